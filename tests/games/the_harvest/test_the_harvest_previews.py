"""What a preview claims is what the line does; each number is checked in the positions."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from previews import Choice, Row, check, named

from engawa import CHANCE, NOBODY, Rng
from engawa.games.the_harvest.cards import set_of
from engawa.games.the_harvest.rules import components as harvest
from engawa.games.the_harvest.rules import table


def card(c: Choice) -> int:
    return set_of(c.before).numbers[c.what]


def health(c: Choice, *_: str) -> int:
    return int(c.then.health[c.seat])


def lost(c: Choice, *_: str) -> int:
    return int(c.before.health[c.seat]) - health(c)


def struck(c: Choice, name: str, _: str) -> tuple[str, int]:
    """The seat that is hit, and for how much: it waits for an answer, or has landed."""
    victim = "ABCDE".index(name)
    if c.then.phase == harvest.PREVENTING:
        return "ABCDE"[c.then.victim], c.then.left
    fell = c.before.health[victim] - c.then.health[victim]
    if c.line.startswith("activate"):
        return name, fell
    whole = table.value(c.before, card(c))
    return name, whole if c.then.health[victim] == 0 else fell


def turned(c: Choice, name: str, n: str) -> tuple[str, int]:
    """How much health a seat would lose or gain; you are told of yourself."""
    seat = c.seat if name == "You" else "ABCDE".index(name)
    return name, abs(int(c.then.health[seat]) - int(c.before.health[seat]))


def idle(c: Choice) -> bool:
    """Is nothing otherwise after an ability than that its card has turned over?"""
    sides = [up for i, up in enumerate(c.before.up) if i != card(c)]
    then = [up for i, up in enumerate(c.then.up) if i != card(c)]
    places = list(c.before.where) == list(c.then.where)
    return places and list(c.before.health) == list(c.then.health) and sides == then


def answers(c: Choice) -> list[tuple[int, ...]]:
    """Sets of cards of the Street that may be passed against the attack of the line."""
    blow, hidden = sides(c)
    street = [i for i, place in enumerate(c.before.where) if place == harvest.STREET]
    every = [found for n in range(len(street) + 1) for found in combinations(street, n)]

    def may(found: tuple[int, ...]) -> bool:
        worth = sum(table.value(c.before, i) for i in found)
        if len(found) == 1 and worth == blow:
            return bool(table.hidden_value(c.before, found[0]) < hidden)
        return worth <= blow

    return [found for found in every if may(found)]


def costs(c: Choice) -> list[int]:
    """The health that may be lost by the attack of the line."""
    left, blow = c.before.health["ABCDE".index(c.line[-1])], sides(c)[0]
    worths = [sum(table.value(c.before, i) for i in found) for found in answers(c)]
    return [min(left, blow - worth) for worth in worths]


def foretold(c: Choice, *_: str) -> tuple[str, int, int, int, int]:
    """Who is attacked, how many cards can be passed of how many, and what can be lost."""
    cards = {i for found in answers(c) for i in found}
    street = list(c.before.where).count(harvest.STREET)
    return c.line[-1], len(cards), street, min(costs(c)), max(costs(c))


def hits(c: Choice, n: int) -> bool:
    """Is somebody hit for just so much?"""
    fell = [was - now for was, now in zip(c.before.health, c.then.health, strict=True)]
    return n in fell or (c.then.phase == harvest.PREVENTING and int(c.then.left) == n)


def wins(c: Choice, passed: tuple[int, ...]) -> bool:
    """Does the attacker win if just these cards are passed?"""
    s = c.then.copy()
    for i in passed:
        s.play(f"pass {set_of(s).cards[i].short}")
    if s.phase == harvest.PREVENTING:
        s.play("done")
    while s.to_move == CHANCE:
        s.roll(Rng(0))
    return bool(s.to_move == NOBODY and s.scores()[c.seat] == 1)


def stopped(c: Choice, *_: str) -> tuple[int, int]:
    return table.value(c.before, card(c)), c.before.left


def to_come(c: Choice, *_: str) -> int:
    """What is left of a hit after a card was passed."""
    return int(c.before.left - table.value(c.before, card(c)))


def sides(c: Choice, *_: str) -> tuple[int, int]:
    return table.value(c.before, card(c)), table.hidden_value(c.before, card(c))


def answered(c: Choice, cost: str) -> str:
    """What is lost after an answer; names are left out here, so any answer may be meant."""
    return cost if int(cost) in costs(c) else "no"


def stops_nothing(c: Choice, key: str) -> str:
    """A card that is not among those that may be passed, though it is not worth too much."""
    number = set_of(c.before).numbers[key]
    passed = any(number in found for found in answers(c))
    return key if not passed and table.value(c.before, number) <= sides(c)[0] else "no"


def too_much(c: Choice, key: str, _: str) -> tuple[str, int] | str:
    worth = table.value(c.before, set_of(c.before).numbers[key])
    return (key, worth) if worth > sides(c)[0] else "no"


ROWS: list[Row] = [
    (r"passes nothing: -(\d+)", lambda c, _: max(costs(c))),
    (r"passes (?!nothing)[^|:]*: -(\d+)", answered),
    (r"passes [^|:]*: no loss", lambda c: 0 in costs(c)),
    (r"passes [^|:]*: you win", lambda c: any(wins(c, found) for found in answers(c))),
    (
        r"A card of (\d+) can be passed alone only if its other number is lower",
        lambda c, _: sides(c)[0],
    ),
    (r"(\w) is hit for (\d+), less what is stopped", struck),
    (r"(You|\w) (?:loses?|gains?) (\d+) health", turned),
    (r"It would change nothing now", idle),
    (r"Activate, hit for (\d+)", lambda c, n: n if hits(c, int(n)) else "no"),
    (r"([^ |]+) stops nothing", stops_nothing),
    (r"([^ |]+) (\d+) is too much", too_much),
    (r"More than (\d+) in all cannot be passed", lambda c, _: sides(c)[0]),
    (r"(\w) takes (\d+)", struck),
    (r"(\w) can pass (\d+) of (\d+) cards and loses (\d+) to (\d+)", foretold),
    (
        r"(\w) can pass the one card and loses (\d+) to (\d+)",
        lambda c, *_: (c.line[-1], *foretold(c)[3:]) if foretold(c)[1:3] == (1, 1) else "no",
    ),
    (
        r"(\w) can pass nothing and loses (\d+)",
        lambda c, *_: (c.line[-1], max(costs(c))) if answers(c) == [()] else "no",
    ),
    (
        r"([^ |]+) stops (\d+)",
        lambda c, key, _: (key, table.value(c.before, set_of(c.before).numbers[key])),
    ),
    (r", may win", lambda c: any(wins(c, found) for found in answers(c))),
    (r" and win", lambda c: all(wins(c, found) for found in answers(c))),
    (r"Attack for (\d+)", lambda c, _: struck(c, c.line.split()[2], "")[1]),
    (r"health-(\w) -(\d+)", struck),
    (r"Costs (\d+), leaving you (\d+) health", lambda c, *_: (lost(c), health(c))),
    (r"Reset for (\d+)", lost),
    (r"Buy for (\d+)", lost),
    (r"top card of the deck for (\d+)", lost),
    (r"Face up, it is worth (\d+)", lambda c, _: table.value(c.then, card(c))),
    (r"Then it turns face down, worth (\d+)", lambda c, _: c.before.back[card(c)]),
    (r"Stops (\d+) of (\d+)", stopped),
    (r"Stop (\d+)", lambda c, _: stopped(c)[0]),
    (r"(\d+) still to come", to_come),
    (r"You lose nothing", lambda c: to_come(c) == 0),
    (r"[Ll]ose (\d+)", lambda c, _: lost(c) if health(c) else c.before.left),
    (r"Leaves you (\d+) health", health),
    (r"That ends the game", lambda c: c.then.to_move == NOBODY),
    (r"(\w) has (\d+) health", lambda c, name, _: (name, c.before.health["ABCDE".index(name)])),
    (r"from (\d) to (\d)", sides),
    (r"(\d) \((\d) when flipped\)", sides),
    (r"^([^|]*) \|[^|]* offers this choice.*", named),  # in the words of a card
]


def crowd() -> str:
    """An attack on somebody with more cards to pass in the Street than are tried out."""
    street = "agnes,birdie,dovie,esther,fabian,ignatius,josephine,kit,octavia,quincy,sybil"
    return f"A act 0 A 9/9 alonzo/calliope street={street} discard=winifred top=ursula"


def last_blow() -> str:
    """An attack that wins, whatever is passed or if nothing is."""
    return "A act 0 A 9/2 alonzo,edmund/calliope street=dovie discard=winifred top=ursula"


def quoted(s: Any) -> list[str]:
    """Sentences of the cards, which a preview only repeats."""
    return [words for each in set_of(s).cards for words in (str(each.says), each.name)]


def test_what_is_claimed_is_what_happens() -> None:
    check("the_harvest", ROWS, rare=[crowd(), last_blow()], quoted=quoted)
