"""How the table looks: the Street in the middle, the others above it, one's own in the tray."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.core.notation import seat_name
from engawa.core.scene import Note, Panel, Place, Scene, Sprite, Verb
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.rules.components import HEALTH, STREET_SIZE
from engawa.games.the_harvest.screen.board import (
    STEP,
    Lines,
    arrived,
    by_thing,
    deck,
    discards,
    health,
    hidden,
    now,
    row,
    slots,
    unseen,
)
from engawa.games.the_harvest.screen.goal import far, goal
from engawa.games.the_harvest.screen.narrate import offer
from engawa.games.the_harvest.screen.observe import Card, Hit, Known
from engawa.games.the_harvest.screen.preview import choice
from engawa.words import SEATS, Words, either, together

WORKING = ("deal", "run", "end", "start")
ASKS = {
    "call": (say.ASKS_CALL, say.waits_call),
    "draft": (say.ASKS_DRAFT, say.waits_draft),
    "act": (say.ASKS_ACT, say.waits_act),
    "pick": (say.ASKS_PICK, say.waits_pick),
    "aim": (say.ASKS_AIM, say.waits_aim),
    "choose": (say.ASKS_CHOOSE, say.waits_choose),
    "allow": (say.ASKS_ALLOW, say.waits_allow),
}

# The garden, in cards: hands of the others in rows of two, the Street below them.

CARD_HIGH = 1.32
HEAD = 0.36  # room for a heading
WIDE = 4  # cards of a hand that fit at full size
SPARE = 0.4  # between two hands
HEALTH_AT = -2.1  # from the middle of a hand
SIZES = {1: 1.0, 2: 0.78, 3: 0.62, 4: 0.62}  # by the number of hands


def scene(see: Known, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    lines = by_thing(may)
    board = row(see, "street", arrived(see), lines) + deck(see, lines) + unseen(see)
    tray: list[Sprite] = []
    for k, hand in enumerate(see.hands):
        sprites = row(see, f"seat {seat_name(k)}", hand, lines) + slots(see, k)
        if k == seat:
            tray = sprites
        else:
            board += [health(see, k, lines), *sprites]
    return Scene(
        asks=_asks(see, bool(may)),
        panels=tuple([_panel(see, k, lines) for k in range(see.seats)]),
        board=tuple(sorted(board, key=lambda sprite: sprite.key)),  # one order, wherever they lie
        tray=(*now(see), *tray, *hidden(see), *discards(see, lines)),
        verbs=tuple(_verbs(see, may)) if may else (),
        notes=tuple(_notes(see)),
        places=tuple(_places(see, seat)),
        goal=goal(see, seat),
    )


def _places(see: Known, seat: int | None) -> list[Place]:
    """The same from move to move, unless a hand grows beyond its room."""
    others = [k for k in range(see.seats) if k != seat]
    columns = min(len(others), 3 if len(others) > 4 else 2)
    rows = -(-len(others) // columns)
    size = SIZES.get(len(others), 0.55)
    high = CARD_HIGH * size + HEAD
    wide = (WIDE * STEP + 1.2) * size
    places = []
    for i, k in enumerate(others):
        left, right = _reach(see.hands[k])
        held = round(min(size, wide / (left + right + SPARE)), 2)
        x = (i % columns - (columns - 1) / 2) * wide - (right - left) / 2 * held
        name, title = f"seat {seat_name(k)}", say.place_allies(SEATS[k])
        y = round(i // columns * high, 2)
        places.append(Place(name=name, title=title, x=round(x, 2), y=y, size=held))
        beside = round(x + HEALTH_AT * held, 2)
        places.append(Place(name=f"health {seat_name(k)}", x=beside, y=y, size=held))
    below = round((rows - 1) * high + (high + CARD_HIGH) / 2 + HEAD, 2)
    held = round(_shrink(see.street, WIDE), 2)
    places.append(Place(name="street", title=say.PLACE_STREET, x=0.2, y=below, size=held))
    places.append(Place(name="deck", title=say.PLACE_DECK, x=-2.3, y=below))
    places.append(Place(name="now", title=say.PLACE_NOW, on="tray"))
    if seat is not None:
        places.append(
            Place(name=f"seat {seat_name(seat)}", title=say.place_allies(SEATS[seat]), on="tray")
        )
    places.append(Place(name="discard", title=say.PLACE_DISCARD, on="tray", size=0.5))
    return places


def _reach(hand: Sequence[Card]) -> tuple[float, float]:
    """How far a hand and the health beside it go to the left and right of its place."""
    return 2.5, (max(WIDE, len(hand)) - 2) * STEP + 0.5


def _shrink(cards: Sequence[Card], room: float) -> float:
    return min(1.0, room / max(1, len(cards)))


def _panel(see: Known, seat: int, lines: Lines) -> Panel:
    left, hand = see.health[seat], see.hands[seat]
    note: Words = say.WINNER if seat == see.winner else ""
    if seat == see.turn != see.to_move and see.phase != "over":
        note = say.ACTIVE  # while another seat is asked
    return Panel(
        seat=seat,
        counts=(
            ("allies", say.COUNT_ALLIES, len(hand)),
            ("total value", say.COUNT_VALUE, sum(card.value for card in hand)),
        ),
        note=note,
        lines=tuple(lines.get(f"seat {seat_name(seat)}", ())),
        score=left,
        meters=(("health", say.HEALTH, left, HEALTH),),
        worth=say.HEALTH,
        far=far(left),
    )


# --- what can be done ---

ACTS = (
    ("activate", say.ACT_ACTIVATE, say.ACT_ACTIVATE_SAYS),
    ("attack", say.ACT_ATTACK, say.ACT_ATTACK_SAYS),
    ("reset", say.ACT_RESET, say.ACT_RESET_SAYS),
)
#: verbs whose lines are buttons of their own, with the word on the button
WHOLE = {
    "yes": say.YES_PRESS,
    "no": say.NO_PRESS,
    "call odd": say.ODD_PRESS,
    "call even": say.EVEN_PRESS,
}


def _verbs(see: Known, may: list[str]) -> list[Verb]:
    first = {line.split()[0] for line in may}
    if see.phase == "act":
        return _acts(see, may, first)
    verbs = []
    for line in may:
        verb = line.split()[0]
        if line in WHOLE or verb in ("choose", "hit", "ask"):
            verbs.append(
                Verb(line=line, says=choice(see, line), title=WHOLE.get(line, choice(see, line)))
            )
        elif verb == "done":
            title = say.lose_press(see.hit.left) if see.hit else say.ENOUGH_PRESS
            verbs.append(Verb(line=line, says=choice(see, line), title=title))
    return verbs


def _acts(see: Known, may: list[str], first: set[str]) -> list[Verb]:
    """The four things one may do in a turn; what cannot be done now can be asked about."""
    verbs = []
    for verb, title, words in ACTS:
        if verb in first:
            verbs.append(Verb(line=verb, says=words, title=title))
        elif ask := _ask(see, verb):
            verbs.append(Verb(line=ask, says=words, title=title, off=True))
    if see.top:
        cost = see.top.value
        buy = Verb(
            line="buy",
            says=say.act_buy_for_says(cost),
            title=say.act_buy_for(cost),
            off="buy" not in may,
        )
    else:
        buy = Verb(line="buy", says=say.ACT_BUY_SAYS, title=say.ACT_BUY, off=True)
    return [*verbs, buy]


def _ask(see: Known, verb: str) -> str:
    """A line to ask why not: about an ally, else about any card there is."""
    cards = [*see.hands[see.turn], *see.street, *see.discard]
    other = f" {seat_name((see.turn + 1) % see.seats)}" if verb == "attack" else ""
    return f"{verb} {cards[0].key}{other}" if cards else ""


# --- words ---


def _asks(see: Known, mine: bool) -> Words:
    if see.winner is not None:
        return say.won(SEATS[see.winner])
    if see.phase == "seat":
        return say.CHANCE_FIRST
    if see.phase in WORKING:
        return say.CHANCE_TOP
    who = SEATS[see.to_move]
    if see.hit:
        waits = say.waits_stop(who=who, left=see.hit.left, blow=see.hit.blow)
        return _asks_stop(see, see.hit) if mine else waits
    own, others = ASKS[see.phase]
    told: Words = ""
    if see.ability:
        told = say.label_ability(card=see.ability.now, words=see.ability.words)
    return together(told, own if mine else others(who))


def _asks_stop(see: Known, hit: Hit) -> Words:
    if hit.left < hit.blow:
        return say.asks_stop_more(left=hit.left, blow=hit.blow)
    card = hit.attacker or (see.ability.now if see.ability else "")
    return say.asks_stop(card=card, n=hit.blow)


def _notes(see: Known) -> list[Note]:
    notes = [Note(say.note_deck(say.cards(see.deck)))]
    if ability := see.ability:
        who = SEATS[see.turn]
        if ability.active == ability.now:
            notes.append(Note(say.note_follows(who=who, card=ability.now)))
        else:
            led = say.note_follows_led(who=who, card=ability.now, led=ability.active)
            notes.append(Note(led))
        if ability.options:
            offered = [say.quoted(offer(see, i)) for i in range(len(ability.options))]
            chooser = SEATS[see.to_move]
            notes.append(Note(say.note_chooses(who=chooser, offered=either(offered))))
    if see.hit and see.hit.attacker:
        notes.append(Note(say.note_attacks(card=see.hit.attacker, to=SEATS[see.hit.seat])))
    if len(see.street) > STREET_SIZE:
        notes.append(Note(say.NOTE_STREET))
    return [*notes, *_end(see)]


def _end(see: Known) -> list[Note]:
    """Why the game is over: nobody is hit in its own turn, and the cap leaves health to all."""
    if see.winner is None:
        return []
    notes = [Note(say.note_most(SEATS[see.winner]))]
    if see.health[see.turn] == 0:
        notes.insert(0, Note(say.note_stuck(SEATS[see.turn])))
    elif min(see.health) > 0:
        notes.insert(0, Note(say.note_stopped(say.turns(see.turns))))
    return notes
