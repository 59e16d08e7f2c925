"""Pass the Pandas against its rules; the rulebook's examples are among the records."""

from collections import Counter
from itertools import pairwise, product
from math import comb

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from said import notes, refused, said, shown, told

import engawa
from engawa import CHANCE, NOBODY, Position, Rng
from engawa.core.errors import BadGame, BadLine, BadPosition, IllegalLine
from engawa.core.scene import Count
from engawa.games.pass_the_pandas import words as say
from engawa.games.pass_the_pandas.rules.components import LETTERS, SIDES
from engawa.games.pass_the_pandas.screen.face import Face
from engawa.testing import playthroughs

rule = pytest.mark.rule  # names the ids of RULES.md a test watches


def at(position: str, **options: object) -> Position:
    return engawa.make("pass_the_pandas", position.split()[0].count("/") + 1, **options).position(
        position
    )


def after(position: str, *lines: str, **options: object) -> str:
    """Play `lines` from `position` and write down where that leads."""
    s = at(position, **options)
    for line in lines:
        s.play(line)
    return str(s)


# --- set-up ---


@rule("setup", "first-seat")
@pytest.mark.parametrize(
    "start", ["6/6 - 0 - 0", "6/6/6 - 0 - 0", "5/5/5/5 - 0 - 0", "4/4/4/4/4 - 0 - 0"]
)
def test_starting_position(start: str) -> None:
    s = engawa.make("pass_the_pandas", start.count("/") + 1).start()
    assert str(s) == start
    assert s.to_move == CHANCE
    letters = "ABCDE"[: s.seats]
    assert [(s.text(a), ways) for a, ways in s.chances()] == [(f"start {k}", 1) for k in letters]
    rolled = Counter(s.copy().roll(Rng(n)) for n in range(400))
    assert set(rolled) == {a for a, _ in s.chances()}


@rule("challenge.first")
def test_whoever_begins_has_nothing_to_match() -> None:
    assert after("6/6/6 - 0 - 0", "start C") == "6/6/6 C 0 - 0"


@rule("setup")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(BadGame, match="Pass the Pandas seats 2 to 5"):
        engawa.make("pass_the_pandas", seats)


@rule("cap", "pandamonium")
def test_how_far_the_options_go() -> None:
    options = engawa.make("pass_the_pandas").spec.options
    assert [(o.name, o.low, o.high, o.default) for o in options] == [
        ("places", 0, 1, 0),
        ("bamboozled", 0, 1, 0),
        ("pandamonium", 0, 200, 0),
        ("turn_cap", 1, 30000, 1000),
    ]


def test_actions_keep_their_numbers() -> None:
    """Learners and stored matches know actions by number."""
    assert at("3/3/3 B 0 P..:1 4").legal() == [0, 2]
    assert at("4/5/3 A 0 ....:swap 3", bamboozled=True).legal() == [6, 7, 10]
    assert engawa.make("pass_the_pandas").spec.actions == 11


# --- the dice ---


@rule("dice", "roll")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_the_ways_of_a_roll_are_those_of_real_dice(n: int) -> None:
    s = at(f"{n}/1 A 0 - 0")
    throws = Counter(
        "roll " + "".join(sorted((LETTERS[f] for f in throw), key=LETTERS.index))
        for throw in product(SIDES, repeat=n)
    )
    assert {s.text(action): ways for action, ways in s.chances()} == throws


@rule("dice")
def test_one_die_has_three_blank_sides_and_one_of_each_picture() -> None:
    s = at("1/1 A 0 - 0")
    assert {s.text(action): ways for action, ways in s.chances()} == {
        "roll W": 1,
        "roll P": 1,
        "roll B": 1,
        "roll .": 3,
    }


@rule("roll")
@given(st.integers(1, 19))
@example(19)
def test_the_ways_add_up_to_all_throws(n: int) -> None:
    s = at(f"{n}/1/0/0 A 0 - 0 places=0/0/1/2", places=True)
    assert sum(ways for _, ways in s.chances()) == 6**n
    lines = {s.text(action) for action, _ in s.chances()}
    assert len(lines) == comb(n + 3, 3)
    assert {len(line) for line in lines} == {len("roll ") + n}


