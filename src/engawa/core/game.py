"""A game as a whole: its names, seats and options, and the functions it is made of.

`GameSpec` is what a game's folder offers. `Game` is a spec with seats and options chosen.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from engawa.core.best import Best
from engawa.core.chart import Chart
from engawa.core.ending import by_points
from engawa.core.errors import BadGame, BadPosition, Refusal
from engawa.core.features import Feature
from engawa.core.learn import Learn, Word
from engawa.core.lesson import Lesson
from engawa.core.observation import Observation
from engawa.core.scene import Count, Preview, Scene, Telling
from engawa.core.tip import Tip
from engawa.words import SEATS, Words, house, library, row

if TYPE_CHECKING:
    from engawa.core.position import Position

S = TypeVar("S", bound="Position")  # a game's own positions
O = TypeVar("O", bound=Observation)  # and what is seen of them  # noqa: E741

SPECS: dict[type, AnySpec] = {}  # the spec of each class of positions

PRINTED = re.compile(r"(?P<name>.+)@(?P<print>[0-9a-f]{8})")

YES_NO = {"yes": 1, "no": 0, "true": 1, "false": 0, "on": 1, "off": 0}


@dataclass(frozen=True)
class Option:
    """A choice made before the game; it becomes the position's field of the same name."""

    name: str
    says: Words
    low: int = 0
    high: int = 1
    default: int = 0
    tries: tuple[int | str, ...] = (1,)  # values that the tests play with
    load: Callable[[str], int] | None = None  # the number for a text, such as a file
    show: Callable[[int], int | str] = int  # the inverse of `load`, for records and other processes
    shipped: tuple[str, ...] = ()  # texts that strangers may use: no files but ours
    names: tuple[Words, ...] = ()  # what its numbers mean, starting with `low`

    def read(self, value: object) -> int:
        """Return the number for a value: a number, yes or no, or what `load` makes of a text."""
        if self.load is not None and not isinstance(value, int):
            return self.load(str(value))
        is_flag = (self.low, self.high) == (0, 1)
        number = YES_NO.get(str(value).lower(), value) if is_flag else value
        try:
            number = int(str(number))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise BadGame(
                house.option_takes(option=self.name, takes=self.takes(), value=repr(value))
            )
        return number

    def is_shipped(self, value: object) -> bool:
        """May a stranger use this value? The name alone decides, before any file is opened."""
        return split_print(str(value))[0] in self.shipped

    @property
    def is_flag(self) -> bool:
        return (self.low, self.high, self.load) == (0, 1, None)

    def usual(self) -> Words:
        """Return the default, written as in `takes`."""
        if self.is_flag:
            return house.YES if self.default else house.NO
        return str(self.show(self.default))

    def takes(self) -> Words:
        if self.load is not None:
            return house.TAKES_FILE
        if self.is_flag:
            return house.TAKES_YES_NO
        if self.names:
            named = enumerate(self.names, self.low)
            return row([house.takes_name(n=n, name=name) for n, name in named])
        return house.takes_number(low=str(self.low), high=str(self.high))


def split_print(text: str) -> tuple[str, str]:
    """Split ``odd@9d3c11f0`` into a name and the fingerprint of its contents, if there is one."""
    found = PRINTED.fullmatch(text)
    return (found["name"], found["print"]) if found else (text, "")


def _nothing_more(s: Position) -> None:
    """Do nothing: the fields hold all there is to the options."""


def _tell_all(s: Position, action: int, seat: int | None) -> str:
    """Return the line as everybody reads it: nothing is hidden."""
    return SPECS[type(s)].text(s, action)


def _see_all(s: Position, all: O, seat: int) -> O:
    """Return what everybody sees: nothing is hidden."""
    return all


def _fits(game: Game) -> Words:
    """Accept any options with any number of seats."""
    return ""


def _line_itself(see: Observation, line: str) -> Words:
    """Return the line itself."""
    return line


def _bring_little(see: Observation, worlds: Sequence[Observation], line: str) -> Preview:
    return Preview()


