"""What whoever is attacked can answer, found by trying it out in worlds the attacker imagines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from engawa.core.actions import NOBODY
from engawa.core.notation import seat_of
from engawa.core.preview import agreed
from engawa.core.scene import Preview
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.rules.components import NONE
from engawa.games.the_harvest.rules.state import State
from engawa.games.the_harvest.screen.observe import Card, Known
from engawa.words import SEATS, Words, house, listed, together

ROWS = 5  # answers that are told one by one
MOST = 64  # answers that are tried out; with more in the Street nothing is foretold


class Answer(NamedTuple):
    cards: tuple[str, ...]  # that are passed
    lost: int
    wins: bool  # for the attacker


def forecast(words: Preview, see: Known, worlds: Sequence[State], line: str) -> Preview:
    """[prevent] An attack in view of what can be passed against it."""
    verb, *named = line.split()
    if verb != "attack":
        return words
    victim = seat_of(named[1])
    answers = agreed(worlds, lambda world: _all_answers(world, see.health[victim]))
    if answers is None or len(answers) > MOST:
        return words
    return _told(words, see, see.find(named[0]), victim, answers)


def _told(
    words: Preview, see: Known, attacker: Card, victim: int, answers: Sequence[Answer]
) -> Preview:
    low, high = min(a.lost for a in answers), max(a.lost for a in answers)
    cards = {card for answer in answers for card in answer.cards}
    who, sentence = SEATS[victim], say.forecast_none(who=SEATS[victim], n=high)
    if cards:
        some = say.some_cards(n=len(cards), of=len(see.street))
        sentence = say.forecast_some(who=who, cards=some, low=low, high=high)
    chips = [
        (a.cards[0], say.stops(see.find(a.cards[0]).value)) for a in answers if len(a.cards) == 1
    ]
    return replace(
        words,
        says=together(say.attack_goes(attacker.name), sentence),
        press=_press(attacker.value, answers),
        steps=(*words.steps, *chips, *(_useless(see, attacker, cards) if cards else ())),
        answers=tuple(_rows(see, answers)) if cards else (),
        limit=_limit(see, attacker, cards) if cards else "",
    )


def _rows(see: Known, answers: Sequence[Answer]) -> Iterator[tuple[Words, Words]]:
    """What each answer costs, the worst for who is attacked first."""
    for answer in sorted(answers, key=lambda answer: (-answer.lost, len(answer.cards)))[:ROWS]:
        passed = [see.find(card) for card in answer.cards]
        names: list[Words] = [first_name(see, card) for card in passed]
        title = say.answer_pass(listed(names)) if names else say.ANSWER_NONE
        yield title, _costs(answer)


def _costs(answer: Answer) -> Words:
    if answer.wins:
        return say.ANSWER_WINS
    return house.less(answer.lost) if answer.lost else say.ANSWER_NO_LOSS


def first_name(see: Known, card: Card) -> str:
    """As people call each other, unless two in the Street are called so."""
    first, *_ = card.name.split()
    return first if sum(each.name.split()[0] == first for each in see.street) == 1 else card.name


def _useless(see: Known, attacker: Card, cards: set[str]) -> Iterator[tuple[str, Words]]:
    """[prevent.over] [prevent.equal] Cards that stop nothing: worth more than the hit, or a tie."""
    for card in see.street:
        if card.value > attacker.value:
            yield card.key, say.too_much(card.value)
        elif card.key not in cards:
            yield card.key, say.ANSWER_CANNOT


def _limit(see: Known, attacker: Card, cards: set[str]) -> Words:
    """Where passed cards go, and why not all of them can be."""
    value, told = attacker.value, [say.ANSWER_YOURS]
    if any(card.value == value and card.key not in cards for card in see.street):
        told.append(say.answer_equal(value))
    elif sum(card.value for card in see.street) > value:
        told.append(say.answer_limit(value))
    return together(*told)


def _press(value: int, answers: Sequence[Answer]) -> Words:
    if all(answer.wins for answer in answers):
        return say.attack_press_wins(value)
    may_win = any(answer.wins for answer in answers)
    return say.attack_press_may_win(value) if may_win else say.attack_press(value)


def _all_answers(world: State, health: int) -> list[Answer]:
    """One more than `MOST` if there are too many."""
    return list(islice(_answers(world, health, ()), MOST + 1))


def _answers(s: State, health: int, passed: tuple[str, ...]) -> Iterator[Answer]:
    """[prevent.steps] Every set of cards, once: they are passed in the order of their names."""
    if s.attacker == NONE:  # the hit has landed
        wins = s.to_move == NOBODY and s.scores()[s.turn] == 1.0
        yield Answer(passed, min(health, s.left), wins)  # [damage] what is left of the hit
        return
    for line in s.lines():
        card = tuple(line.split()[1:])
        if not card or card > passed[-1:]:
            after = s.copy()
            assert isinstance(after, State)
            after.play(line)
            yield from _answers(after, health, (*passed, *card))
