"""The Harvest against its rules; an example for every card is among the records."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from said import notes, refused, said, shown, told

import engawa
from engawa import CHANCE, NOBODY, Game, Position
from engawa.core.errors import BadLine, BadPosition, IllegalLine
from engawa.core.preview import preview
from engawa.core.rng import Rng
from engawa.core.scene import Count, Sprite
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.cards import SHIPPED, read_ours
from engawa.games.the_harvest.rules.state import State
from engawa.games.the_harvest.screen.ending import ending
from engawa.games.the_harvest.screen.face import Face
from engawa.games.the_harvest.screen.forecast import first_name
from engawa.games.the_harvest.screen.observe import observe
from engawa.testing import playthroughs
from engawa.words import Voice

rule = pytest.mark.rule  # names the ids of RULES.md a test watches

FIRST = "fight_city"
CARDS = read_ours(FIRST).cards


def make(seats: int = 2, cards: str = FIRST, **options: object) -> Game:
    """Make a game with the cards that the examples below are about."""
    return engawa.make("the_harvest", seats, cards=cards, **options)


def at(
    hands: str, street: str = "-", health: str = "", head: str = "A act 0 A", **more: str
) -> Position:
    """A position of little: hands and Street, and Winifred discarded; Ursula is on top."""
    seats = hands.count("/") + 1
    rest = {"discard": "winifred", "top": "ursula"} | more
    words = " ".join(f"{name}={value}" for name, value in rest.items())
    health = health or "/".join(["15"] * seats)
    return make(seats).position(f"{head} {health} {hands} street={street} {words}")


def play(s: Position, *lines: str) -> Position:
    for line in lines:
        s.play(line)
    return s


def observed(s: Position) -> dict[str, list[str]]:
    """Where the cards are, by short name; a star for those face down."""
    see = s.observe(None)
    zones = {"street": see["street"], "discard": see["discard"]}
    zones |= {"ABCDE"[k]: hand for k, hand in enumerate(see["hands"])}
    return {
        zone: [card["key"] + "*" * (not card["up"]) for card in cards]
        for zone, cards in zones.items()
    }


# --- what is in the box ---


@rule("deck", "value")
def test_each_pair_of_values_occurs_once() -> None:
    pairs = {(card.front, card.back) for card in CARDS}
    assert pairs == {(front, back) for front in range(1, 7) for back in range(1, 7)}
    assert [card.name for card in CARDS] == sorted(card.name for card in CARDS)


@rule("deck", "health", "setup", "draft")
@pytest.mark.parametrize("beginner", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_once_all_is_set_up(seats: int, beginner: bool) -> None:
    s = make(seats, beginner=beginner).start()
    while s.observe(None)["phase"] != "act":
        if s.to_move == CHANCE:
            s.roll(engawa.Rng(seats))
        else:
            s.apply(s.legal()[0])
    see = s.observe(None)
    assert [len(hand) for hand in see["hands"]] == [3] * seats
    assert (len(see["street"]), len(see["discard"])) == (3, 1)
    assert see["deck"] == 36 - 3 * seats - 4
    assert see["health"] == [21] * seats
    assert see["turn"] == see["first"]


@rule("draft.call", "draft.caller")
@pytest.mark.parametrize(
    ("call", "discard", "drafter"),
    [("odd", "rufus", 0), ("odd", "birdie", 1), ("even", "rufus", 1), ("even", "birdie", 0)],
)
def test_the_back_of_the_first_discard_decides(call: str, discard: str, drafter: int) -> None:
    """Rufus is 2/1 and Birdie 2/2: it is not the front that counts."""
    s = make().start()
    assert s.to_move == 0
    play(s, f"call {call}", "top agnes", "top nell", "top kit", f"top {discard}", "top mabel")
    assert s.to_move == drafter
    assert s.lines() == ["draft agnes", "draft kit", "draft nell"]


@rule("setup.ties", "setup.swap", "setup.first")
def test_of_equal_sums_the_earliest_name_is_the_lower_wherever_it_is() -> None:
    """Alonzo, Rufus and Nell make 11, as do Barnaby, Birdie and Cormac."""

    def deal(*groups: str) -> dict[str, list[str]]:
        s = make(beginner=True).start()
        play(s, *[f"top {card}" for group in groups for card in group.split()])
        assert s.observe(None)["phase"] == "act"
        return observed(s) | {"first": ["AB"[s.to_move]]}

    alonzo, barnaby, rest = "alonzo rufus nell", "barnaby birdie cormac", "vernon ursula"
    found = deal(alonzo, barnaby, "agnes kit octavia", rest)
    assert found["first"] == ["A"]
    found = deal(barnaby, "mabel rosalind jasper", alonzo, rest)
    assert found["street"] == ["alonzo", "nell", "rufus"]
    assert found["A"] == ["barnaby", "birdie", "cormac"]


@rule("draft.many")
def test_chance_says_who_drafts_first_of_three() -> None:
    s = make(3).start()
    assert [(s.text(a), ways) for a, ways in s.chances()] == [
        ("first A", 1),
        ("first B", 1),
        ("first C", 1),
    ]


@rule("deck.open")
def test_any_card_of_the_deck_may_be_next() -> None:
    s = play(at("orville/kit"), "activate orville")
    assert s.to_move == CHANCE
    deck = {card.short for card in CARDS} - {"orville", "kit", "winifred", "ursula"}
    assert {(s.text(a), ways) for a, ways in s.chances()} == {(f"top {card}", 1) for card in deck}


@rule("deck.open")
def test_each_card_of_the_deck_is_as_likely_as_the_others() -> None:
    deck = ["agnes", "birdie", "mabel", "rufus", "winifred"]
    out = [card.short for card in CARDS if card.short not in (*deck, "kit", "orville", "ursula")]
    s = play(at("orville/kit", discard=",".join(out)), "activate orville")
    rng = engawa.Rng(1)
    seen = Counter(s.text(s.copy().roll(rng)) for _ in range(1000))
    assert sorted(seen) == [f"top {card}" for card in deck]
    assert all(150 < times < 250 for times in seen.values())


# --- the four actions ---


@rule("turn", "activate", "attack", "attack.target", "reset", "buy", "ally")
def test_everything_a_turn_offers() -> None:
    s = at("kit,nell*/mabel/agnes*", street="edmund,rufus*")
    assert s.lines() == [
        "activate edmund",
        "activate kit",
        "attack kit B",
        "attack kit C",
        "attack nell B",
        "attack nell C",
        "reset nell",
        "buy",
    ]


@rule("pay", "reset", "buy")
def test_nobody_pays_the_last_health() -> None:
    assert "reset kit" in at("kit*/mabel", health="3/9").lines()
    assert "reset kit" not in at("kit*/mabel", health="2/9").lines()
    assert "buy" in at("kit*/mabel", health="6/9").lines()
    assert "buy" not in at("kit*/mabel", health="5/9").lines()


@rule("pay")
def test_a_price_that_takes_the_last_health_is_refused_with_the_reason() -> None:
    s = at("nell*/kit", health="1/9")  # Nell costs 1, Ursula more
    assert "costs 1 to reset; A has 1, and some health must be left" in refused(s, "reset nell")[1]
    assert "A has 1, and some health must be left" in refused(s, "buy")[1]


@rule("pay", "activate", "attack", "attack.target", "reset", "buy", "prevent.equal", "prevent.over")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("activate nell", "activate"),
        ("activate mabel", "activate"),
        ("attack mabel B", "attack"),
        ("attack kit A", "attack.target"),
        ("reset mabel", "reset"),
        ("reset kit", "reset"),
        ("reset nell", "pay"),
        ("buy", "pay"),
        ("pass edmund", "turn"),
        ("yes", "turn"),
        ("top agnes", "turn"),
        ("xyzzy", "house.notation"),
        ("attack kit F", "house.notation"),
        ("attack nobody B", "house.notation"),
    ],
)
def test_refusals_in_a_turn(line: str, why: str) -> None:
    refusal = at("kit,nell*/mabel", street="edmund*", health="1/9").why_not(line)
    assert refusal is not None
    assert refusal.rule == why


@rule("prevent", "prevent.equal", "prevent.over", "ask.words", "impossible", "opponent", "choice")
@pytest.mark.parametrize(
    ("before", "line", "why"),
    [
        ("attack leonora B", "pass kit", "prevent"),
        ("attack leonora B", "pass magnus", "prevent.over"),
        ("attack leonora B", "pass rosalind", "prevent.equal"),
        ("attack leonora B", "buy", "prevent"),
        ("activate ignatius", "flip winifred", "ask.words"),
        ("activate ignatius", "done", "impossible"),
        ("activate ignatius", "buy", "ask.words"),
        ("activate dovie", "hit A", "opponent"),
        ("activate dovie", "buy", "opponent"),
        ("activate jasper", "choose 4", "choice"),
        ("activate jasper", "yes", "choice"),
        ("activate birdie", "take kit", "ask.words"),
    ],
)
def test_refusals_within_a_turn(before: str, line: str, why: str) -> None:
    hand = "birdie,dovie,ignatius,jasper,leonora"
    s = play(at(f"{hand}/kit/nell", street="agnes,magnus,rosalind"), before)
    refusal = s.why_not(line)
    assert refusal is not None
    assert refusal.rule == why
    with pytest.raises((IllegalLine, BadLine)):
        s.play(line)


@pytest.mark.parametrize(
    ("hands", "street", "before", "line", "why", "says"),
    [
        ("ignatius/kit", "nell", "activate ignatius", "discard kit", "ask.words",
         "Ignatius Fern says: Flip another card in play. It says to flip, not to discard."),
        ("winifred/kit,nell,mabel", "-", "activate winifred,flip kit", "flip kit", "ask.words",
         "Kit Magpie has already been chosen."),
        ("winifred/kit,nell/mabel", "-", "activate winifred,flip kit", "flip mabel",
         "one-opponent", "Mabel Thorn and the card before are allies of different opponents."),
        ("magnus/kit", "edmund,silas,birdie", "activate magnus,take edmund", "take silas",
         "ask.words", "Magnus Oakum says: Take any number of neutral cards of total value 6 or "
         "less. Silas Brine is worth 3, which is too much: 4 of 6 are already chosen."),
        ("quincy,kit/mabel", "edmund,nell", "activate quincy", "swap nell", "swap",
         "Quincy Lockett says: Swap an ally with a neutral card. Nell Sparrow can only be the "
         "second of the two."),
        ("quincy,kit/mabel", "edmund,nell", "activate quincy,swap kit", "swap quincy", "swap",
         "Quincy Lockett says: Swap an ally with a neutral card. Quincy Lockett can only be the "
         "first of the two."),
        ("imogen/barnaby/edmund,vernon", "-", "activate imogen,follow barnaby", "follow barnaby",
         "follow.once", "Barnaby Vetch has already been followed in this activation."),
        ("dovie/kit/nell", "-", "activate dovie", "hit A", "opponent",
         "An opponent is somebody other than A."),
        ("dovie/kit/nell", "-", "activate dovie", "ask B", "opponent",
         "Dovie Lark says: Hit an opponent for 2. It says to hit an opponent, not to ask one."),
        ("jasper/-", "-", "activate jasper", "choose 3", "choice.possible",
         "Jasper Nettle says: Choose one: hit an opponent for 3; or gain 3; or flip another card "
         "in play. Nothing in choice 3 can be done."),
        ("leonora/kit", "agnes", "attack leonora B", "pass leonora", "prevent.steps",
         "Leonora Finch is the attacker, and cannot prevent its own hit."),
        ("leonora/kit", "agnes,edmund,jasper", "attack leonora B,pass edmund", "pass jasper",
         "prevent.over",
         "Jasper Nettle would prevent 4, which is more than the 1 left of the hit."),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_amiss(
    hands: str, street: str, before: str, line: str, why: str, says: str
) -> None:
    s = play(at(hands, street, discard="rufus"), *before.split(","))
    assert refused(s, line) == (why, says)


def test_refusals_before_the_first_turn() -> None:
    def why(s: Position, line: str) -> str:
        refusal = s.why_not(line)
        assert refusal is not None
        return refusal.rule

    assert why(make().start(), "top agnes") == "draft.call"
    assert why(make(3).start(), "top agnes") == "draft.many"
    assert why(play(make().start(), "call odd"), "call odd") == "deck.open"
    dealt = ["top agnes", "top nell", "top kit", "top rufus", "top mabel"]
    s = play(make().start(), "call odd", *dealt)
    assert why(s, "draft mabel") == "draft"
    assert why(s, "buy") == "draft"
    assert why(play(at("birdie/kit", street="mabel"), "activate birdie"), "done") == "may"


# --- prevention ---


def preventions(s: Position) -> dict[frozenset[str], int]:
    """Every set of cards that can be passed, with the damage that is left."""
    victim, turn = s.to_move, s.observe(None)["turn"]
    before = s.points()[victim]
    hand = {card["key"] for card in s.observe(None)["hands"][turn]}
    found: dict[frozenset[str], int] = {}
    waiting = [s]
    while waiting:
        s = waiting.pop()
        if s.observe(None)["phase"] == "prevent":
            for action in s.legal():
                after = s.copy()
                after.apply(action)
                waiting.append(after)
        else:
            passed = {card["key"] for card in s.observe(None)["hands"][turn]} - hand
            found[frozenset(passed)] = before - s.points()[victim]
    return found


@rule("prevent", "prevent.equal", "prevent.over", "prevent.steps", "prevent.ability", "damage")
@pytest.mark.parametrize(
    ("line", "street", "sets"),
    [
        (
            "attack leonora B",
            "birdie,cormac,orville",
            {"": 5, "orville": 0, "cormac": 2, "birdie": 3, "birdie cormac": 0},
        ),
        (
            "activate rufus",
            "birdie,cormac,rosalind",
            {"": 5, "rosalind": 0, "cormac": 2, "birdie": 3, "birdie cormac": 0},
        ),
    ],
)
def test_the_examples_of_prevention(line: str, street: str, sets: dict[str, int]) -> None:
    s = play(at("leonora,rufus/kit", street=street), line)
    assert preventions(s) == {frozenset(cards.split()): left for cards, left in sets.items()}


@rule("prevent.equal", "ask.only")
def test_equals_and_greater_are_no_help_and_nobody_is_asked() -> None:
    s = play(at("leonora/kit", street="edmund*,magnus,rosalind"), "attack leonora B")
    assert s.points() == [15, 10]
    assert s.observe(None)["phase"] == "act"


@rule("prevent", "prevent.equal", "prevent.over", "prevent.steps")
@settings(max_examples=60, deadline=None)
@given(st.permutations(range(36)), st.lists(st.booleans(), min_size=5, max_size=5))
def test_prevention_is_what_its_definition_says(order: list[int], up: list[bool]) -> None:
    """Any cards of the Street up to the hit, but no lone equal with another value as high."""
    cards = [CARDS[i] for i in order]
    names = [card.short for card in cards]
    written = [name + "*" * (not face) for name, face in zip(names, up, strict=False)]
    values = [c.front if face else c.back for c, face in zip(cards, up, strict=False)]
    hidden = [c.back if face else c.front for c, face in zip(cards, up, strict=False)]
    blow, other = values[0], hidden[0]
    expected = {
        frozenset(names[i] for i in some): blow - sum(values[i] for i in some)
        for size in range(6)
        for some in combinations(range(5), size)  # the attacker is in the Street as well
        if sum(values[i] for i in some) <= blow
        and not (size == 1 and values[some[0]] == blow and hidden[some[0]] >= other)
    }
    s = at(f"{written[0]}/-", ",".join(written[1:]), "21/21", discard=names[5], top=names[6])
    play(s, f"attack {names[0]} B")
    if s.observe(None)["phase"] == "prevent":
        assert preventions(s) == expected
    else:
        assert list(expected.values()) == [21 - s.points()[1]]


# --- abilities ---


@rule("activate.timing", "activate.anywhere", "street.limit")
def test_the_active_card_has_turned_down_before_the_street_is_looked_at() -> None:
    """Phoebe is 2/5. Of four cards in the Street it is her 5 that goes, not her 2 and Birdie's."""
    s = play(at("kit/nell", street="agnes,birdie,phoebe"), "activate phoebe", "top mabel")
    play(s, "move kit")
    assert observed(s)["street"] == ["agnes", "birdie", "kit"]
    assert observed(s)["A"] == ["ursula"]


