"""Objectives: when one is fulfilled, and what it brings."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.takenoko.rules import components, garden
from engawa.games.takenoko.rules.state import State


def is_fulfilled(s: State, seat: int, card: int) -> bool:
    """Could `seat` fulfil the card now?"""
    if card < components.GARDENER_CARDS:
        return has_pattern(s, card)
    if card < components.PANDA_CARDS:
        return has_stand(s, card - components.GARDENER_CARDS)
    return has_meal(s, seat, card - components.PANDA_CARDS)


def suits(s: State, plot: int, colour: int) -> bool:
    """[fulfil.plots] The right colour, and irrigated."""
    return s.colour[plot] == colour and s.wet[plot] != 0


def has_pattern(s: State, card: int) -> bool:
    """[fulfil.plots] Do its plots lie in the garden, [fulfil.turned] however turned?"""
    return s.patterns & components.BIT[card] != 0


def note_patterns(s: State, plot: int) -> None:
    """Note the patterns that lie in the garden, now that this plot is irrigated.

    They stay: no plot is taken away, and none dries out.
    """
    colour = s.colour[plot]
    for card in range(components.GARDENER_CARDS):
        if colour != components.SHAPE_FIRST[card] and colour != components.SHAPE_SECOND[card]:
            continue
        if not has_pattern(s, card) and lies(s, card, components.SHAPE_TURN[card]):
            s.patterns |= components.BIT[card]


def has_mirrored(s: State, card: int) -> bool:
    """[fulfil.turned] Do they lie there as in a mirror?"""
    return lies(s, card, components.DIRECTIONS - components.SHAPE_TURN[card])


def lies(s: State, card: int, bend: int) -> bool:
    """Does the pattern start at any plot, in any of the six directions, with this bend?"""
    for plot in range(components.FIRST, s.plots):
        if suits(s, plot, components.SHAPE_FIRST[card]):
            for direction in range(components.DIRECTIONS):
                if shows(s, card, plot, direction, bend):
                    return True
    return False


def shows(s: State, card: int, tip: int, direction: int, bend: int) -> bool:
    """[fulfil.plots] The plots of the card, walked from one of its first colour."""
    aside = garden.turned(direction, bend)
    first = garden.neighbour(s, tip, direction)
    if not suits(s, first, components.SHAPE_FIRST[card]):
        return False
    if not suits(s, garden.neighbour(s, tip, aside), components.SHAPE_SECOND[card]):
        return False
    if not components.SHAPE_FOURTH[card]:
        return True
    return suits(s, garden.neighbour(s, first, aside), components.SHAPE_SECOND[card])


def has_stand(s: State, card: int) -> bool:
    """[fulfil.gardener] Are there enough bamboos of that colour and [fulfil.height] height?"""
    return s.stands[card] >= components.STAND_COUNT[card]


def is_ground_for(s: State, plot: int, card: int) -> bool:
    """[fulfil.improvement] The right colour, and the improvement shown; if none is shown, any."""
    if s.colour[plot] != components.STAND_COLOUR[card]:
        return False
    wanted = components.STAND_IMPROVEMENT[card]
    return wanted == components.ANY or wanted == s.improvement[plot]


def has_meal(s: State, seat: int, card: int) -> bool:
    """[fulfil.panda] Enough bamboo on the seat's mat."""
    for colour in range(components.GREEN, components.COLOURS):
        wanted = components.MEAL[card * components.COLOURS + colour]
        if s.mat[seat * components.COLOURS + colour] < wanted:
            return False
    return True


def list_fulfilled(s: State, actions: Actions, base: int) -> None:
    """[fulfil.free] The mover's cards that it could fulfil [fulfil.keep] or keep, copies once."""
    first = s.turn * components.HAND
    for i in range(first, first + s.hand_size[s.turn]):
        if not is_copy(s, first, i) and is_fulfilled(s, s.turn, s.hand[i]):
            actions.add(base + s.hand[i])


def is_copy(s: State, first: int, i: int) -> bool:
    """Does the same card stand earlier in the hand?"""
    for j in range(first, i):
        if s.hand[j] == s.hand[i]:
            return True
    return False


def fulfil(s: State, card: int) -> None:
    """Lay down a card and score it; [fulfil.again] nothing in the garden is used up."""
    seat = s.turn
    discard(s, seat, card)
    if card >= components.PANDA_CARDS:
        pay(s, seat, card - components.PANDA_CARDS)
        s.panda_won[seat] += components.POINTS[card]
    s.done[seat * components.CARDS + card] += 1
    s.fulfilled[seat] += 1
    s.won[seat] += components.POINTS[card]
    if s.emperor < 0 and s.fulfilled[seat] >= components.ENOUGH[s.seats]:  # [end.trigger]
        s.emperor = seat
        s.won[seat] += components.EMPEROR  # [end.emperor]


def pay(s: State, seat: int, card: int) -> None:
    """[fulfil.panda] The bamboo goes from the mat back into the stock."""
    for colour in range(components.GREEN, components.COLOURS):
        sections = components.MEAL[card * components.COLOURS + colour]
        s.mat[seat * components.COLOURS + colour] -= sections
        s.stock[colour] += sections


def take(s: State, seat: int, card: int, shown: bool, barred: int) -> None:
    """A card joins the hand; see `State` for what the others know of it."""
    i = seat * components.HAND + s.hand_size[seat]
    s.hand_size[seat] += 1
    s.hand[i] = card
    s.shown[i] = shown
    s.barred[i] = barred


def discard(s: State, seat: int, card: int) -> None:
    """The first such card leaves the hand; the later ones move up."""
    i = seat * components.HAND
    while s.hand[i] != card:
        i += 1
    s.hand_size[seat] -= 1
    last = seat * components.HAND + s.hand_size[seat]
    while i < last:
        s.hand[i] = s.hand[i + 1]
        s.shown[i] = s.shown[i + 1]
        s.barred[i] = s.barred[i + 1]
        i += 1
    s.hand[last] = 0
    s.shown[last] = 0
    s.barred[last] = 0


def fulfilled_cards(s: State, seat: int, deck: int) -> int:
    """[advanced] The cards of a type that `seat` could fulfil now, as bits."""
    bits = 0
    for i in range(components.TYPE_KINDS[deck]):
        if is_fulfilled(s, seat, components.TYPE_START[deck] + i):
            bits |= components.BIT[i]
    return bits