@rule("roll")
def test_rolls_come_as_often_as_their_ways_say() -> None:
    s = at("2/1 A 0 - 0")
    total = 20_000
    rng = Rng(11)
    seen = Counter(s.copy().roll(rng) for _ in range(total))
    for action, ways in s.chances():
        share = ways / 36
        spread = (total * share * (1 - share)) ** 0.5
        assert abs(seen[action] - total * share) < 5 * spread


@rule("roll")
def test_luck_without_a_generator_is_the_systems() -> None:
    s = at("6/6 A 0 - 0")
    outcomes = {a for a, _ in s.chances()}
    rolled = {s.copy().roll() for _ in range(60)}
    assert len(rolled) > 1
    assert rolled <= outcomes


# --- a turn ---


@rule("water")
def test_water_leaves_the_game() -> None:
    assert after("3/3 A 0 - 0", "roll WW.") == "1/3 B 0 - 1"


@rule("blank")
def test_blank_and_bamboo_stay() -> None:
    assert after("3/3 A 0 - 0", "roll BB.") == "3/3 B 2 - 1"


@rule("panda")
def test_pandas_may_be_split_or_go_to_one_seat() -> None:
    assert after("3/3/3 A 0 - 0", "roll PP.", "give B", "give C") == "1/4/4 B 0 - 1"
    assert after("3/3/3 A 0 - 0", "roll PP.", "give C", "give C") == "1/3/5 B 0 - 1"


@rule("panda")
def test_every_other_seat_may_be_given_a_panda() -> None:
    assert at("3/3/3/3 C 0 P..:1 4").lines() == ["give A", "give B", "give D"]


@rule("panda")
def test_a_panda_cannot_be_kept() -> None:
    with pytest.raises(IllegalLine, match=r"never to yourself\. \[panda\]"):
        after("3/3/3 B 0 P..:1 4", "give B")


@rule("challenge")
def test_the_difference_and_no_more_is_paid() -> None:
    assert after("5/4 B 3 - 1", "roll B...") == "3/6 A 1 - 2"
    assert after("5/4 B 1 - 1", "roll BB..") == "5/4 A 2 - 2"


@rule("challenge.previous")
def test_the_first_seat_is_challenged_by_the_last() -> None:
    assert after("3/3/3 A 2 - 3", "roll ...") == "5/3/1 B 0 - 4"


@rule("challenge.rolled")
def test_water_and_pandas_do_not_lower_the_bamboo_rolled() -> None:
    assert after("4/4/4 A 0 - 0", "roll WPBB", "give C") == "2/4/5 B 2 - 1"


@rule("end")
def test_a_seat_may_win_in_its_own_turn_and_in_the_very_first() -> None:
    s = at("6/6 A 0 - 0")
    s.play("roll WWWWWW")
    assert (str(s), s.to_move) == ("0/6 A 0 over 1 places=1/0", NOBODY)
    assert (s.scores(), s.points()) == ([1.0, 0.0], [1, 0])


@rule("end")
def test_a_panda_given_keeps_the_previous_seat_from_winning() -> None:
    assert after("1/2 B 1 - 5", "roll P.", "give A") == "1/2 A 0 - 6"


@rule("end")
def test_before_the_end_nobody_has_won() -> None:
    assert at("1/1 A 0 - 3").scores() == [0.0, 0.0]
    assert at("1/1 A 0 - 3").points() == [0, 0]


# --- places ---


@rule("places", "places.out")
def test_a_seat_that_has_finished_gets_no_pandas_and_no_turns() -> None:
    s = at("0/2/2/3 D 0 P..:1 8 places=1/0/0/0", places=True)
    assert s.lines() == ["give B", "give C"]
    refusal = refused(s, "give A")
    assert refusal == ("places.out", "A has finished and takes no more dice.")
    s.play("give B")
    assert str(s) == "0/3/2/2 B 0 - 9 places=1/0/0/0"