def _foresee_nothing(
    words: Preview, see: Observation, worlds: Sequence[object], line: str
) -> Preview:
    return words


def _tell_line(before: Observation, after: Observation, line: str, mover: int) -> Telling:
    if mover < 0:
        return Telling(house.happened(line))
    return Telling(house.played(who=SEATS[mover], line=line))


def _first_word(s: Position) -> str:
    """Return the first word of a line; in ``draw 7S`` it says what is drawn from."""
    return SPECS[type(s)].text(s, s.chances()[0][0]).split()[0]


def _count_points(s: Position) -> tuple[Count, ...]:
    """Return the points as a single row."""
    return (Count(house.POINTS_WORD, tuple(s.points())),)


def _plain_features(game: Game) -> dict[str, Feature | None]:
    """Treat every number as an amount."""
    return {}


@dataclass(frozen=True)
class Role:
    """A role that one seat has in a game, such as the first player."""

    does: str  # what that seat is the first to do: "play", "draft"
    seat: Callable[[Any], int | None]  # returns that seat; None while it is not known


@dataclass(frozen=True)
class Factor:
    """Something that seats get during a game, such as cards, and that may go with winning.

    The lab counts how often seats that got it win.
    """

    name: str  # a word, for tables: "hand"
    says: str  # what its values mean: "cards in the first hand"
    falls: Callable[[Any, int], Iterable[tuple[int, str]]]  # which seats get which values


@dataclass(frozen=True)
class First:
    """How newcomers should first play the game."""

    seats: int = 0  # 0: two, or the smallest number allowed
    options: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Daily:
    """How the game is played as the daily game: alone, and the same for everybody."""

    options: Mapping[str, int | str] = field(default_factory=dict)
    wins: int = 0  # the points to reach


@dataclass(frozen=True)
class GameSpec(Generic[S, O]):
    """Everything a game offers. Each part of its folder provides what it knows."""

    name: str
    title: Words
    says: Words  # the game in one sentence
    rules_version: int  # raised with every change that could alter a game
    position: type[S]
    seats: range
    actions: int  # players' actions are below this number, chance has those above
    text: Callable[[S, int], str]
    parse: Callable[[S, str], int]
    write: Callable[[S], str]
    read: Callable[[S, str], None]
    observe: Callable[[S], O]  # what everybody sees, spectators too
    scene: Callable[[O, list[str], int | None], Scene]
    why_not: Callable[[S, int], Refusal]
    own: Callable[[S, O, int], O] = _see_all  # what a seat sees, made from what all see
    line_for: Callable[[S, int, int | None], str] = _tell_all
    choice: Callable[[O, str], Words] = _line_itself  # a legal line in a few words
    preview: Callable[[O, Sequence[O], str], Preview] = _bring_little  # before, worlds after, line
    #: what to add to a preview about others' answers: the preview, before, worlds after, line
    forecast: Callable[[Preview, O, Sequence[S], str], Preview] = _foresee_nothing
    narrate: Callable[[O, O, str, int], Telling] = _tell_line  # before, after, line, who played it
    score_sheet: Callable[[S], tuple[Count, ...]] = _count_points
    ending: Callable[[S], Words] = by_points  # how the game was won
    draws_from: Callable[[S], str] = _first_word  # what chance draws from: a pile, dice
    features: Callable[[Game], dict[str, Feature | None]] = _plain_features  # for learners
    fold: Callable[[int], int] | None = None  # maps an action to a smaller number, for learners
    chart: Chart | None = None  # the board in letters, for a terminal
    minutes: tuple[int, int] | None = None  # how long a game between people takes, from and to
    roles: tuple[Role, ...] = ()  # needed if the first seat does not always begin
    factors: tuple[Factor, ...] = ()  # what the lab should examine
    bests: tuple[Best, ...] = ()  # records for a person's page
    options: tuple[Option, ...] = ()
    check: Callable[[Game], Words] = _fits  # a sentence if seats and options do not fit together
    prepare: Callable[[S], None] = _nothing_more  # sets up what an option stands for
    first: First = First()  # it is frozen
    daily: Daily | None = None  # if it can be the daily game
    learn: Learn | None = None  # its first page, for newcomers
    glossary: tuple[Word, ...] = ()  # words of the game with an explanation
    tips: tuple[Tip[O], ...] = ()  # what the coach says in a first game, in this order
    lessons: tuple[Lesson[O], ...] = ()
    # Earlier versions of the rules that can still be played: as this one, with these options.
    earlier: Mapping[int, Mapping[str, int | str]] = field(default_factory=dict)
    folder: Path = field(default=Path())

    def __post_init__(self) -> None:
        home = getattr(importlib.import_module(self.position.__module__), "__file__", None)
        folder = Path(home).parent if home else Path()
        object.__setattr__(self, "folder", folder.parent if folder.name == "rules" else folder)
        library.register(self.name, self.folder / "words")
        SPECS[self.position] = self

    def plays(self, version: int) -> bool:
        """Does a game that began under that version of the rules go on the same way here?"""
        return version == self.rules_version or version in self.earlier

    def options_by(self, version: int, options: Mapping[str, int | str]) -> dict[str, int | str]:
        """Return the options of a game of that version; options it did not know have their old
        meaning.
        """
        return {**self.earlier.get(version, {}), **options}


