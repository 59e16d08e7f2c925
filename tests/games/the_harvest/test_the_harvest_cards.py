"""Card files: the language, what is refused, and sets played side by side."""

import os
import pickle
import random
import re
import subprocess
import sys
import tomllib
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

import engawa
from engawa import Position
from engawa.core import record
from engawa.core.errors import BadGame
from engawa.games.the_harvest import SPEC, cards
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.cards.language import compile_ability
from engawa.games.the_harvest.cards.reader import BadAbility
from engawa.games.the_harvest.cards.told import told
from engawa.games.the_harvest.rules import components as c
from engawa.testing import check_laws
from engawa.words import Voice
from engawa.words.library import languages
from engawa.words.pseudo import PSEUDO

Change = Callable[..., str]

rule = pytest.mark.rule  # names the ids of RULES.md a test watches

PAGE = (Path(__file__).parents[3] / "docs/cards.md").read_text(encoding="utf-8")
SHIPPED = (cards.HOME / "fight_city.toml").read_text(encoding="utf-8")
EDMUND = 'ability = "Hit an opponent for 3."'


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.M | re.S)


def numbers(ability: str) -> list[list[int]]:
    return [row.numbers for row in compile_ability(ability)]


@pytest.fixture
def change(tmp_path: Path) -> Change:
    """Writes a card file like the shipped one but for one change; gives its path."""

    def changed(old: str, new: str, name: str = "mine.toml") -> str:
        assert SHIPPED.count(old) == 1
        path = tmp_path / name
        path.write_text(SHIPPED.replace(old, new), encoding="utf-8")
        return str(path)

    return changed


# --- the language ---


@pytest.mark.parametrize("ability", blocks("ability")[0].splitlines())
def test_the_examples_of_the_page_can_be_read(ability: str) -> None:
    assert compile_ability(ability)


@pytest.mark.parametrize("line", blocks("refused")[0].splitlines())
def test_the_mistakes_of_the_page_are_refused(line: str) -> None:
    ability, reason = line.split(" -> ")
    with pytest.raises(BadGame) as refused:
        compile_ability(ability)
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("ability", "rows"),
    [
        ("", []),
        ("Gain 3.", [[c.GAIN, 0, 0, 0, c.PLAIN, 3, 0, 0]]),
        ("GAIN  three .", [[c.GAIN, 0, 0, 0, c.PLAIN, 3, 0, 0]]),
        ("Draw a card.", [[c.DRAW, 0, 0, 0, 0, 1, 0, 0]]),
        ("Flip up to 2 of an opponent's allies.", [[c.FLIP_CARDS, c.RIVAL, 0, 0, 2, 0, 0, 0]]),
        ("Take a neutral card of value 4 or more.", [[c.TAKE_CARDS, c.NEUTRAL, 0, -4, 0, 0, 0, 0]]),
        ("Discard all other allies.", [[c.DISCARD_CARDS, c.ALLY, c.OTHER, 0, c.ALL, 0, 0, 0]]),
        (
            "Follow another faceup card in play.",
            [[c.FOLLOW_CARD, c.PLAY, c.OTHER | c.UP, 0, 0, 0, 0, 0]],
        ),
        (
            "Hit each opponent for the number of their facedown allies plus 1, at most 3.",
            [[c.HIT, c.THEIRS, c.DOWN, 0, c.NUMBER_OF, 1, 3, c.EVERY]],
        ),
        (
            "You may draw a card and gain 1.",
            [
                [c.MAY, 3, 0, 0, 0, 0, 0, 0],
                [c.DRAW, 0, 0, 0, 0, 1, 0, 0],
                [c.GAIN, 0, 0, 0, 0, 1, 0, 0],
            ],
        ),
        (
            "Each other player draws a card. Gain 1.",
            [
                [c.EACH, 1, 0, 0, 0, 0, 0, 0],
                [c.DRAW, 0, 0, 0, 0, 1, 0, 0],
                [c.NEXT, -1, 0, 0, 0, 0, 0, 0],
                [c.GAIN, 0, 0, 0, 0, 1, 0, 0],
            ],
        ),
        (
            "Choose one: gain 1; or gain 2.",
            [
                [c.CHOICE, 0, 2, 1, 3, 0, 0, 0],
                [c.GAIN, 0, 0, 0, 0, 1, 0, 0],
                [c.JUMP, 3, 0, 0, 0, 0, 0, 0],
                [c.GAIN, 0, 0, 0, 0, 2, 0, 0],
                [c.JUMP, 1, 0, 0, 0, 0, 0, 0],
            ],
        ),
    ],
)
def test_rows(ability: str, rows: list[list[int]]) -> None:
    assert numbers(ability) == rows


