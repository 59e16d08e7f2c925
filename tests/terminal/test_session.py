"""A game in a terminal, word for word: what is typed, and what is printed."""

import sys
from pathlib import Path

import pytest
from games_by import SMALLEST

import engawa
from engawa.core.errors import BadGame
from engawa.core.game import Game
from engawa.template import SPEC
from engawa.terminal.coach import Coach
from engawa.terminal.session import HELP, PERSON, Session
from engawa.words import terminal as say

PEBBLES = Game(SPEC, 2, {})
SMALL = engawa.make(SMALLEST, 3)
STOPPED = "The game stops here, unfinished."


def sit(
    game: Game, players: list[str], typed: list[str], position: str = "", seed: int | None = 1
) -> list[str]:
    """Return all that is printed and asked while this is typed; then the input ends."""
    said: list[str] = []
    left = iter(typed)

    def ask(prompt: str) -> str:
        said.append(prompt)
        for line in left:
            return line
        raise EOFError

    sitting = Session(game, players, write=said.append, ask=ask, seed=seed)
    if position:
        sitting.start = game.position(position)
        sitting.s = sitting.start.copy()
    sitting.run()
    return "\n".join(said).splitlines()


def alone(*typed: str) -> list[str]:
    """Return what is printed with two pebbles left, from the first prompt to the end of input."""
    said = sit(PEBBLES, [PERSON, "greedy"], list(typed), "2 A")
    return said[said.index("A> ") + 1 :]


# --- whole games ---


def test_two_persons_play_a_whole_game_by_lines_and_numbers() -> None:
    said = sit(PEBBLES, [PERSON, PERSON], ["take 3", "2", "TAKE  1", ""], "6 A")
    assert said[:-7] == [
        "Pebbles: Take one to three pebbles in turn; whoever takes the last one wins.",
        "Seats: A (person) and B (person). Type ? for help.",
        "",
        "A (person): to play",
        "B (person)",
        "Heap: pebble, pebble, pebble, pebble, pebble and pebble.",
        "Take from 6 pebbles.",
        "  1. take 1: Take 1 pebble, leave 5",
        "  2. take 2: Take 2 pebbles, leave 4",
        "  3. take 3: Take 3 pebbles, leave 3",
        "A> ",
        "You played take 3.",
        "",
        "A (person)",
        "B (person): to play",
        "Heap: pebble, pebble and pebble.",
        "Take from 3 pebbles.",
        "  1. take 1: Take 1 pebble, leave 2",
        "  2. take 2: Take 2 pebbles, leave 1",
        "  3. take 3: Take 3 pebbles, leave 0",
        "B> ",
        "You played take 2.",
        "",
        "A (person): to play",
        "B (person)",
        "Heap: pebble.",
        "Take from 1 pebble.",
        "  1. take 1: Take 1 pebble, leave 0",
        "A> ",
        "You played take 1.",
    ]
    assert said[-4:] == [
        "A took the last pebble.",
        "A (person) wins.",
        "Points: A 1, B 0.",
        "save FILE, or Enter to finish> ",
    ]


@pytest.mark.parametrize("name", engawa.names())
def test_the_first_choice_leads_through_a_whole_game(name: str) -> None:
    game = engawa.make(name)
    said = sit(game, [PERSON, *["random"] * (game.seats - 1)], ["1"] * 20_000)
    assert said[-1] == "save FILE, or Enter to finish> "
    assert said[-2].startswith("Points: A ")
    assert "A (you)" in said[1]
    assert STOPPED not in said


def test_bots_play_by_themselves_and_nobody_is_asked() -> None:
    said = sit(SMALL, ["greedy", "random", "greedy"], [])
    assert said[:2] == [
        f"{SMALL.spec.title}: {SMALL.spec.says}",
        "Seats: A (greedy), B (random) and C (greedy).",
    ]
    assert [line for line in said if "> " in line or "Type ?" in line] == []
    assert said[-2].endswith(" wins.")
    assert said[-1].startswith("Points: A ")


def test_the_same_seed_gives_the_same_words() -> None:
    players = [PERSON, "random", "greedy"]
    words = [sit(SMALL, players, ["1"] * 200, seed=seed) for seed in (3, 3, 4)]
    assert words[0] == words[1] != words[2]


def test_another_seed_is_another_luck() -> None:
    starts = {tuple(sit(SMALL, ["greedy"] * 3, [], seed=seed)[2:4]) for seed in range(8)}
    assert len(starts) > 4


def test_without_a_seed_a_game_is_played_all_the_same() -> None:
    assert sit(PEBBLES, ["random", "greedy"], [], seed=None)[-2].endswith(" wins.")


# --- choosing ---


@pytest.mark.parametrize("typed", ["0", "3", "99", "007"])
def test_a_number_without_a_choice_is_refused(typed: str) -> None:
    assert alone(typed) == [
        f"There is no choice {typed}; the numbers go from 1 to 2.",
        "A> ",
        STOPPED,
    ]


@pytest.mark.parametrize("typed", ["xyzzy", "taken", "-1", "²", "? take 2", "1 2"])
def test_nonsense_is_answered_and_asked_again(typed: str) -> None:
    answer, prompt, stopped = alone(typed)
    assert answer.startswith(f"{typed!r} is not a line of ")
    assert answer.endswith("from 1 to 2, a line as it is listed, or ? for help.")
    assert (prompt, stopped) == ("A> ", STOPPED)


