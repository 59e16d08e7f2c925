"""The terminal uses one language at a time, completely."""

import re
from collections.abc import Iterator

import pytest
from games_by import SMALLEST, unchanging

import engawa
from engawa import CHANCE, NOBODY, Rng
from engawa.core.book import rules_of
from engawa.core.errors import BadGame
from engawa.core.scene import Scene, Sprite
from engawa.games import folder, spec
from engawa.terminal.coach import Coach
from engawa.terminal.draw import draw
from engawa.terminal.language import spoken
from engawa.terminal.lessons import choose, teach
from engawa.terminal.session import INDENT, PERSON, Session
from engawa.words import Voice
from engawa.words import terminal as say
from engawa.words.pseudo import PSEUDO

SPOKEN = [name for name in engawa.names() if (folder(name) / "words/en.ftl").exists()]
GAMES = [(name, seats) for name in SPOKEN for seats in spec(name).seats]
ORDERS = ["?", "table", "read", "why", "why nonsense", "why 1", "hint", "undo", "99", "nonsense"]

# The same in every language: seats, cells and cards by letters, and rules by ids.
SAME = re.compile(
    r"\[[a-z0-9.-]+\]|\bpond\b|\b[A-F]\b|\b([a-z]{1,2}\d+)+\b|\b(\d+|[AJQK])[SHDC]\b|\b[a-g]\b"
)
CHOICE = re.compile(r"^  \d+\. [^:]*")  # the line comes first
ORDER = re.compile(
    r"^  (table|read|again|show|why LINE|hint|rules \[ID\]|undo|save FILE|quit)  "
    r"|: why .*|save FILE"
)
QUOTED = re.compile(r"'[^']*'|save FILE|\b[A-F]: .*")  # lines, and who may play them next


RULES = [rule for name in engawa.names() for rule in rules_of(spec(name))]
NAMES = sorted([*unchanging(), *RULES, "(random)"], key=len, reverse=True)
WORD = re.compile(r"[A-Za-z]+")
CONTINUED = re.compile(rf"\n{INDENT}(?=\S)")  # on a screen, where a row is full


def told(name: str, seats: int, seed: int) -> Iterator[str]:
    """Yield what a person reads who plays at random and asks for everything once."""
    rng = Rng(seed)
    said: list[str] = []
    orders = iter(ORDERS)

    def ask(prompt: str) -> str:
        said.append(prompt)
        if (order := next(orders, None)) is not None:
            return order
        if sitting.s.to_move in (CHANCE, NOBODY) or len(sitting.played) > 80:
            raise EOFError
        return str(1 + rng.below(len(sitting.s.legal())))

    players = [PERSON, *["random"] * (seats - 1)]
    sitting = Session(
        engawa.make(name, seats),
        players,
        write=said.append,
        ask=ask,
        seed=seed,
        language=PSEUDO,
        clear=(lambda: None) if seats % 2 else None,
        coach=Coach(),
    )
    sitting.run()
    lines = {each for s, action in sitting.played for each in (*s.lines(), s.text(action))}
    whole = CONTINUED.sub(" ", "\n".join(said))
    yield from (without(row, lines) for row in whole.splitlines())


def without(row: str, lines: set[str]) -> str:
    """Remove lines to type and names from a row."""
    if row.partition(": ")[2] in lines:
        return ""  # what somebody played
    for name in NAMES:
        row = row.replace(name, "")
    for pattern in (CHOICE, ORDER, QUOTED, SAME):
        row = pattern.sub("", row)
    return row


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_everything_is_said_in_the_language_that_was_chosen(name: str, seats: int) -> None:
    plain = [row for row in told(name, seats, seats) if WORD.search(row)]
    assert plain == []


@pytest.mark.parametrize("name", SPOKEN)
def test_lessons_are_given_in_the_language_that_was_chosen(name: str) -> None:
    said: list[str] = []
    orders = iter(["?", "why", "why 1", "again", "nonsense", "99"])

    def ask(prompt: str) -> str:
        said.append(prompt)
        return next(orders, "" if prompt[0] != ">" else "show")

    teach(spec(name), "1", Voice(PSEUDO), said.append, ask)
    found = "\n".join(said).splitlines()
    assert found[-1].endswith(f"engawa play {name} --coach")
    lines = {line for lesson in spec(name).lessons for task in lesson.tasks for line in task.plays}
    plain = [left for row in found[:-1] if WORD.search(left := without(row, lines))]
    assert plain == []


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_XA.UTF-8"}, PSEUDO),
        ({"LANG": "tlh"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "en_XA", "LANG": "en_GB"}, PSEUDO),
        ({"LC_ALL": "C", "LANG": "en_XA"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(environ: dict[str, str], language: str) -> None:
    assert spoken(None, environ) == language
    assert spoken(PSEUDO, environ) == PSEUDO


def test_a_language_that_nobody_speaks_here_is_refused() -> None:
    with pytest.raises(BadGame, match=r"^there are no words in 'tlh'; there are: en"):
        spoken("tlh")


def test_a_game_that_ends_is_told_in_that_language_too() -> None:
    said: list[str] = []
    game = engawa.make(SMALLEST, 2)
    Session(game, ["random", "random"], said.append, input, 1, PSEUDO).run()
    assert said[-1].startswith(Voice(PSEUDO)(say.points("")).split(":")[0])


@pytest.mark.parametrize(
    ("language", "colon"), [("en", ": "), ("fr", "\u00a0: "), ("ja", "\uff1a")]
)
def test_what_follows_a_name_is_joined_as_the_language_does(language: str, colon: str) -> None:
    said: list[str] = []
    orders = iter(["rules"])

    def ask(prompt: str) -> str:
        return next(orders, "quit")

    Session(engawa.make(SMALLEST, 2), [PERSON] * 2, said.append, ask, 1, language).run()
    assert any(row.startswith(f"  1. give B{colon}") for row in said)
    rule = next(iter(rules_of(spec(SMALLEST))))
    assert any(row.startswith(f"{rule}{colon}") for row in said)
    said.clear()
    choose(spec(SMALLEST), Voice(language), said.append, ask)
    assert said[0].startswith(f"  1. {spec(SMALLEST).lessons[0].key}{colon}")


def test_a_state_stands_in_brackets_of_the_language() -> None:
    scene = Scene("", (), (Sprite(key="a", drawing="die", place="cup", label="竹", state="faded"),))
    assert "竹\uff08除外\uff09" in draw(scene, [], Voice("ja"))
    assert "竹 (gone)" in draw(scene, [])