# --- what cards say ---


def written(shipped: str) -> dict[str, str]:
    table = tomllib.loads((cards.HOME / f"{shipped}.toml").read_text(encoding="utf-8"))
    return {card["name"]: card["ability"] for card in table["card"]}


@pytest.mark.parametrize("shipped", [name for name in cards.SHIPPED if name != "odd"])
def test_a_card_says_in_english_what_its_file_says(shipped: str) -> None:
    assert {c.name: str(c.says) for c in cards.read_ours(shipped).cards} == written(shipped)


@pytest.mark.parametrize("shipped", cards.SHIPPED)
def test_a_card_says_nothing_that_is_in_no_catalogue(shipped: str) -> None:
    odd = Voice(PSEUDO)
    for card in cards.read_ours(shipped).cards:
        for words in (card.says, *card.steps):
            assert not re.search("[A-Za-z]", odd(words)), words


@pytest.mark.parametrize("shipped", cards.SHIPPED)
def test_each_row_has_words_that_stand_in_the_whole(shipped: str) -> None:
    for card in cards.read_ours(shipped).cards:
        assert len(card.steps) == len(card.rows)
        assert all(str(step).lower() in str(card.says).lower() for step in card.steps)


@pytest.mark.parametrize(
    ("ability", "brief"),
    [
        ("Hit an opponent for 2. Gain 2.", "Hit for 2. Gain 2."),
        ("Draw two cards, then discard an ally.", "Draw two cards, then discard an ally."),
        (
            "Move an ally to the Street. Hit an opponent for its value plus 1.",
            "Move an ally to Street. Hit for its value + 1.",
        ),
        (
            "Choose one: hit an opponent for 3; or gain 3; or flip another card in play.",
            "Choose one: Hit for 3 / Gain 3 / Flip another card in play.",
        ),
        ("Take any number of facedown neutral cards.", "Take any number of facedown neutrals."),
    ],
)
def test_what_a_card_does_is_told_briefly_too(ability: str, brief: str) -> None:
    says, _ = told(compile_ability(ability))
    assert str(say.ability_brief(says)) == brief


@pytest.mark.parametrize("lang", languages())
def test_brief_words_are_the_shorter_ones(lang: str) -> None:
    """Of the cards that are played first, and no number is made up."""
    voice = Voice(lang)
    whole, brief = [], []
    for card in cards.read_ours(cards.SHIPPED[0]).cards:
        whole.append(voice(card.says))
        brief.append(voice(say.ability_brief(card.says)))
        assert set(re.findall(r"\d", brief[-1])) <= set(re.findall(r"\d", whole[-1]))
    assert len("".join(brief)) < 0.85 * len("".join(whole))


