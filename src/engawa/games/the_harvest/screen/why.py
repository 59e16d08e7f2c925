"""Why a line cannot be played: the rule that forbids it, and a sentence."""

from __future__ import annotations

from engawa.core.errors import Refusal
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.cards import set_of
from engawa.games.the_harvest.rules import actions, components, deeds, select, table
from engawa.games.the_harvest.rules.state import State
from engawa.words import SEATS, Words, together

ASKS = {
    components.CALLING: ("draft.call", say.why_call),
    components.DRAFTING: ("draft", say.why_draft),
    components.ACTING: ("turn", say.why_act),
    components.PICKING: ("ask.words", say.why_pick),
    components.AIMING: ("opponent", say.why_aim),
    components.CHOOSING: ("choice", say.why_choose),
    components.ALLOWING: ("may", say.why_allow),
    components.PREVENTING: ("prevent", say.why_prevent),
}
#: what abilities do to cards, in the order of the numbers for it
VERBS = {
    components.DISCARD_CARDS: say.VERB_DISCARD,
    components.FLIP_CARDS: say.VERB_FLIP,
    components.TAKE_CARDS: say.VERB_TAKE,
    components.MOVE_CARDS: say.VERB_MOVE,
    components.FOLLOW_CARD: say.VERB_FOLLOW,
    components.SWAP_CARDS: say.VERB_SWAP,
}


def why_not(s: State, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if s.phase <= components.WORKING:
        return Refusal("deck.open", say.WHY_TOP)
    if s.phase == components.ACTING and action < actions.PASS:
        return _no_act(s, action)
    if s.phase == components.ACTING and action == actions.BUY:
        return _no_purchase(s)
    if s.phase == components.PREVENTING and actions.PASS <= action < actions.DRAFT:
        return _no_pass(s, action - actions.PASS)
    if s.phase == components.DRAFTING and actions.DRAFT <= action < actions.PICK:
        return Refusal("draft", say.why_not_street(_name(s, action - actions.DRAFT)))
    if s.phase == components.PICKING and actions.PICK <= action < actions.HIT:
        return _no_pick(s, action - actions.PICK)
    if s.phase == components.PICKING and action == actions.DONE:
        return Refusal("impossible", say.WHY_MUST_PICK)
    if s.phase == components.AIMING and actions.HIT <= action < actions.CHOOSE:
        return _no_aim(s, action)
    if s.phase == components.CHOOSING and actions.CHOOSE <= action < actions.BUY:
        return _no_choice(s, action - actions.CHOOSE)
    if s.phase == components.SEATING:
        return Refusal("draft.many", say.WHY_FIRST)
    rule, tell = ASKS[s.phase]
    return Refusal(rule, tell(SEATS[s.asked]))


def _name(s: State, card: int) -> str:
    return set_of(s).cards[card].name


def _no_act(s: State, action: int) -> Refusal:
    me = SEATS[s.turn]
    if action < actions.ACTIVATE:
        card, seat = divmod(action - actions.ATTACK, components.SEATS)
        if s.where[card] != components.HAND + s.turn:
            return Refusal("attack", say.why_no_ally(who=me, card=_name(s, card)))
        return Refusal("attack.target", say.why_no_rival(who=SEATS[seat], me=me))
    card = (action - actions.ACTIVATE) % components.CARDS
    if action < actions.RESET:
        if s.where[card] not in (components.STREET, components.HAND + s.turn):
            return Refusal("activate", say.why_not_near(who=me, card=_name(s, card)))
        return Refusal("activate", say.why_face_down(_name(s, card)))
    if s.where[card] != components.HAND + s.turn:
        return Refusal("reset", say.why_no_ally(who=me, card=_name(s, card)))
    if s.up[card]:
        return Refusal("reset", say.why_face_up(_name(s, card)))
    cost, health = s.reset[card], s.health[s.turn]
    says = say.why_reset_cost(who=me, card=_name(s, card), cost=cost, has=health)
    return Refusal("pay", says)


def _no_purchase(s: State) -> Refusal:
    if s.top == components.NONE:
        return Refusal("buy", say.WHY_NO_DECK)
    me, cost, health = SEATS[s.turn], s.front[s.top], s.health[s.turn]
    says = say.why_buy_cost(who=me, card=_name(s, s.top), cost=cost, has=health)
    return Refusal("pay", says)


def _no_pass(s: State, card: int) -> Refusal:
    name = _name(s, card)
    if s.where[card] != components.STREET:
        return Refusal("prevent", say.why_not_street(name))
    if card == s.attacker:
        return Refusal("prevent.steps", say.why_attacker(name))
    worth = table.value(s, card)
    if worth > s.left:
        return Refusal("prevent.over", say.why_too_high(card=name, worth=worth, left=s.left))
    mine, theirs = table.hidden_value(s, card), table.hidden_value(s, s.attacker)
    return Refusal("prevent.equal", say.why_equal(card=name, below=theirs, mine=mine))


# --- what abilities ask ---


def _said(s: State, then: Words) -> Words:
    """The words that are being followed, and what comes of them."""
    card = set_of(s).cards[s.now]
    words = card.steps[s.at[s.now] - s.begins[s.now]]
    return together(say.says(card=card.name, words=words), then)


def _no_pick(s: State, action: int) -> Refusal:
    op, card = divmod(action, components.CARDS)
    row = s.at[s.now] + deeds.is_second(s)
    asked = min(select.column(s, row, components.OP), components.SWAP_CARDS)
    if op != asked:
        says = say.why_other_verb(asked=VERBS[asked], other=VERBS[op])
        return Refusal("ask.words", _said(s, says))
    name = _name(s, card)
    if s.picked & components.BIT[card]:
        return Refusal("ask.words", say.why_chosen(name))
    if select.matches(s, row, card):
        return _fits_no_more(s, asked, row, name, table.value(s, card))
    if asked == components.SWAP_CARDS and _is_of_other_side(s, row, card):
        tell = say.why_only_first if deeds.is_second(s) else say.why_only_second
        return Refusal("swap", _said(s, tell(name)))
    return Refusal("ask.words", _said(s, say.why_no_fit(name)))


def _is_of_other_side(s: State, row: int, card: int) -> bool:
    """Would this card do for the other of the two rows of a swap?"""
    return select.matches(s, row - 1 if deeds.is_second(s) else row + 1, card)


def _fits_no_more(s: State, op: int, row: int, name: str, worth: int) -> Refusal:
    """Why a card that the words describe cannot be chosen after what was done before."""
    if op == components.FOLLOW_CARD:
        return Refusal("follow.once", say.why_followed(name))
    if op == components.SWAP_CARDS:
        return Refusal("swap", say.why_no_partner(name))
    most = select.column(s, row, components.TOTAL)
    if most and s.total + worth > most:
        says = say.why_too_much(card=name, worth=worth, total=s.total, most=most)
        return Refusal("ask.words", _said(s, says))
    return Refusal("one-opponent", say.why_one_opponent(name))


def _no_aim(s: State, action: int) -> Refusal:
    hits = select.column(s, s.at[s.now], components.OP) == components.HIT
    if (action < actions.ASK) == hits:
        return Refusal("opponent", say.why_opponent(SEATS[s.turn]))
    return Refusal("opponent", _said(s, say.WHY_HIT_NOT_ASK if hits else say.WHY_ASK_NOT_HIT))


def _no_choice(s: State, option: int) -> Refusal:
    offered = select.column(s, s.at[s.now], components.COUNT)
    if option < offered:
        return Refusal("choice.possible", _said(s, say.why_option_void(option + 1)))
    return Refusal("choice", _said(s, say.why_options(offered)))