@rule("flip.self")
def test_no_card_turns_itself_up_again() -> None:
    s = at("silas,leonora/kit")
    assert observed(play(s, "activate leonora", "flip silas"))["A"] == ["leonora*", "silas*"]
    s = at("josephine,nell/kit*", street="imogen")
    play(s, "activate imogen", "follow josephine", "flip josephine")
    assert observed(s)["A"] == ["josephine*", "nell"]
    assert observed(s)["street"] == ["imogen*"]


@rule("in-play", "ask.words", "flip")
def test_in_play_are_hands_and_street() -> None:
    s = play(at("ignatius/kit,nell*", street="mabel"), "activate ignatius")
    assert s.lines() == ["flip kit", "flip mabel", "flip nell"]


@rule("follow.once", "follow", "follow.you")
def test_copying_a_copier_does_not_go_on_for_ever() -> None:
    """Imogen follows Barnaby, who can follow neither her nor himself, and has Kit left."""
    s = play(at("imogen/barnaby,kit", street="agnes"), "activate imogen", "follow barnaby")
    assert s.points() == [15, 15]
    assert s.observe(None)["ability"]["now"] == "Kit Magpie"
    assert s.lines() == ["pass agnes", "done"]


@rule("follow.once")
def test_the_sight_tells_which_words_were_followed() -> None:
    """Who led where, how far: without it, nobody could see what cannot be followed again."""
    s = play(at("imogen/barnaby,kit", street="agnes"), "activate imogen", "follow barnaby")
    followed = s.observe(None)["ability"]["followed"]
    assert [(row["card"], row["by"]) for row in followed] == [
        ("Barnaby Vetch", "Imogen Straw"),
        ("Imogen Straw", None),
        ("Kit Magpie", "Barnaby Vetch"),
    ]