@rule("places")
def test_points_count_the_seats_left_behind() -> None:
    s = at("0/0/1/1 C 0 - 8 places=1/2/0/0", places=True)
    assert s.points() == [3, 2, 0, 0]
    s.play("roll W")
    assert (s.to_move, s.points(), s.scores()) == (NOBODY, [3, 2, 1, 0], [1.0, 0.0, 0.0, 0.0])


# --- bamboozled ---


@rule("bamboozled")
@pytest.mark.parametrize(
    "roll", ["roll ...", "roll ....B", "roll ....W", "roll ....P", "roll ....WP"]
)
def test_only_four_blank_dice_and_nothing_else_may_be_swapped(roll: str) -> None:
    s = at(f"{len(roll) - 5}/5/5 A 0 - 3", bamboozled=True)
    s.play(roll)
    if s.to_move == 0:
        s.play("give B")
    assert s.to_move == CHANCE


@rule("bamboozled")
def test_without_the_option_nothing_is_swapped() -> None:
    assert after("4/5 A 0 - 3", "roll ....") == "4/5 B 0 - 4"


@rule("bamboozled")
def test_a_swap_or_none() -> None:
    s = at("4/5/3 A 0 - 3", bamboozled=True)
    s.play("roll ....")
    assert s.lines() == ["swap B", "swap C", "keep"]


@rule("bamboozled.partner")
def test_a_single_die_is_enough_to_swap_with() -> None:
    assert at("4/1/5 A 0 ....:swap 3", bamboozled=True).lines() == ["swap B", "swap C", "keep"]


@rule("bamboozled.partner")
def test_a_seat_just_emptied_is_no_partner() -> None:
    s = at("1/4/2 B 1 - 3", bamboozled=True)
    s.play("roll ....")
    assert (str(s), s.lines()) == ("0/5/2 B 1 ....:swap 3", ["swap C", "keep"])
    assert refused(s, "swap A") == ("bamboozled.partner", "A has no dice to swap.")
    s.play("keep")
    assert s.scores() == [1.0, 0.0, 0.0]


# --- pandamonium ---


@rule("pandamonium")
def test_a_match_is_won_by_points_not_by_the_last_round() -> None:
    s = at("1/1/0 A 0 - 9 places=0/0/1 points=0/9/11 first=A", pandamonium=10)
    s.play("roll W")
    assert str(s) == "0/1/0 A 0 over 10 places=2/0/1 points=1/9/11 first=A"
    assert (s.scores(), s.points()) == ([0.0, 0.0, 1.0], [1, 9, 11])


@rule("pandamonium.rounds")
def test_equal_points_share_the_match() -> None:
    s = at("1/1 A 0 - 9 points=9/10 first=A", pandamonium=10)
    s.play("roll W")
    assert (s.to_move, s.scores()) == (NOBODY, [0.5, 0.5])


@rule("pandamonium.rounds")
def test_the_first_seat_goes_round_with_the_rounds() -> None:
    assert after("1/1 A 0 - 9 points=0/0 first=A", "roll W", pandamonium=10) == (
        "6/6 B 0 - 0 points=1/0 first=B"
    )
    assert after("1/1 A 0 - 9 points=0/0 first=B", "roll W", pandamonium=10) == (
        "6/6 A 0 - 0 points=1/0 first=A"
    )


@rule("pandamonium.rounds")
def test_the_drawn_seat_is_the_first_of_the_first_round() -> None:
    start = "6/6/6 - 0 - 0 points=0/0/0 first=A"
    assert after(start, "start C", pandamonium=10) == "6/6/6 C 0 - 0 points=0/0/0 first=C"
    assert at(start, pandamonium=10).observe(None)["first"] is None
    assert at("6/6/6 C 0 - 0 points=0/0/0 first=C", pandamonium=10).observe(None)["first"] == 2


# --- the cap ---