def any_ability(luck: random.Random) -> str:
    """A text by the grammar of the page; not all of them make sense."""
    pick = luck.choice
    number = pick(["1", "two", "3", "nine", "12", "40"])
    side = pick(["", "", "faceup ", "facedown "])
    worth = pick(["", "", f" of value {number} or less", f" of value {number} or more"])
    each = luck.random() < 0.2
    nouns = ["ally/allies", "neutral card/s", "card/s in play", "discarded card/s"]

    def noun(many: bool) -> str:
        one = pick(nouns)
        if "ally" in one:
            return "allies" if many else "ally"
        return one.replace("/s", "s" if many else "")

    def kind(some: bool) -> str:
        other = pick(["", "other "])
        owner = pick(["their ", "", "of " * some + "an opponent's "])
        return f"{owner}{other}{side}{'allies' if owner else noun(True)}{worth}"

    def card() -> str:
        start = pick(["a ", "an ", "another ", "an opponent's ", "another opponent's "])
        return f"{start}{side}{'ally' if 'opp' in start else noun(False)}{worth}"

    def some() -> str:
        total = pick(["", f" of total value {number} or less"])
        upto = f"up to {number} {kind(True)}{total}"
        return pick([upto, f"any number of {kind(False)}{total}", f"all {kind(False)}"])

    def amount() -> str:
        its = ["value", "higher value", "lower value"]
        counted = [f"the number of {kind(False)}", f"the highest value among {kind(False)}"]
        much = pick([*[f"its {each}" for each in its], "the difference of its values", *counted])
        much += pick(["", f" plus {number}"])
        return pick([number, much]) + pick(["", f", at most {number}"])

    def deed() -> str:
        s = "s" if each else ""
        which = pick([card(), some(), "it", "the top card of the deck"])
        whom = pick(["an opponent", "each opponent", "them"])
        hand = f"swap{s} {'their' if each else 'your'} hand with the Street"
        verb = pick(["discard", "flip", "take"])
        draw = pick(["a card", f"{number} cards"])
        plain = [f"{verb}{s} {which}", f"move{s} {which} to the Street", f"gain{s} {amount()}"]
        more = [f"swap{s} {card()} with {card()}", hand, f"draw{s} {draw}"]
        alone = [f"hit {whom} for {amount()}", f"follow {card()}", f"you flip {which}"]
        return pick(plain + more + ([] if each else alone * 2))

    def deeds() -> str:
        text = deed()
        while luck.random() < 0.4:
            text += pick([" and ", " then ", ", then "]) + deed()
        return text

    if each:
        return f"{pick(['Each player', 'Each other player'])} {deeds()}."
    offered = "; or ".join(deeds() for _ in range(luck.randrange(2, 5)))
    chooses = pick(["Choose one: ", "An opponent chooses one: "]) + offered
    return pick([f"{deeds()}.", f"You may {deeds()}.", f"{chooses}.", f"{deeds()}. {deeds()}."])


def test_whatever_an_ability_says_is_read_again_as_the_same() -> None:
    luck = random.Random(5)
    read = 0
    for _ in range(4000):
        text = any_ability(luck)
        try:
            rows = compile_ability(text)
        except BadAbility:
            continue
        read += 1
        says, steps = told(rows)
        again = compile_ability(str(says))
        assert [row.numbers for row in again] == [row.numbers for row in rows], (text, str(says))
        assert told(again) == (says, steps)
    assert read > 1000


@pytest.mark.parametrize(
    ("ability", "word"),
    [
        ("Gain.", 2),
        ("Gain 3. Dance.", 4),
        ("Hit an opponent for its value.", 6),
        ("Discard all of an opponent's allies.", 4),
        ("Gain the number of their allies.", 5),
        ("Gain the number of opponent's allies.", 5),
        ("Swap an ally with it.", 5),
        ("Swap up to two allies with a neutral card.", 2),
        ("Flip the top card of the deck.", 2),
        ("Discard a discarded card.", 3),
        ("Move an ally.", 4),
        ("Each player discard an ally.", 3),
        ("Each player draws a card and follows a faceup ally.", 7),
        ("Choose one: gain 1; gain 2.", 7),
        ("Choose one: " + "; or ".join(["gain 1"] * 6) + ".", 24),
        ("Take a neutral card of total value 3 or less.", 6),
        ("Gain 100.", 2),
        ("Gain 2 plus 1.", 3),
        ("You may.", 3),
    ],
)
def test_errors_point_at_the_word(ability: str, word: int) -> None:
    with pytest.raises(BadGame, match=rf"^word {word} of "):
        compile_ability(ability)


# --- files ---