@rule("each", "ask.only")
def test_each_player_decides_in_turn_order_from_the_active_one() -> None:
    hands = "kit,nell/cormac,mabel/agnes,edmund"
    s = play(at(hands, head="B act 1 A"), "activate cormac")
    askers = []
    while s.observe(None)["ability"]:
        askers.append(s.to_move)
        s.apply(s.legal()[0])
    assert askers == [1, 2, 0]
    assert s.to_move == 2


@rule("gain", "health")
@pytest.mark.parametrize(("health", "after"), [(10, 15), (16, 21), (17, 21), (21, 21)])
def test_gains_stop_at_21(health: int, after: int) -> None:
    s = play(at("florence/kit", health=f"{health}/9"), "activate florence")
    assert s.points() == [after, 9]


@rule("one-opponent", "up-to")
def test_two_allies_of_one_opponent() -> None:
    s = play(at("winifred/kit,nell/mabel,agnes", discard="rufus"), "activate winifred")
    assert s.lines() == ["flip agnes", "flip kit", "flip mabel", "flip nell", "done"]
    assert play(s, "flip agnes").lines() == ["flip mabel", "done"]


@rule("choice", "opponent")
def test_an_opponent_chooses_in_anothers_turn() -> None:
    s = play(at("hector/kit/nell"), "activate hector")
    assert (s.to_move, s.lines()) == (0, ["ask B", "ask C"])
    play(s, "ask C")
    assert (s.to_move, s.lines()) == (2, ["choose 1", "choose 2"])
    assert play(s, "choose 1").points() == [15, 15, 10]


