"""Bamboo Harvest against its rules; the rulebook's examples are among the records.

Unless a test says otherwise, this is the forest::

        a    b    c    d    e    f    g
    1   AD   2D   3D   4D   5D   6D   7D
    2   8D   9D   10D  JD   QD   KD   AH
    3   2H   3H   4H   5H   6H   7H   8H
    4   9H   10H  JH   QH   KH   AD'  2D'
    5   3D'  4D'  5D'  6D'  7D'  8D'  9D'
    6   10D' JD'  QD'  KD'  AH'  2H'  3H'
    7   4H'  5H'  6H'  7H'  8H'  9H'  10H'
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from said import notes, said, shown, told
from said import refused as why_not

import engawa
from engawa import CHANCE, NOBODY, Position, Rng
from engawa.core.errors import BadLine, BadPosition, IllegalLine
from engawa.core.scene import Count, Sprite
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.rules import components
from engawa.games.bamboo_harvest.screen.face import Face
from engawa.testing import check_laws, playthroughs, positions

rule = pytest.mark.rule  # names the ids of RULES.md a test watches

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FOREST = [
    *[rank + "D" for rank in RANKS],
    *[rank + "H" for rank in RANKS],
    *[rank + "D'" for rank in RANKS],
    *[rank + "H'" for rank in RANKS[:10]],
]


def number(cell: str) -> int:
    return (int(cell[1]) - 1) * 7 + "abcdefg".index(cell[0])


def at(
    step: str = "build",
    turn: str = "A",
    *,
    starter: str = "A",
    seats: int = 2,
    cards: str = "",
    tokens: str = "",
    disturbed: str = "",
    reeds: str = "",
    hands: str = "",
    discards: str = "",
    more: str = "",
    turns: int = 8,
    **options: object,
) -> Position:
    """A position: ``cards="a1=KH"``, ``tokens="A:d4,d5 B:e4"``, the rest as it is written."""
    forest = FOREST[:]
    for cell, _, card in (part.partition("=") for part in cards.split()):
        i, j = number(cell), forest.index(card)
        forest[i], forest[j] = forest[j], forest[i]
    for mark, marked in ((":", tokens), ("~", disturbed)):
        for seat, _, cells in (part.partition(":") for part in marked.split()):
            for cell in cells.split(","):
                forest[number(cell)] += mark + seat
    rows = "/".join(",".join(forest[i : i + 7]) for i in range(0, 49, 7))
    each = "/".join(["-"] * seats)
    first = "-" if step == "drop" else starter
    text = f"{rows} {step} {turn} {first} {turns} {reeds or each.replace('-', '0')} "
    text += f"{hands or each} {discards or '-/' + each} {more}"
    return engawa.make("bamboo_harvest", seats, **options).position(text)


def play(s: Position, *lines: str) -> Any:
    for line in lines:
        s.play(line)
    return s


def see(s: Position, seat: int | None = None) -> Any:
    return s.observe(seat)


def refused(s: Position, line: str) -> str:
    """The rule that forbids a line."""
    refusal = s.why_not(line)
    assert refusal is not None, line
    with pytest.raises(IllegalLine):
        s.play(line)
    return refusal.rule


def verbs(s: Position) -> set[str]:
    return {line.split()[0] for line in s.lines()}


def ways(s: Position) -> dict[str, int]:
    return {s.text(action): n for action, n in s.chances()}


# --- set-up ---


@rule("cards", "setup.forest")
def test_the_forest_is_all_red_cards_but_three() -> None:
    s = engawa.make("bamboo_harvest").start()
    once = {"lay JH", "lay QH", "lay KH"}
    assert ways(s) == {
        f"lay {r}{suit}": 1 if f"lay {r}{suit}" in once else 2 for suit in "DH" for r in RANKS
    }
    play(s, "lay 7D", "lay JH")
    assert ways(s)["lay 7D"] == 1
    assert "lay JH" not in ways(s)
    play(s, "lay 7D")
    assert str(s).startswith("7D,JH,7D',.,.,.,./")
    for _ in range(46):
        s.roll(Rng(1))
    assert sorted(str(s).split()[0].replace("/", ",").split(",")) == sorted(FOREST)


@rule("cards", "cards.wild", "setup.deeds", "setup.reeds", "wild")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_gets_three_of_the_deeds_and_fourteen_reeds(seats: int) -> None:
    s = engawa.make("bamboo_harvest", seats).start()
    rng = Rng(seats)
    for _ in range(49):
        s.roll(rng)
    black = {f"draw {rank}{suit}": 2 for suit in "CS" for rank in RANKS}
    assert ways(s) == black | {"draw JH": 1, "draw QH": 1, "draw KH": 1}
    while s.to_move == CHANCE:
        s.roll(rng)
    assert [hand["down"] for hand in see(s)["hands"]] == [3] * seats
    assert see(s)["reeds"] == [14] * seats
    assert see(s)["pile"] == 55 - 3 * seats
    assert s.to_move == 0


@rule("start", "start.suit", "start.wild")
@pytest.mark.parametrize(
    ("mine", "theirs", "starter"),
    [
        ("2C", "AS", "A"),  # the ace is low
        ("10S", "JC", "B"),
        ("KC", "QH", "A"),
        ("7C", "7S", "B"),
        ("JS", "JH", "B"),  # a wild is what it shows
        ("KC", "KH", "B"),
    ],
)
def test_the_highest_discard_starts(mine: str, theirs: str, starter: str) -> None:
    s = at("drop", hands=f"{mine}?,3C?,3S?/{theirs}?,4C?,4S?", turns=0)
    play(s, f"drop {mine}", f"drop {theirs}")
    assert see(s)["phase"] == "place"
    assert "AB"[s.to_move] == starter == "AB"[see(s)["starter"]]
    assert [hand["dropped"] for hand in see(s)["hands"]] == [[mine], [theirs]]


@rule("start", "memory")
def test_who_dropped_what_is_seen_until_the_first_turn() -> None:
    hands = "7S?,3C?,3S?/8S?,4C?,4S?/2S?,5C?,5S?"
    s = play(at("drop", seats=3, hands=hands, turns=0), "drop 7S", "drop 8S", "drop 2S")
    for seat in (0, 1, 2, None):
        assert [hand["dropped"] for hand in see(s, seat)["hands"]] == [["7S"], ["8S"], ["2S"]]
        assert notes(s.scene(seat))[0] == (
            "A dropped the seven of spades. B dropped the eight of spades. "
            "C dropped the two of spades."
        )
    assert str(s.game.position(str(s))) == str(s)
    play(s, "place a1", "place b1", "place c1", "place d1", "place e1")
    assert see(s)["discards"]["shown"] == []
    play(s, "place f1")
    assert see(s)["discards"]["shown"] == ["2S", "7S", "8S"]
    assert [hand["dropped"] for hand in see(s)["hands"]] == [[], [], []]


@rule("start.back", "start.unseen")
def test_of_two_equal_cards_the_black_backed_one_starts() -> None:
    hands = "7S?,3C?,3S?/7S?,4C?,4S?/2S?,5C?,5S?"
    s = play(at("drop", seats=3, hands=hands, turns=0), "drop 7S", "drop 7S", "drop 2S")
    assert s.to_move == CHANCE
    assert ways(s) == {"black A": 1, "black B": 1}
    assert {s.text(s.copy().roll(Rng(n))) for n in range(30)} == {"black A", "black B"}
    assert see(s)["hands"][1]["dropped"] == ["7S"]
    assert "B dropped the seven of spades." in notes(s.scene(2))[0]
    play(s, "black B")
    assert (s.to_move, see(s)["hands"][2]["dropped"]) == (1, ["2S"])


@rule("start", "memory")
def test_discards_stay_hidden_until_all_are_in() -> None:
    s = at("drop", seats=3, hands="7S?,3C?,3S?/8S?,4C?,4S?/2S?,5C?,5S?", turns=0)
    action = s.parse("drop 7S")
    assert [s.line_for(action, seat) for seat in (0, 1, None)] == ["drop 7S", "drop ?", "drop ?"]
    play(s, "drop 7S")
    assert see(s, 0)["hands"][0]["dropped"] == ["7S"]
    assert see(s, 1)["hands"][0]["dropped"] == see(s)["hands"][0]["dropped"] == 1
    worlds = [s.imagine(1, Rng(n)) for n in range(40)]
    assert len({see(world, 0)["hands"][0]["dropped"][0] for world in worlds}) > 5
    play(s, "drop 8S")
    assert s.line_for(s.parse("drop 2S"), 0) == "drop 2S"  # the last one shows them all
    assert refused(s, "drop 7S") == "start"


@rule("place", "open", "build.final")
def test_tokens_are_placed_there_and_back_again() -> None:
    s = at("place", "B", starter="B", seats=3, hands="7S?,3C?/8S?,4C?/2S?,5C?", turns=0)
    order = []
    for cell in ("a1", "g1", "a7", "g7", "d4", "c3"):
        order.append("ABC"[s.to_move])
        assert see(s, 0)["hands"][1]["up"] == []
        play(s, f"place {cell}")
        if order == ["B"]:
            assert refused(s, "place a1") == "place"
    assert order == ["B", "C", "A", "A", "C", "B"]
    assert [hand["up"] for hand in see(s)["hands"]] == [["3C", "7S"], ["4C", "8S"], ["5C", "2S"]]
    assert see(s)["tokens"] == [2, 2, 2]
    assert s.to_move == 1


# --- the turn ---


@rule("turn", "skip")
def test_a_turn_goes_through_its_steps_in_order() -> None:
    s = at(tokens="A:a1 B:g7", reeds="40/0", hands="2S,AC?/-")
    assert verbs(s) == {"build", "done"}
    assert refused(s, "swap b1") == refused(s, "harvest a1 2") == refused(s, "buy") == "turn"
    play(s, "done")
    assert verbs(s) == {"swap", "done"}
    assert refused(s, "build b1 2S") == "turn"
    play(s, "done")
    assert s.lines() == ["harvest a1 2", "harvest a1 8"]
    assert refused(s, "done") == "harvest"
    play(s, "harvest a1 2")
    assert s.lines() == ["buy", "done"]
    play(s, "done")
    assert s.lines() == ["reveal AC", "done"]
    assert refused(s, "harvest a1 8") == refused(s, "swap b1") == "turn"
    play(s, "done")
    assert (see(s)["turn"], see(s)["phase"], see(s)["turns"]) == (1, "harvest", 9)


@rule("turn")
def test_turns_go_round_clockwise() -> None:
    s = at("manage", seats=3, tokens="A:a1 B:g7 C:a7", hands="7S?/8S?/9S?")
    assert see(play(s, "done"))["turn"] == 1


@rule("skip")
def test_a_step_that_was_passed_over_says_what_it_would_have_taken() -> None:
    poor = at("swap", tokens="A:a1 B:g7", reeds="14/14", hands="2S/7S", turns=0)
    says = "One build a turn: it comes first, and costs 30 reeds and a deed."
    assert why_not(poor, "build b1 2S") == ("turn", says)
    hidden = at("harvest", tokens="A:a1 B:g7", hands="2S?/-", more="harvest=a1")
    says = "One swap a turn: it comes before the harvest, and needs a deed that lay face up."
    assert why_not(hidden, "swap b1") == ("turn", says)


@rule("turn")
def test_a_second_build_or_swap_is_refused_as_the_second() -> None:
    s = at(tokens="A:a1 B:g7", reeds="33/0", hands="KS,7S/-")
    play(s, "build e4 KS")
    assert "One build a turn" in why_not(s, "build f3 7S")[1]  # not that A has 3 reeds
    play(s, "swap f3", "with f2", "mark f2")
    assert "One swap a turn" in why_not(s, "swap g1")[1]


@rule("swap.deed", "swap.wild")
def test_a_card_that_only_a_wild_deed_could_swap_says_so() -> None:
    def says(hands: str) -> str:
        return why_not(at("swap", tokens="A:a1 B:g7", hands=hands), "swap c1")[1]

    none = "A has no three face up to swap the card on c1."
    assert says("2S,3S?/-") == none
    assert says("2S,JH/-") == f"{none} To use a wild deed, name it: swap c1 JH."
    assert says("2S,JH!/-") == f"{none} A wild deed can swap only once."


@rule("skip")
def test_a_step_with_nothing_to_decide_is_passed_over() -> None:
    hidden = at("manage", "B", tokens="A:a1 B:g7", reeds="30/0", hands="2S?/AC?")
    assert see(play(hidden, "done"))["phase"] == "build"  # whatever the hidden deed is
    poor = at("manage", "B", tokens="A:a1 B:g7", reeds="29/0", hands="2S?/AC?")
    assert see(play(poor, "done"))["phase"] == "harvest"  # nothing face up to swap with
    none = at("manage", "B", tokens="A:a1 B:g7", reeds="90/0", hands="-/AC?")
    assert see(play(none, "done"))["phase"] == "harvest"
    shut = at("manage", "B", seats=2, tokens="A:a1 B:b1,a2", reeds="9/0", hands="-/AC?")
    play(shut, "done")
    assert (see(shut)["turn"], see(shut)["phase"]) == (1, "harvest")  # A's token is shut in


# --- build ---


@rule("build", "build.vacant", "match")
def test_a_build_takes_thirty_reeds_and_a_matching_deed() -> None:
    s = at(tokens="A:a1 B:g7,g1", reeds="33/0", hands="KS,7S/-")
    sevens, kings = ("f3", "e5", "d7"), ("f2", "e4", "d6")
    builds = [f"build {cell} 7S" for cell in sevens] + [f"build {cell} KS" for cell in kings]
    assert sorted(s.lines()) == sorted([*builds, "done"])
    assert refused(s, "build g1 7S") == "build.vacant"
    assert refused(s, "build f2 7S") == "match"
    assert refused(s, "build f2 KC") == refused(s, "build f2 KS?") == "build"
    play(s, "build e4 KS")
    assert see(s)["forest"][number("e4")] == {"card": "KH", "token": 0, "disturbed": None}
    assert (see(s)["reeds"], see(s)["tokens"]) == ([3, 0], [2, 2])
    assert see(s)["hands"][0]["up"] == ["7S"]
    assert see(s)["discards"]["shown"] == ["KS"]


@rule("build")
def test_twenty_nine_reeds_do_not_build() -> None:
    s = at(tokens="A:a1 B:g7", reeds="29/0", hands="KS/-")
    assert s.lines() == ["done"]
    assert refused(s, "build e4 KS") == "build"


@rule("build")
def test_the_same_deed_may_lie_face_up_and_face_down() -> None:
    s = at(tokens="A:a1 B:g7", reeds="33/0", hands="KS,KS?/-")
    up, down = play(s.copy(), "build e4 KS"), play(s.copy(), "build e4 KS?")
    assert see(up, 0)["hands"][0]["down"] == ["KS"]
    assert see(down, 0)["hands"][0]["up"] == ["KS"]
    assert s.line_for(s.parse("build e4 KS?"), 1) == "build e4 KS?"  # the deed is shown


@rule("match", "reeds")
def test_rank_makes_a_match_and_not_the_reeds() -> None:
    s = at(tokens="A:a1 B:g7", reeds="33/0", hands="3S/-")
    assert refused(s, "build c3 3S") == "match"  # the four of hearts yields two as well
    assert "build b3 3S" in s.lines()


@rule("vacant", "build.vacant", "clear")
def test_a_disturbed_card_is_not_vacant_for_anyone() -> None:
    board: Any = {"tokens": "A:a1 B:g7", "disturbed": "A:g1 B:f3", "hands": "7S/-"}
    s = at(reeds="33/0", **board)
    assert s.lines() == ["build e5 7S", "build d7 7S", "done"]
    assert refused(s, "build g1 7S") == refused(s, "build f3 7S") == "vacant"
    play(s, "done")  # one's own token comes off now
    assert "swap g1" in s.lines()
    assert refused(s, "swap f3") == "vacant"
    assert see(s)["forest"][number("g1")]["disturbed"] is None
    assert see(s)["forest"][number("f3")]["disturbed"] == 1


@rule("clear")
def test_the_disturbance_token_comes_off_without_a_swap_too() -> None:
    s = at("manage", "B", tokens="A:a1 B:g7", disturbed="A:b1", hands="-/7S?")
    play(s, "done")
    assert s.lines() == ["harvest a1 2", "harvest a1 8"]


@rule("wild")
def test_a_wild_deed_builds_anywhere() -> None:
    s = at(tokens="A:a1 B:g7", disturbed="B:c1", reeds="33/0", hands="QH/-")
    assert len(s.lines()) == 49 - 3 + 1
    play(s, "build d1 QH")
    assert see(s)["discards"]["shown"] == ["QH"]


NEARLY = "A:d2,d3,d4,d5,d6,a1 B:d7,g1"  # d1, a four, is missing


@rule("wild.win", "path", "path.time")
def test_the_winning_build_is_not_wild() -> None:
    s = at(tokens=NEARLY, reeds="33/0", hands="4S,QH,KH?/-")
    assert refused(s, "build d1 QH") == refused(s, "build d1 KH?") == "wild.win"
    assert {"build c1 QH", "build e1 KH?", "build d1 4S"} <= set(s.lines())
    play(s, "build d1 4S")
    assert (s.to_move, s.scores()) == (NOBODY, [1.0, 0.0])
    assert see(s)["path"] == ["d1", "d2", "d3", "d4", "d5", "d6", "d7"]


@rule("path.time")
def test_a_path_that_stands_at_the_build_step_wins_when_the_step_ends() -> None:
    """Built or not; a position laid out like that never had its turn begun."""
    stands = NEARLY.replace("a1", "d1")
    assert play(at(tokens=stands, reeds="33/0", hands="QH/-"), "done").scores() == [1.0, 0.0]
    built = at(tokens=stands, reeds="33/0", hands="QH/-")
    assert play(built, "build f1 QH").scores() == [1.0, 0.0]
    assert why_not(built, "done") == ("house.over", "The game is over.")


@rule("wild.rank")
def test_a_wild_deed_is_wild_on_its_own_rank() -> None:
    s = at(cards="d1=QH", tokens=NEARLY, reeds="33/0", hands="QH,QC/-")
    assert refused(s, "build d1 QH") == "wild.win"
    assert "build d1 QC" in s.lines()
    swap = at("swap", tokens="A:a1 B:g7", hands="QH!/-", cards="b1=QD")
    assert refused(swap, "swap b1") == "swap.deed"


NINE = "A:a1,c1,e1,g1,a3,c3,e3,g3,a5 B:b1"


@rule("count", "wild.count")
def test_ten_tokens_win_with_two_seats() -> None:
    s = at(tokens=NINE, reeds="33/0", hands="4S,QH/-")
    assert refused(s, "build g7 QH") == "wild.win"
    assert not any(line.endswith("QH") for line in s.lines())
    assert play(s, "build d1 4S").scores() == [1.0, 0.0]
    assert see(s)["path"] == []


@rule("count")
@pytest.mark.parametrize("seats", [3, 4])
def test_eight_tokens_win_with_more_seats(seats: int) -> None:
    rest = "/-" * (seats - 1)
    tokens = "A:a1,c1,e1,g1,a3,c3,e3 B:b1"
    s = at(seats=seats, tokens=tokens, reeds="33" + "/0" * (seats - 1), hands="4S" + rest)
    assert play(s, "build d1 4S").scores() == [1.0] + [0.0] * (seats - 1)


@rule("path.standing", "path.time")
def test_a_path_that_another_completes_wins_in_ones_own_turn() -> None:
    s = at(turn="B", tokens="A:d1,d2,d3,d4,d5,d6 B:g1,g3", reeds="0/33", hands="-/7S,AC?")
    play(s, "build d7 7S")
    assert (s.to_move, see(s)["phase"]) == (1, "harvest")
    while see(s)["turn"] == 1 and s.to_move != NOBODY:
        play(s, s.lines()[-1]) if s.to_move >= 0 else s.roll(Rng(0))
    assert s.scores() == [1.0, 0.0]
    assert see(s)["path"][-1] == "d7"


@rule("path.standing")
def test_whoever_completes_two_paths_wins() -> None:
    tokens = "A:d1,d2,d3,d5,d6,a4 B:d7,b4,c4,e4,f4,g4"
    for turn, scores in (("A", [1.0, 0.0]), ("B", [0.0, 1.0])):
        s = at(turn=turn, tokens=tokens, reeds="30/30", hands="QS/QC")
        assert play(s, f"build d4 {'QS' if turn == 'A' else 'QC'}").scores() == scores


# --- swap ---


@rule("swap", "swap.deed", "swap.mark", "swap.cost")
def test_a_swap() -> None:
    s = at("swap", tokens="A:a1 B:g7", reeds="4/0", hands="7S,8C?/-")
    assert s.lines() == ["swap g1", "swap f3", "swap e5", "swap d7", "done"]
    assert refused(s, "swap g3") == "swap.deed"  # the eight is face down
    play(s, "swap f3")
    assert refused(s, "with f3") == refused(s, "with g7") == "swap"
    assert refused(s, "with e5") == "swap.cost"
    play(s, "with f4")
    assert s.lines() == ["mark f3", "mark f4"]
    assert refused(s, "mark a7") == "swap.mark"
    play(s, "mark f3")
    assert see(s)["forest"][number("f3")] == {"card": "AD'", "token": None, "disturbed": 0}
    assert see(s)["forest"][number("f4")] == {"card": "7H", "token": None, "disturbed": None}
    assert see(s)["hands"][0]["up"] == ["7S"]  # deeds are kept
    assert see(s)["reeds"] == [4, 0]
    assert see(s)["phase"] == "harvest"


@rule("swap.cost")
@pytest.mark.parametrize(
    ("cell", "cost"),
    [("f1", 0), ("e1", 0), ("f2", 0), ("d1", 5), ("c1", 10), ("a2", 25), ("a7", 50)],
)
def test_swaps_cost_by_distance(cell: str, cost: int) -> None:
    board: Any = {"tokens": "A:d4 B:d5", "hands": "7S/-"}
    s = play(at("swap", reeds=f"{cost}/0", **board), "swap g1", f"with {cell}")
    assert see(s)["reeds"] == [0, 0]
    if cost:
        poor = play(at("swap", reeds=f"{cost - 1}/0", **board), "swap g1")
        assert refused(poor, f"with {cell}") == "swap.cost"


@rule("swap.over", "vacant")
def test_a_swap_passes_over_occupied_cards() -> None:
    s = at("swap", tokens="A:f1 B:g2", disturbed="B:f2", hands="7S/-")
    play(s, "swap g1")
    assert s.lines() == ["with e1", "with g3"]
    assert refused(s, "with f1") == "swap"
    assert refused(s, "with f2") == "vacant"


@rule("swap.cost")
def test_a_swap_needs_a_card_within_reach() -> None:
    shut: Any = {"tokens": "A:f1,f2,e1 B:g2,g3", "hands": "7S/-"}
    assert "swap g1" in at("swap", reeds="5/0", **shut).lines()
    assert refused(at("swap", reeds="4/0", **shut), "swap g1") == "swap.cost"


@rule("swap.wild")
def test_a_wild_deed_swaps_once() -> None:
    s = at("swap", tokens="A:a1 B:g7", hands="JH,2S/-")
    assert len([line for line in s.lines() if line.endswith("JH")]) == 47
    play(s, "swap d4 JH", "with d5", "mark d4")
    assert see(s)["spent"] == ["JH"]
    assert "JH!" in str(s)
    again = at("swap", tokens="A:a1 B:g7", hands="JH!,2S/-")
    assert refused(again, "swap d4 JH") == "swap.wild"
    assert refused(again, "swap d4 QH") == "swap.deed"
    built = play(at(tokens="A:a1 B:g7", reeds="30/0", hands="JH!,2S/-"), "build d4 JH")
    assert see(built)["spent"] == []  # drawn again, it swaps again


@rule("swap.wild")
def test_the_mark_goes_with_a_discarded_wild() -> None:
    s = at("manage", tokens="A:a1 B:g7", hands="JH!,2S,3S,4S/-")
    assert see(play(s, "discard JH"))["spent"] == []


@rule("swap.equal")
def test_equal_cards_may_be_swapped() -> None:
    s = at("swap", cards="f1=7H", tokens="A:a1 B:g7", hands="7S/-")
    play(s, "swap g1", "with f1", "mark f1")
    assert [see(s)["forest"][number(cell)]["card"] for cell in ("f1", "g1")] == ["7D", "7H"]


# --- harvest ---


@rule("reeds", "harvest", "bank")
@pytest.mark.parametrize(
    ("rank", "reeds"), list(zip(RANKS[:10], (1, 1, 2, 2, 3, 3, 4, 4, 5, 5), strict=True))
)
def test_yields(rank: str, reeds: int) -> None:
    s = at("harvest", cards=f"b1={rank}D", tokens="A:a1 B:a2", more="harvest=a1", reeds="9000/0")
    assert s.lines() == [f"harvest a1 {rank}"]
    assert see(play(s, s.lines()[0]))["reeds"] == [9000 + reeds, 0]


@rule("harvest.match", "harvest.shared")
def test_a_token_harvests_from_all_that_match_and_shares_them() -> None:
    cards = "c3=9D d2=9D' d4=9H e3=9H' c4=5D"
    s = at("harvest", cards=cards, tokens="A:d3,c5 B:g7", more="harvest=d3,c5")
    assert s.lines() == [
        "harvest d3 9",
        "harvest c5 5",
        "harvest c5 6",
        "harvest c5 Q",
        "harvest c5 4",
    ]
    play(s, "harvest d3 9")
    assert see(s)["reeds"] == [20, 0]
    assert refused(s, "harvest d3 9") == refused(s, "harvest a1 9") == "harvest"
    assert refused(s, "harvest c5 9") == "harvest"
    again = at("harvest", cards="c4=9D", tokens="A:c3,c5 B:g7", more="harvest=c3,c5")
    assert see(play(again, "harvest c3 9", "harvest c5 9"))["reeds"] == [10, 0]


@rule("harvest", "vacant")
def test_a_token_without_vacant_neighbours_harvests_nothing() -> None:
    s = at("manage", "B", tokens="A:a1,g1 B:b1", disturbed="B:a2", hands="-/AC?")
    play(s, "done")
    assert see(s)["harvesters"] == ["g1"]
    edges = "A:g3,a6 B:g2,f3,g4,a5,b6,a7"  # a4 and g5 come next in the list of cells, not beside
    s = at("manage", "B", tokens=edges, hands="-/AC?", reeds="9/9")
    assert see(play(s, "done"))["turn"] == 1


@rule("harvest.draw", "harvest.order")
def test_courts_yield_deeds_that_are_seen_before_the_next_choice() -> None:
    s = at("harvest", cards="c3=QD' e3=QH", tokens="A:d3,a1 B:g7", more="harvest=d3,a1")
    play(s, "harvest d3 Q")
    assert (s.to_move, see(s)["owed"]) == (CHANCE, 2)
    draw = s.parse("draw 7S")
    assert [s.line_for(draw, seat) for seat in (0, 1, None)] == ["draw 7S", "draw ?", "draw ?"]
    assert refused(s, "harvest a1 2") == "harvest.draw"
    play(s, "draw 7S", "draw 3C")
    assert s.lines() == ["harvest a1 2", "harvest a1 8", "redraw 3C", "redraw 7S"]
    assert see(s, 0)["hands"][0]["fresh"] == ["3C", "7S"]
    assert see(s, 1)["hands"][0]["fresh"] == 2


@rule("harvest.draw")
def test_jacks_and_queens_do_not_match_and_must_be_drawn() -> None:
    s = at("harvest", cards="b1=JH a2=QH", tokens="A:a1 B:g7", more="harvest=a1")
    assert s.lines() == ["harvest a1 J", "harvest a1 Q"]
    assert see(play(s, "harvest a1 J"))["owed"] == 1


@rule("buy", "buy.once")
def test_a_deed_may_be_bought_once() -> None:
    s = at("harvest", tokens="A:a1 B:g7", reeds="29/0", more="harvest=a1")
    assert refused(s, "buy") == "buy"
    play(s, "harvest a1 2", "buy", "draw 7S")
    assert see(s)["reeds"] == [20, 0]
    assert s.lines() == ["redraw 7S", "done"]
    assert refused(s, "buy") == "buy.once"


@rule("buy")
def test_nobody_buys_beside_a_court_or_without_ten_reeds() -> None:
    by_jack = at("harvest", tokens="A:d1 B:g7", reeds="29/0", more="harvest=d1")
    play(by_jack, "harvest d1 3")
    assert see(by_jack)["turn"] == 1  # nothing to decide any more
    asked = at("harvest", tokens="A:d1 B:g7", reeds="29/0", hands="7S+/-")
    assert refused(asked, "buy") == "buy"
    disturbed = at("harvest", tokens="A:d1 B:g7", disturbed="B:d2", reeds="10/0")
    assert disturbed.lines() == ["buy", "done"]
    poor = at("harvest", tokens="A:a1 B:g7", reeds="9/0", hands="7S+/-")
    assert refused(poor, "buy") == "buy"


@rule("redraw", "redraw.once", "memory")
def test_one_drawn_card_may_be_redrawn() -> None:
    s = at("harvest", tokens="A:a1,d3 B:g7", hands="8C,7S?,7S+,3C+/-", more="harvest=a1")
    assert "redraw 8C" not in s.lines()
    assert refused(s, "redraw 8C") == "redraw"
    assert s.line_for(s.parse("redraw 7S"), 1) == "redraw ?"
    play(s, "redraw 7S")
    assert s.to_move == CHANCE
    play(s, "draw 9C")
    assert see(s, 0)["hands"][0]["down"] == ["3C", "9C", "7S"]
    assert see(s, 0)["discards"]["tossed"] == [["7S"], 0]
    assert see(s, 1)["discards"]["tossed"] == [1, []]
    assert verbs(s) == {"harvest"}
    assert refused(s, "redraw 3C") == refused(s, "redraw 9C") == "redraw.once"


@rule("buy.once", "redraw.once")
def test_a_new_turn_allows_another_purchase_and_redraw() -> None:
    s = at("harvest", tokens="A:d1 B:g7", hands="7S+/-", more="bought=yes redrawn=yes")
    play(s, "done", "done")
    assert (see(s)["turn"], see(s)["bought"], see(s)["redrawn"]) == (1, False, False)


@rule("redraw.once")
def test_after_a_redraw_later_draws_are_kept() -> None:
    s = at("harvest", tokens="A:a1,d1 B:g7", more="harvest=d1 redrawn=yes")
    play(s, "harvest d1 J", "draw 9C")
    assert see(s, 0)["hands"][0] == {"up": [], "down": ["9C"], "fresh": [], "dropped": []}


ALL = [f"{rank}{suit}" for suit in "CS" for rank in RANKS for _ in range(2)] + ["JH", "QH", "KH"]


@rule("pile")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    kept = [deed for deed in ALL if deed not in ("JH", "5S")]
    hands = f"{','.join(kept)}/-"
    s = at("harvest", tokens="A:d1 B:g7", hands=hands, discards="JH/5S/5S", more="harvest=d1")
    assert see(s)["pile"] == 0
    play(s, "harvest d1 J")
    assert ways(s) == {"draw 5S": 2, "draw JH": 1}
    assert see(s, 0)["discards"] == {"shown": [], "tossed": [[], 0]}


@rule("pile.empty")
def test_a_draw_is_lost_when_no_deed_is_left() -> None:
    hands = ",".join(ALL[:3]) + "/" + ",".join(f"{deed}?" for deed in ALL[3:])
    s = at("harvest", tokens="A:d1,a7 B:g7", hands=hands, reeds="50/0", more="harvest=d1,a7")
    play(s, "harvest d1 J")
    assert (s.to_move, see(s)["harvesters"]) == (0, ["a7"])
    shut = at("harvest", tokens="A:a1 B:g7", hands=hands, reeds="50/0", more="harvest=a1")
    assert see(play(shut, "harvest a1 2"))["turn"] == 1
    bought = at("harvest", tokens="A:a1 B:g7", hands=hands.replace("/", "+/", 1), reeds="50/0")
    assert refused(bought, "buy") == "pile.empty"


# --- manage ---


@rule("reveal", "discard", "memory")
def test_deeds_are_revealed_and_discarded_down_to_three() -> None:
    s = at("manage", tokens="A:a1 B:g7", hands="8C,9C,7S?,7S?,3C?/-")
    assert s.lines() == [
        *("reveal 3C", "reveal 7S", "discard 8C", "discard 9C", "discard 3C?", "discard 7S?"),
    ]
    assert refused(s, "done") == "discard"
    assert refused(s, "reveal 8C") == "reveal"
    assert refused(s, "discard 7S") == refused(s, "discard 8C?") == "discard"
    assert [s.line_for(s.parse("discard 7S?"), k) for k in (0, 1)] == ["discard 7S?", "discard ?"]
    assert s.line_for(s.parse("discard 8C"), 1) == "discard 8C"
    play(s, "discard 7S?", "discard 8C", "reveal 7S")
    assert s.lines() == ["reveal 3C", "done"]
    assert refused(s, "discard 9C") == "discard"
    assert see(s, 1)["discards"] == {"shown": ["8C"], "tossed": [1, []]}
    assert see(s, 0)["discards"] == {"shown": ["8C"], "tossed": [["7S"], 0]}
    play(s, "reveal 3C")
    assert see(s)["turn"] == 1
    assert see(s, 1)["hands"][0]["up"] == ["3C", "9C", "7S"]


# --- what a seat knows ---


@rule("memory")
def test_imagined_worlds_keep_what_a_seat_has_seen() -> None:
    hands = "8C,7S?,3C?/9C?,9C?,10S"
    s = at("manage", tokens="A:a1 B:g7", hands=hands, discards="KH,4S/5S/6S,6C")
    unseen = Counter(ALL) - Counter(["8C", "7S", "3C", "10S", "KH", "4S", "5S"])
    theirs: Counter[str] = Counter()
    for n in range(2000):
        world = s.imagine(0, Rng(n))
        down = see(world, 1)["hands"][1]["down"]
        assert len(down) == 2
        assert not Counter(down) - unseen
        assert see(world, 1)["discards"]["tossed"][0] == 1  # A's own stays where it is
        theirs.update(down)
    assert theirs.keys() == unseen.keys()
    for deed, n in unseen.items():  # 4000 cards in all, from 48
        assert abs(theirs[deed] - 4000 * n / 48) < 60


@rule("memory")
def test_a_spectator_sees_only_what_lies_open() -> None:
    s = at(
        "harvest",
        tokens="A:a1 B:g7",
        hands="8C,7S?,3C+/9C?",
        discards="KH/5S/6S",
        more="harvest=a1",
    )
    text = str(see(s))
    assert "'8C'" in text
    assert "'KH'" in text
    assert not any(f"'{deed}'" in text for deed in ("7S", "3C", "9C", "5S", "6S"))


# --- the end ---


@rule("cap")
@pytest.mark.parametrize(
    ("tokens", "reeds", "winner"),
    [
        ("A:a1,c1 B:g7", "0/90", "A"),
        ("A:a1 B:g7", "5/4", "A"),
        ("A:a1 B:g7", "5/5", "B"),
        ("A:a1 B:g7", "4/5", "B"),
    ],
)
def test_after_the_last_round_tokens_decide_then_reeds_then_order(
    tokens: str, reeds: str, winner: str
) -> None:
    s = at("manage", "B", tokens=tokens, reeds=reeds, hands="-/7S?", turns=5, round_cap=3)
    assert play(s, "done").scores() == [float(winner == "A"), float(winner == "B")]
    assert s.points() == see(s)["tokens"]
    assert notes(s.scene(0))[-1] == "Stopped after 3 rounds: most tokens win, then most reeds."


@rule("cap")
def test_the_later_seat_counts_from_the_starting_one() -> None:
    s = at("manage", starter="B", tokens="A:a1 B:g7", hands="7S?/-", turns=5, round_cap=3)
    assert play(s, "done").scores() == [1.0, 0.0]


@rule("cap")
def test_of_three_equal_seats_the_last_in_turn_order_leads() -> None:
    s = at(
        "manage",
        starter="B",
        seats=3,
        tokens="A:a1 B:g7 C:a7",
        hands="7S?/-/-",
        turns=8,
        round_cap=3,
    )
    assert play(s, "done").scores() == [1.0, 0.0, 0.0]


def test_laws_when_the_cap_ends_the_game() -> None:
    check_laws(engawa.make("bamboo_harvest", 2, round_cap=1), games=1)


# --- positions, lines and screens ---


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("AD,", "AD,AD,"), "7 rows of 7"),
        (("AD,", "2D,"), "twice"),
        (("AD,", ".,"), "without holes"),
        (("KH,", "KH',"), "only the second"),
        (("33/0", "33"), "2 seats"),
        (("33/0", "-3/0"), "below 0"),
        (("KS", "KS,KS,KS"), "only 2 of KS"),
        (("2D,", "2D~A,3D~A,"), "7 rows"),
        (("build", "with"), "swap under way"),
        (("build", "mark"), "swap under way"),
        (("build", "drop"), "how deeds are dealt"),
        (("build", "lay"), "laid out first"),
        (("-/-/-", "-/-/- purse=2"), "ends with"),
        (("build", "dig"), "not a position"),
        ((",2D,", ",2D~B:A,"), "built on or disturbed, not both"),
        ((",2D,", ",2D:A~B,"), "not a position"),
    ],
)
def test_positions_that_cannot_be_are_refused(change: tuple[str, str], says: str) -> None:
    s = at(tokens="A:a2 B:g7", reeds="33/0", hands="KS/-")
    with pytest.raises(BadPosition, match=says):
        s.game.position(str(s).replace(*change, 1))


def test_pieces_that_cannot_lie_there_are_refused() -> None:
    with pytest.raises(BadPosition, match="A would have nothing to play"):
        at("with", tokens="A:f1,f2,e1 B:g2,g3", more="swap=g1")
    with pytest.raises(BadPosition, match="order in which tokens"):
        at("place", "B", tokens="A:a1,c1", hands="7S?,3C?/8S?,4C?")
    with pytest.raises(BadPosition, match="one disturbance token"):
        at(tokens="A:a2", disturbed="A:b1,b2")
    with pytest.raises(BadPosition, match="only tokens of the seat"):
        at("harvest", tokens="A:a2", more="harvest=b1")
    with pytest.raises(BadPosition, match="10 tokens of one seat end the game"):
        at(tokens=NINE.replace("A:", "A:a2,"))
    with pytest.raises(BadPosition, match="10 tokens of one seat end the game"):
        at("over", tokens=NINE.replace("A:", "A:a2,"), more="winner=B")
    hands = f"{','.join(ALL)}/-"
    with pytest.raises(BadPosition, match="nothing to turn up"):
        at("harvest", tokens="A:a2", hands=hands, more="owed=1")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("deal B - 0 14/14 7S?,8S?,9S?,10S?/- -/-/-", "how deeds are dealt"),
        ("drop B - 0 14/14 7S?,8S?,9S?/7S?,8S?,9S? -/-/-", "what was dropped"),
        ("black A - 0 14/14 2S?,8S?,7S^/3S?,9S?,10S^ -/-/-", "two highest"),
        ("place B A 0 14/14 2S?,8S?/3S?,9S? -/-/-", "order in which tokens"),
        ("place A A 0 14/14 2S?,8S?,9C?/3S?,9S? -/-/-", "how deeds are dealt"),
        ("place A A 0 14/14 2S?,8S?,9C^/3S?,9S? -/-/-", "what was dropped"),
        ("build A A 0 14/14 KS!/- -/-/-", "not a position"),
        ("build A A 0 14/14 KS+/- -/-/-", "in the harvest only"),
        ("mark A A 0 14/14 KS/- -/-/- swap=d4,d4", "two cards"),
        ("over A A 0 14/14 KS/- -/-/-", "not a position"),
    ],
)
def test_what_rules_could_not_play_is_no_position(text: str, says: str) -> None:
    forest = str(at()).split()[0]
    with pytest.raises(BadPosition, match=says):
        engawa.make("bamboo_harvest").position(f"{forest} {text}")


@pytest.mark.parametrize(
    "line", ["build d9 7S", "build d4", "swap d4 7S", "harvest d4 11", "black C"]
)
def test_lines_that_are_none(line: str) -> None:
    with pytest.raises(BadLine, match="expected one of"):
        at().parse(line)


def test_lines_are_read_in_any_case() -> None:
    s = at()
    assert s.text(s.parse("BUILD D4 qh?")) == "build d4 QH?"


def test_scenes_tell_the_numbers_of_the_position() -> None:
    s = at(tokens="A:a1 B:g7", disturbed="B:f3", reeds="33/7", hands="KS,JH!,7S?/4C,5C?")
    scene = s.scene(0)
    shown = {sprite.key: sprite for sprite in (*scene.board, *scene.tray)}
    assert said(scene.asks) == "Build on one card for 30 reeds, or build nothing."
    assert said(shown["KD"].label) == "Row 2, column 6: king of diamonds, vacant, 1 deed."
    assert said(shown["KD"].press) == "build here"
    assert said(shown["7H"].label) == ("Row 3, column 6: seven of hearts, disturbed by B, 4 reeds.")
    assert (said(shown["AD"].label), shown["AD"].drawing) == (
        "Row 1, column 1: built on by A.",
        "bh-back-green",
    )
    assert said(shown["deed-JH"].label) == "jack of hearts, wild, face up, no more swaps"
    assert shown["deed-7S"].lines[0] == "build g1 7S?"
    assert shown["deed-4C"].place == "seat B"
    assert said(shown["deed-B"].label) == "deed, face down"
    assert scene.panels[0].counts[0] == ("reeds", say.COUNT_REEDS, 33)
    assert said(s.scene(1).asks) == "A may build."


def sprites(s: Position, seat: int | None = 0) -> dict[str, Sprite]:
    scene = s.scene(seat)
    return {sprite.key: sprite for sprite in (*scene.board, *scene.tray)}


def buttons(s: Position) -> list[tuple[str, bool]]:
    """The buttons by their words, and whether they can be pressed."""
    return [(said(verb.title), not verb.off) for verb in s.scene(0).verbs]


def test_the_buttons_are_the_steps_of_a_turn_and_the_present_one_is_lit() -> None:
    def lit(s: Position) -> tuple[list[str], list[str]]:
        shown = buttons(s)
        return [t for t, on in shown if on], [t for t, on in shown if not on]

    build = at(tokens="A:a1 B:g7", reeds="33/7", hands="KS/-")
    assert lit(build) == (["Build", "Skip build"], ["Swap", "Harvest", "Deeds"])
    swap = at("swap", tokens="A:a1 B:g7", reeds="9/0", hands="7S/-")
    assert lit(swap) == (["Swap", "Skip swap"], ["Build", "Harvest", "Deeds"])
    assert lit(play(swap, "swap f3")) == (["Swap"], ["Build", "Harvest", "Deeds"])
    marks = ["Disturb f3", "Disturb f4"]
    assert lit(play(swap, "with f4")) == (marks, ["Build", "Harvest", "Deeds"])
    harvest = at("harvest", cards="c3=9D d2=9D'", tokens="A:d3 B:g7", more="harvest=d3")
    assert lit(harvest)[0] == ["Harvest"]
    assert lit(harvest)[1] == ["Build", "Swap", "Deeds", "Buy a deed"]
    buy = at("harvest", tokens="A:a1 B:g7", reeds="12/0", hands="7S+/-")
    assert lit(buy)[0] == ["Redraw", "Buy a deed", "End harvest"]
    manage = at("manage", tokens="A:a1 B:g7", hands="8C,9C,7S?,3C?/-")
    assert lit(manage) == (["Deeds", "Discard"], ["Build", "Swap", "Harvest"])


def test_a_full_hand_wants_reeds_rather_than_another_deed() -> None:
    """A token beside a jack and a ten: what lies ready for it."""

    def ready(hands: str) -> str:
        s = at("harvest", cards="c3=JD e3=10D", tokens="A:d3 B:g7", hands=hands, more="harvest=d3")
        face = sprites(s)["token-d3"].face
        assert isinstance(face, Face)
        return "deed" if face.deeds else "reeds"

    assert [ready("7S/-"), ready("7S,8S,9S/-")] == ["deed", "reeds"]


def test_what_does_not_glow_can_be_asked_about() -> None:
    def asked(s: Position, key: str) -> tuple[Sprite, str]:
        sprite = sprites(s)[key]
        refusal = s.why_not(*sprite.would)
        assert refusal is not None
        return sprite, refusal.rule

    build = at(tokens="A:a1 B:g7", disturbed="B:f3", reeds="33/7", hands="KS,7C?/-")
    assert asked(build, "AD")[1] == "build.vacant"
    assert asked(build, "7H")[1] == "vacant"
    assert asked(build, "2D")[1] == "match"
    swap = at("swap", tokens="A:a1 B:g7", reeds="9/0", hands="7S/-")
    assert asked(swap, "2D")[1] == "swap.deed"
    harvest = at("harvest", tokens="A:a1,d3 B:g7", more="harvest=d3")
    assert asked(harvest, "token-a1")[1] == "harvest"
    manage = at("manage", tokens="A:a1 B:g7", hands="8C,9C?/-")
    assert asked(manage, "deed-8C")[1] == "discard"


def test_a_swap_starts_from_a_card_or_from_the_deed_that_matches_it() -> None:
    s = at("swap", tokens="A:a1 B:g7", hands="7S,JH,8C?/-")
    assert sprites(s)["7H"].lines == ("swap f3", "swap f3 JH")
    assert set(sprites(s)["deed-7S"].lines) == {"swap g1", "swap f3", "swap e5", "swap d7"}
    assert {line.split()[-1] for line in sprites(s)["deed-JH"].lines} == {"JH"}
    assert sprites(s)["deed-8C"].lines == ()


def test_a_step_that_nothing_can_be_done_in_is_shown_all_the_same() -> None:
    s = at(tokens="A:a1 B:g7", reeds="40/0", hands="-/-")
    assert [verb.line for verb in s.scene(0).verbs if not verb.off] == ["done"]


def test_a_harvest_is_chosen_on_the_token_or_on_the_card() -> None:
    s = at("harvest", cards="c3=9D d2=9D'", tokens="A:d3 B:g7", more="harvest=d3")
    token = sprites(s)["token-d3"]
    assert (token.lines[0], token.face) == ("harvest d3 9", Face(seat="A", reeds=10))
    assert sprites(s)["9D"].lines == sprites(s)["9D'"].lines == ("harvest d3 9",)
    assert said(sprites(s)["crop-d3"].label) == "d3: 2 nines, 10 reeds"


def test_tokens_of_one_seat_are_joined_and_so_is_the_path_that_won() -> None:
    s = at("manage", tokens="A:a1,b1,b2,g3,a4 B:c1,b3", hands="7S?/-")
    joins = {key: sprite.state for key, sprite in sprites(s).items() if key.startswith("token")}
    assert joins["token-a1"] == "east"
    assert joins["token-b1"] == "south"
    assert not any(joins[key] for key in ("token-b2", "token-c1", "token-b3", "token-g3"))
    won = at("over", tokens="A:a1,b1,c1,e1,f1,g1 B:d1", more="winner=A")
    assert sprites(won)["token-c1"].state == sprites(won)["token-d1"].state == "east"


def test_panels_measure_the_ways_to_win() -> None:
    s = at(tokens="A:a1,b1,b2 B:g7", reeds="33/7", hands="KS,JH!,7S?/4C,5C?")
    mine = s.scene(1).panels[0]
    assert mine.meters[0] == ("tokens", say.COUNT_TOKENS, 3, 10)
    assert mine.score == 3
    assert see(at(tokens="A:a1,a2 B:a3"))["missing"] == [[4, 6], [4, 6]]
    assert see(at(tokens="A:a1,a2 B:d4"))["missing"] == [[6, 6], [5, 6]]


@rule("path.guests", "path.once")
def test_no_card_is_missing_only_where_a_path_counts() -> None:
    branch = at(tokens="A:d1,d2,d3,d4,d5,d6,d7 B:e4")  # the guest is beside the way, not in it
    assert ("path", say.COUNT_PATH, 1) in branch.scene(1).panels[0].counts
    ends = at(tokens="A:d1,d2,d3,d4,d5,d6,d7 B:e7")
    assert ("path", say.COUNT_PATH, 0) in ends.scene(1).panels[0].counts


def test_choices_name_what_they_bring() -> None:
    def words(s: Position, line: str) -> list[str]:
        return shown(s, line).split(" / ")[:3]

    build = at(tokens="A:a1 B:g7", reeds="33/7", hands="KS,KC?/-")
    assert words(build, "build f2 KS") == [
        "Build on the king on f2",
        "You pay 30 reeds and the king of spades. Leaves you 3 reeds.",
        "Build for 30",
    ]
    assert "the hidden king of clubs" in words(build, "build f2 KC?")[1]
    swap = play(at("swap", tokens="A:a1 B:g7", reeds="9/0", hands="7S/-"), "swap f3")
    title, says, press = words(swap, "with e5")
    assert (title, press) == ("Swap the seven and the seven, 3 steps apart", "Swap for 5")
    assert says.startswith("Costs 5 reeds. Leaves you 4 reeds.")
    assert words(swap, "with f4")[::2] == [
        "Swap the seven and the ace, 1 step apart",
        "Swap, free",
    ]
    harvest = at("harvest", cards="c3=9D d2=9D'", tokens="A:d3 B:g7", more="harvest=d3")
    assert words(harvest, "harvest d3 9") == [
        "Harvest 10 reeds at d3",
        "From 2 nines beside it.",
        "Harvest 10 reeds",
    ]
    assert words(harvest, "harvest d3 Q")[::2] == ["Harvest 1 deed at d3", "Harvest 1 deed"]
    buy = at("harvest", tokens="A:a1 B:g7", reeds="12/0", hands="7S+/-")
    assert words(buy, "buy")[::2] == ["Buy a deed for 10 reeds", "Buy for 10"]
    assert words(buy, "redraw 7S")[0] == "Discard the seven of spades and draw another"
    assert words(buy, "done")[0] == "End the harvest"
    assert said(buy.scene(0).asks) == "Redraw a card, buy a deed, or end the harvest."
    manage = at("manage", tokens="A:a1 B:g7", hands="8C,9C,7S?,3C?/-")
    assert said(manage.scene(0).asks) == "Discard down to 3 deeds."


def test_what_happened_is_told_in_a_sentence() -> None:
    build = at(tokens="A:a1 B:g7", reeds="33/7", hands="KS/-")
    assert (
        told(build, "build f2 KS")
        == "A built on the king on f2 with the king of spades and 30 reeds."
    )
    assert told(build, "done") == "A built nothing."
    swap = at("swap", tokens="A:a1 B:g7", reeds="9/0", hands="7S,JH/-")
    assert told(swap, "swap f3") == "A picked the seven on f3 for a swap."
    assert told(swap, "swap f3 JH").endswith(", using the wild jack of hearts.")
    play(swap, "swap f3")
    assert told(swap, "with e5") == ("A swapped the seven on f3 and the seven on e5 for 5 reeds.")
    assert told(swap, "with f4") == ("A swapped the seven on f3 and the ace on f4 for free.")
    assert told(play(swap, "with f4"), "mark f3") == "A disturbed the ace on f3."
    harvest = at("harvest", cards="c3=9D d2=9D'", tokens="A:d3 B:g7", more="harvest=d3")
    assert told(harvest, "harvest d3 9") == "A harvested 10 reeds at d3 (nine)."
    assert told(harvest, "harvest d3 Q") == "A harvested 1 deed at d3 (queen)."
    place = at("place", tokens="A:a1", turn="B", hands="7S?,8S?/9S?,10S?", discards="2C,3C/-/-")
    assert told(place, "place d4") == "B placed a token on d4."


def test_what_is_hidden_is_told_to_its_owner_alone() -> None:
    def both(s: Position, line: str) -> tuple[str, str]:
        return told(s, line, 0), told(s, line, 1)

    buy = at("harvest", tokens="A:a1 B:g7", reeds="12/0", hands="7S+/-")
    assert both(buy, "redraw 7S") == (
        "A discarded the seven of spades to draw another.",
        "A discarded a drawn deed to draw another.",
    )
    assert both(play(buy, "buy"), "draw 8C") == ("A drew the eight of clubs.", "A drew a deed.")
    manage = at("manage", tokens="A:a1 B:g7", hands="8C,9C,7S?,3C?/-")
    assert both(manage, "discard 7S?") == (
        "A discarded the seven of spades.",
        "A discarded a hidden deed.",
    )
    assert both(manage, "reveal 7S")[1] == "A turned the seven of spades face up."


def test_the_score_pad_counts_tokens_of_the_start_and_built_ones() -> None:
    s = at(tokens="A:a1,b1,b2 B:g7")
    assert s.score_sheet() == (Count(say.SCORE_PLACED, (2, 1)), Count(say.SCORE_BUILT, (1, 0)))


def test_the_nearer_a_path_the_greater_the_hope() -> None:
    one = at(tokens="A:d2,d3,d4,d5,d6 B:d7,g1,a1,b3,c6", reeds="20/20", hands="4S/4C")
    two = at(tokens="A:d2,d3,d4,d5,a5 B:d7,g1,a1,b3,c6", reeds="20/20", hands="4S/4C")
    rich = at(tokens="A:d2,d3,d4,d5,d6 B:d7,g1,a1,b3,c6", reeds="30/20", hands="4S/4C")
    assert two.values()[0] < one.values()[0] < rich.values()[0]
    assert abs(sum(one.values()) - 1) < 1e-9


# --- whole games ---


def cards_of(s: Any) -> Counter[str]:
    """Every card on the table, the forest's by name and the deeds by kind."""
    laid = Counter(s.forest[: s.laid])
    deeds = Counter(
        {kind: sum(s.deeds[kind :: components.DEEDS]) for kind in range(components.DEEDS)}
    )
    return Counter({f"forest {card}": n for card, n in laid.items()}) + Counter(
        {f"deed {kind}": n for kind, n in deeds.items()}
    )