@rule("cap")
def test_at_the_cap_the_fewest_dice_win() -> None:
    s = at("2/3/2 A 0 - 19", turn_cap=20)
    s.play("roll ..")
    assert (str(s), s.scores()) == ("2/3/2 A 0 over 20", [0.5, 0.0, 0.5])
    assert s.points() == [0, 0, 0]
    assert notes(s.scene(None)) == ("Stopped after 20 turns: the fewest dice decide.",)


@rule("cap")
def test_at_the_cap_places_and_points_come_before_dice() -> None:
    s = at("0/1/2 B 0 - 19 places=1/0/0", turn_cap=20, places=True)
    s.play("roll .")
    assert s.scores() == [1.0, 0.0, 0.0]
    assert notes(s.scene(None))[-1] == "Stopped after 20 turns: the places won decide."
    s = at("2/3 A 0 - 19 points=0/4 first=A", turn_cap=20, pandamonium=10)
    s.play("roll ..")
    assert (s.to_move, s.scores()) == (NOBODY, [0.0, 1.0])
    assert notes(s.scene(None))[-1] == "Stopped after 20 turns: the points decide."


# --- refusals ---


@pytest.mark.parametrize(
    ("position", "line", "reason", "says"),
    [
        ("6/6 - 0 - 0", "give B", "first-seat", "Chance has to decide first who begins."),
        ("6/6 A 0 - 0", "start A", "first-seat", "The game has already begun."),
        ("6/6 A 0 - 0", "roll W", "roll", "A has to roll all their dice: 6 dice."),
        ("1/6 A 0 - 0", "roll WW", "roll", "A has to roll all their dice: 1 die."),
        ("6/6 A 0 - 0", "give B", "roll", "A has to roll first."),
        ("6/6 A 0 - 0", "keep", "bamboozled", "A has not rolled 4 or more dice, all blank."),
        (
            "6/6 A 0 PP....:2 0",
            "roll W.....",
            "panda",
            "A has rolled and still has 2 pandas to give.",
        ),
        (
            "6/6 A 0 P.....:1 0",
            "roll W.....",
            "panda",
            "A has rolled and still has 1 panda to give.",
        ),
        ("6/6 A 0 P.....:1 0", "start B", "first-seat", "The game has already begun."),
        (
            "6/6 A 0 P.....:1 0",
            "swap B",
            "bamboozled",
            "A has not rolled 4 or more dice, all blank.",
        ),
        ("6/6 A 0 ......:swap 0", "give B", "panda", "A has no panda to give."),
        (
            "6/6 A 0 ......:swap 0",
            "swap A",
            "bamboozled",
            "Dice are swapped with somebody else, never with yourself.",
        ),
        (
            "6/6 A 0 ......:swap 0",
            "roll ......",
            "bamboozled",
            "A has rolled and may swap dice or keep them.",
        ),
        ("0/6 A 0 over 9 places=1/0", "give B", "house.over", "The game is over."),
    ],
)
def test_every_refusal_names_its_rule(position: str, line: str, reason: str, says: str) -> None:
    assert refused(at(position, bamboozled=True), line) == (reason, says)


def test_swapping_is_explained_where_it_is_not_played() -> None:
    refusal = refused(at("6/6 A 0 - 0"), "keep")
    assert refusal == ("bamboozled", "Dice are swapped only in the Bamboozled variant.")


@pytest.mark.parametrize(
    "line", ["", "roll", "roll X", "give", "give C", "pass", "keep it", "roll " + 21 * "."]
)
def test_bad_spelling_is_refused(line: str) -> None:
    with pytest.raises(BadLine, match="expected"):
        at("6/6 A 0 - 0").parse(line)


