"""A game, step by step as in the rulebook: set-up, meditate or cultivate, goals, end of turn."""

from __future__ import annotations

from engawa.games.bonsai.rules import board, components, goals, growth, prune, tree
from engawa.games.bonsai.rules.components import CARDS, KINDS, NO_CARD
from engawa.games.bonsai.rules.state import State


def set_up(s: State) -> None:
    """[setup.tiles] More tiles for later seats; [solo] alone one starts like a second seat."""
    for seat in range(s.seats):
        row = seat if s.seats > 1 else 1
        for kind in range(KINDS):
            s.supply[seat * KINDS + kind] = components.STARTING_TILES[row * KINDS + kind]
    for bonsai in range(trees(s)):
        tree.plant(s, bonsai)
    board.shuffle(s)
    s.final = -1
    s.phase = components.COLOURING
    if s.scenario != components.NO_SCENARIO:
        goals.lay_out_scenario(s)
        s.phase = components.DEALING
    elif not s.goals:
        s.phase = components.DEALING  # [setup.beginners]


def trees(s: State) -> int:
    """[emperor] One bonsai a seat; two for the Emperor's guest."""
    return 2 if s.scenario == components.EMPEROR else s.seats


def choose_colours(s: State, triple: int) -> None:
    """[setup.goals] Three colours, [setup.board] then the first cards."""
    for i in range(components.COLOURS_IN_PLAY):
        goals.lay_out(s, components.COLOUR_SETS[triple * components.COLOURS_IN_PLAY + i])
    s.phase = components.DEALING


def begin(s: State, seat: int) -> None:
    """[turn] Meditate or cultivate."""
    s.turns += 1
    s.turn = seat
    if s.scenario != components.EMPEROR:
        s.tree = seat
    s.phase = components.ACTING


# --- meditate ---


def meditate(s: State, slot: int, kind: int) -> None:
    """[meditate] Take a card and do what it says; [meditate.tiles] [meditate.all] and the tiles."""
    card = s.board[slot - 1]
    s.board[slot - 1] = NO_CARD
    s.taken = slot
    s.cards[s.turn * CARDS + card] += 1
    if slot == components.CHOICE_SLOT:
        s.supply[s.turn * KINDS + kind] += 1
    for k in range(KINDS):
        shown = components.SLOT_TILES[(slot - 1) * KINDS + k]
        s.supply[s.turn * KINDS + k] += shown + components.MASTER_TILES[card * KINDS + k]
    if card == components.MASTER_ANY:
        s.phase = components.PICKING
    elif card >= components.HELPER and card < components.PARCHMENT:
        growth.allow_help(s, card)
        s.phase = components.PLACING
    else:
        check_goals(s)


def pick(s: State, kind: int) -> None:
    """[master] A Master without pictures brings one tile of any kind."""
    s.supply[s.turn * KINDS + kind] += 1
    check_goals(s)


# --- cultivate ---


def cultivate(s: State) -> None:
    """[cultivate] Tiles from the supply onto the bonsai, in any order, as many as one likes."""
    s.taken = 0
    growth.allow_cultivation(s)
    s.phase = components.PLACING


def stop_placing(s: State) -> None:
    """[cultivate.optional] What may still be placed need not be."""
    growth.withdraw(s)
    check_goals(s)


# --- goals, and the end of the turn ---


def check_goals(s: State) -> None:
    """[goal.when] Once the whole action is done, goals that are met are claimed or renounced."""
    if goals.any_due(s):
        s.phase = components.CLAIMING
        return
    if s.scenario == components.EMPEROR and s.taken == 0:
        s.tree = 1 - s.tree  # [emperor] a Helper does not change it
    if s.seats > 1:
        refill(s)
    elif s.taken == 1 and board.left(s) > 0:
        s.phase = components.BURNING  # [solo.meditate] next to the deck, the top card goes
    else:
        board.discard(s)
        refill(s)


def refill(s: State) -> None:
    """[slide] Slide the cards and fill the gaps as long as there are cards."""
    s.taken = 0
    board.slide(s)
    fill(s)


def fill(s: State) -> None:
    """[slide.order] Only when no card is to be dealt any more are tiles returned."""
    if board.gap(s) >= 0 and board.left(s) > 0:
        s.phase = components.DEALING
    elif s.turns == 0:
        begin(s, 0)  # [first-seat]
    else:
        check_capacity(s)


def burn(s: State, card: int) -> None:
    """[solo.meditate] The top card of the deck is discarded."""
    board.draw(s, card)
    refill(s)


def deal(s: State, card: int) -> None:
    """[setup.board] [slide] A card of the deck fills a gap."""
    board.draw(s, card)
    s.board[board.gap(s)] = card
    fill(s)


def check_capacity(s: State) -> None:
    """[capacity] Tiles beyond what a seat can keep go back, at the end of its turn."""
    if held(s, s.turn) > capacity(s, s.turn):
        s.phase = components.RETURNING
    else:
        end(s)


def held(s: State, seat: int) -> int:
    tiles = 0
    for kind in range(KINDS):
        tiles += s.supply[seat * KINDS + kind]
    return tiles


def capacity(s: State, seat: int) -> int:
    """[capacity] Five tiles, [tool] and two more for each Tool."""
    tools = s.cards[seat * CARDS + components.TOOL]
    return components.CAPACITY + components.TOOL_CAPACITY * tools


def give_back(s: State, kind: int) -> None:
    """[capacity] A tile of one's choice."""
    s.supply[s.turn * KINDS + kind] -= 1
    check_capacity(s)


def end(s: State) -> None:
    """[end] The last turn, [cap] or one too many, ends the game."""
    if s.final == 0 or s.turns >= s.turn_cap:
        s.phase = components.OVER
        if s.scenario == components.SUMMER:
            prune.wither(s, 0)
        return
    if s.final > 0:
        s.final -= 1
    begin(s, (s.turn + 1) % s.seats)
