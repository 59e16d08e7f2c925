"""A line in words before it is played: what it is called, and what it would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engawa.core.notation import seat_name, seat_of
from engawa.core.preview import agreed
from engawa.core.scene import Preview
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.screen.narrate import is_active, is_idle, offer, paid
from engawa.games.the_harvest.screen.observe import Card, Known
from engawa.words import SEATS, Say, Words, house, together

#: lines that are always the same: what they are called, what they bring, the button
PLAIN: dict[str, tuple[Say, Words, Say]] = {
    "yes": (say.YES_TITLE, "", say.YES_PRESS),
    "no": (say.NO_TITLE, "", say.NO_PRESS),
    "call odd": (say.ODD_TITLE, say.ODD_SAYS, say.ODD_PRESS),
    "call even": (say.EVEN_TITLE, say.EVEN_SAYS, say.EVEN_PRESS),
}
#: what abilities do to cards: the button
PRESS = {
    "draft": say.TAKE_PRESS,
    "take": say.TAKE_PRESS,
    "discard": say.DISCARD_PRESS,
    "flip": say.FLIP_PRESS,
    "move": say.MOVE_PRESS,
    "swap": say.SWAP_PRESS,
    "follow": say.FOLLOW_PRESS,
}
TITLES: dict[str, Callable[[str], Words]] = {
    "activate": say.activate_title,
    "reset": say.reset_title,
    "discard": say.discard_title,
    "move": say.move_title,
    "follow": say.follow_title,
}
#: titles with both values of the card
SIDED: dict[str, Callable[..., Words]] = {
    "draft": say.take_title,
    "take": say.take_title,
    "flip": say.flip_title,
    "swap": say.swap_title,
}


def choice(see: Known, line: str) -> Words:
    verb, *words = line.split()
    if line in PLAIN:
        return PLAIN[line][0]
    if verb in ("hit", "ask"):
        return (say.hit_title if verb == "hit" else say.ask_title)(SEATS[seat_of(words[0])])
    if verb == "choose":
        return offer(see, int(words[0]) - 1)
    if verb == "buy":
        return say.buy_title(see.top.name) if see.top else say.ACT_BUY
    if verb == "done":
        return say.lose_title(see.hit.left) if see.hit else say.ENOUGH_TITLE
    card = see.find(words[0])
    if verb == "attack":
        return say.attack_title(card=card.name, to=SEATS[seat_of(words[1])])
    if verb == "pass":
        return say.pass_title(card=card.name, to=SEATS[see.turn])
    if verb == "flip" and is_active(see, card):
        return say.stays_title(card.name)
    if verb in SIDED:
        return SIDED[verb](card=card.name, value=card.value, other=card.other)
    return TITLES[verb](card.name)


def preview(see: Known, worlds: Sequence[Known], line: str) -> Preview:
    verb, *words = line.split()
    if line in PLAIN:
        _, says, press = PLAIN[line]
        return Preview(says, press)
    if verb in ("hit", "ask"):
        seat = seat_of(words[0])
        has = say.has_health(who=SEATS[seat], n=see.health[seat])
        return Preview(has, choice(see, line))
    if verb == "choose":
        return Preview(say.offers(see.ability.now) if see.ability else "", say.OPTION_PRESS)
    if verb == "done":
        return _done(see, worlds)
    if verb == "buy":
        assert see.top is not None
        says = together(_costs(see, worlds), see.top.says)
        return Preview(says, say.buy_press(_price(see, worlds)))
    return _on_card(see, worlds, verb, see.find(words[0]), words)


def _price(see: Known, worlds: Sequence[Known]) -> int:
    return agreed(worlds, lambda world: paid(see, world)) or 0


def _costs(see: Known, worlds: Sequence[Known]) -> Words:
    price = _price(see, worlds)
    return say.costs(cost=price, left=see.health[see.turn] - price)


def _on_card(
    see: Known, worlds: Sequence[Known], verb: str, card: Card, words: list[str]
) -> Preview:
    if verb == "activate":
        return _activate(see, worlds, card)
    if verb == "attack":
        says = say.attack_says(card=card.name, to=SEATS[seat_of(words[1])], n=card.value)
        chips = ((f"health-{words[1]}", house.less(card.value)),)
        return Preview(says, say.attack_press(card.value), chips)
    if verb == "reset":
        says_too = together(_costs(see, worlds), say.reset_says(card.other))
        return Preview(says_too, say.reset_press(_price(see, worlds)))
    if verb == "pass":
        return _pass(see, card)
    if verb == "flip" and is_active(see, card):
        return Preview(say.STAYS_SAYS, say.CHOOSE_PRESS)
    sides = (say.sides_up if card.up else say.sides_down)(value=card.value, other=card.other)
    return Preview(together(sides, card.says), PRESS[verb])


def _health_of(seat: int) -> Callable[[Known], int]:
    return lambda world: world.health[seat]


def _activate(see: Known, worlds: Sequence[Known], card: Card) -> Preview:
    """What a card will have done when it has turned over; what it asks first, its own words say."""
    asks = agreed(worlds, lambda world: world.ability is not None and world.hit is None)
    hit = agreed(worlds, lambda world: (world.hit.seat, world.hit.left) if world.hit else None)
    told, chips = [], []
    for seat, was in enumerate(see.health):
        left = agreed(worlds, _health_of(seat))
        by = was if left is None else left
        if by != was:
            tell = say.activate_gains if by > was else say.activate_loses
            told.append(tell(who=SEATS[seat], n=abs(by - was)))
        if by < was:
            chips.append((seat, was - by))
    if hit:
        told.append(say.activate_hit(who=SEATS[hit[0]], n=hit[1]))
        chips.append(hit)
    if not told and agreed(worlds, lambda world: is_idle(see, world, card)):
        told.append(say.ACTIVATE_IDLE)
    first = together(*told) if told and not asks else card.says
    press = say.activate_press_hit(chips[0][1]) if len(chips) == 1 else say.ACTIVATE_PRESS
    return Preview(
        together(first, say.activate_says(card.other)),
        press,
        tuple((f"health-{seat_name(seat)}", house.less(n)) for seat, n in chips),
    )


def _pass(see: Known, card: Card) -> Preview:
    assert see.hit is not None
    stops = card.value  # what is left of the hit may land at once
    rest = see.hit.left - stops
    says = together(
        say.pass_says(stops=stops, left=see.hit.left),
        say.pass_rest(rest) if rest else say.PASS_ALL,
    )
    return Preview(says, say.pass_press(stops))


def _done(see: Known, worlds: Sequence[Known]) -> Preview:
    if see.hit is None:
        return Preview("", say.ENOUGH_PRESS)
    seat = see.hit.seat
    left = agreed(worlds, lambda world: world.health[seat])
    says: Words = "" if left is None else say.lose_says(left) if left else say.LOSE_OVER
    return Preview(says, say.lose_press(see.hit.left))
