"""A game in a shell: people type lines or numbers, bots answer, chance rolls.

Everything is said in plain lines, so that it works with a screen reader and with a pipe.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from engawa import bots
from engawa.bots.explain import explain
from engawa.bots.remote import Forfeit, Players, check, listening
from engawa.core import record
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.book import find_rule, rules_of
from engawa.core.errors import EngawaError
from engawa.core.game import Game
from engawa.core.notation import count, listed, seat_name
from engawa.core.position import Position
from engawa.core.rng import named
from engawa.core.sight import Sight
from engawa.terminal.draw import called, draw

PERSON = "person"
NOT_A_LINE = "house.notation"
HELP = """\
Type the number of a choice, or its line as it is written.
  ?            this help
  table        the table again
  why LINE     the rule that forbids a line here
  hint         what a bot would play here, and why
  rules [ID]   the rules of the game, or one of them
  undo         take back your last action, up to the last chance or another's action
  save FILE    write the record of the game so far
  quit         stop"""


class Stop(Exception):
    """The person leaves, or there is no more input."""


@dataclass
class Sitting:
    """One game, from the first line to the last."""

    game: Game
    players: list[str]  # a bot's name or PERSON, by seat
    say: Callable[[str], None]
    ask: Callable[[str], str]  # raises EOFError when there is no more
    seed: int | None = None
    played: list[tuple[Position, int]] = field(default_factory=list)  # with the position before

    def __post_init__(self) -> None:
        for name in self.players:
            if name != PERSON:
                check(name)
        self.start = self.game.start()
        self.s = self.start.copy()
        minds = secrets.randbits(60) if self.seed is None else self.seed
        self.hints = minds
        self.luck = None if self.seed is None else named("play", self.seed, "chance")
        self.minds = [named("play", minds, "seat", seat) for seat in range(self.game.seats)]
        self.names = [f"({name})" for name in self.players]
        self.people = [seat for seat, name in enumerate(self.players) if name == PERSON]
        if len(self.people) == 1:
            self.names[self.people[0]] = "(you)"
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None

    def run(self) -> None:
        """Play to the end, or until the person stops."""
        self.say(f"{self.game.room.title}: {self.game.room.says}")
        seating = listed([called(seat, self.names) for seat in range(self.game.seats)])
        self.say(f"Seats: {seating}." + " Type ? for help." * bool(self.people))
        try:
            with Players() as players:
                self._seat(players)
                while self.s.to_move != NOBODY:
                    self._step()
                for _, remote in self.ears:
                    remote.finish(self.s.scores(), self.s.points())
        except (Stop, EOFError):
            self.say("The game stops here, unfinished.")
            return
        self._tell_result()

    def _seat(self, players: Players) -> None:
        """Let the bots sit down; the programs among them hear what happens."""
        here = [seat for seat, name in enumerate(self.players) if name != PERSON]
        found = players.seat([self.players[seat] for seat in here])
        self.bots = dict(zip(here, found, strict=True))
        self.ears = [(here[k], remote) for k, remote in listening(found)]
        for seat, remote in self.ears:
            remote.begin(self.game, seat, self.minds[seat].below(1 << 30))

    def _choose(self, seat: int) -> int:
        """A bot's choice. For a program that cannot play on, a greedy bot does."""
        try:
            return self.bots[seat](Sight(self.s, seat), self.minds[seat])
        except Forfeit as error:
            self.say(f"{error}. A greedy bot plays on for {seat_name(seat)}.")
            self.bots[seat] = bots.find("greedy")
            self.ears = [(k, remote) for k, remote in self.ears if k != seat]
            return self._choose(seat)

    def _step(self) -> None:
        mover = self.s.to_move
        if mover == CHANCE:
            before = self.s.copy()
            self.tell(before, self.s.roll(self.luck))
        elif self.players[mover] == PERSON:
            self._ask(mover)
        else:
            self.play(self._choose(mover))

    def play(self, action: int) -> None:
        before = self.s.copy()
        self.s.apply(action)
        self.tell(before, action)

    def tell(self, before: Position, action: int) -> None:
        """Say what happened, as the person at the table may hear it."""
        self.played.append((before, action))
        for seat, remote in self.ears:
            remote.hear(before, action, seat)
        line = before.told(action, self.looking)
        who = seat_name(before.to_move) if before.to_move != CHANCE else "Chance"
        turn = before.observe(self.looking).get("turn")
        if before.to_move == CHANCE and turn is not None:
            who = f"Chance for {seat_name(turn)}"
        self.say(f"{who}: {line}")

    # --- a person's turn ---

    def _ask(self, seat: int) -> None:
        if len(self.people) > 1:
            self._hand_over(seat)
        self._show(seat)
        while self.s.to_move == seat:
            lines = self.s.lines()
            typed = " ".join(self.ask(f"{seat_name(seat)}> ").split())
            before = len(self.played)
            self._answer(seat, typed, lines)
            if len(self.played) != before:
                return

    def _hand_over(self, seat: int) -> None:
        """Where seats have secrets, let the next person come to the keyboard first."""
        hidden = any(self.s.observe(k) != self.s.observe(seat) for k in self.people)
        if hidden and self.looking != seat:
            self.ask(f"{seat_name(seat)}, it is your turn. Press Enter when only you can see. ")
        self.looking = seat

    def _show(self, seat: int) -> None:
        scene = self.s.scene(seat)
        says = {verb.line: verb.says for verb in scene.verbs}
        see = self.s.observe(seat)
        self.say("")
        self.say(draw(scene, self.names))
        for number, line in enumerate(self.s.lines(), 1):
            words = says.get(line) or self.game.room.brings(see, line).title
            self.say(f"  {number}. {line}" + (f": {words}" if words != line else ""))

    def _answer(self, seat: int, typed: str, lines: list[str]) -> None:
        word, _, rest = typed.partition(" ")
        numbers = [str(number) for number in range(1, len(lines) + 1)]
        orders: dict[str, Callable[[], object]] = {
            "?": lambda: self.say(HELP),
            "help": lambda: self.say(HELP),
            "table": lambda: self._show(seat),
            "why": lambda: self._why(rest),
            "hint": lambda: self._hint(seat),
            "rules": lambda: self._rules(rest),
            "undo": lambda: self._undo(seat),
            "save": lambda: self._save(rest),
            "quit": self._quit,
        }
        try:
            if typed in numbers:
                self.play(self.s.legal()[numbers.index(typed)])
            elif typed.isascii() and typed.isdigit():
                self.say(f"There is no choice {typed}; the numbers go from 1 to {len(lines)}.")
            elif word.lower() in orders and not (word == "?" and rest):
                orders[word.lower()]()
            elif typed:
                self._play_line(typed)
        except EngawaError as error:
            self.say(str(error))

    def _play_line(self, typed: str) -> None:
        refusal = self.s.why_not(typed)
        if refusal is None:
            self.play(self.s.parse(typed))
        elif refusal.rule == NOT_A_LINE:
            most = len(self.s.lines())
            self.say(
                f"{typed!r} is no line of {self.game.room.title}. Type a number from 1 to {most}, "
                "a line as it is listed, or ? for help."
            )
        else:
            self.say(f"{refusal.says} [{refusal.rule}]")

    def _why(self, line: str) -> None:
        if not line:
            self.say("Type why and a line, such as: why " + self.s.lines()[0])
            return
        if line.isascii() and line.isdigit() and 0 < int(line) <= len(self.s.lines()):
            line = self.s.lines()[int(line) - 1]
        refusal = self.s.why_not(line)
        if refusal is None:
            self.say(f"{line!r} can be played here.")
            return
        self.say(f"{refusal.says} [{refusal.rule}]")
        self.say(f"  {rules_of(self.game.room)[refusal.rule].says}")

    def _hint(self, seat: int) -> None:
        """From what the seat may know; its luck is its own, so that asking changes nothing."""
        rng = named("hint", self.hints)
        self.say(explain(Sight(self.s, seat), rng).sentence())

    def _rules(self, rule: str) -> None:
        shown = [find_rule(self.game.room, rule)] if rule else rules_of(self.game.room).values()
        for entry in shown:
            self.say(f"{entry.id}: {entry.says}")

    def _undo(self, seat: int) -> None:
        if not self.played or self.played[-1][0].to_move != seat:
            self.say("Undo reaches back to the last chance or another's action, and no further.")
            return
        self.s, action = self.played.pop()
        for _, remote in self.ears:
            remote.forget()
        self.say(f"Taken back: {self.s.text(action)}")

    def _save(self, name: str) -> bool:
        if not name:
            self.say("Type save and the name of a file.")
            return False
        actions = [action for _, action in self.played]
        try:
            Path(name).write_text(record.write(self.start, actions), encoding="utf-8")
        except OSError as error:
            self.say(f"{name} cannot be written: {error.strerror}.")
            return False
        self.say(f"Saved {count(len(actions), 'line')} in {name}.")
        return True

    def _quit(self) -> None:
        raise Stop

    def _tell_result(self) -> None:
        self.say("")
        self.say(draw(self.s.scene(self.looking), self.names))
        for line in result(self.s, self.names):
            self.say(line)
        if self.people:
            self._offer_save()

    def _offer_save(self) -> None:
        while True:
            try:
                word, _, name = self.ask("save FILE, or Enter to finish> ").strip().partition(" ")
                if word != "save" or self._save(name.strip()):
                    return
            except EOFError:
                return


def result(s: Position, names: list[str]) -> Iterator[str]:
    """Who won, and the points, in words."""
    scores, points = s.scores(), s.points()
    winners = [called(seat, names) for seat, score in enumerate(scores) if score > 0]
    verb = "wins" if len(winners) == 1 else "share the win"
    yield f"{listed(winners)} {verb}." if winners else "Nobody wins."
    yield "Points: " + ", ".join(f"{seat_name(k)} {n}" for k, n in enumerate(points)) + "."