@settings(max_examples=5, deadline=None)
@given(st.data(), st.sampled_from([2, 3, 4]))
def test_cards_are_conserved_and_tokens_never_move(data: st.DataObject, seats: int) -> None:
    game = engawa.make("bamboo_harvest", seats, round_cap=30)
    table: list[Any] = data.draw(playthroughs(game))
    for before, after in pairwise(table):
        assert sum(cards_of(after).values()) + sum(after.unlaid) == 104
        assert min(after.reeds) >= 0
        zones = range(0, len(after.deeds), components.DEEDS)
        assert after.size == [sum(after.deeds[z : z + components.DEEDS]) for z in zones]
        assert min(after.deeds) >= 0
        for seat in range(seats):
            assert before.tokens[seat] & ~after.tokens[seat] == 0
            assert after.tokens[seat].bit_count() == after.built[seat]
            for cell in range(components.CELLS):
                if before.tokens[seat] & components.BIT[cell]:
                    assert before.forest[cell] == after.forest[cell]
        assert sum(after.tokens).bit_count() == sum(after.built)  # one token a card


@settings(max_examples=10, deadline=None)
@given(positions(engawa.make("bamboo_harvest", 3)), st.integers(0, 1 << 30))
def test_imagined_worlds_hold_the_same_cards(s: Any, seed: int) -> None:
    for seat in range(3):
        world: Any = s.imagine(seat, Rng(seed))
        assert cards_of(world) == cards_of(s)
        assert world.size == s.size
