"""What a seat may know: everything but the order of the deck, which nobody does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from msgspec import Struct

from engawa.core import features as show
from engawa.core.features import Feature
from engawa.core.game import Game
from engawa.core.observation import Observation, follows
from engawa.games.the_harvest import cards
from engawa.games.the_harvest.cards import set_of
from engawa.games.the_harvest.notation.write import PHASES
from engawa.games.the_harvest.rules import components
from engawa.games.the_harvest.rules.state import State
from engawa.words import Words


class Card(Struct, frozen=True, gc=False):
    key: str
    name: str
    up: bool
    value: int
    other: int  # on its other side
    reset: int
    says: Words


class Followed(Struct, frozen=True, gc=False):
    """A card whose words were followed: who led there, how far, whom it means."""

    card: str
    by: str | None
    step: int
    it: str | None
    them: int | None


class Ability(Struct, frozen=True, gc=False):
    """What is being followed, as the card says it."""

    active: str
    now: str
    doer: int
    words: Words
    options: tuple[Words, ...]
    picked: tuple[str, ...]
    followed: tuple[Followed, ...]


class Hit(Struct, frozen=True, gc=False):
    seat: int
    blow: int
    left: int
    attacker: str | None


class Options(Struct, frozen=True, gc=False):
    beginner: bool
    turn_ties: bool
    turn_cap: int
    cards: str


class Known(Observation, frozen=True, gc=False):
    phase: str
    turn: int
    turns: int
    first: int | None
    health: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    street: tuple[Card, ...]
    discard: tuple[Card, ...]
    deck: int
    top: Card | None
    ability: Ability | None
    hit: Hit | None
    called: str | None
    winner: int | None
    options: Options

    def find(self, key: str) -> Card:
        """A card by its key, wherever it lies."""
        return next(card for card in self.cards() if card.key == key)

    def cards(self) -> Iterator[Card]:
        top = (self.top,) if self.top else ()
        return chain(self.street, self.discard, *self.hands, top)


def observe(s: State) -> Known:
    places = _places(s)
    return Known(
        seats=s.seats,
        to_move=s.to_move,
        phase=PHASES[s.phase],
        turn=s.turn,
        turns=s.turns,
        first=s.first if _first_is_known(s) else None,
        health=tuple(s.health[: s.seats]),
        hands=places[components.HAND : components.HAND + s.seats],
        street=places[components.STREET],
        discard=places[components.DISCARD],
        deck=s.deck,
        top=None if s.top == components.NONE else _card(set_of(s).cards[s.top], True),
        ability=_ability(s),
        hit=_hit(s),
        called=_called(s),
        winner=s.scores().index(1.0) if s.phase == components.OVER else None,
        options=Options(
            beginner=bool(s.beginner),
            turn_ties=bool(s.turn_ties),
            turn_cap=s.turn_cap,
            cards=set_of(s).name,
        ),
    )


@follows("cards", "where", "up")
def _places(s: State) -> tuple[tuple[Card, ...], ...]:
    found: list[list[Card]] = [[] for _ in range(components.HAND + components.SEATS)]
    faces, known = s.up, set_of(s).cards
    for number, place in enumerate(s.where):
        if place != components.DECK:
            found[place].append(_card(known[number], bool(faces[number])))
    return tuple(map(tuple, found))


def _card(card: cards.Card, up: bool) -> Card:
    shown, other = (card.front, card.back) if up else (card.back, card.front)
    return _known(card.short, card.name, up, shown, other, card.reset, card.says)


_known = lru_cache(1 << 10)(Card)  # a card lies there for long


def _first_is_known(s: State) -> bool:
    """Is it known who drafts first, or who had the first turn?"""
    if s.phase == components.DEALING:
        dealt = components.CARDS - s.deck
        return not s.beginner and (s.seats > 2 or dealt > components.STREET_SIZE)
    return s.phase not in (components.CALLING, components.SEATING)


def _called(s: State) -> str | None:
    """[draft.call] What was called, as long as the draft goes on."""
    if s.seats > 2 or s.beginner or s.phase not in (components.DEALING, components.DRAFTING):
        return None
    return "odd" if s.call else "even"


def _ability(s: State) -> Ability | None:
    if s.active == components.NONE:
        return None
    known = set_of(s).cards
    now = known[s.now]
    step = _row(s) - s.begins[s.now]
    return Ability(
        active=known[s.active].name,
        now=now.name,
        doer=s.doer,
        words=now.steps[step] if 0 <= step < len(now.steps) else "",
        options=_options(s, step) if s.phase == components.CHOOSING else (),
        picked=tuple([known[i].name for i, bit in enumerate(components.BIT) if s.picked & bit]),
        followed=_followed(s, [card.name for card in known]),
    )


def _followed(s: State, names: list[str]) -> tuple[Followed, ...]:
    """[follow.once] Each card that was followed, once."""
    at, caller, it, them = s.at, s.caller, s.it, s.them
    return tuple(
        [
            Followed(
                card=names[i],
                by=None if caller[i] == components.NONE else names[caller[i]],
                step=at[i] - s.begins[i],
                it=None if it[i] == components.NONE else names[it[i]],
                them=None if them[i] == components.NONE else them[i],
            )
            for i in range(components.CARDS)
            if at[i] != components.NONE
        ]
    )


def _row(s: State) -> int:
    """The row that is being followed: the words of a hit stay until it has landed.

    The rules are a row further by then, except where each opponent is hit, step by step.
    """
    row = s.at[s.now]
    return row - 1 if s.phase == components.PREVENTING and s.step == 0 else row


def _options(s: State, step: int) -> tuple[Words, ...]:
    """The words of each thing to choose from, which are those of the row that ends it."""
    card = set_of(s).cards[s.now]
    ends = [i for i, row in enumerate(card.rows) if row.numbers[components.OP] == components.JUMP]
    offered = card.rows[step].numbers[components.COUNT]
    return tuple([card.steps[i] for i in ends if i > step][:offered])


def _hit(s: State) -> Hit | None:
    if s.phase != components.PREVENTING:
        return None
    attacker = None if s.attacker == components.NONE else set_of(s).cards[s.attacker].name
    return Hit(seat=s.victim, blow=s.blow, left=s.left, attacker=attacker)


def features(game: Game) -> dict[str, Feature | None]:
    """What the numbers of a position mean to a learner."""
    card = show.name(components.CARDS)
    return {
        "phase": show.name(len(PHASES)),
        "asked": show.seat(),
        "where": show.seat(components.HAND),
        "up": show.number(1),
        "deck": show.number(10),
        "top": card,
        "health": show.each(game.seats, show.number(10)),
        "turn": show.seat(),
        "first": show.seat(),
        "turns": show.number(20),
        "call": show.number(1),
        "active": card,
        "now": card,
        "doer": show.seat(),
        "step": show.number(2),
        "picked": show.members(components.CARDS),
        "total": show.number(5),
        "at": show.number(50),
        "them": show.seat(),
        "victim": show.seat(),
        "attacker": card,
        "blow": show.number(5),
        "left": show.number(5),
    }