AnySpec: TypeAlias = GameSpec[Any, Any]


class Game:
    """One game with its number of seats and its options chosen."""

    def __init__(self, spec: AnySpec, seats: int | None, options: Mapping[str, object]) -> None:
        self.spec = spec
        self.name = spec.name
        self.seats = spec.seats[0] if seats is None else seats
        if self.seats not in spec.seats:
            few, many = spec.seats[0], spec.seats[-1]
            raise BadGame(house.no_such_seats(game=spec.title, few=few, many=many, n=self.seats))
        known = {option.name: option for option in spec.options}
        for name in options:
            if name not in known:
                offer = row([*known]) or house.NONE
                raise BadGame(house.no_option(game=spec.title, option=name, offer=offer))
        chosen = {name: known[name].read(value) for name, value in options.items()}
        self.options = {name: chosen.get(name, o.default) for name, o in known.items()}
        if refusal := spec.check(self):
            raise BadGame(refusal)

    def start(self) -> Position:
        """Return the starting position."""
        s = self.empty()
        s.set_up()
        return s

    def position(self, text: str) -> Position:
        """Return the position that `text` describes, as `str` writes it."""
        s = self.empty()
        try:
            self.spec.read(s, " ".join(text.split()))
        except BadPosition:
            raise
        except (ValueError, IndexError, KeyError, OverflowError) as error:
            raise BadPosition(
                f"{text!r} is not a position of {self.spec.title}; "
                f"one looks like this: {self.start()}"
            ) from error
        return s

    def empty(self) -> Position:
        """Return a position with nothing but its seats and options."""
        s: Position = self.spec.position()
        s.seats = self.seats
        for name, value in self.options.items():
            setattr(s, name, value)
        self.spec.prepare(s)
        return s

    def chosen(self) -> dict[str, int | str]:
        """Return the options that differ from the defaults, in a form that can be read again."""
        options = [(option, self.options[option.name]) for option in self.spec.options]
        return {o.name: o.show(value) for o, value in options if value != o.default}

    def __repr__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.chosen().items())
        return f"engawa.make({self.name!r}, seats={self.seats}{options})"


def spec_of(s: Position) -> AnySpec:
    return SPECS[type(s)]


def game_of(s: Position) -> Game:
    spec = spec_of(s)
    return Game(spec, s.seats, {o.name: getattr(s, o.name) for o in spec.options})


def restore(cls: type[Position], seats: int, options: dict[str, int | str], text: str) -> Position:
    """Rebuild a pickled position."""
    return Game(SPECS[cls], seats, options).position(text)