@rule("cards", "deck")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            EDMUND,
            'ability = "Hit an oponent for 3."',
            r"\(Edmund Sable\): word 3 of 'Hit an oponent",
        ),
        (EDMUND, 'text = "Hit an opponent for 3."', r"card 8: a card has name, values, reset"),
        (EDMUND, "ability = 3", r"Edmund Sable\): ability cannot be 3"),
        ("values = [4, 5]", "values = [4, 7]", "Edmund Sable.: values are two numbers from 1 to 6"),
        ("values = [4, 5]", "values = [4]", "Edmund Sable.: values are two numbers from 1 to 6"),
        ("values = [4, 5]", "values = [4, 6]", "one card has the values 4 and 5, not none"),
        ('name = "Edmund Sable"\n', "", "a card has name"),
        ('"Edmund Sable"', '"Kit Magpie"', "a name that no other has, unlike 'Kit Magpie'"),
        ('"Edmund Sable"', '"!"', "a card's name has letters or digits, unlike '!'"),
        ('"Edmund Sable"', '""', "card 8: its name is empty"),
        ('"Edmund Sable"', '" "', "card 8: its name is empty"),
        ('"Edmund Sable"', "3", "card 8: name cannot be 3"),
        ('name = "Edmund Sable"', "name" + ".a" * 400 + " = 1", "card 8: name cannot be {'a'"),
        (
            r'"Edmund Sable"',
            r'"Edmund\u001b[2J"',
            r"its name holds U\+001B, a control character",
        ),
        (r'"Edmund Sable"', r'"Ed\nmund"', r"card 8: its name holds U\+000A, a control character"),
        (
            r'"Edmund Sable"',
            r'"Ed\u202Emund"',
            r"its name holds U\+202E, RIGHT-TO-LEFT OVER",
        ),
        (r'"Edmund Sable"', r'"Ed\u200Bmund"', r"card 8: its name holds U\+200B, ZERO WIDTH SPACE"),
        (r'"Fight City"', r'"Fight\u2066 City"', r"the set: its name holds U\+2066, LEFT-TO-RIGHT"),
        ('"Fight City"', '""', "the set: its name is empty"),
        ('"Fight City"', "[3]", r"the set: name cannot be \[3\]"),
        (EDMUND, 'ability = """Gain ' + "9\\\n" * 5000 + '."""', "a number from 1 to 99"),
        ('name = "Fight City"', 'nam = "Fight City"', "nothing else"),
        ('name = "Fight City"', "name = ", "mine.toml is not a TOML file"),
        (EDMUND, f'ability = "{"Gain 1. " * 99}"', "come to 166 rows, and there is room for 160"),
    ],
)
def test_bad_card_files(change: Change, old: str, new: str, reason: str) -> None:
    with pytest.raises(BadGame, match=reason):
        engawa.make("the_harvest", cards=change(old, new))


@rule("cards")
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "has no cards: a set has 36"),
        (b'name = "Mine"\n# and that is all', "has no cards: a set has 36"),
        (b"x" * (64 * 1024 + 1), "too large: a card file has up to 64 kB"),
        (b"#" * 1001, "line 1 is too long: a line has up to 1000 letters"),
        (b"\na" + b".a" * 30_000 + b" = 1", "line 2 is too long"),
        (b"card = " + b"[\n" * 20_000, "nested too deep: nothing lies deeper than a card"),
        (b"card = " + b"[" * 100_000, "too large"),
        (b"\xef\xbb\xbf" + SHIPPED.encode(), "byte-order mark: save it as UTF-8 without one"),
        (SHIPPED.encode("utf-16"), "byte-order mark: save it as UTF-8 without one"),
        (b'name = "caf\xe9"', "not UTF-8 text: byte 12 is not"),
        (b"\x00", "not a TOML file"),
        (b"card = " + b"9" * 900, "a card file has a name and a"),
    ],
)
def test_whatever_lies_in_a_file_is_answered_in_a_sentence(
    tmp_path: Path, content: bytes, reason: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(BadGame, match=reason):
        engawa.make("the_harvest", cards=str(path))


@rule("cards")
def test_only_a_file_is_opened(tmp_path: Path) -> None:
    """A pipe that nobody writes to would be waited for."""
    os.mkfifo(tmp_path / "pipe")
    ask = "import engawa, sys; engawa.make('the_harvest', cards=sys.argv[1])"
    for name, kind in [("pipe", "a pipe"), ("", "a folder"), ("/dev/zero", "a device")]:
        command = [sys.executable, "-c", ask, str(tmp_path / name)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert f"it is {kind}, not a file" in done.stderr


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("a\0b", "no file can be called"),
        ("a" * 5000, "File name too long"),
        ("odd@", r"no cards in 'odd@'"),
        ("", "it is a folder"),
    ],
    ids=["nul", "long", "no print", "empty"],
)
def test_a_name_that_no_file_has(name: str, reason: str) -> None:
    with pytest.raises(BadGame, match=reason):
        engawa.make("the_harvest", cards=name)


@rule("cards")
def test_names_that_differ_in_how_they_are_composed_are_one_name(change: Change) -> None:
    """É is one letter, or an E and an accent; both are spelled alike, and so are wide letters."""
    apart = unicodedata.normalize("NFD", "Élodie")
    found = cards.read_file(change("Edmund Sable", apart))
    assert [(card.name, card.short) for card in found.cards if card.name[0] == "É"] == [
        ("Élodie", "élodie")
    ]
    game = engawa.make("the_harvest", cards=found.file)
    s = game.position("A act 0 A 15/15 élodie/kit street=- discard=agnes top=ursula")
    assert s.parse(f"activate {apart.upper()}") == s.parse("activate élodie")
    for one, other in [("Élodie", apart), ("Kit Magpie", r"\uFF2Bit Magpie")]:
        file = Path(change("Edmund Sable", one))
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("Nell Sparrow", other), encoding="utf-8")
        with pytest.raises(BadGame, match=f"a name that no other has, unlike '{one}'"):
            cards.read_file(str(file))