@rule("may")
def test_what_cannot_be_done_is_not_asked() -> None:
    s = at("-/kit", street="nell", top="mabel")
    play(s, "activate nell", "top agnes")
    assert s.observe(None)["phase"] == "act"
    assert observed(s)["street"] == ["mabel", "nell*"]


@rule("draw", "impossible", "buy", "deck.open")
def test_an_empty_deck_gives_nothing() -> None:
    out = [card.short for card in CARDS if card.short not in ("kit", "agnes", "orville")]
    s = at("agnes,orville/kit", discard=",".join(out), top="-")
    assert "buy" not in s.lines()
    assert s.to_move == 0
    play(s, "activate agnes", "discard orville")
    assert observed(s)["A"] == ["agnes*"]


@rule("choice.possible", "draw")
def test_the_last_card_of_the_deck_can_still_be_drawn() -> None:
    out = [card.short for card in CARDS if card.short not in ("kit", "agnes", "hector")]
    s = play(at("hector/kit", discard=",".join(out), top="agnes"), "activate hector")
    assert s.lines() == ["choose 1", "choose 2"]
    assert observed(play(s, "choose 2"))["A"] == ["agnes", "hector*"]


@rule("discard.minimum")
def test_the_discard_pile_stays_empty_without_a_deck() -> None:
    others = [card.short for card in CARDS if card.short not in ("kit", "lazarus", "nell")]
    s = at(f"lazarus/kit,{','.join(others)}", discard="nell", top="-")
    play(s, "activate lazarus")
    assert observed(s)["discard"] == []
    assert observed(s)["A"] == ["lazarus*", "nell*"]


# --- the end ---


