"""Fireflies: a small correct game with chance, hidden hands and hidden choices.

It is one file, as somebody elsewhere might write it. `fireflies` makes the game, or the same game
with a mistake in it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, Final

from engawa.core.actions import CHANCE, NOBODY, Actions, Chances
from engawa.core.errors import BadLine, BadPosition, Refusal
from engawa.core.fields import row
from engawa.core.game import Game, GameSpec
from engawa.core.notation import parse_seat, seat_name
from engawa.core.observation import Observation
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.scene import Panel, Scene, Verb
from engawa.kit import pile

KINDS: Final = 4  # with brightness 1 to 4
COPIES: Final = 4
SEATS: Final = 3
HAND: Final = 2
TURNS: Final = 3
DIM: Final = 5

SHOW: Final = 0  # + kind
HIDE: Final = SHOW + KINDS
ACTIONS: Final = HIDE + KINDS
DRAW: Final = ACTIONS

VERBS = ("show", "hide", "draw")
LINES = [f"{verb} {kind + 1}" for verb in VERBS for kind in range(KINDS)]

Kinds = Annotated[list[int], "int16_t", KINDS]
PerSeat = Annotated[list[int], "int16_t", SEATS * KINDS]


class Fireflies(Position):
    """How many of each kind are where, and whose turn it is."""

    pile: Kinds
    hand: PerSeat
    shown: PerSeat
    jar: PerSeat
    turn: int
    turns: int  # taken so far

    def _set_up(self) -> None:
        self.pile = [COPIES] * KINDS

    def _to_move(self) -> int:
        if self.turns == TURNS * self.seats:
            return NOBODY
        return CHANCE if sum(own(self.hand, self.turn)) < HAND else self.turn

    def _list_legal(self, actions: Actions) -> None:
        for base in (SHOW, HIDE):
            for kind, n in enumerate(own(self.hand, self.turn)):
                if n:
                    actions.add(base + kind)

    def _list_chances(self, chances: Chances) -> None:
        pile.list_draws(self.pile, 0, KINDS, chances, DRAW)

    def _sample(self, rng: Rng) -> int:
        return DRAW + pile.sample(self.pile, 0, KINDS, rng)

    def _apply(self, action: int) -> None:
        verb, kind = divmod(action, KINDS)
        mine = self.turn * KINDS + kind
        if action >= DRAW:
            self.pile[kind] -= 1
            self.hand[mine] += 1
        else:
            self.hand[mine] -= 1
            (self.shown, self.jar)[verb][mine] += 1
            self.turns += 1
            self.turn = self.turns % self.seats

    def _points(self, seat: int) -> int:
        jar = shine(own(self.jar, seat))
        return shine(own(self.shown, seat)) + (2 * jar if jar <= DIM else 0)

    def _score(self, seat: int) -> float:
        if self._to_move() != NOBODY:
            return 0.0
        points = [self._points(k) for k in range(self.seats)]
        return 1 / points.count(max(points)) if points[seat] == max(points) else 0.0

    def _imagine(self, seat: int, rng: Rng) -> None:
        """Deal others' hands again, and their jars until they are opened."""
        places = [self.hand] if self._to_move() == NOBODY else [self.hand, self.jar]
        for deal_again in (gather, deal):
            for place in places:
                for other in range(self.seats):
                    if other != seat:
                        deal_again(self, place, other, rng)

    def _value(self, seat: int) -> float:
        return 1 / self.seats if self._to_move() != NOBODY else self._score(seat)


def own(place: list[int], seat: int) -> list[int]:
    return place[seat * KINDS : (seat + 1) * KINDS]


def shine(kinds: list[int]) -> int:
    return sum(n * (kind + 1) for kind, n in enumerate(kinds))


def gather(s: Any, place: list[int], seat: int, rng: Rng) -> None:
    """Return cards to the pile; the row keeps their number, as its first kind."""
    mine = own(place, seat)
    for kind, n in enumerate(mine):
        s.pile[kind] += n
        place[seat * KINDS + kind] = 0
    place[seat * KINDS] = sum(mine)


def deal(s: Any, place: list[int], seat: int, rng: Rng) -> None:
    size, place[seat * KINDS] = place[seat * KINDS], 0
    for _ in range(size):
        kind = pile.sample(s.pile, 0, KINDS, rng)
        s.pile[kind] -= 1
        place[seat * KINDS + kind] += 1


def text(s: Any, action: int) -> str:
    return LINES[action]


def parse(s: Any, line: str) -> int:
    if line.lower() not in LINES:
        raise BadLine(f"expected 'show' or 'hide' with a number from 1 to {KINDS}, not {line!r}")
    return LINES.index(line.lower())


