"""OpenSpiel's own information-set search, written in Python, plays one of our games.

    python examples/ismcts.py takenoko --simulations 50 --decisions 20

It asks for `resample_from_infostate`, so it never sees what its seat cannot.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import engawa
from engawa.adapters import openspiel  # this also registers our games with pyspiel


def play(name: str, seats: int, simulations: int, decisions: int) -> list[str]:
    """Return the first decisions of a game as lines; the search plays A, chance the other seats."""
    game = pyspiel.load_game(f"engawa_{name}(players={seats})")
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, Guess(), uct_c=0.7, max_simulations=simulations, random_state=dice)
    state = game.new_initial_state()
    lines: list[str] = []
    while not state.is_terminal() and len(lines) < decisions:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(outcomes, p=odds))
            continue
        seat = state.current_player()
        action = bot.step(state) if seat == 0 else dice.choice(state.legal_actions())
        lines.append(f"{'ABCDE'[seat]} {state.action_to_string(action)}")
        state.apply_action(action)
    return lines


class Guess(mcts.Evaluator):  # type: ignore[misc]
    """Uses the game's own quick guess of the scores instead of random play."""

    def evaluate(self, state: openspiel.State) -> list[float]:
        return state.table.position.values()

    def prior(self, state: openspiel.State) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def main(arguments: list[str] | None = None) -> list[str]:
    parser = argparse.ArgumentParser(description="OpenSpiel's ISMCTS plays one of our games.")
    parser.add_argument("game", choices=engawa.names())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--decisions", type=int, default=20)
    asked = parser.parse_args(arguments)
    lines = play(asked.game, asked.seats, asked.simulations, asked.decisions)
    print("\n".join(lines))
    return lines


if __name__ == "__main__":
    main()
