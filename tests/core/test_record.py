"""Records: read, replayed, and written so that they can be read again."""

import pytest
from games_by import SMALLEST

import engawa
from engawa import NOBODY, Rng
from engawa.core import record
from engawa.core.errors import BadRecord
from engawa.core.game import Game
from engawa.core.record import RecordRow
from engawa.template import SPEC

WHOLE = """\
# a game for a rainy day
game: pebbles
rules-version: 1
seats: Ann, Ben
result: 0 1

heap 8 | take 3 ; 5 B      # Ann is bold; too bold

# a row may hold a note alone
take 1          ; 4   A
take 2
take 2          ; 0 B
"""


def lines(text: str) -> list[str]:
    """The lines of a replay, each with the position it leads to."""
    found = record.read(text)
    game = record.game_of(found, SPEC)
    return [f"{step.line} -> {step.position}" for step in record.replay(found, game)]


# --- reading ---


def test_a_record_is_headers_and_rows() -> None:
    found = record.read(WHOLE)
    assert found.headers == {
        "game": "pebbles",
        "rules-version": "1",
        "seats": "Ann, Ben",
        "result": "0 1",
    }
    assert found.seats == ["Ann", "Ben"]
    assert found.rows == [
        RecordRow(7, ["heap 8", "take 3"], "5 B", "Ann is bold; too bold"),
        RecordRow(9, [], "", "a row may hold a note alone"),
        RecordRow(10, ["take 1"], "4 A"),
        RecordRow(11, ["take 2"]),
        RecordRow(12, ["take 2"], "0 B"),
    ]


@pytest.mark.parametrize("header", ["game", "seats"])
def test_a_record_without_its_game_or_seats_is_none(header: str) -> None:
    text = WHOLE.replace(f"\n{header}: ", "\nsource: ")
    with pytest.raises(BadRecord) as refused:
        record.read(text)
    assert str(refused.value) == f"a record needs the header {header!r}, and this one has none"


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing but a note\n"])
def test_nothing_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match="needs the header 'game'"):
        record.read(text)


@pytest.mark.parametrize("line", ["colour: red", "take 1", "Game: pebbles", " seats: Ann, Ben"])
def test_an_unknown_header_is_shown_with_those_there_are(line: str) -> None:
    with pytest.raises(BadRecord) as refused:
        record.read(f"game: pebbles\n{line}\n")
    assert str(refused.value) == (
        "line 2: expected a header "
        "(game, rules-version, seats, options, from, source, watches, result), "
        f"not {line!r}"
    )


# --- replaying ---


def test_a_record_is_played_line_by_line() -> None:
    assert lines(WHOLE) == [
        "heap 8 -> 8 A",
        "take 3 -> 5 B",
        "take 1 -> 4 A",
        "take 2 -> 2 B",
        "take 2 -> 0 B",
    ]


def test_the_steps_of_a_replay_stay_as_they_were() -> None:
    found = record.read(WHOLE)
    steps = list(record.replay(found, record.game_of(found, SPEC)))
    assert [str(step.position) for step in steps] == ["8 A", "5 B", "4 A", "2 B", "0 B"]


LONG = "game: pebbles\nrules-version: 1\nseats: Ann, Ben\n\nheap 13\n" + "take 1\n" * 11


def test_a_record_that_breaks_a_rule_names_the_line_and_the_rule() -> None:
    with pytest.raises(BadRecord) as refused:
        lines(LONG + "take 3\n")
    assert str(refused.value) == (
        "line 17: 'take 3' cannot be played here: Only 2 pebbles can still be taken. [take.rest]"
    )


def test_a_line_that_spells_nothing_is_named_too() -> None:
    with pytest.raises(BadRecord, match=r"^line 17: expected 'take' .* not 'jump'$"):
        lines(LONG + "take 1 | jump\n")


def test_a_line_after_the_end_is_refused() -> None:
    with pytest.raises(BadRecord, match=r"^line 18: .*The game is over\. \[house\.over\]$"):
        lines(LONG + "take 2\ntake 1\n")


def test_a_wrong_claim_says_where_it_really_leads() -> None:
    with pytest.raises(BadRecord) as refused:
        lines(WHOLE.replace("4   A", "4 B"))
    assert str(refused.value) == (
        "line 10: the record says this leads to '4 B', and it leads to '4 A'"
    )