@rule("forced-loss")
@pytest.mark.parametrize(
    ("hand", "street", "health", "lost"),
    [
        ("-", "-", 7, True),
        ("-", "kit*", 7, True),
        ("-", "kit", 7, False),
        ("nell*", "-", 7, False),
        ("-", "-", 8, False),
    ],
)
def test_who_can_do_nothing_loses(hand: str, street: str, health: int, lost: bool) -> None:
    """Rufus face down hits for 1, but for the last row; Magnus on top costs 6."""
    s = at(f"agnes,rufus*/{hand}", street, f"15/{health}", top="magnus")
    play(s, "attack rufus B")
    if s.observe(None)["phase"] == "prevent":
        play(s, "done")
    assert (s.to_move == NOBODY) == lost
    assert s.scores() == ([1.0, 0.0] if lost else [0.0, 0.0])
    assert s.points() == [15, 0 if lost else health - 1]
    says = "B has lost: nothing B could do would have left any health."
    assert (says in notes(s.scene(None))) == lost


@rule("end", "end.ties")
@pytest.mark.parametrize(
    ("health", "first", "winner"),
    [("9/1/8", "A", 0), ("8/1/8", "A", 2), ("8/1/8", "C", 0), ("2/1/8", "A", 2)],
)
def test_the_most_health_wins_and_the_later_of_equals(health: str, first: str, winner: int) -> None:
    s = at("kit/nell/mabel", health=health, head=f"A act 5 {first}")
    play(s, "attack kit B")
    assert s.to_move == NOBODY
    assert s.scores() == [float(k == winner) for k in range(3)]


@rule("end.ties.turn")
@pytest.mark.parametrize(
    ("health", "first", "usual", "by_turn", "why"),
    [
        ("8/1/8/3", "A", "C", "A", "A wins the tie at 8 health, and had the turn."),
        ("5/1/8/8", "A", "D", "C", "C wins the tie at 8 health, and would have had the next turn."),
        ("5/1/8/8", "D", "C", "C", "C wins the tie at 8 health, and would have had the next turn."),
        ("8/1/5/8", "D", "A", "A", "A wins the tie at 8 health, and had the turn."),
        ("8/1/9/9", "C", "D", "C", "C wins the tie at 9 health, and would have had the next turn."),
        ("9/1/8/8", "A", "A", "A", "A has the most health, 9 to 8."),
    ],
)
def test_with_the_option_the_one_of_equals_wins_who_has_the_turn_or_comes_next(
    health: str, first: str, usual: str, by_turn: str, why: str
) -> None:
    """A position that is written and read again has the same winner."""
    text = f"A act 6 {first} {health} kit/nell/mabel/dovie street=- discard=winifred top=ursula"
    for turn_ties, winner in [(False, usual), (True, by_turn)]:
        game = make(4, turn_ties=turn_ties)
        s = play(game.position(text), "attack kit B")
        assert isinstance(s, State)
        assert "ABCD"[s.scores().index(1.0)] == winner
        assert game.position(str(s)).scores() == s.scores()
        if turn_ties:
            assert Voice()(ending(s)).endswith(why)


@rule("end.once", "end")
def test_the_game_ends_before_anything_else_happens() -> None:
    """Dovie's first hit ends it: no second hit, no card turned down, no Street put in order."""
    s = at("dovie/kit/nell", street="agnes*,birdie,cormac", health="9/2/2")
    play(s, "activate dovie", "hit B", "done")
    assert s.to_move == NOBODY
    assert s.points() == [9, 0, 2]


@rule("cap", "end")
def test_the_cap_ends_the_game() -> None:
    s = make(2, turn_cap=1).position("A act 0 A 9/9 kit/nell street=- discard=agnes top=ursula")
    play(s, "activate kit")
    assert (s.to_move, s.scores()) == (NOBODY, [0.0, 1.0])
    end = ("The game was stopped after 1 turn.", "B has the most health.")
    assert notes(s.scene(0)) == end


def test_a_value_is_certain_at_the_end_and_fair_before() -> None:
    even = at("kit/nell", health="9/9").values()
    assert sum(even) == pytest.approx(1)
    ahead = at("kit/nell", health="12/9").values()
    assert ahead[0] > even[0]
    more = at("kit,mabel/nell", health="9/9").values()
    assert more[0] > even[0]
    over = at("kit/nell", health="9/0", head="B over 1 A")
    assert over.values() == over.scores() == [1.0, 0.0]


# --- positions ---


@pytest.mark.parametrize(
    "text",
    [
        "A act 0 A 9/9 kit/nell street=kit discard=agnes top=ursula",
        "A act 0 A 22/9 kit/nell street=- discard=agnes top=ursula",
        "A act 0 A 9/9 kit/nell street=- discard=agnes top=kit",
        "A act 0 A 9/9 kit/nell street=- discard=agnes top=-",
        "A act 0 A 9/9 kit/nobody street=- discard=agnes top=ursula",
        "A act 0 A 9/9/9 kit/nell street=- discard=agnes top=ursula",
        "A act 0 A 9/9 kit/nell street=- discard=agnes top=ursula moon=1",
        "A pick 0 A 9/9 kit/nell street=- discard=agnes top=ursula",
        "A pick 0 A 9/9 kit/nell street=- discard=agnes top=ursula ability=kit.0.-.-<-*",
        "A pick 0 A 9/9 ignatius/nell street=- discard=agnes top=ursula ability=ignatius.1.-.-<-*",
        "A pick 0 A 9/9 ignatius/- street=- discard=agnes top=ursula ability=ignatius.0.-.-<-*",
        "A prevent 0 A 9/9 kit/nell street=mabel discard=agnes top=ursula",
        "A act 0 A 9/9 -/nell street=- discard=agnes top=magnus health",
        "A act 0 A 9/9 kit,-/nell street=- discard=agnes top=ursula",
        "A end 0 A 9/9 kit/nell street=- discard=agnes top=ursula",
        "A pick 0 A 9/9 quincy,kit/nell street=mabel discard=agnes top=ursula "
        "ability=quincy.0.-.-<-* doing=A:2:0:-",
        "B prevent 0 A 9/9 quincy/nell street=agnes discard=mabel top=ursula turn=A "
        "ability=quincy.0.-.-<- hit=B:3:3:-",
        "A run 0 A 9/9 hector/nell street=agnes discard=mabel top=- "
        "ability=hector.0.-.-<-* doing=A:1:0:-",
        "A run 0 A 9/9 agnes/nell street=kit discard=mabel top=- "
        "ability=agnes.0.-.-<-* doing=A:3:0:-",
        "A walk 0 A 9/9 kit/nell street=- discard=agnes top=ursula",
    ],
)
def test_positions_that_cannot_be(text: str) -> None:
    with pytest.raises(BadPosition):
        make().position(text)