def test_a_reset_cost_leaves_something_of_21(change: Change) -> None:
    old = "[4, 5]\nreset = 2"
    with pytest.raises(BadGame, match="reset is a number from 0 to 20"):
        engawa.make("the_harvest", cards=change(old, "[4, 5]\nreset = 21"))


@rule("cards")
def test_a_file_that_is_not_there() -> None:
    with pytest.raises(BadGame, match=r"there are no cards in 'no\.toml'"):
        engawa.make("the_harvest", cards="no.toml")
    with pytest.raises(BadGame, match="no card set with the number 999"):
        engawa.make("the_harvest", cards=999).start()


def test_a_card_is_spelled_by_its_first_word_if_no_other_has_it() -> None:
    names = ["Kit Magpie", "Kit O'Dell", "The Baker", "Nell", "Zoë-Ann Hu", "हिन्दी", "²_x"]
    spelled = ["kit-magpie", "kit-o-dell", "the", "nell", "zoë", "हिन्दी", "2"]
    assert cards.shorts("", names) == spelled


STRANGE = [
    "A",
    "B C",
    "Done",
    "Deck",
    "Hit",
    "Ability",
    "Top=Kit",
    "x*",
    "Zoë's",
    "ǰ",
    "İ",
    "日本",
    "1",
]


def test_whatever_its_cards_are_called_a_set_can_be_played(tmp_path: Path) -> None:
    """No name gets in the way of a line, a position, a record or the keys of a scene."""
    text = (cards.HOME / "odd.toml").read_text(encoding="utf-8")
    for old, new in zip(re.findall(r'^name = "(.* .*)"$', text, re.M), STRANGE, strict=False):
        text = text.replace(f'"{old}"', f'"{new}"')
    file = tmp_path / "strange.toml"
    file.write_text(text, encoding="utf-8")
    check_laws(engawa.make("the_harvest", 3, cards=str(file)), games=1)


@rule("setup.ties")
def test_names_stand_in_the_order_of_a_dictionary() -> None:
    names = ["Zoe", "abe", "Émile", "Eve", "Abe"]
    assert sorted(names, key=cards.alphabetical) == ["Abe", "abe", "Émile", "Eve", "Zoe"]


def test_every_shipped_set_is_loaded_by_its_name() -> None:
    for file in cards.HOME.glob("*.toml"):
        assert len(cards.read_file(file.stem).cards) == 36


# --- sets in play ---


def edmund_hits(file: str) -> Position:
    game = engawa.make("the_harvest", cards=file)
    s = game.position("A act 0 A 15/15 edmund/kit street=- discard=agnes top=ursula")
    s.play("activate edmund")
    return s


@rule("cards")
def test_two_sets_side_by_side(change: Change) -> None:
    file = change(EDMUND, 'ability = "Hit an opponent for 9."')
    assert edmund_hits(file).points() == [15, 6]
    assert edmund_hits("fight_city").points() == [15, 12]
    assert edmund_hits(file).points() == [15, 6]


@rule("cards")
def test_a_record_names_its_cards_and_notices_a_change(change: Change) -> None:
    file = change(EDMUND, 'ability = "Hit an opponent for 9."', "my cards.toml")
    game = engawa.make("the_harvest", cards=file)
    s = game.position("A act 0 A 15/15 edmund/kit street=- discard=agnes top=ursula")
    text = record.write(s, [s.parse("activate edmund")])
    found = record.read(text)
    assert re.search(r"^options: cards=\S+my%20cards.toml@[0-9a-f]{8}$", text, re.M)
    again = record.game_of(found, SPEC)
    assert again.options == game.options
    assert list(record.replay(found, again))[-1].position.points() == [15, 6]
    change(EDMUND, 'ability = "Hit an opponent for 8."', "my cards.toml")
    with pytest.raises(BadGame, match=r"the cards in .*my cards.toml have changed"):
        record.game_of(found, SPEC)


