"""What an ability says, made from its rows: every reader has it in their own language.

The catalogue holds the grammar. A deed is one message with a form for each place it can stand in:
at the beginning of a sentence, further on in one (`next`), or as what each player does (`each`);
another language may need other forms.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.cards.language import AbilityRow
from engawa.games.the_harvest.rules import components as c
from engawa.words import Arg, Words, together

Rows: TypeAlias = Sequence[AbilityRow]

JOINTS: dict[str, Callable[..., Words]] = {"and": say.ability_and, "then": say.ability_then}
CHOICES = (say.ability_choose, say.ability_rival)  # by BY_RIVAL
EACH = (say.ability_each, say.ability_others)  # by OTHERS

DEEDS: dict[int, Callable[[Words], Words]] = {
    c.DISCARD_CARDS: say.deed_discard,
    c.FLIP_CARDS: say.deed_flip,
    c.TAKE_CARDS: say.deed_take,
    c.MOVE_CARDS: say.deed_move,
    c.FOLLOW_CARD: say.deed_follow,
}
ONE: dict[int, Callable[[str], Words]] = {
    c.ALLY: say.one_ally,
    c.RIVAL: say.one_rival,
    c.NEUTRAL: say.one_neutral,
    c.PLAY: say.one_play,
    c.DISCARDED: say.one_discarded,
}
MANY: dict[int, Callable[[str], Words]] = {
    c.ALLY: say.many_ally,
    c.RIVAL: say.many_rival,
    c.THEIRS: say.many_theirs,
    c.NEUTRAL: say.many_neutral,
    c.PLAY: say.many_play,
    c.DISCARDED: say.many_discarded,
}
NAMED = {c.IT: say.ONE_IT, c.TOP: say.ONE_TOP}
ITS = {
    c.VALUE: say.AMOUNT_VALUE,
    c.HIGHER: say.AMOUNT_HIGHER,
    c.LOWER: say.AMOUNT_LOWER,
    c.DIFFERENCE: say.AMOUNT_DIFFERENCE,
}
TARGETS = {c.CHOSEN: "one", c.THEM: "them", c.EVERY: "every"}  # keys that a message chooses by


def told(rows: Rows) -> tuple[Words, tuple[Words, ...]]:
    """The whole ability, and the words of each of its rows."""
    sentences: list[Words] = []
    steps: list[Words] = []
    while len(steps) < len(rows):
        sentence, words = _sentence(rows[len(steps) :])
        sentences.append(say.ability_sentence(sentence))
        steps += words
    return together(*sentences), tuple(steps)


# --- sentences: the words of the whole, and those of each row ---


def _sentence(rows: Rows) -> tuple[Words, list[Words]]:
    """The first sentence of these rows."""
    op = rows[0].numbers[c.OP]
    if op == c.MAY:
        deeds = rows[1 : rows[0].numbers[c.SKIP]]
        may = say.ability_may(_deeds(deeds))
        return may, [may, *_steps(deeds)]
    if op == c.EACH:
        end = _find(rows, c.NEXT)
        each = EACH[rows[0].numbers[c.OTHERS]](_deeds(rows[1:end]))
        return each, [each] * (end + 1)
    if op == c.CHOICE:
        return _choice(rows)
    end = next((i for i, row in enumerate(rows) if i and _begins(row)), len(rows))
    return _deeds(rows[:end]), _steps(rows[:end], begins=True)


def _choice(rows: Rows) -> tuple[Words, list[Words]]:
    """Options stand one after another, each with a JUMP at its end."""
    by_rival, offered = rows[0].numbers[c.BY_RIVAL], rows[0].numbers[c.COUNT]
    options: list[Words] = []
    steps: list[Words] = []
    for _ in range(offered):
        here = 1 + len(steps)
        deeds = rows[here : here + _find(rows[here:], c.JUMP)]
        option = (say.ability_yours if by_rival else say.ability_clause)(_deeds(deeds))
        options.append(option)
        steps += [*_steps(deeds), option]
    every = options.pop()
    while options:
        every = say.ability_or(first=options.pop(), rest=every)
    choice = CHOICES[by_rival](every)
    return choice, [choice, *steps]


def _find(rows: Rows, op: int) -> int:
    return next(i for i, row in enumerate(rows) if row.numbers[c.OP] == op)


def _begins(row: AbilityRow) -> bool:
    """Does a new sentence begin with this row?"""
    return not row.joint and row.numbers[c.OP] != c.WITH_CARD


def _deeds(rows: Rows) -> Words:
    """Deeds as one clause."""
    firsts = [i for i, row in enumerate(rows) if row.numbers[c.OP] != c.WITH_CARD]
    clause = _deed(rows[firsts[-1] :])
    for i, after in zip(firsts[-2::-1], firsts[:0:-1], strict=True):
        clause = JOINTS[rows[after].joint](first=_deed(rows[i:]), rest=clause)
    return clause


def _steps(rows: Rows, begins: bool = False) -> list[Words]:
    """Deeds one by one; the first may begin the sentence. A swap has two rows."""
    steps: list[Words] = []
    for i, row in enumerate(rows):
        if row.numbers[c.OP] == c.WITH_CARD:
            steps.append(steps[-1])
        else:
            deed = _deed(rows[i:])
            steps.append(deed if begins and i == 0 else say.ability_clause(deed))
    return steps


def _deed(rows: Rows) -> Words:
    """What the first of these rows does."""
    row = rows[0].numbers
    op, n = row[c.OP], row[c.NUMBER]
    if op in DEEDS:
        return DEEDS[op](_cards(row))
    if op == c.SWAP_CARDS:
        return say.deed_swap(one=_cards(row), other=_cards(rows[1].numbers))
    if op == c.SWAP_HAND:
        return say.DEED_SWAP_HAND
    if op == c.DRAW:
        return say.deed_draw(n)
    plain = row[c.KIND] == c.PLAIN and not row[c.CAP]
    if op == c.GAIN:
        return say.deed_gain(n) if plain else say.deed_gain_as(_amount(row))
    target = TARGETS[row[c.TARGET]]
    if plain:
        return say.deed_hit(target=target, n=n)
    return say.deed_hit_as(target=target, amount=_amount(row))


# --- cards and amounts ---


def _cards(row: list[int]) -> Words:
    zone, many = row[c.ZONE], row[c.MANY]
    if zone in NAMED:
        return NAMED[zone]
    cards = _worth(row, (MANY if many else ONE)[zone](_which(row)))
    if many == c.ALL:
        return say.cards_all(cards)
    if many:
        cards = say.cards_any(cards) if many == c.CARDS else say.cards_up_to(n=many, cards=cards)
    return say.cards_total(cards=cards, n=row[c.TOTAL]) if row[c.TOTAL] else cards


def _which(row: list[int]) -> str:
    """The key that a message about cards chooses by: ``any``, ``up``, ``other``, ``other-up``"""
    face = row[c.FACE]
    side = "down" if face & c.DOWN else "up" if face & c.UP else ""
    other = "other" if face & c.OTHER else ""
    return "-".join(filter(None, (other, side))) or "any"


def _worth(row: list[int], cards: Words) -> Words:
    worth = row[c.WORTH]
    if worth > 0:
        return say.cards_or_less(cards=cards, n=worth)
    return say.cards_or_more(cards=cards, n=-worth) if worth else cards


def _amount(row: list[int]) -> Arg:
    kind, n = row[c.KIND], row[c.NUMBER]
    amount: Arg = n
    if kind != c.PLAIN:
        its = ITS[kind] if kind in ITS else _counted(row)
        amount = say.amount_plus(amount=its, n=n) if n else its
    return say.amount_most(amount=amount, n=row[c.CAP]) if row[c.CAP] else amount


def _counted(row: list[int]) -> Words:
    tell = say.amount_number if row[c.KIND] == c.NUMBER_OF else say.amount_highest
    return tell(_worth(row, MANY[row[c.ZONE]](_which(row))))