# --- every game ---


@rule("deck", "health", "street.limit", "discard.minimum", "follow.once")
@pytest.mark.parametrize("cards", SHIPPED)
@pytest.mark.parametrize("seats", [2, 5])
@settings(max_examples=10, deadline=None)
@given(data=st.data())
def test_what_holds_in_every_game(seats: int, cards: str, data: st.DataObject) -> None:
    for s in data.draw(playthroughs(make(seats, cards=cards))):
        see = s.observe(None)
        zones = [see["street"], see["discard"], *see["hands"]]
        assert sum(len(zone) for zone in zones) + see["deck"] == 36
        assert all(0 <= health <= 21 for health in see["health"])
        assert not any(card["up"] for card in see["discard"] if see["ability"] is None)
        assert bool(see["top"]) == bool(see["deck"]) or s.to_move < 0 or see["phase"] == "call"
        if see["phase"] == "act":
            assert len(see["street"]) <= 3
            assert see["discard"] or not see["deck"]
            assert min(see["health"]) > 0


# --- on the screen ---


def sprites(s: Position, seat: int | None = 0) -> dict[str, Sprite]:
    scene = s.scene(seat)
    return {sprite.key: sprite for sprite in (*scene.board, *scene.tray)}


def test_discards_lie_as_a_pile_unless_one_of_them_is_chosen() -> None:
    many = "agnes,birdie,dovie,esther,fabian,ignatius,josephine,octavia"

    def wide(s: Position) -> float:
        return max(sprite.x for sprite in sprites(s).values() if sprite.place == "discard")

    pile = at("lazarus/kit", discard=many)
    spread = play(at("lazarus/kit", discard=many), "activate lazarus")
    assert wide(pile) < 4 < wide(spread)
    assert any(line.startswith("take ") for line in spread.lines())


def test_a_card_tells_both_sides_and_what_it_does() -> None:
    s = at("edmund,cormac*/mabel", "nell", "5/9")
    edmund, cormac = sprites(s)["edmund"], sprites(s)["cormac"]
    brief = say.ability_brief(edmund.text)
    assert edmund.face == Face(
        name="Edmund Sable", value=4, other=5, reset=2, brief=brief, does=edmund.text
    )
    assert str(edmund.text) == "Hit an opponent for 3."
    assert said(edmund.label) == (
        "Edmund Sable, ally of A, face up, 4 (5 when flipped). Hit an opponent for 3."
    )
    assert said(edmund.press) == "activate it or attack with it"
    assert said(cormac.label) == "Cormac Teal, ally of A, face down, 6 (3 when flipped). Reset 1."
    assert (sprites(s)["cormac"].state, sprites(s)["cormac"].place) == ("facedown", "seat A")
    assert sprites(s)["health-B"].face == Face(seat="B", health=9)
    assert sprites(s)["health-B"].lines == ("attack cormac B", "attack edmund B")


def test_the_four_actions_are_buttons_and_say_why_not() -> None:
    def buttons(s: Position) -> dict[str, str]:
        return {said(verb.title): verb.line for verb in s.scene(0).verbs if not verb.off}

    s = at("edmund,cormac*/mabel", "nell", "5/9")
    assert buttons(s) == {"Activate": "activate", "Attack": "attack", "Reset": "reset"}
    off = {said(verb.title): verb.line for verb in s.scene(0).verbs if verb.off}
    assert off == {"Buy for 5": "buy"}
    rich = at("edmund/mabel", "nell", "15/9")
    assert buttons(rich) == {"Activate": "activate", "Attack": "attack", "Buy for 5": "buy"}
    assert [verb.line for verb in rich.scene(0).verbs if verb.off] == ["reset edmund"]
    assert sprites(s)["cormac"].would == ("activate cormac",)
    assert sprites(s)["mabel"].would == ("activate mabel",)


def test_a_hit_is_shown_with_what_is_stopped_and_the_attacker_last() -> None:
    s = play(at("mabel/edmund", "nell,birdie,thaddeus*", "12/9"), "attack mabel B", "pass nell")
    assert said(sprites(s, 1)["Hit"].label) == "6 coming, 3 stopped."
    street = [sprite for sprite in s.scene(1).board if sprite.place == "street"]
    row = [sprite.key for sprite in sorted(street, key=lambda sprite: sprite.x)]
    assert row == ["birdie", "thaddeus", "mabel"]
    assert [said(verb.title) for verb in s.scene(1).verbs] == ["Lose 3"]
    asked = [said(s.scene(seat).asks) for seat in (1, 0)]
    assert asked[0] == "3 of 6 still to come. Pass another card, or lose 3."
    assert asked[1] == "B may stop up to 3 of a hit for 6."
    assert sprites(s, 1)["mabel"].would == ("pass mabel",)
    assert "Mabel Thorn attacks B." in notes(s.scene(None))