def write(s: Any) -> str:
    """Write ``B 3 14.2./3.4.1``:

    B's turn, three turns taken, then each hand, shown cards and jar.
    """
    places = [[digits(own(p, k)) for p in (s.hand, s.shown, s.jar)] for k in range(s.seats)]
    return f"{seat_name(s.turn)} {s.turns} {'/'.join('.'.join(three) for three in places)}"


def read(s: Any, words: str) -> None:
    turn, turns, seats = words.split(" ")
    s.turn, s.turns = parse_seat(turn, s.seats), int(turns)
    places = [[kinds(part) for part in seat.split(".")] for seat in seats.split("/")]
    if [len(three) for three in places] != [3] * s.seats:
        raise BadPosition(f"expected a hand, what is shown and a jar for {s.seats} seats: {words}")
    s.hand, s.shown, s.jar = (
        row([n for three in places for n in three[i]], SEATS * KINDS) for i in range(3)
    )
    left = [COPIES - sum(three[i][k] for three in places for i in range(3)) for k in range(KINDS)]
    if min(left) < 0 or not 0 <= s.turns <= TURNS * s.seats:
        raise BadPosition(f"there are only {COPIES} of a kind, and {TURNS} turns: {words}")
    s.pile = left


def digits(counts: list[int]) -> str:
    return "".join(str(kind + 1) * n for kind, n in enumerate(counts))


def kinds(part: str) -> list[int]:
    return [part.count(str(kind + 1)) for kind in range(KINDS)]


class Known(Observation, frozen=True):
    """What is seen; tests replace it."""

    turn: int
    turns: int
    pile: Any
    hands: Any
    shown: Any
    jars: Any


def sights(look: Callable[[Any, int | None], dict[str, Any]]) -> dict[str, Any]:
    """Return the hooks of a game whose seats see what `look` returns."""

    def made(s: Any, seat: int | None) -> Known:
        return Known(seats=s.seats, to_move=s.to_move, **look(s, seat))

    return {"observe": lambda s: made(s, None), "own": lambda s, _, seat: made(s, seat)}


def observe(s: Any, seat: int | None) -> dict[str, Any]:
    over = s.to_move == NOBODY
    return {
        "turn": s.turn,
        "turns": s.turns,
        "pile": sum(s.pile),
        "hands": [seen(s.hand, k, k == seat) for k in range(s.seats)],
        "shown": [digits(own(s.shown, k)) for k in range(s.seats)],
        "jars": [seen(s.jar, k, k == seat or over) for k in range(s.seats)],
    }


def seen(place: list[int], seat: int, known: bool) -> str | int:
    return digits(own(place, seat)) if known else sum(own(place, seat))


def line_for(s: Any, action: int, seat: int | None) -> str:
    """What is caught or hidden is secret, except for the last: then the jars are opened."""
    last = action < DRAW and s.turns == TURNS * s.seats - 1
    is_open = seat == s.turn or action < HIDE or last
    return LINES[action] if is_open else LINES[action].split()[0] + " ?"


def why_not(s: Any, action: int) -> Refusal:
    if s.to_move == CHANCE or action >= DRAW:
        return Refusal("draw", "What is caught is left to chance.")
    return Refusal(LINES[action].split()[0], "There is no such firefly in your hand.")


def scene(see: Known, may: list[str], seat: int | None) -> Scene:
    others = [line for line in LINES[:ACTIONS] if may and line not in may]
    return Scene(
        asks="Show one, or hide one." if may else "Somebody is catching fireflies.",
        panels=tuple(
            Panel(seat=k, counts=(("turns", "turns", see.turns),)) for k in range(see.seats)
        ),
        verbs=(
            *(Verb(line=line, says=line) for line in may),
            *(Verb(line=line, says=line, off=True) for line in others),
        ),
    )


SPEC = GameSpec(
    name="fireflies",
    title="Fireflies",
    says="Show what shines, and hide what does not.",
    rules_version=1,
    position=Fireflies,
    seats=range(2, SEATS + 1),
    actions=ACTIONS,
    text=text,
    parse=parse,
    write=write,
    read=read,
    **sights(observe),
    scene=scene,
    why_not=why_not,
    line_for=line_for,
)


def fireflies(seats: int = 2, **faults: Any) -> Game:
    """Make the game, with some functions replaced: hooks by name, others as in GameSpec."""
    hooks = {name: fault for name, fault in faults.items() if name.startswith("_")}
    kind = type("Faulty", (Fireflies,), {**hooks, "__module__": __name__})
    parts = {name: fault for name, fault in faults.items() if name not in hooks}
    if "observe" in parts:
        parts |= sights(parts["observe"])
    return Game(replace(SPEC, position=kind, **parts), seats, {})
