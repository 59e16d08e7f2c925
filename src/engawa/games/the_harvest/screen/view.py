"""How the table looks: the Street in the middle, the others above it, one's own in the tray."""

from __future__ import annotations

from engawa.core.notation import seat_name
from engawa.core.scene import Note, Panel, Place, Scene, Sprite, Verb
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.rules.components import HEALTH, STREET_SIZE
from engawa.games.the_harvest.screen.board import (
    SETUP,
    Lines,
    arrived,
    by_thing,
    deck,
    discards,
    health,
    hidden,
    now,
    picks,
    row,
    slots,
    unseen,
)
from engawa.games.the_harvest.screen.goal import far, goal
from engawa.games.the_harvest.screen.narrate import aside, offer
from engawa.games.the_harvest.screen.observe import Hit, Known
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

#: a word beside the Street, on what may be done with it
STREET_NOTES = {"draft": say.NOTE_DRAFT, "prevent": say.NOTE_PREVENT}


def scene(see: Known, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    lines = by_thing(may)
    board = row(see, "street", arrived(see), lines) + deck(see, lines) + unseen(see)
    tray: list[Sprite] = []
    for k, hand in enumerate(see.hands):
        sprites = row(see, f"seat {seat_name(k)}", hand, lines)
        if k != seat or see.phase != "call":  # then the answers lie there
            sprites += slots(see, k)
        if k == seat:
            tray = sprites
        else:
            board += [health(see, k, lines), *sprites]
    return Scene(
        asks=_asks(see, bool(may)),
        panels=tuple([_panel(see, k, lines) for k in range(see.seats)]),
        board=tuple(sorted(board, key=lambda sprite: sprite.key)),  # one order, wherever they lie
        tray=(*picks(see), *tray, *now(see), *hidden(see), *discards(see, lines)),
        verbs=tuple(_verbs(see, may)) if may else (),
        notes=tuple(_notes(see)),
        places=tuple(_places(see, seat)),
        goal=goal(see, seat),
    )


def _places(see: Known, seat: int | None) -> list[Place]:
    """Hands of the others, the Street and the deck; one's own, the discards, what goes on now."""
    title = {k: say.place_allies(SEATS[k]) for k in range(see.seats)}
    garden: list[Place] = []
    for k in range(see.seats):
        if k != seat:
            name = seat_name(k)
            garden += [Place(name=f"seat {name}", title=title[k]), Place(name=f"health {name}")]
    empty = "" if see.street or see.phase == "call" else say.NOTE_EMPTY
    note = STREET_NOTES.get(see.phase, empty)
    garden += [
        Place(name="street", title=say.PLACE_STREET, note=note),
        Place(name="deck", title=say.PLACE_DECK, note=say.text_deck(see.deck)),
    ]
    note = say.NOTE_ORDER if see.phase == "call" else ""
    tray = [Place(name="picks", title=say.PLACE_ORDER, note=note, on="tray")]
    if seat is not None:
        note = say.NOTE_ACT if see.phase == "act" and seat == see.turn else ""
        tray.append(Place(name=f"seat {seat_name(seat)}", title=title[seat], note=note, on="tray"))
    title_now = say.PLACE_ACTS if see.phase == "act" else say.PLACE_NOW
    tray.append(Place(name="now", title=title_now, on="tray"))
    drafts = see.phase in SETUP  # then it decides who picks first, for all to see
    pile = Place(name="discard", title=say.PLACE_DISCARD, on="garden" if drafts else "tray")
    return [*garden, *tray, pile]


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
    for line in [
        *(line for line in WHOLE if line in may),
        *(line for line in may if line not in WHOLE),
    ]:
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
    told: Words = aside(see) if see.called and not any(see.hands) else ""
    if see.ability:
        told = say.label_ability(card=see.ability.now, words=see.ability.words)
    return together(told, own if mine else others(who))


def _asks_stop(see: Known, hit: Hit) -> Words:
    if hit.left < hit.blow:
        return say.asks_stop_more(left=hit.left, blow=hit.blow)
    card = hit.attacker or (see.ability.now if see.ability else "")
    return say.asks_stop(card=card, n=hit.blow)


def _notes(see: Known) -> list[Note]:
    notes: list[Note] = []
    if ability := see.ability:
        who = SEATS[see.turn]
        if ability.active != ability.now:  # else the slip tells
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