@rule("prevent.over")
def test_cards_of_the_street_tell_who_is_hit_what_they_would_stop() -> None:
    s = play(at("edmund/mabel", "nell,birdie,rosalind", "12/9"), "attack edmund B")

    def chips(seat: int | None) -> dict[str, str]:
        every = sprites(s, seat).items()
        faces = {key: sprite.face for key, sprite in every if isinstance(sprite.face, Face)}
        return {key: said(face.chip) for key, face in faces.items() if face.chip}

    assert chips(1) == {"nell": "stops 3", "birdie": "stops 2", "rosalind": "5 is too much"}
    assert chips(0) == chips(None) == {}


def test_what_another_seat_may_choose_is_shown_to_all() -> None:
    s = play(at("hector/edmund", "nell"), "activate hector")
    assert s.to_move == 1
    offered = "B chooses: “For A: you hit them for 5” or “For A: you draw two cards”."
    assert offered in notes(s.scene(0))
    titles = [said(verb.title) for verb in s.scene(1).verbs]
    assert titles == ["For A: you hit them for 5", "For A: you draw two cards"]


def test_the_words_of_a_hit_stay_until_it_has_landed() -> None:
    """Ursula hits for 3 and gains 2; Captain Mist hits each opponent, Imogen only leads."""

    def words(s: Position) -> tuple[str, str]:
        assert s.observe(None)["phase"] == "prevent"
        ability = s.observe(None)["ability"]
        return ability["now"], ability["words"]

    hit = play(at("ursula/kit", "nell", top="agnes"), "activate ursula")
    assert words(hit) == ("Ursula Keel", "Hit an opponent for 3")
    led = play(at("imogen/kit", "edmund,silas"), "activate imogen", "follow edmund")
    assert words(led) == ("Edmund Sable", "Hit an opponent for 3")
    chosen = play(at("hector/kit", "nell"), "activate hector", "choose 1")
    assert words(chosen) == ("Hector Bly", "hit them for 5")
    each = make(3, cards="odd").position(
        "A act 0 A 15/15/15 captain-mist/-/- street=aunt-rook discard=zero top=zebra"
    )
    assert words(play(each, "activate captain-mist"))[1] == "Hit each opponent for 3"


def test_nothing_is_said_to_be_called_or_first_before_it_is() -> None:
    def known(s: Position) -> list[object]:
        return [s.observe(None)[name] for name in ("called", "first")]

    assert known(make().start()) == known(make(3).start()) == [None, None]
    s = play(make().start(), "call odd", "top agnes", "top nell", "top kit")
    assert known(s) == ["odd", None]
    assert known(play(s, "top winifred", "top rufus")) == ["odd", 0]
    assert known(play(make(3).start(), "first C")) == [None, 2]
    dealt = play(make(beginner=True).start(), "top agnes", "top nell", "top kit", "top rufus")
    assert known(dealt) == [None, None]
    assert known(at("kit/nell")) == [None, 0]


@pytest.mark.parametrize(
    ("street", "health", "says", "press", "chips"),
    [
        # 3 and 2 together are more than 4, and 5 is too
        (
            "birdie,mabel*,nell",
            9,
            "B can pass 2 of 3 cards and loses 1 to 4.",
            "Attack for 4",
            {"birdie": "stops 2", "mabel": "5 is too much", "nell": "stops 3"},
        ),
        # 2 and 2 stop all of it; so does its own value, over a lower one
        (
            "birdie,esther,jasper",
            9,
            "B can pass 3 of 3 cards and loses 0 to 4.",
            "Attack for 4",
            {"birdie": "stops 2", "esther": "stops 2", "jasper": "stops 4"},
        ),
        # its own value over a higher one stops nothing
        (
            "birdie,greta",
            9,
            "B can pass 1 of 2 cards and loses 2 to 4.",
            "Attack for 4",
            {"birdie": "stops 2", "greta": "stops nothing"},
        ),
        ("mabel*", 9, "B can pass nothing and loses 4.", "Attack for 4", {}),
        (
            "birdie",
            3,
            "B can pass the one card and loses 2 to 3.",
            "Attack for 4, may win",
            {"birdie": "stops 2"},
        ),
        ("mabel*", 3, "B can pass nothing and loses 3.", "Attack for 4 and win", {}),
    ],
)
@rule("prevent", "prevent.equal", "prevent.over", "damage")
def test_an_attack_is_foretold_with_what_can_be_passed(
    street: str, health: int, says: str, press: str, chips: dict[str, str]
) -> None:
    s = at("edmund,cormac*/calliope", street, f"9/{health}")
    words = preview(s, "attack edmund B", 0, Rng(3)).words
    assert str(words.says) == f"Edmund Sable goes to the Street. {says}"
    assert str(words.press) == press
    told = {key: str(chip) for key, chip in words.steps if not key.startswith("health")}
    assert told == chips