def test_a_line_may_be_typed_carelessly() -> None:
    s = at("5/6 A 0 - 0")
    assert s.text(s.parse("  ROLL  b.wp. ")) == "roll WPB.."
    assert s.text(s.parse("Give b")) == "give B"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "6/6",
        "6/6/6 A 0 - 0",
        "6/x A 0 - 0",
        "6/6 C 0 - 0",
        "6/-1 A 0 - 0",
        "6/6 A 7 - 0",
        "7/6 A 0 - 0",
        "6/6 A 0 WQ:1 0",
        "6/6 A 0 P.....:2 0",
        "6/6 A 0 P.....:0 0",
        "6/6 A 0 - 0 colour=red",
        "0/6 A 0 - 9 places=1/0",
    ],
)
def test_bad_positions_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        engawa.make("pass_the_pandas", 2).position(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("6/-1/6 A 0 - 0", "below 0"),
        ("6/6/7 A 0 - 0", "too many dice"),
        ("0/4/4 B 0 - 3 places=2/0/0", "places are 1, 2 and so on"),
        ("0/0/4 C 0 - 3 places=1/1/0", "places are 1, 2 and so on"),
        ("1/4/4 B 0 - 3 places=1/0/0", "holds no dice"),
        ("0/0/4 C 0 - 3 places=1/2/0", "the round would be over"),
        ("0/4/4 A 0 - 3 places=1/0/0", "turn of a seat that has finished"),
        ("5/6/6 - 2 - 0", "before somebody begins"),
        ("0/4/4 B 0 - 3", "a seat without dice"),
        ("4/4/0 B 0 P...:1 3", "a seat without dice"),
        ("4/1/4 B 0 P...:1 3", "B holds fewer dice than it rolled"),
        ("4/1/4 B 0 ....:swap 3", "B holds fewer dice than it rolled"),
        ("4/4/4 B 0 B...:swap 3", "four or more blanks"),
        ("0/4/0 B 0 ....:swap 3", "nobody to swap dice with"),
        ("1/4/6 B 2 - 3", "nobody holds the 2 bamboo"),
        ("4/4/4 B 0 - 3 points=1/0/0", "in a match only"),
    ],
)
def test_what_rules_could_not_play_is_no_position(text: str, says: str) -> None:
    game = engawa.make("pass_the_pandas", 3, places=True, bamboozled=True)
    with pytest.raises(BadPosition, match=says):
        game.position(text)


def test_dice_are_swapped_in_no_position_without_the_variant() -> None:
    with pytest.raises(BadPosition, match="four or more blanks"):
        at("4/4/4 B 0 ....:swap 3")
    with pytest.raises(BadPosition, match="the round would be over"):
        at("0/4/4 B 0 - 3 places=1/0/0")  # nobody plays on for second place


def test_a_bad_position_says_what_one_looks_like() -> None:
    with pytest.raises(BadPosition, match="one looks like this: 6/6 - 0 - 0"):
        engawa.make("pass_the_pandas", 2).position("hello")


# --- what is seen ---


def test_everybody_sees_the_whole_table() -> None:
    s = at("3/5/6 B 2 WPPB.:1 7")
    assert s.observe(0) == s.observe(2) == s.observe(None)
    assert s.observe(None) == {
        "seats": 3,
        "to_move": 1,
        "phase": "give",
        "dice": [3, 5, 6],
        "turn": 1,
        "target": 2,
        "rolled": {"water": 1, "panda": 2, "bamboo": 1, "blank": 1},
        "pandas": 1,
        "turns": 7,
        "places": [0, 0, 0],
        "points": [0, 0, 0],
        "first": None,  # kept only for the rounds of a match
        "previous": 0,
        "owed": 1,
        "options": {"places": False, "bamboozled": False, "pandamonium": 0, "turn_cap": 1000},
    }
    assert at("6/6 - 0 - 0").observe(0)["turn"] == NOBODY


def test_the_cloth_keeps_what_has_gone_until_the_turn_ends() -> None:
    scene = at("3/5/6 B 2 WPPB.:1 7").scene(1)
    assert [(said(s.label), s.state) for s in scene.board if s.place == "cloth"] == [
        ("water", "faded"),
        ("panda", "faded"),
        ("panda", ""),
        ("bamboo", ""),
        ("blank", ""),
    ]
    assert said(scene.asks) == "Who gets panda 2 of 2?"
    assert [(verb.line, said(verb.says)) for verb in scene.verbs] == [
        ("give A", "Give a panda to A, who has 3 dice"),
        ("give C", "Give a panda to C, who has 6 dice"),
    ]
    assert scene.panels[0].lines == ("give A",)