OLD = """\
game: the_harvest
rules-version: 1
seats: Ada, Ben
from: A act 0 A 15/15 rufus/mabel street=- discard=winifred top=ursula

activate rufus  ; B act 1 A 15/10 rufus*/mabel street=- discard=winifred top=ursula
"""
SECOND = """\
game: the_harvest
rules-version: 2
seats: Ada, Ben
from: A act 0 A 9/9 orville/kit street=- discard=agnes top=ursula

activate orville | top nell  ; B act 1 A 10/9 orville*,ursula/kit street=- discard=agnes top=nell
"""
THIRD = """\
game: the_harvest
rules-version: 3
seats: Ada, Ben
from: A act 0 A 9/9 alonzo/kit street=- discard=agnes top=ursula

activate alonzo  ; B act 1 A 9/8 alonzo*/kit street=- discard=agnes top=ursula
"""


@rule("cards")
@pytest.mark.parametrize(
    ("old", "their_cards", "line"),
    [
        (OLD, "fight_city", "activate rufus"),
        (SECOND, "fight_city_2", "activate orville"),
        (THIRD, "fight_city_3", "activate alonzo"),
    ],
)
def test_a_record_of_an_earlier_version_plays_with_the_cards_of_its_time(
    old: str, their_cards: str, line: str
) -> None:
    found = record.read(old)
    game = record.game_of(found, SPEC)
    assert line in [step.line for step in record.replay(found, game)]
    assert record.version_note(found, SPEC) == ""
    again = record.read(record.write(record.opening(found, game), []))
    assert again.headers["rules-version"] == "4"
    fingerprint = cards.read_ours(their_cards).fingerprint
    assert again.headers["options"] == f"cards={their_cards}@{fingerprint}"
    assert record.game_of(again, SPEC).options == game.options


@rule("cards")
@pytest.mark.parametrize(("said", "meant"), [("", "fight_city_4"), ("options: cards=odd\n", "odd")])
def test_what_a_record_says_of_itself_holds(said: str, meant: str) -> None:
    """Without a version it is of today; with cards of its own, it keeps them."""
    text = (
        OLD.replace("rules-version: 1\n", "") if not said else OLD.replace("from:", said + "from:")
    )
    options = record.game_of(record.read(text), SPEC).options
    assert cards.show(options["cards"]).startswith(f"{meant}@")


def test_what_does_not_matter_to_play_keeps_the_fingerprint(change: Change) -> None:
    plain = cards.read_ours("fight_city").fingerprint
    same = change(EDMUND, 'ability = "hit  an opponent for three."  # as before')
    assert cards.read_file(same).fingerprint == plain
    assert cards.read_file(change(EDMUND, 'ability = "Gain 3."')).fingerprint != plain


def test_positions_with_other_cards_can_be_pickled(change: Change) -> None:
    s = edmund_hits(change(EDMUND, 'ability = "Hit an opponent for 9."'))
    again = pickle.loads(pickle.dumps(s))
    assert str(again) == str(s)
    assert again.game.options == s.game.options


@rule("cards")
def test_the_worked_example_of_the_page(change: Change) -> None:
    edmund = blocks("toml")[1]
    old = re.search(r'\[\[card\]\]\nname = "Edmund Sable"\n(?:.+\n)+', SHIPPED)
    assert old is not None
    file = change(old[0], edmund)
    found = record.read(blocks("record")[0].replace("mine.toml", file))
    assert list(record.replay(found, record.game_of(found, SPEC)))


def test_the_first_example_of_the_page_is_nell_as_shipped() -> None:
    assert blocks("toml")[0].split("\n\n")[1] in SHIPPED


# --- what the words do ---