def test_a_record_may_begin_in_the_middle() -> None:
    text = "game: pebbles\nseats: Ann, Ben, Cleo\nfrom: 5 C\n\ntake 3\n"
    assert lines(text) == ["take 3 -> 2 A"]


def test_a_bad_middle_is_told_from_a_bad_line() -> None:
    with pytest.raises(BadRecord, match=r"^header 'from': a heap holds 0 to 13 pebbles, not 99$"):
        lines("game: pebbles\nseats: Ann, Ben\nfrom: 99 A\n\ntake 3\n")


def test_other_rules_are_mentioned() -> None:
    assert record.version_note(record.read(WHOLE), SPEC) == ""
    assert record.version_note(record.read(WHOLE.replace("rules-version: 1\n", "")), SPEC) == ""
    other = record.read(WHOLE.replace("rules-version: 1", "rules-version: 7"))
    assert str(record.version_note(other, SPEC)) == (
        "This record was played under version 7 of the rules of Pebbles; "
        "these are version 1, so it may not play as it did."
    )


# --- options ---


@pytest.mark.parametrize(
    ("options", "chosen"),
    [
        ("misere", {"misere": 1}),
        ("misere=yes", {"misere": 1}),
        ("misere=0", {}),
        ("", {}),
    ],
)
def test_options_stand_in_a_header(options: str, chosen: dict[str, int]) -> None:
    found = record.read(f"game: pebbles\nseats: Ann, Ben\noptions: {options}\n")
    assert record.game_of(found, SPEC).chosen() == chosen


@pytest.mark.parametrize(
    ("header", "says"),
    [
        ("options: colour=red", "Pebbles has no option 'colour'; it has: misere"),
        ("options: misere=7", "option misere takes yes or no, not '7'"),
        ("seats: Ann", "Pebbles seats 2 to 4, not 1"),
    ],
)
def test_a_game_that_cannot_be_made_is_said_in_a_sentence(header: str, says: str) -> None:
    found = record.read(f"game: pebbles\nseats: Ann, Ben\n{header}\n")
    with pytest.raises(ValueError, match=says):
        record.game_of(found, SPEC)


# --- writing ---


def written(game: Game, moves: list[str], position: str = "", **names: list[str]) -> str:
    s = game.position(position) if position else game.start()
    start, actions = s.copy(), []
    for move in moves:
        actions.append(s.parse(move))
        s.play(move)
    return record.write(start, actions, **names)


def test_a_whole_game_is_written_with_its_result() -> None:
    moves = ["heap 8", "take 3", "take 3", "take 2"]
    assert written(Game(SPEC, 2, {"misere": 1}), moves) == (
        "game: pebbles\n"
        "rules-version: 1\n"
        "seats: A, B\n"
        "options: misere=1\n"
        "result: 0 1\n"
        "\n"
        "heap 8\n"
        "take 3\n"
        "take 3\n"
        "take 2\n"
    )


def test_half_a_game_from_the_middle_is_written_without_a_result() -> None:
    text = written(Game(SPEC, 2, {}), ["take 3"], "5 B", names=["Ann", "Ben"])
    assert text == ("game: pebbles\nrules-version: 1\nseats: Ann, Ben\nfrom: 5 B\n\ntake 3\n")


def test_a_run_of_chance_shares_a_row() -> None:
    game = engawa.make(SMALLEST, 2)
    text = written(game, ["start B", "roll ......", "roll P.....", "give B", "roll ......."])
    assert text.splitlines()[-3:] == [
        "start B | roll ...... | roll P.....",
        "give B",
        "roll .......",
    ]


@pytest.mark.parametrize("name", engawa.names())
def test_what_is_written_can_be_read_and_played_again(name: str) -> None:
    game = engawa.make(name)
    s, rng = game.start(), Rng(2)
    actions: list[int] = []
    while s.to_move != NOBODY:
        legal = s.legal()
        action = legal[rng.below(len(legal))] if legal else s.copy().roll(rng)
        s.apply(action)
        actions.append(action)
    text = record.write(game.start(), actions)
    found = record.read(text)
    steps = list(record.replay(found, record.game_of(found, game.spec)))
    befores = [game.start(), *(step.position for step in steps)]
    played = [s.parse(step.line) for s, step in zip(befores, steps, strict=False)]
    assert played == actions
    assert str(steps[-1].position) == str(s)
    assert found.headers["result"].split() == [f"{score:g}" for score in s.scores()]
    assert record.write(game.start(), actions) == text