@pytest.mark.parametrize(
    ("position", "seat", "asks"),
    [
        ("6/6 - 0 - 0", 0, "Chance decides who begins."),
        ("6/1 B 0 - 0", 0, "B rolls 1 die."),
        ("6/6 B 0 P.....:1 0", 1, "Who gets the panda?"),
        ("6/6 B 0 PP....:2 0", 1, "Who gets panda 1 of 2?"),
        ("6/6 B 0 P.....:1 0", 0, "B gives pandas."),
        ("6/6 B 0 ......:swap 0", 0, "B may swap all dice."),
        (
            "6/6 B 0 ......:swap 0",
            1,
            "All blank: swap all your dice with somebody else, or keep them.",
        ),
        ("0/6 A 0 over 9 places=1/0", None, "The game is over."),
    ],
)
def test_the_scene_says_what_is_awaited(position: str, seat: int | None, asks: str) -> None:
    assert said(at(position, bamboozled=True).scene(seat).asks) == asks


def test_the_scene_of_a_match_and_of_an_end() -> None:
    match = at("1/1/0 A 0 - 9 places=0/0/1 points=0/9/11 first=A", pandamonium=10).scene(None)
    assert [(key, n) for key, _, n in match.panels[2].counts] == [("dice", 0)]
    assert (match.panels[2].score, said(match.panels[2].note)) == (11, "finished first")
    assert notes(match) == ("First to 10 points.",)
    over = at("0/6 A 0 over 9 places=1/0").scene(None)
    assert notes(over) == ("A has no dice left and wins.",)
    swap = at("6/6 B 0 ......:swap 0", bamboozled=True).scene(1)
    assert notes(swap) == ()
    assert [said(verb.says) for verb in swap.verbs] == [
        "Swap with A for 6 dice",
        "Keep your 6 dice",
    ]
    challenge = at("6/6 B 2 - 1").scene(None)
    assert notes(challenge) == ("B has 2 bamboo to match.",)


def test_the_notes_tell_how_the_turn_goes_on() -> None:
    scene = at("3/5/6 B 2 WPPB.:1 7").scene(1)
    assert notes(scene) == (
        "B's turn, step by step",
        "Water: 1 die gone for good.",
        "Pandas: 1 of 2 given.",
        "Bamboo: A 2, B 1. A must give B 1 die.",
        "Blanks: 1 die stays.",
        "B ends with 5 dice.",
    )
    assert [note.state for note in scene.notes] == ["head", "done", "now", "", "", ""]
    titled = {place.name: (said(place.title), said(place.note)) for place in scene.places}
    assert titled["mine"] == ("Your dice after this turn", "1 from A")
    assert titled["gone"] == ("Gone for good", "4 of 18")
    assert [(die.face, die.state) for die in scene.tray if die.place == "mine"] == [
        (Face(shows="bamboo"), ""),
        (None, ""),
        (Face(shows="bamboo"), "got"),
    ]


def test_a_die_keeps_its_key_from_the_tray_to_the_cloth_and_back() -> None:
    def keys(position: str) -> dict[str, str]:
        scene = at(position).scene(0)
        return {s.key: s.place for s in (*scene.board, *scene.tray) if s.drawing == "pp-die"}

    assert keys("2/2 B 0 - 1") == {"B-0": "seat B", "B-1": "seat B", "A-0": "mine", "A-1": "mine"}
    assert keys("2/2 B 0 P.:1 1") == {"B-p0": "cloth", "B-0": "cloth", "A-0": "mine", "A-1": "mine"}
    assert keys("2/3 B 0 WP.:1 1").keys() == {"B-w0", "B-p0", "B-0", "A-0", "A-1"}