@rule("ask.words", "amount.now", "swap", "take", "move", "discard", "flip", "hit", "gain", "each")
@pytest.mark.parametrize(
    ("ability", "hands", "street", "lines", "expected"),
    [
        # which cards
        ("Discard all neutral cards.", "edmund/kit", "agnes,nell*", "", "edmund*/kit - agnes,nell"),
        ("Flip all cards in play.", "edmund/kit*", "nell", "", "edmund*/kit nell* -"),
        ("Flip all other allies.", "edmund,nell/kit", "-", "", "edmund*,nell*/kit - -"),
        ("Discard all allies.", "edmund,nell/kit", "-", "", "-/kit - edmund,nell"),
        ("Take all neutral cards of value 2 or less.", "edmund/-", "birdie,kit,nell", "",
         "birdie,edmund*,kit/- nell -"),
        ("Take a neutral card of value 4 or more.", "edmund/-", "nell*,quincy,silas*", "",
         "edmund*,nell*/- quincy,silas* -"),
        ("Discard a facedown ally.", "edmund,kit,nell*/-", "-", "", "edmund*,kit/- - nell"),
        ("Discard a faceup ally.", "edmund,nell*/kit", "-", "", "nell*/kit - edmund"),
        ("Take a card in play.", "edmund/kit", "-", "take kit", "edmund*,kit/- - -"),
        ("Discard the top card of the deck. Gain its value.", "edmund/-", "-", "top agnes",
         "edmund*/- - ursula 17/15"),
        ("Move the top card of the deck to the Street. Gain its value.", "edmund/-", "-",
         "top agnes", "edmund*/- ursula - 20/15"),
        ("Flip all cards in play. Gain its value.", "edmund/kit", "-", "",
         "edmund*/kit* - - 17/15"),
        ("Take any number of neutral cards of total value 4 or less.", "edmund/-",
         "birdie,kit,silas", "take silas,take kit", "edmund*,kit,silas/- birdie -"),
        ("Move up to two allies to the Street.", "edmund,kit,nell/-", "-", "move kit,move nell",
         "edmund*/- kit,nell -"),
        ("Swap an opponent's ally with a card in play.", "edmund/kit", "-", "",
         "kit/edmund* - -"),
        ("Swap a card in play with an ally.", "edmund/-", "agnes", "", "agnes/- edmund* -"),
        ("Swap an ally with another ally.", "edmund/kit", "nell", "", "edmund*/kit nell -"),
        # it and them
        ("Flip an ally. Flip it. Hit an opponent for its lower value.", "edmund,nell/-", "-",
         "flip nell", "edmund*,nell/- - - 15/12"),
        ("Discard an ally. Flip it. Take it.", "edmund,nell/-", "-", "discard nell",
         "edmund*/- - nell"),
        ("Take an opponent's ally. Hit them for its value. Flip it.", "edmund/magnus", "-", "",
         "edmund*,magnus*/- - - 15/9"),
        ("Discard an opponent's ally. Hit them for 2.", "edmund/-", "-", "", "edmund*/- - -"),
        ("Discard an opponent's ally. Hit them for 2.", "edmund/kit/-", "-", "",
         "edmund*/-/- - kit 15/13/15"),
        ("Hit an opponent for 1. Flip all their faceup allies. Hit them for the number of their "
         "facedown allies.", "edmund/kit,nell*/mabel", "-", "hit B",
         "edmund*/kit*,nell*/mabel - - 15/12/15"),
        # how much
        ("Gain the highest value among cards in play, at most 5.", "edmund/magnus", "-", "",
         "edmund*/magnus - - 20/15"),
        ("Gain the number of faceup cards in play plus 1.", "edmund/kit,nell*", "agnes", "",
         "edmund*/kit,nell* agnes - 19/15"),
        ("Gain the number of discarded cards.", "edmund/kit", "-", "", "edmund*/kit - - 16/15"),
        # whether, and by whom
        ("You may discard an ally and gain 1.", "edmund/kit", "-", "no", "edmund*/kit - -"),
        ("You may discard an ally and gain 1.", "edmund/kit", "-", "yes", "-/kit - edmund 16/15"),
        ("Choose one: take a neutral card; or discard a facedown ally. Gain 1.", "edmund/kit", "-",
         "", "edmund*/kit - - 16/15"),
        ("Choose one: take a neutral card and gain 2; or gain 1; or discard a facedown ally.",
         "edmund/kit", "-", "choose 1", "edmund*/kit - - 17/15"),
        ("An opponent chooses one: take an opponent's ally; or hit them for 4.",
         "edmund/kit/nell", "-", "ask C,choose 1,take kit", "edmund*,kit/-/nell - -"),
        ("Each other player gains 2.", "edmund/kit/nell", "-", "", "edmund*/kit/nell - - 15/17/17"),
        ("Each player swaps their hand with the Street.", "edmund/kit/nell", "mabel", "",
         "mabel/edmund*/kit nell -"),
        ("Each player takes a neutral card and flips it.", "edmund/kit", "agnes,nell",
         "take nell", "edmund*,nell*/agnes*,kit - -"),
        ("Hit each opponent for the number of their allies.", "edmund/kit,nell/mabel/-", "-", "",
         "edmund*/kit,nell/mabel/- - - 15/13/14/15"),
        # following
        ("Follow another faceup card in play. Gain 1.", "edmund/florence*,kit", "-", "",
         "edmund*/florence*,kit - - 16/15"),
        ("Follow a faceup ally.", "edmund,mabel/kit", "agnes,nell", "",
         "edmund*,mabel/kit agnes,nell - 17/15"),
        ("Follow a faceup ally. Follow a faceup ally. Gain its value.", "edmund,mabel/kit",
         "agnes,nell", "", "edmund*,mabel/kit agnes,nell - 21/15"),
    ],
)  # fmt: skip
def test_words(
    change: Change, ability: str, hands: str, street: str, lines: str, expected: str
) -> None:
    """Edmund says it, all having 15 health, Winifred discarded and Ursula on top.

    Expected are hands, Street, other discards, and health if it has changed.
    """
    seats = hands.count("/") + 1
    game = engawa.make("the_harvest", seats, cards=change(EDMUND, f'ability = "{ability}"'))
    health = "/".join(["15"] * seats)
    s = game.position(f"A act 0 A {health} {hands} street={street} discard=winifred top=ursula")
    for line in ["activate edmund", *lines.split(",")] if lines else ["activate edmund"]:
        s.play(line)
    head, _, turns, _, left, hands, street, discard, *_ = str(s).split()
    assert (head, turns) == ("B", "1")
    discard = discard.removeprefix("discard=").replace("winifred", "").strip(",") or "-"
    found = [hands, street.removeprefix("street="), discard, *([left] if left != health else [])]
    assert " ".join(found) == expected


