"""What goes with winning: the factors of games, their certainty, and how many were tested."""

from dataclasses import replace

import pytest
from games_by import SMALLEST

import engawa
from engawa.core.game import Factor
from engawa.core.rng import Rng, named
from engawa.games import spec
from engawa.lab import factors
from engawa.lab.factors import Looked, Share, look
from engawa.lab.interval import chance_of, holm
from engawa.lab.planned_game import Result
from engawa.lab.rows import BETWEEN, Source, columns, row
from engawa.lab.sentences import factor_sentences
from engawa.lab.sheet import Cell, Column, Sheet

# --- what games name ---


@pytest.mark.parametrize("name", engawa.names())
def test_a_factor_has_a_name_for_tables_and_words_for_people(name: str) -> None:
    for factor in spec(name).factors:
        assert factor.name.isidentifier()
        assert factor.says[0].islower()
        assert BETWEEN.strip() not in factor.says


# --- statistics ---


Told = tuple[list[float], str, list[str]]  # the scores, the first player, and what each seat had


def sheet(games: list[Told], monkeypatch: pytest.MonkeyPatch) -> Sheet:
    """Make a sheet of games with two seats."""
    place = spec(SMALLEST)
    factor = Factor("thing", "things", lambda s, action: ())
    monkeypatch.setattr(factors, "spec", lambda name: replace(place, factors=(factor,)))
    made = engawa.make(SMALLEST, 2)
    source, start = Source.of("report", made, 0), made.start()
    extra = [Column(f"thing_{seat}", str, "") for seat in "ab"]
    found = Sheet([*columns(place, 2), *extra])
    for number, (scores, first, had) in enumerate(games):
        known = row(source, number, number, ("x", "x"), start, Result(scores, [0, 0], []), "7")
        told: dict[str, Cell] = {
            "first_to_play": first,
            "thing_a": had[0] or None,
            "thing_b": had[1] or None,
        }
        found.add(known | told)
    return found


def one(found: list[Looked], value: str) -> Share:
    return next(share for share in found[0].shares if share.value == value)


def test_a_share_is_adjusted_for_who_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first player wins three of four games and always has the lamp: it is worth nothing."""
    games = []
    for number in range(400):
        first = number % 2
        winner = first if number % 8 < 6 else 1 - first
        scores = [float(winner == seat) for seat in range(2)]
        games.append((scores, "AB"[first], ["lamp" if seat == first else "" for seat in range(2)]))
    share = one(look(sheet(games, monkeypatch)), "lamp")
    assert share.share == pytest.approx(0.5)
    assert (share.times, share.verdict) == (400, "not shown")


def test_what_wins_is_better_and_what_loses_is_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    won = [([1.0, 0.0], "AB"[n % 2], ["lamp; oil", "stone"]) for n in range(70)]
    lost = [([0.0, 1.0], "AB"[n % 2], ["lamp; oil", "stone"]) for n in range(30)]
    (looked,) = look(sheet(won + lost, monkeypatch))
    assert [each.value for each in looked.shares] == ["lamp", "oil", "stone"]
    assert [each.verdict for each in looked.shares] == ["better", "better", "worse"]
    assert looked.shares[0].share == pytest.approx(0.7)
    assert looked.looks == 3


def test_what_fell_to_a_seat_twice_counts_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 60 lamps, 40 were the winner's."""
    games = [([1.0, 0.0], "A", ["lamp; lamp", "lamp"]), ([0.0, 1.0], "A", ["lamp", "lamp; lamp"])]
    share = one(look(sheet(games * 10, monkeypatch)), "lamp")
    assert share.times == 60
    assert share.share == pytest.approx(2 / 3)


def test_of_what_was_rare_nothing_is_said_and_it_costs_no_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = [([1.0, 0.0], "A", ["comet" if n < 5 else "", "stone"]) for n in range(60)]
    (looked,) = look(sheet(games, monkeypatch))
    assert one([looked], "comet").verdict == "too few"
    assert looked.looks == 1