@pytest.mark.parametrize("dice", range(1, 12))
def test_no_two_dice_of_a_scene_lie_on_each_other(dice: int) -> None:
    rolled = at(f"{dice}/1 A 0 {'P' + '.' * (dice - 1)}:1 1").scene(None)
    for scene in (at(f"1/{dice} A 0 - 1").scene(0), rolled):
        spots = [(s.place, s.x, s.y) for s in scene.board if s.drawing == "pp-die"]
        near = [
            (a, b)
            for i, a in enumerate(spots)
            for b in spots[:i]
            if a[0] == b[0] and abs(a[1] - b[1]) < 0.9 and abs(a[2] - b[2]) < 0.9
        ]
        assert not near


def test_a_tray_that_takes_no_panda_says_why_not() -> None:
    s = at("3/5/0 B 0 P....:1 7 places=0/0/1", places=True)
    tray = next(sprite for sprite in s.scene(1).board if sprite.key == "tray-C")
    assert (tray.lines, tray.would) == ((), ("give C",))


def test_a_gift_is_shown_with_all_that_follows_from_it() -> None:
    def words(position: str, line: str) -> str:
        return shown(at(position, bamboozled=True), line)

    assert words("3/5/6 B 2 WPPB.:2 7", "give C") == (
        "Give a panda to C / C then has 7 dice. 1 more panda to give. "
        "C has the most dice, so this matters least. / Give to C / tray-C +1"
    )
    assert words("3/5/6 B 2 WPPB.:1 7", "give C") == (
        "Give the last panda to C / A must give you 1 die. C then has 7 dice. "
        "You end with 5 dice. C has the most dice, so this matters least. / Give to C / tray-C +1"
    )
    fewest = "A has the fewest dice, so this slows down whoever is nearest to winning."
    assert fewest in words("3/5/6 B 2 WPPB.:1 7", "give A")
    saves = "Without it A would give away the last dice and win."
    assert saves in words("1/4/6 B 1 P...:1 7", "give A")
    assert "A has no dice left and wins." in words("1/4/6 B 1 P...:1 7", "give C")
    assert "You have no dice left and win." in words("3/1/6 B 0 P:1 7", "give C")
    swap = "3/6/4 B 0 ......:swap 0"
    assert words(swap, "swap A") == (
        "Swap all dice with A / You then have 3 dice. A then has 6 dice. / Swap 6 for 3 / tray-A 6"
    )
    assert words(swap, "keep") == "Keep your 6 dice / Nobody's dice change. / Keep 6 / "


@rule("challenge")
def test_a_gift_counts_what_the_receiver_must_pay_at_once() -> None:
    s = at("3/5/2/4/2 C 1 WWP.:1 3")
    assert "B then has 5 dice." in shown(s, "give B")


@pytest.mark.parametrize(
    ("position", "line", "says"),
    [
        ("6/6 - 0 - 0", "start B", "B begins."),
        (
            "6/5 B 0 - 1",
            "roll WPB..",
            "B rolled water, a panda, bamboo and 2 blanks. 1 die is gone for good.",
        ),
        (
            "6/5 B 2 - 1",
            "roll B....",
            "B rolled bamboo and 4 blanks. A had rolled more bamboo and gave B 1 die. "
            "B has 6 dice now.",
        ),
        (
            "6/5 B 2 PB...:1 1",
            "give A",
            "B gave A a panda. A had rolled more bamboo and gave B 1 die. B has 5 dice now.",
        ),
        ("6/5 B 2 PPB..:2 1", "give A", "B gave A a panda."),
        ("3/6 B 0 ......:swap 0", "swap A", "B swapped all dice with A, 6 for 3."),
        ("3/6 B 0 ......:swap 0", "keep", "B kept all 6 dice."),
    ],
)
def test_what_happened_is_told_in_a_sentence(position: str, line: str, says: str) -> None:
    s = at(position, bamboozled=True)
    assert told(s, line) == says