@rule("activate.timing", "facing")
def test_the_active_card_is_face_up_wherever_it_goes_until_it_is_finished(change: Change) -> None:
    """Edmund is 4/5, and comes back from the discard pile worth his front."""
    ability = 'ability = "Discard an ally. Take a discarded card. Hit an opponent for its value."'
    game = engawa.make("the_harvest", 2, cards=change(EDMUND, ability))
    s = game.position("A act 0 A 15/15 edmund,kit/mabel street=nell* discard=winifred top=ursula")
    for line in ("activate edmund", "discard edmund"):
        s.play(line)
    for here in (s, game.position(str(s))):
        here.play("take edmund")
        assert here.observe(None)["hit"]["blow"] == 4
        hands = str(here).split()[5]
        assert hands == "edmund,kit/mabel"
        assert [card["up"] for card in here.observe(None)["hands"][0]] == [True, True]
        assert str(game.position(str(here))) == str(here)
        old = game.position(str(here).replace("edmund,kit/mabel", "edmund*,kit/mabel"))
        assert str(old) == str(here)  # as it was written before
        here.play("done")
        assert str(here).split()[5] == "edmund*,kit/mabel"


# --- words that only the odd set has ---


def odd(hands: str, street: str = "-", head: str = "A act 0 A", **more: str) -> Position:
    seats = hands.count("/") + 1
    rest = {"discard": "zero", "top": "captain-rook"} | more
    words = " ".join(f"{name}={value}" for name, value in rest.items())
    health = "/".join(["15"] * seats)
    game = engawa.make("the_harvest", seats, cards="odd")
    return game.position(f"{head} {health} {hands} street={street} {words}")


def after(s: Position, *lines: str) -> str:
    for line in lines:
        s.play(line)
    return " ".join(str(s).split()[4:7])


@rule("hit", "each")
def test_each_opponent_is_hit_in_turn_order() -> None:
    """Captain Mist hits each for 3; only Aunt Rook, a 2, can be passed, and once."""
    s = odd("zebra/captain-mist/-", "aunt-rook", head="B act 0 A", discard="baron-mist")
    s.play("activate captain-mist")
    assert s.to_move == 2
    assert after(s, "pass aunt-rook") == "12/15/14 zebra/aunt-rook,captain-mist*/- street=-"


@rule("up-to", "may")
def test_none_at_all_may_be_chosen() -> None:
    """Föhn Thorne-Vale: you may discard any number of allies, then a hit for its value plus 2."""
    start = "föhn-thorne-vale,zebra/aunt-rook"
    assert after(odd(start), "activate föhn-thorne-vale", "no").startswith("15/15 ")
    assert after(odd(start), "activate föhn-thorne-vale", "yes", "done").startswith("15/15 ")
