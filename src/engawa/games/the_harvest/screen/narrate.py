"""What happened, in sentences: costs, gains and losses are read off the table before and after."""

from __future__ import annotations

from collections.abc import Callable

from engawa.core.notation import seat_of
from engawa.core.scene import Telling
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.screen.observe import Card, Known
from engawa.words import SEATS, Seat, Words, together


def narrate(before: Known, after: Known, line: str, mover: int) -> Telling:
    """A line that was played, and what followed from it at once."""
    verb, *words = line.split()
    if verb == "top":
        return Telling(together(_turned(after, words[0]), _felt(before, after, line, mover)))
    if verb == "first":
        return Telling(say.drafts_first(SEATS[seat_of(words[0])]))
    told = _told(before, after, line, SEATS[mover])
    return Telling(together(told, _felt(before, after, line, mover)))


def _turned(after: Known, key: str) -> Words:
    """A card that was turned up, and where it came to at once."""
    name = after.find(key).name
    if any(card.key == key for card in after.street):
        return say.to_street(name)
    if after.called and any(card.key == key for card in after.discard):
        return aside(after)
    return say.turned_up(name)


def aside(see: Known) -> Words:
    """[draft.call] The number that was hidden, and who picks first by it."""
    n = see.discard[0].value
    told = say.put_aside(n=n, parity="odd" if n % 2 else "even")
    return together(told, say.drafts_first(SEATS[see.first or 0]))


def _told(before: Known, after: Known, line: str, who: Seat) -> Words:
    verb, *words = line.split()
    if line in PLAIN:
        return PLAIN[line](who)
    if verb in ON_SEATS:
        return ON_SEATS[verb](who=who, to=SEATS[seat_of(words[0])])
    if verb == "choose":
        return say.chose(who=who, words=offer(before, int(words[0]) - 1))
    if verb == "done":
        return _done(before, after, who)
    if verb == "buy":
        assert before.top is not None
        return say.bought(who=who, card=before.top.name, n=paid(before, after))
    return _on_card(before, after, verb, before.find(words[0]), words, who)


def _on_card(
    before: Known, after: Known, verb: str, card: Card, words: list[str], who: Seat
) -> Words:
    if verb in ABILITIES:
        told = ABILITIES[verb](who=who, card=card.name, words=card.says)
        return together(told, say.NOTHING_CAME) if is_idle(before, after, card) else told
    if verb == "attack":
        return say.attacked(who=who, to=SEATS[seat_of(words[1])], card=card.name, n=card.value)
    if verb == "reset":
        return say.reset_card(who=who, card=card.name, n=paid(before, after))
    if verb == "pass":
        return say.passed(who=who, card=card.name, n=card.value)
    if verb == "flip":
        if is_active(before, card):
            return say.chose_active(who=who, card=card.name)
        return say.flipped(who=who, card=card.name, value=card.value, other=card.other)
    if verb == "swap" and before.ability and before.ability.picked:  # its partner was chosen before
        return say.swapped(who=who, card=before.ability.picked[-1], other=card.name)
    return ON_CARDS[verb](who=who, card=card.name)


def is_idle(before: Known, after: Known, card: Card) -> bool:
    """Has an ability done nothing, though nothing is left to choose?"""
    if after.ability or after.hit or before.health != after.health:
        return False
    return _laid(before, card) == _laid(after, card)


def _laid(see: Known, active: Card) -> list[set[tuple[str, bool]]]:
    """Where cards lie, and on which side; the active one turns over by itself."""
    lots = (*see.hands, see.street, see.discard, [see.top] if see.top else [])
    return [{(card.key, card.up or card.key == active.key) for card in lot} for lot in lots]


def _done(before: Known, after: Known, who: Seat) -> Words:
    if before.hit is None:
        return say.chose_no_more(who)
    seat = before.hit.seat
    return say.lost_health(who=who, n=before.health[seat] - after.health[seat])


def _felt(before: Known, after: Known, line: str, mover: int) -> Words:
    """Health that changed, apart from what the line itself told."""
    known = {mover} if line.split()[0] in ("buy", "reset") else set()
    if line == "done" and before.hit:
        known = {before.hit.seat}
    told: list[Words] = []
    for seat, (was, now) in enumerate(zip(before.health, after.health, strict=True)):
        if was != now and seat not in known:
            tell = say.gained if now > was else say.hurt
            told.append(tell(who=SEATS[seat], n=abs(now - was)))
    return together(*told)


def paid(before: Known, after: Known) -> int:
    """The health that the seat whose turn it is has paid."""
    return before.health[before.turn] - after.health[before.turn]


def is_active(see: Known, card: Card) -> bool:
    """[flip.self] The card that was activated, which no flip of its own turns over."""
    return see.ability is not None and see.ability.active == card.name


def offer(see: Known, option: int) -> Words:
    """An option in the words of the card, whose "you" is the seat whose turn it is."""
    assert see.ability is not None
    words = see.ability.options[option]
    if see.to_move == see.turn:
        return words
    return say.for_seat(who=SEATS[see.turn], words=words)


PLAIN: dict[str, Callable[[Seat], Words]] = {
    "yes": say.said_yes,
    "no": say.said_no,
    "call odd": say.called_odd,
    "call even": say.called_even,
}
ON_SEATS: dict[str, Callable[..., Words]] = {"hit": say.aimed, "ask": say.left_choice}
ABILITIES: dict[str, Callable[..., Words]] = {"activate": say.activated, "follow": say.followed}
ON_CARDS: dict[str, Callable[..., Words]] = {
    "draft": say.drafted,
    "take": say.took,
    "discard": say.discarded,
    "move": say.moved,
    "swap": say.chose_swap,
}
