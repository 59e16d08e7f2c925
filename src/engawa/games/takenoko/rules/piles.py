"""The pile of plots, the three piles of objectives, and what a seat can know of them.

A pile has no order. Under it lie, in order, what was put back: plots, which the seat that put them
there knows, and in the advanced game objectives, which everybody has seen.
"""

from __future__ import annotations

from typing import Final

from engawa.core.actions import Chances
from engawa.core.rng import Rng
from engawa.games.takenoko.rules import components, objectives
from engawa.games.takenoko.rules.state import State
from engawa.kit import pile

TRIES: Final = 1000  # deals to look for one that fits what is known; far more than it takes


def fill(s: State) -> None:
    """[setup] Everything in the box, in its pile or stock."""
    for tile in range(components.TILE_KINDS):
        s.tiles[tile] = components.TILE_COPIES[tile]
    # [box.green] one plot of which the sources disagree
    s.tiles[components.FERTILIZER] = s.green_fertilizer
    s.tiles[components.BARE] += components.TILE_COPIES[components.FERTILIZER] - s.green_fertilizer
    for card in range(components.CARDS):
        s.cards[card] = components.CARD_COPIES[card]
    for colour in range(components.GREEN, components.COLOURS):
        s.stock[colour] = components.BAMBOO[colour]
    for improvement in range(components.WATERSHED, components.IMPROVEMENTS):
        s.chips[improvement] = components.CHIPS
    s.channels = components.CHANNELS


# --- plots ---


def plots_left(s: State) -> int:
    return pile.size(s.tiles, 0, components.TILE_KINDS) + pile.bottom_size(s.under, 0)


def plots_have_order(s: State) -> bool:
    """Only plots that were put back are left."""
    return pile.size(s.tiles, 0, components.TILE_KINDS) == 0


def list_plots(s: State, chances: Chances, base: int) -> None:
    """[plot.draw] Any plot of the pile; [plot.under] when it is used up, those put back."""
    if plots_have_order(s):
        chances.add(base + s.under[1] % components.TILE_KINDS, 1)
    else:
        pile.list_draws(s.tiles, 0, components.TILE_KINDS, chances, base)


def sample_plot(s: State, rng: Rng) -> int:
    if plots_have_order(s):
        return s.under[1] % components.TILE_KINDS
    return pile.sample(s.tiles, 0, components.TILE_KINDS, rng)


def draw_plot(s: State, tile: int) -> None:
    if plots_have_order(s):
        pile.take_first(s.under, 0)
    else:
        s.tiles[tile] -= 1
    s.drawn[s.drawn_count] = tile
    s.drawn_count += 1


def take_drawn(s: State, tile: int) -> None:
    """One such tile leaves the drawn ones."""
    i = 0
    while s.drawn[i] != tile:
        i += 1
    s.drawn_count -= 1
    s.drawn[i] = s.drawn[s.drawn_count]
    s.drawn[s.drawn_count] = 0


def put_under(s: State, tile: int) -> None:
    """[plot.under] Below the pile, where its seat alone knows it."""
    take_drawn(s, tile)
    pile.put_under(s.under, 0, s.turn * components.TILE_KINDS + tile)


# --- objectives ---


def unordered(s: State, deck: int) -> int:
    return pile.size(s.cards, components.TYPE_START[deck], components.TYPE_KINDS[deck])


def bottom(deck: int) -> int:
    """Where the returned cards of a type start."""
    return deck * (components.PILE + 1)


def cards_left(s: State, deck: int) -> int:
    return unordered(s, deck) + pile.bottom_size(s.returned, bottom(deck))


def list_cards(s: State, chances: Chances, base: int) -> None:
    """[objective.draw] Any card of the pile; [advanced] when it is used up, those put back."""
    if unordered(s, s.deck) == 0:
        chances.add(base + s.returned[bottom(s.deck) + 1], 1)
    else:
        start = components.TYPE_START[s.deck]
        pile.list_draws(s.cards, start, components.TYPE_KINDS[s.deck], chances, base + start)


def sample_card(s: State, rng: Rng) -> int:
    if unordered(s, s.deck) == 0:
        return s.returned[bottom(s.deck) + 1]
    start = components.TYPE_START[s.deck]
    return start + pile.sample(s.cards, start, components.TYPE_KINDS[s.deck], rng)


def draw_card(s: State, card: int) -> bool:
    """Take a card off its pile; is it one that everybody knows?"""
    if unordered(s, s.deck) == 0:
        pile.take_first(s.returned, bottom(s.deck))
        return True
    s.cards[card] -= 1
    return False


def return_card(s: State, card: int) -> None:
    """[advanced] Below its pile, for all to see."""
    pile.put_under(s.returned, bottom(s.deck), card)
    s.passed[s.deck] += 1


# --- what a seat cannot know ---


def imagine(s: State, seat: int, rng: Rng) -> None:
    """[sight] Deal again the plots and cards that `seat` has not seen."""
    imagine_plots(s, seat, rng)
    for deck in range(components.TYPES):
        imagine_cards(s, seat, deck, rng)


def imagine_plots(s: State, seat: int, rng: Rng) -> None:
    """[sight.plots] What others drew or put back could be any plot not seen."""
    hidden = s.drawn_count if s.turn != seat else 0
    for i in range(hidden):
        s.tiles[s.drawn[i]] += 1
    for i in range(1, s.under[0] + 1):
        if s.under[i] // components.TILE_KINDS != seat:
            s.tiles[s.under[i] % components.TILE_KINDS] += 1
    for i in range(hidden):
        s.drawn[i] = deal_plot(s, rng)
    for i in range(1, s.under[0] + 1):
        owner = s.under[i] // components.TILE_KINDS
        if owner != seat:
            s.under[i] = owner * components.TILE_KINDS + deal_plot(s, rng)


def deal_plot(s: State, rng: Rng) -> int:
    tile = pile.sample(s.tiles, 0, components.TILE_KINDS, rng)
    s.tiles[tile] -= 1
    return tile


def is_hidden(s: State, seat: int, deck: int, i: int) -> bool:
    """Is the card at `i` of all hands one of this type that `seat` has not seen?"""
    owner = i // components.HAND
    if owner == seat or i % components.HAND >= s.hand_size[owner] or s.shown[i]:
        return False
    return components.CARD_TYPE[s.hand[i]] == deck


def imagine_cards(s: State, seat: int, deck: int, rng: Rng) -> None:
    """[sight.cards] Others' cards could be any not seen; [sight.barred] but none ruled out.

    Dealing anew until a deal fits makes every fitting deal equally likely.
    """
    for _ in range(TRIES):
        for i in range(s.seats * components.HAND):
            if is_hidden(s, seat, deck, i):
                s.cards[s.hand[i]] += 1
        wrong = 0
        for i in range(s.seats * components.HAND):
            if is_hidden(s, seat, deck, i) and not deal_card(s, deck, i, rng):
                wrong += 1
        if wrong == 0:
            return


def deal_card(s: State, deck: int, i: int, rng: Rng) -> bool:
    """Put some card there; could it be that one?"""
    start = components.TYPE_START[deck]
    kind = pile.sample(s.cards, start, components.TYPE_KINDS[deck], rng)
    s.cards[start + kind] -= 1
    s.hand[i] = start + kind
    return s.barred[i] & components.BIT[kind] == 0


def bar(s: State, seat: int, deck: int) -> int:
    """[sight.barred] What a card just kept cannot be: in the advanced game, a fulfilled one."""
    return objectives.fulfilled_cards(s, seat, deck) if s.advanced else 0