def test_the_score_pad_counts_dice_in_a_match_and_seats_else() -> None:
    match = at("1/1/0 A 0 - 9 places=0/0/1 points=0/9/11 first=A", pandamonium=10)
    assert match.score_sheet() == (Count(say.SCORE_DICE, (0, 9, 11)),)
    assert at("0/6 A 0 over 9 places=1/0").score_sheet() == (Count(say.SCORE_SEATS, (1, 0)),)


@pytest.mark.parametrize(
    ("position", "cap", "says"),
    [
        ("0/6 A 0 over 9 places=1/0", 1000, "A was first without dice."),
        ("6/0 A 0 over 9 places=0/1", 1000, "B was first without dice."),
        ("2/6/3 A 0 over 9", 9, "The game was stopped after 9 turns. A has the fewest dice, 2."),
        ("2/6/2 A 0 over 9", 9, "The game was stopped after 9 turns. Shared at 2 dice by A and C."),
    ],
)
def test_places_are_told_as_places(position: str, cap: int, says: str) -> None:
    assert str(at(position, turn_cap=cap).ending()) == says


def test_fewer_dice_promise_more() -> None:
    a, b, c = at("2/3/4 A 0 - 9").values()
    assert a > b > c > 0
    assert abs(a + b + c - 1) < 1e-9


def test_points_promise_more_in_a_match_and_so_do_fewer_dice() -> None:
    ahead, behind = at("5/5 A 0 - 3 points=8/2 first=A", pandamonium=10).values()
    assert ahead > behind
    light, heavy = at("2/5 A 0 - 3 points=4/4 first=A", pandamonium=10).values()
    assert light > heavy


def test_places_won_promise_more_than_any_dice() -> None:
    first, second, third, fourth = at("0/0/3/3 C 0 - 9 places=1/2/0/0", places=True).values()
    assert first > second > third == fourth
    assert first > 0.6
    assert at("0/6 A 0 over 9 places=1/0").values() == [1.0, 0.0]


@rule("pandamonium")
def test_a_match_to_a_single_point_still_plays_for_places() -> None:
    start = "6/6/6 - 0 - 0 points=0/0/0 first=A"
    assert after(start, "start C", pandamonium=1) == "6/6/6 C 0 - 0 points=0/0/0 first=C"
    assert after("1/2/2 A 0 - 5 points=0/0/0 first=A", "roll W", pandamonium=1) == (
        "0/2/2 B 0 - 6 places=1/0/0 points=4/0/0 first=A"
    )


@rule("pandamonium")
def test_a_match_to_a_single_point() -> None:
    s = at("1/2/0 A 0 - 9 places=0/0/1 points=0/5/4 first=A", pandamonium=1)
    assert 0.6 < s.values()[2] < 0.7  # points and dice count, places already won do not
    s.play("roll W")
    assert (s.to_move, s.scores(), s.points()) == (NOBODY, [0.0, 1.0, 0.0], [2, 5, 4])


# --- whole games ---


@rule("water", "panda", "challenge")
@given(playthroughs(engawa.make("pass_the_pandas", 4, places=True, bamboozled=True)))
def test_dice_only_ever_leave_by_water(path: list[Position]) -> None:
    for before, later in pairwise(path):
        gone = sum(before.observe(None)["dice"]) - sum(later.observe(None)["dice"])
        rolled = before.observe(None)["phase"] == "roll"
        assert gone == 0 or rolled
        if rolled and later.observe(None)["phase"] == "give":
            assert gone == later.observe(None)["rolled"]["water"]


@rule("challenge.previous", "end")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_previous_seat_can_always_pay_and_one_seat_finishes_at_a_time(seats: int) -> None:
    game = engawa.make("pass_the_pandas", seats, places=True)
    rng = Rng(seats)
    for _ in range(300):
        s = game.start()
        while s.to_move != NOBODY:
            before = sum(1 for place in s.observe(None)["places"] if place)
            if s.to_move == CHANCE:
                s.roll(rng)
            else:
                legal = s.legal()
                s.apply(legal[rng.below(len(legal))])
            see = s.observe(None)
            assert min(see["dice"]) >= 0
            assert sum(1 for place in see["places"] if place) - before <= 1
