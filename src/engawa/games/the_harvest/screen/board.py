"""The cards on the table, health to aim at, and what is going on now."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache

from engawa.core.notation import seat_name, seat_of
from engawa.core.scene import Sprite
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.rules.components import HAND_SIZE, STREET_SIZE
from engawa.games.the_harvest.screen.face import Face
from engawa.games.the_harvest.screen.observe import Ability, Card, Hit, Known
from engawa.words import SEATS, Words, either

Lines = dict[str, list[str]]  # by what they name: "card kit", "seat B"

STEP = 1.1  # from card to card
PILE = 1.3  # as wide the discards lie, behind each other
SETUP = ("seat", "call", "deal", "draft")  # phases before the first turn
LEAST = 0.3  # that is seen of each of them: its values
ACT = 0.26  # from one thing that a turn can be to the next
LIE = {"street": say.NEUTRAL, "discard": say.DISCARDED_CARD, "deck": say.ON_DECK}
PRESS = {
    "attack": say.PRESS_ATTACK,
    "activate": say.PRESS_ACTIVATE,
    "reset": say.PRESS_RESET,
    "buy": say.PRESS_BUY,
    "pass": say.PRESS_PASS,
    "draft": say.PRESS_DRAFT,
    "take": say.PRESS_TAKE,
    "discard": say.PRESS_DISCARD,
    "flip": say.PRESS_FLIP,
    "move": say.PRESS_MOVE,
    "swap": say.PRESS_SWAP,
    "follow": say.PRESS_FOLLOW,
    "hit": say.PRESS_HIT,
    "ask": say.PRESS_ASK,
}


def by_thing(may: list[str]) -> Lines:
    """The lines by the card or seat they name; to buy is about the deck."""
    found: Lines = defaultdict(list)
    for line in may:
        verb, *words = line.split()
        if verb in ("hit", "ask", "attack"):
            found[f"seat {words[-1]}"].append(line)
        if verb in PRESS and verb not in ("hit", "ask"):
            found[f"card {words[0]}" if words else "deck"].append(line)
        else:
            found["rest"].append(line)
    return found


def row(see: Known, place: str, cards: Sequence[Card], lines: Lines) -> list[Sprite]:
    """Cards side by side; three of them lie around the middle of the place."""
    shift = 0 if place == "deck" else 1
    return [_card(see, place, card, lines, (i - shift) * STEP) for i, card in enumerate(cards)]


def discards(see: Known, lines: Lines) -> list[Sprite]:
    """Side by side if one of them can be chosen, else as narrow as a pile: they only lie there."""
    cards = see.discard
    asked = any(f"card {card.key}" in lines for card in cards)
    step = STEP if asked else min(STEP, max(LEAST, PILE / max(1, len(cards) - 1)))
    return [_card(see, "discard", card, lines, i * step) for i, card in enumerate(cards)]


def slots(see: Known, seat: int) -> list[Sprite]:
    """[draft] [setup] Where the cards will lie that a seat has still to draft, or to be dealt."""
    if see.phase not in SETUP:
        return []
    name = seat_name(seat)
    return [
        Sprite(
            key=f"Slot-{name}-{n}",
            drawing="hv-slot",
            place=f"seat {name}",
            label="",
            x=round((n - 1) * STEP, 2),
            text="" if see.options.beginner else say.text_unseen(n + 1),  # dealt cards are no picks
        )
        for n in range(len(see.hands[seat]), HAND_SIZE)
    ]


def arrived(see: Known) -> list[Card]:
    """The Street, with the attacker last as it came last."""
    attacker = see.hit.attacker if see.hit else None
    return sorted(see.street, key=lambda card: card.name == attacker)


def deck(see: Known, lines: Lines) -> list[Sprite]:
    """The pile, and its top card, which all can see."""
    if not see.top:
        return []
    return [_pile(see), *row(see, "deck", [see.top], lines)]


def _pile(see: Known) -> Sprite:
    # no card's key has a capital letter
    return Sprite(
        key="Deck",
        drawing="hv-back",
        place="deck",
        label=say.label_deck(see.deck),
        x=0.05,
        y=0.04,
    )


def unseen(see: Known) -> list[Sprite]:
    """[draft.caller] Before the call nothing is turned up: the deck, and backs for the Street."""
    if see.phase != "call":
        return []
    backs = [
        Sprite(
            key=f"Back-{n}",
            drawing="hv-back",
            place="street",
            label=say.label_unseen(n),
            x=round((n - 2) * STEP, 2),
        )
        for n in range(1, STREET_SIZE + 1)
    ]
    return [_pile(see), *backs]


def hidden(see: Known) -> list[Sprite]:
    """[draft.call] The card whose back decides, once it is turned up."""
    if see.phase != "call":
        return []
    return [Sprite(key="Hidden", drawing="hv-hidden", place="discard", label=say.LABEL_HIDDEN)]


def picks(see: Known) -> list[Sprite]:
    """[draft] Who picks when; [draft.call] before the call, how it would be if that is right."""
    if see.phase not in ("call", "draft"):
        return []
    calls = see.phase == "call"
    first, of = see.first or 0, see.seats * HAND_SIZE
    done = sum(len(hand) for hand in see.hands)
    order = "".join(seat_name((first + i) % see.seats) for i in range(of))
    return [
        Sprite(
            key="Picks",
            drawing="hv-picks",
            place="picks",
            label=say.LABEL_ORDER if calls else say.label_picks(n=done + 1, of=of),
            face=Face(seat=order, value=done, brief=say.CALLED_WRONG if calls else ""),
            text=say.CALLED_RIGHT if calls else "",
        )
    ]


def _card(see: Known, place: str, card: Card, lines: Lines, x: float) -> Sprite:
    can = lines.get("deck" if place == "deck" else "", []) + lines.get(f"card {card.key}", [])
    would = _would(see, place, card, lines) if lines else ()
    active = see.ability is not None and see.ability.now == card.name
    chip = _stops(see, card, can) if lines and place == "street" else ""
    return _drawn(place, card, tuple(can), would, active, round(x, 2), chip)


def _stops(see: Known, card: Card, can: list[str]) -> Words:
    """[prevent] What a card of the Street could do against a hit; [prevent.over] or why not."""
    if see.hit and card.value > see.hit.left:
        return say.too_much(card.value)
    return say.stops(card.value) if see.hit and can else ""


@lru_cache(1 << 12)
def _drawn(
    place: str,
    card: Card,
    can: tuple[str, ...],
    would: tuple[str, ...],
    active: bool,
    x: float,
    chip: Words,
) -> Sprite:
    """The same again as long as nothing about it changes."""
    lies = "faceup" if card.up else "facedown"
    where = LIE.get(place) or say.ally_of(SEATS[seat_of(place[-1])])
    value, other = card.value, card.other
    if card.up:
        label = say.label_up(name=card.name, where=where, value=value, other=other, says=card.says)
    else:
        label = say.label_down(
            name=card.name, where=where, value=value, other=other, reset=card.reset
        )
    text = card.says if card.up else say.TEXT_RESET
    brief = say.ability_brief(card.says) if card.up and card.says else ""
    face = Face(
        name=card.name,
        value=value,
        other=other,
        reset=card.reset,
        brief=brief,
        does=card.says,
        chip=chip,
    )
    return Sprite(
        key=card.key,
        drawing="hv-card",
        place=place,
        label=label,
        state=f"{lies} active" if active else lies,
        lines=can,
        x=x,
        face=face,
        would=would,
        press=press(can),
        text=text,
    )


def press(lines: Sequence[str]) -> Words:
    """``attack with it or activate it``"""
    return either([PRESS[verb] for verb in dict.fromkeys(line.split()[0] for line in lines)])


def _would(see: Known, place: str, card: Card, lines: Lines) -> tuple[str, ...]:
    """What one might want of a card and cannot have."""
    asked = ""
    if see.phase == "act":
        mine = place == f"seat {seat_name(see.turn)}"
        asked = "reset" if mine and card.up else "activate"
        if place == "deck":
            return () if "deck" in lines else ("buy",)
    elif see.phase == "prevent":
        asked = "pass"
    elif see.phase in ("pick", "draft"):
        verbs = [line.split()[0] for can in lines.values() for line in can]
        asked = next((verb for verb in verbs if verb in PRESS), "")
    line = f"{asked} {card.key}"
    return (line,) if asked and line not in lines.get(f"card {card.key}", ()) else ()


def health(see: Known, seat: int, lines: Lines) -> Sprite:
    """What another seat has left, to aim at."""
    name, left = seat_name(seat), see.health[seat]
    return Sprite(
        key=f"health-{name}",
        drawing="hv-health",
        place=f"health {name}",
        label=say.label_health(who=SEATS[seat], n=left),
        lines=tuple(lines.get(f"seat {name}", ())),
        face=Face(seat=name, health=left),
        press=press(lines.get(f"seat {name}", ())),
        text=say.HEALTH,
    )


#: [turn] what one does in a turn: its name, and what it is in a few words
ACTS = {
    "activate": (say.ACT_ACTIVATE, say.ACT_ACTIVATE_BRIEF),
    "attack": (say.ACT_ATTACK, say.ACT_ATTACK_BRIEF),
    "reset": (say.ACT_RESET, say.ACT_RESET_BRIEF),
    "buy": (say.ACT_BUY, say.ACT_BUY_BRIEF),
}


def now(see: Known) -> list[Sprite]:
    """How much of a hit is still to come, else what is being followed, else what a turn can be."""
    if see.hit:
        return [_hit(see.hit)]
    if see.ability and see.ability.words:
        return [_ability(see, see.ability)]
    return acts(see) if see.phase == "act" else []


def _hit(hit: Hit) -> Sprite:
    stopped = hit.blow - hit.left
    label = say.label_hit(blow=hit.blow, stopped=stopped)
    return Sprite(
        key="Hit",
        drawing="hv-blow",
        place="now",
        label=label,
        face=Face(blow=hit.blow, stopped=stopped),
        text=label,
    )


def _ability(see: Known, ability: Ability) -> Sprite:
    """The instruction that is being followed, and all the card says."""
    followed = next(card for card in see.cards() if card.name == ability.now)
    return Sprite(
        key="Ability",
        drawing="hv-slip",
        place="now",
        label=say.label_ability(card=ability.now, words=ability.words),
        face=Face(name=ability.now, does=followed.says),
        text=ability.words,
    )


def acts(see: Known) -> list[Sprite]:
    """[turn] The four things a turn can be; buttons elsewhere do them."""
    return [
        Sprite(
            key=f"Act-{verb}",
            drawing="hv-act",
            place="now",
            label="",
            state=verb,
            y=round((i - 1.5) * ACT, 2),
            face=Face(brief=brief),
            text=title,
        )
        for i, (verb, (title, brief)) in enumerate(ACTS.items())
    ]