@pytest.mark.parametrize("typed", ["ta", "take 1"])
def test_the_beginning_of_a_line_will_do_if_there_is_one_such_line(typed: str) -> None:
    assert "You played take 1." in sit(PEBBLES, [PERSON, "random"], [typed], "1 A")


def test_nothing_typed_is_just_asked_again() -> None:
    assert alone("", "   ") == ["A> ", "A> ", STOPPED]


def test_a_number_of_any_length_is_refused() -> None:
    assert alone("1" * 5000)[-1] == STOPPED


# --- leaving ---


def test_the_end_of_input_ends_politely() -> None:
    assert alone() == [STOPPED]


@pytest.mark.parametrize("typed", ["quit", "QUIT"])
def test_a_person_may_leave(typed: str) -> None:
    assert alone(typed, "take 1") == [STOPPED]


def test_the_end_of_input_after_the_end_of_the_game_is_no_news() -> None:
    said = sit(PEBBLES, [PERSON, "random"], ["1"], "1 A")
    assert "A (you) wins." in said
    assert STOPPED not in said


# --- help, reasons, rules ---


@pytest.mark.parametrize("typed", ["?", "help", "Help"])
def test_help_is_there(typed: str) -> None:
    told = [f"  {order:<12} {does}" for order, does in HELP.items()]
    assert alone(typed) == [str(say.HELP), *told, "A> ", STOPPED]


def test_every_order_of_the_help_is_understood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    orders = [order.split()[0] for order in HELP]
    assert orders == ["?", "table", "read", "why", "hint", "rules", "undo", "save", "quit"]
    for order in orders:
        assert not any("is not a line of" in line for line in alone(order))


def test_why_takes_the_number_of_a_choice_too() -> None:
    assert alone("why 1")[0].endswith("can be played here.")


# --- the coach ---


@pytest.mark.parametrize("coach", [None, Coach()])
def test_the_coach_says_each_thing_once_and_only_if_asked(coach: Coach | None) -> None:
    said: list[str] = []
    Session(
        SMALL, [PERSON, "random", "random"], said.append, lambda prompt: "1", 4, coach=coach
    ).run()
    tips = [row for row in said if row.startswith("Tip [")]
    assert len(tips) == len(set(tips))
    assert bool(tips) == bool(coach)


# --- taking back ---

NO_FURTHER = str(say.UNDO_FAR)


def test_chance_and_the_others_cannot_be_taken_back() -> None:
    said = sit(PEBBLES, [PERSON, "random"], ["take 1", "undo"], "9 A")
    assert said[-3:] == [NO_FURTHER, "A> ", STOPPED]
    rolled = sit(PEBBLES, [PERSON, "random"], ["undo"])
    assert rolled[-3:] == [NO_FURTHER, "A> ", STOPPED]
    both = sit(PEBBLES, [PERSON, PERSON], ["take 1", "undo"], "9 A")
    assert both[-3:] == [NO_FURTHER, "B> ", STOPPED]


# --- saving ---


def test_a_game_can_be_saved_when_it_is_over(tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    said = sit(PEBBLES, [PERSON, "random"], ["2", f"save {file}"], "2 A")
    assert said[-1] == f"Saved 1 line in {file}."
    assert file.read_text() == (
        "game: pebbles\nrules-version: 1\nseats: A, B\nfrom: 2 A\nresult: 1 0\n\ntake 2\n"
    )


def test_saving_needs_a_name_and_a_place(tmp_path: Path) -> None:
    assert alone("save")[0] == "Type save and the name of a file."
    answer, prompt, stopped = alone(f"save {tmp_path}/nowhere/game.rec")
    assert answer.endswith("game.rec cannot be written: No such file or directory.")
    assert (prompt, stopped) == ("A> ", STOPPED)
    assert list(tmp_path.iterdir()) == []


# --- sitting down ---


def test_a_bot_there_is_not_cannot_sit_down() -> None:
    with pytest.raises(BadGame, match="there is no bot 'deep'; there are: random, greedy"):
        sit(SMALL, [PERSON, "deep", "random"], [])


# --- hints ---


def test_a_hint_says_what_is_best_and_changes_nothing() -> None:
    said = sit(PEBBLES, [PERSON, "greedy"], ["hint", "hint"], "3 A")
    hints = [row for row in said if " is best for you: you 100 %, B 0 %." in row]
    assert len(hints) == 2
    assert hints[0] == hints[1]
    assert hints[0].startswith("'take 3' is best")
    asked = sit(PEBBLES, [PERSON, "random"], ["hint", "1", "1", "1", "1"], "9 A")
    silent = sit(PEBBLES, [PERSON, "random"], ["1", "1", "1", "1"], "9 A")
    told = [[row for row in said if row.startswith("B played ")] for said in (asked, silent)]
    assert told[0] == told[1] != []


# --- programs at the table ---


def test_a_program_plays_and_where_it_fails_a_greedy_bot_does(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import json\nprint(json.loads(input())['is'] and 'take 1')\n")
    said = sit(PEBBLES, [PERSON, f"remote:{sys.executable} {bot}"], ["1", "1", "1"], "9 A")
    assert "B played take 1." in said
    assert sum("where an answer was due. A greedy bot plays on for B." in row for row in said) == 1
