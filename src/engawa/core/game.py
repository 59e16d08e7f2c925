"""A game as a whole: what it is called, who may sit, which options it has, and its rooms.

`Room` is what a game's folder offers; `Game` is a room with its seats and options chosen.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engawa.core.errors import BadGame, BadPosition, Refusal
from engawa.core.look import Look
from engawa.core.scene import Brings, Count, Scene

if TYPE_CHECKING:
    from engawa.core.position import Position

See = dict[str, Any]  # what `observe` answers

ROOMS: dict[type, Room] = {}  # the room of each class of positions

YES_NO = {"yes": 1, "no": 0, "true": 1, "false": 0, "on": 1, "off": 0}


@dataclass(frozen=True)
class Option:
    """A choice made before the game; it becomes the field of that name."""

    name: str
    says: str
    low: int = 0
    high: int = 1
    default: int = 0
    tries: tuple[int | str, ...] = (1,)  # values that tests should play with
    load: Callable[[str], int] | None = None  # the number of what a text names, such as a file
    show: Callable[[int], int | str] = int  # what `load` reads, for records and other processes
    shipped: tuple[str, ...] = ()  # texts that a stranger may name: no file but ours
    names: tuple[str, ...] = ()  # what its numbers mean, from `low` on

    def read(self, value: object) -> int:
        """The number a value stands for: a number, yes or no, or what `load` makes of a text."""
        if self.load is not None and not isinstance(value, int):
            return self.load(str(value))
        is_flag = (self.low, self.high) == (0, 1)
        number = YES_NO.get(str(value).lower(), value) if is_flag else value
        try:
            number = int(str(number))
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            raise BadGame(f"option {self.name} takes {self.takes()}, not {value!r}")
        return number

    @property
    def is_flag(self) -> bool:
        return (self.low, self.high, self.load) == (0, 1, None)

    def usual(self) -> str:
        """The default, as `takes` would say it."""
        return ("no", "yes")[self.default] if self.is_flag else str(self.show(self.default))

    def takes(self) -> str:
        if self.load is not None:
            return "a name or a file"
        if self.is_flag:
            return "yes or no"
        if self.names:
            return ", ".join(f"{n} {name}" for n, name in enumerate(self.names, self.low))
        return f"a whole number from {self.low} to {self.high}"


def _nothing_more(s: Any) -> None:
    """The options are all in their fields."""


def _tell_all(s: Any, action: int, seat: int | None) -> str:
    """Nothing is hidden: a line reads the same to everybody."""
    return ROOMS[type(s)].text(s, action)


def _fits(game: Game) -> str:
    """Every option goes with every other and with any number of seats."""
    return ""


def _bring_little(see: dict[str, Any], line: str) -> Brings:
    """A line speaks for itself."""
    return Brings(line)


def _say_line(see: dict[str, Any], line: str, mover: int) -> str:
    """What happened, as a sentence without its subject, or whole if it was chance."""
    return f"{line}." if mover < 0 else f"played {line}."


def _count_points(s: Any) -> tuple[Count, ...]:
    """The points are one figure."""
    return (Count("points", tuple(s.points())),)


def _look_plainly(game: Game) -> dict[str, Look | None]:
    """To a learner, every number is an amount."""
    return {}


@dataclass(frozen=True)
class Shared:
    """How the seats of a table share the work of looking: what a spectator sees is made once, and
    each seat's sight and scene of that. They are equal to what `observe` and `scene` make alone.
    """

    sight: Callable[[Any, See, int], See]  # a position, what all see of it, the seat
    common: Callable[[See], Scene]  # what all are shown alike, from what all see
    scene: Callable[[Scene, See, list[str], int | None], Scene]  # and the rest, for a seat


@dataclass(frozen=True)
class Room:
    """Everything a game offers, each from the room of its folder that knows."""

    name: str
    title: str
    says: str  # the game in one sentence
    rules_version: int  # grows with every change that could alter a game
    position: type[Position]
    seats: range
    actions: int  # players' actions are 0 up to here; chance has the numbers above
    text: Callable[[Any, int], str]
    parse: Callable[[Any, str], int]
    write: Callable[[Any], str]
    read: Callable[[Any, str], None]
    observe: Callable[[Any, int | None], dict[str, Any]]
    scene: Callable[[dict[str, Any], list[str], int | None], Scene]
    why_not: Callable[[Any, int], Refusal]
    told: Callable[[Any, int, int | None], str] = _tell_all
    brings: Callable[[dict[str, Any], str], Brings] = _bring_little
    narrate: Callable[[dict[str, Any], str, int], str] = _say_line
    pad: Callable[[Any], tuple[Count, ...]] = _count_points
    shared: Shared | None = None  # how seats that look at once share the work
    look: Callable[[Game], dict[str, Look | None]] = _look_plainly  # what fields mean, for learners
    fold: Callable[[int], int] | None = None  # an action's place in a smaller space, for learners
    minutes: tuple[int, int] | None = None  # a game of people takes about so long, from and to
    options: tuple[Option, ...] = ()
    check: Callable[[Game], str] = _fits  # a sentence if seats and options do not go together
    prepare: Callable[[Any], None] = _nothing_more  # lays out what an option stands for
    folder: Path = field(default=Path())

    def __post_init__(self) -> None:
        home = getattr(importlib.import_module(self.position.__module__), "__file__", None)
        object.__setattr__(self, "folder", Path(home).parent if home else Path())
        ROOMS[self.position] = self


class Game:
    """One game for a number of seats, with its options chosen."""

    def __init__(self, room: Room, seats: int | None, options: Mapping[str, object]) -> None:
        self.room = room
        self.name = room.name
        self.seats = room.seats[0] if seats is None else seats
        if self.seats not in room.seats:
            few, many = room.seats[0], room.seats[-1]
            raise BadGame(f"{room.title} seats {few} to {many}, not {self.seats}")
        known = {option.name: option for option in room.options}
        for name in options:
            if name not in known:
                offer = ", ".join(known) or "none"
                raise BadGame(f"{room.title} has no option {name!r}; it has: {offer}")
        chosen = {name: known[name].read(value) for name, value in options.items()}
        self.options = {name: chosen.get(name, o.default) for name, o in known.items()}
        if refusal := room.check(self):
            raise BadGame(refusal)

    def start(self) -> Position:
        """A fresh position."""
        s = self.empty()
        s.set_up()
        return s

    def position(self, text: str) -> Position:
        """The position that `text` describes, as `str` writes it."""
        s = self.empty()
        try:
            self.room.read(s, " ".join(text.split()))
        except BadPosition:
            raise
        except (ValueError, IndexError, KeyError, OverflowError) as error:
            raise BadPosition(
                f"{text!r} is not a position of {self.room.title}; "
                f"one looks like this: {self.start()}"
            ) from error
        return s

    def empty(self) -> Position:
        """A position with nothing on the table but its seats and options."""
        s = self.room.position()
        s.seats = self.seats
        for name, value in self.options.items():
            setattr(s, name, value)
        self.room.prepare(s)
        return s

    def chosen(self) -> dict[str, int | str]:
        """The options that differ from what they usually are, as anyone can read them again."""
        options = [(option, self.options[option.name]) for option in self.room.options]
        return {o.name: o.show(value) for o, value in options if value != o.default}

    def __repr__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.chosen().items())
        return f"engawa.make({self.name!r}, seats={self.seats}{options})"


def room_of(s: Position) -> Room:
    return ROOMS[type(s)]


def game_of(s: Position) -> Game:
    room = room_of(s)
    return Game(room, s.seats, {o.name: getattr(s, o.name) for o in room.options})


def restore(cls: type[Position], seats: int, options: dict[str, int | str], text: str) -> Position:
    """What a pickled position is rebuilt by."""
    return Game(ROOMS[cls], seats, options).position(text)