def drawn(
    rng: Rng, games: int, things: int, lamp: float
) -> list[tuple[list[float], str, list[str]]]:
    """Draw games in which the first player wins 60 %; a lamp in one seat decides some games."""
    found = []
    for _ in range(games):
        first, holder = rng.below(2), rng.below(2)
        winner = first if rng.random() < 0.6 else 1 - first
        if rng.random() < lamp:
            winner = holder
        had = [f"thing {rng.below(things)}", f"thing {rng.below(things)}"]
        had[holder] += "; lamp"
        found.append(([float(winner == seat) for seat in range(2)], "AB"[first], had))
    return found


def test_intervals_of_factors_hold_the_truth_19_times_of_20(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A lamp that decides one game in five is worth a tenth; a thing is worth nothing."""
    lamps = things = 0
    runs = 150
    for seed in range(runs):
        found = look(sheet(drawn(named("factors", seed), 120, 4, 0.2), monkeypatch))
        lamp, thing = one(found, "lamp"), one(found, "thing 0")
        lamps += lamp.low <= 0.6 <= lamp.high
        things += thing.low <= 0.5 <= thing.high
    assert 0.90 < lamps / runs < 0.99
    assert 0.90 < things / runs < 0.99


def test_where_nothing_helps_anything_is_said_to_once_in_twenty_reports(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With ten things tested, two reports in five would name one without the correction."""
    named_any = named_plain = 0
    runs = 120
    for seed in range(runs):
        (looked,) = look(sheet(drawn(named("nothing", seed), 200, 10, 0.0), monkeypatch))
        named_any += any(each.verdict in ("better", "worse") for each in looked.shares)
        named_plain += any(not each.low <= 0.5 <= each.high for each in looked.shares)
    assert named_any / runs < 0.11
    assert named_plain / runs > 0.2


def test_holm_lets_the_smallest_chance_bear_all_looks_and_the_next_one_less() -> None:
    """The textbook's example."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.5, 0.9]) == [1.0, 1.0]
    assert holm([]) == []


@pytest.mark.parametrize(
    ("t", "games", "chance"),
    [(2.262, 10, 0.05), (3.25, 10, 0.01), (2.093, 20, 0.05), (1.962, 1000, 0.05), (0.0, 9, 1.0)],
)
def test_the_chance_of_an_effect_is_students(t: float, games: int, chance: float) -> None:
    assert chance_of(t, 1.0, games) == pytest.approx(chance, rel=0.02)


def test_what_never_differs_is_no_chance() -> None:
    assert chance_of(1.0, 0.0, 9) == 0.0
    assert chance_of(0.0, 0.0, 9) == 1.0


# --- in words and for programs ---


def share(value: str, effect: float, verdict: str, needs: int | None = 900) -> Share:
    return Share(value, 50, 0.5 + effect, 0.4, 0.6, effect, verdict, needs)


def test_a_factor_is_told_in_sentences() -> None:
    worse = [share(f"W{n}", -0.01 * n, "worse") for n in range(1, 8)]
    open_ones = [share("lamp", 0.02, "not shown", 4000), share("oil", 0.0, "not shown", None)]
    looked = Looked("hand", "cards", [share("B", 0.1, "better"), *open_ones, *worse], 10)
    shown, not_shown = factor_sentences(looked)
    plain = [line.replace("\N{NO-BREAK SPACE}", " ") for line in shown + not_shown]
    assert plain == [
        "Of the cards, these go with more wins, with 10 values looked at: B (60.0 %).",
        "Of the cards, these go with fewer wins, with 10 values looked at: W7 (43.0 %), W6 "
        "(44.0 %), W5 (45.0 %), W4 (46.0 %), W3 (47.0 %) and 2 others.",
        "Of the cards, anything about lamp or oil.",
        "Nearest to it is lamp, 52.0 %; if it is so, 4,000 games would show it.",
    ]
