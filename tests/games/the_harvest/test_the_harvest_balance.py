"""Measuring many card changes: coins, card files, and results."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from engawa.games.the_harvest.cards import SETS, SHIPPED, make_set, read_file
from engawa.lab.engine import HERE
from tools.games.the_harvest import balance
from tools.games.the_harvest.balance import Change, Played, Screen

CHANGES = Path(balance.__file__).parent / "changes"
HARD = {"Edmund Sable": {"reset": 9, "ability": "Hit an opponent for 9."}}
ILL = {"health": -20}
SCREEN = Screen("fight_city", {"hard": HARD, "ill": ILL}, (), "greedy", 2, seed=1)


def test_a_round_has_the_same_changes_dealt_and_drafted() -> None:
    tossed = [SCREEN.tossed(number) for number in range(200)]
    assert tossed[::2] == tossed[1::2]
    for name in SCREEN.changes:
        assert 70 < sum(name in each for each in tossed) < 130


def test_what_is_kept_is_in_every_game_and_leaves_the_other_coins_alone() -> None:
    kept = replace(SCREEN, keep=("ill",))
    for number in range(40):
        assert "ill" in kept.tossed(number)
        assert ("hard" in kept.tossed(number)) == ("hard" in SCREEN.tossed(number))


def test_a_card_file_has_the_changes_and_all_else_as_it_was(tmp_path: Path) -> None:
    table = balance.changed(balance.read_base("fight_city"), [HARD, ILL])
    file = tmp_path / "mine.toml"
    file.write_text(balance.card_file(table), encoding="utf-8")
    found, before = read_file(str(file)), read_file("fight_city")
    assert found.cards == make_set("mine", table).cards
    other = [card.name for card, old in zip(found.cards, before.cards, strict=True) if card != old]
    assert other == ["Edmund Sable"]
    assert (found.cards[7].reset, str(found.cards[7].says)) == (9, "Hit an opponent for 9.")


@pytest.mark.parametrize(
    ("found_in", "now"),
    [("second", "fight_city_2"), ("third", "fight_city_3"), ("fourth", "fight_city_4")],
)
def test_each_version_is_the_one_before_with_the_changes_that_were_found(
    found_in: str, now: str
) -> None:
    found = tomllib.loads((CHANGES / f"{found_in}.toml").read_text(encoding="utf-8"))
    table = balance.changed(balance.read_base(found.pop("base")), found.values())
    assert make_set("mine", table).cards == read_file(now).cards


@pytest.mark.parametrize("file", sorted(CHANGES.glob("*.toml")), ids=lambda file: file.stem)
def test_what_was_tried_can_be_tried_again(file: Path) -> None:
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    balance.check(found.pop("base"), found)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"Edmund Stable": {"reset": 1}}, "odd: no card of fight_city is called 'Edmund Stable'"),
        ({"Edmund Sable": {"ability": "Hit."}}, r"odd: card 8 \(Edmund Sable\): word 2"),
        ({"Edmund Sable": {"values": [1, 1]}}, "odd: one card has the values 1 and 1, not"),
    ],
)
def test_a_change_that_cannot_be_made_is_told(change: Change, says: str) -> None:
    with pytest.raises(SystemExit, match=f"^{says}"):
        balance.check("fight_city", {"odd": change})


def test_whoever_begins_with_one_health_left_loses() -> None:
    games = [balance.play(replace(SCREEN, keep=("ill",)), number) for number in range(20)]
    assert sum(game.scores[0] for game in games) < 5
    assert all(len(hand) == 3 for game in games for hand in game.hands)


def test_sets_of_many_changes_take_one_place_in_turn() -> None:
    table = balance.read_base("fight_city")
    first = balance.number_of(table)
    kept = len(SETS)
    assert balance.number_of(balance.changed(table, [HARD])) == first
    assert (len(SETS), SETS[first].cards[7].reset) == (kept, 9)
    assert SETS[0] == read_file(SHIPPED[0])


def test_a_screen_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    balance.games(SCREEN, 8, HERE, file)
    rows = file.read_text(encoding="utf-8").splitlines()
    assert balance.games(SCREEN, 12, HERE, file) == balance.games(SCREEN, 12, HERE, None)
    assert file.read_text(encoding="utf-8").splitlines()[: len(rows)] == rows


def played(number: int, on: bool, scores: tuple[float, float]) -> Played:
    """Edmund is with whoever begins, and in every other game with the other."""
    hands = [["Edmund Sable"], []] if number % 2 else [[], ["Edmund Sable"]]
    return Played(number, ["hard"] if on else [], list(scores), hands, 60 if on else 50)


def row(found: list[Played]) -> list[str]:
    screen = replace(SCREEN, changes={"hard": HARD})
    _, _, told, total = balance.lines(screen, found)
    assert total.startswith("16 games, greedy: who begins wins 50.0% ± ")
    return told.replace("±", " ").split()


def test_a_change_is_what_games_with_it_have_more() -> None:
    """Three games of four are won by whoever begins with it, and one of four without it."""
    won = [1, 1, 1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0]
    told = row([played(n, n < 8, (won[n], 1 - won[n])) for n in range(16)])
    assert told[:4] == ["hard", "25.0%", "75.0%", "+50.0%"]
    assert told[-2:] == ["50.0", "60.0"]


def test_a_card_has_what_its_seats_win_beside_others_in_their_place() -> None:
    """With the change Edmund always wins, without it he always loses."""
    told = row([played(n, n < 8, (0, 1) if (n % 2 == 0) == (n < 8) else (1, 0)) for n in range(16)])
    assert told[1:4] == ["50.0%", "50.0%", "+0.0%"]
    assert told[5:8] == ["-50.0%", "50.0%", "+100.0%"]


def test_errors_are_by_rounds() -> None:
    """Two games with the same luck tell no more than one."""
    assert balance.mean([[1, 1], [0, 0]]) == balance.mean([[1], [0]])
    assert balance.mean([[1, 1], [0, 0]]).error == pytest.approx(0.5)


def test_a_game_that_is_stopped_is_judged_by_who_stands_better() -> None:
    """One health left, and it is nearly lost; one that is over is as it ended."""
    whole = replace(SCREEN, changes={})
    for number in range(6):
        game = balance.play(replace(whole, turns=4), number)
        assert sum(game.scores) == pytest.approx(1)
        assert all(0 < score < 1 for score in game.scores)
        assert game.decisions < balance.play(whole, number).decisions
    ill = [balance.play(replace(SCREEN, turns=2, keep=("ill",)), number) for number in range(6)]
    assert all(game.scores[0] < 0.2 for game in ill)
    assert balance.play(replace(SCREEN, turns=999), 0) == balance.play(SCREEN, 0)


def test_all_cards_are_told_the_worst_first_with_what_chance_leaves_of_them() -> None:
    always = [played(n, False, (1, 0) if n % 2 else (0, 1)) for n in range(16)]
    others = [each._replace(hands=[h or ["Kit Magpie"] for h in each.hands]) for each in always]
    first, second, spread = balance.card_lines(others)
    assert first.split() == ["Kit", "Magpie", "-50.0%", "±0.0%", "-50.0%"]
    assert second.split()[:3] == ["Edmund", "Sable", "+50.0%"]
    assert spread == "The cards differ by 50.0%, chance taken off."