@rule("prevent.over")
def test_each_answer_to_an_attack_is_foretold_with_its_cost_the_worst_first() -> None:
    s = at("edmund,cormac*/calliope", "birdie,mabel*,nell", "9/9")
    words = preview(s, "attack edmund B", 0, Rng(3)).words
    assert [(str(answer), str(cost)) for answer, cost in words.answers] == [
        ("passes nothing", "\N{MINUS SIGN}4"),
        ("passes Birdie", "\N{MINUS SIGN}2"),
        ("passes Nell", "\N{MINUS SIGN}1"),
    ]
    assert str(words.limit) == "What is passed comes to you. More than 4 in all cannot be passed."
    helpless = at("edmund,cormac*/calliope", "mabel*", "9/9")
    assert not preview(helpless, "attack edmund B", 0, Rng(3)).words.answers


def test_two_of_one_first_name_are_told_apart_in_the_answers() -> None:
    alike = {"Birdie Calloway": "Nell Calloway"}
    s = at("edmund,cormac*/calliope", "birdie,nell", "9/9")
    assert isinstance(s, State)
    see = observe(s)
    street = tuple(replace(card, name=alike.get(card.name, card.name)) for card in see.street)
    twins = replace(see, street=street)
    assert [first_name(see, card) for card in see.street] == ["Birdie", "Nell"]
    assert [first_name(twins, card) for card in street] == [
        "Nell Calloway",
        "Nell Sparrow",
    ]


@rule("end")
def test_an_attack_that_ends_the_game_for_another_is_not_called_a_win() -> None:
    three = at("edmund/calliope/nell", "mabel*", "5/3/9")
    assert str(preview(three, "attack edmund B", 0, Rng(3)).words.press) == "Attack for 4"


def test_with_a_crowd_in_the_street_nothing_is_foretold() -> None:
    crowd = "agnes,birdie,dovie,esther,fabian,ignatius,josephine,kit,octavia,quincy,sybil"
    s = at("alonzo/calliope", crowd, "9/9")
    words = preview(s, "attack alonzo B", 0, Rng(3)).words
    assert "minus what is stopped with cards of the Street" in str(words.says)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "attack edmund B",
            "Attack B with Edmund Sable / Edmund Sable goes to the Street. B can pass the one card "
            "and loses 1 to 4. / Attack for 4",
        ),
        (
            "activate edmund",
            "Activate Edmund Sable / B is hit for 3, less what is stopped. "
            "Then it turns face down, worth 5. / Activate, hit for 3",
        ),
        (
            "reset cormac",
            "Reset Cormac Teal / Costs 1, leaving you 8 health. Face up, it is worth 3. "
            "/ Reset for 1",
        ),
        (
            "buy",
            "Buy Ursula Keel / Costs 5, leaving you 4 health. Hit an opponent for 3. Gain 2. "
            "/ Buy for 5",
        ),
    ],
)
def test_an_action_is_shown_with_what_it_costs_and_brings(line: str, words: str) -> None:
    s = at("edmund,cormac*/mabel", "nell", "9/9")
    assert shown(s, line).rpartition(" / ")[0] == words


def test_prevention_is_shown_with_what_is_left() -> None:
    s = play(at("mabel/edmund", "nell,birdie,thaddeus*", "12/9"), "attack mabel B")
    nell, done = (shown(s, line) for line in ("pass nell", "done"))
    assert nell.startswith("Pass Nell Sparrow to A / Stops 3 of 6. 3 still to come. / Stop 3")
    assert done == "Prevent no more and lose 6 / Leaves you 3 health. / Lose 6 / "


def test_what_happened_is_told_in_a_sentence() -> None:
    s = at("mabel,cormac*/edmund", "nell,birdie,thaddeus*", "12/9")
    assert told(s, "attack mabel B") == "A attacked B with Mabel Thorn for 6."
    assert told(s, "activate nell").startswith("A activated Nell Sparrow (“Move the top card")
    assert told(s, "reset cormac") == "A reset Cormac Teal for 1 health."
    assert told(s, "buy") == "A bought Ursula Keel for 5 health."
    play(s, "attack mabel B")
    assert told(s, "pass nell") == "B passed Nell Sparrow and stopped 3."
    assert told(s, "done") == "B stopped no more and lost 6 health."
    idle = at("birdie/edmund", "-")  # an empty Street has no card to take
    assert told(idle, "activate birdie").endswith("”). Nothing came of it.")
    hector = play(at("hector/edmund", "nell"), "activate hector")
    assert told(hector, "choose 2") == "B chose: For A: you draw two cards."
    assert told(make().start(), "call odd") == "A called odd."
    last = play(at("mabel/edmund", "nell", "12/2"), "attack mabel B")
    assert told(last, "done") == "B stopped no more and lost 2 health."


@rule("flip.self")
def test_choosing_the_active_card_to_flip_is_not_told_as_a_flip() -> None:
    """Doña O'Wick says: Flip an ally. Flip it. Flip it."""
    s = make(cards="odd").position(
        "A act 0 A 15/15 doña-o-wick,zebra/- street=- discard=zero top=aunt-rook"
    )
    play(s, "activate doña-o-wick")
    line = "flip doña-o-wick"
    assert told(s, line) == "A chose Doña O'Wick, which stays as it is."
    assert shown(s, line).startswith("Choose Doña O'Wick, which stays as it is / ")
    assert shown(s, "flip zebra").startswith("Flip zebra 9 from 6 to 6 / ")


def test_the_score_pad_counts_health() -> None:
    assert at("mabel/edmund", "nell", "12/9").score_sheet() == (Count(say.SCORE_HEALTH, (12, 9)),)
