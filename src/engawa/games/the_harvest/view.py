"""How the table looks: the Street in the middle, the others above it, one's own in the tray."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from engawa.core.notation import count, listed, seat_name
from engawa.core.scene import Panel, Place, Scene, Sprite, Verb
from engawa.games.the_harvest.brings import brings, offer, sentence
from engawa.games.the_harvest.components import HEALTH, STREET_SIZE

See = dict[str, Any]
Card = dict[str, Any]
Lines = dict[str, list[str]]  # by what they name

WORKING = ("deal", "run", "end", "start", "seat")
ASKS = {
    "call": "call odd or even for the first draft",
    "draft": "take a card from the Street",
    "act": "activate, attack, reset or buy",
    "pick": "choose a card",
    "aim": "name an opponent",
    "choose": "choose one",
    "allow": "say yes or no",
}
LIE = {"street": "neutral", "discard": "discarded", "deck": "top of the deck"}

# The garden, in cards: hands of the others in rows of two, the Street below them.
STEP = 1.1  # from card to card
CARD_HIGH = 1.32
HEAD = 0.36  # room for a heading
WIDE = 4  # cards of a hand that fit at full size
SPARE = 0.4  # between two hands
SIZES = {1: 1.0, 2: 0.78, 3: 0.62, 4: 0.62}  # by the number of hands


def scene(see: See, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    lines = _by_thing(may)
    board = _row(see, "street", _arrived(see), lines) + _deck(see, lines)
    tray: list[Sprite] = []
    for k, hand in enumerate(see["hands"]):
        sprites = _row(see, f"seat {seat_name(k)}", hand, lines)
        if k == seat:
            tray = sprites
        else:
            board += [_health(see, k, lines), *sprites]
    return Scene(
        asks=_asks(see, bool(may)),
        panels=tuple(_panel(see, k, lines) for k in range(see["seats"])),
        board=tuple(sorted(board, key=lambda sprite: sprite.key)),  # one order, wherever they lie
        tray=(*_now(see), *tray, *_row(see, "discard", see["discard"], lines)),
        verbs=tuple(_verbs(see, may)) if may else (),
        notes=tuple(_notes(see)),
        places=tuple(_places(see, seat)),
    )


def _by_thing(may: list[str]) -> Lines:
    """The lines by the card or seat they name, or by themselves."""
    found: Lines = defaultdict(list)
    for line in may:
        verb, *words = line.split()
        for word in words or [verb]:
            found[word].append(line)
    return found


def _places(see: See, seat: int | None) -> list[Place]:
    """The same from move to move, unless a hand grows beyond its room."""
    others = [k for k in range(see["seats"]) if k != seat]
    columns = min(len(others), 3 if len(others) > 4 else 2)
    rows = -(-len(others) // columns)
    size = SIZES.get(len(others), 0.55)
    high = CARD_HIGH * size + HEAD
    wide = (WIDE * STEP + 1.2) * size
    places = []
    for i, k in enumerate(others):
        left, right = _reach(see["hands"][k])
        held = round(min(size, wide / (left + right + SPARE)), 2)
        x = (i % columns - (columns - 1) / 2) * wide - (right - left) / 2 * held
        y = round(i // columns * high, 2)
        name = seat_name(k)
        places.append(Place(f"seat {name}", f"Allies of {name}", x=round(x, 2), y=y, size=held))
    below = round((rows - 1) * high + (high + CARD_HIGH) / 2 + HEAD, 2)
    held = round(_shrink(see["street"], WIDE), 2)
    places.append(Place("street", "The Street", x=0.2, y=below, size=held))
    places.append(Place("deck", "Deck", x=-2.3, y=below))
    places.append(Place("now", "Now", "tray"))
    if seat is not None:
        places.append(Place(f"seat {seat_name(seat)}", "Your allies", "tray"))
    places.append(Place("discard", "Discard pile", "tray", size=0.5))
    return places


def _reach(hand: list[Card]) -> tuple[float, float]:
    """How far a hand and the health beside it go to the left and right of its place."""
    return 2.5, (max(WIDE, len(hand)) - 2) * STEP + 0.5


def _shrink(cards: list[Card], room: float) -> float:
    return min(1.0, room / max(1, len(cards)))


# --- cards ---


def _row(see: See, place: str, cards: list[Card], lines: Lines) -> list[Sprite]:
    """Cards side by side; three of them lie around the middle of the place."""
    shift = 0 if place in ("deck", "discard") else 1
    return [_card(see, place, card, lines, (i - shift) * STEP) for i, card in enumerate(cards)]


def _arrived(see: See) -> list[Card]:
    """The Street, with the attacker last as it came last."""
    attacker = see["hit"] and see["hit"]["attacker"]
    return sorted(see["street"], key=lambda card: bool(card["name"] == attacker))


def _deck(see: See, lines: Lines) -> list[Sprite]:
    """The pile, and its top card, which all can see."""
    if not see["top"]:
        return []
    left = see["deck"]
    label = f"Deck, {count(left, 'card')}"
    pile = Sprite("deck", "hv-back", "deck", label, x=0.05, y=0.04, face=str(left))
    return [pile, *_row(see, "deck", [see["top"]], lines)]


def _card(see: See, place: str, card: Card, lines: Lines, x: float) -> Sprite:
    can = lines.get("buy" if place == "deck" else "", []) + lines.get(card["key"], [])
    lies = "faceup" if card["up"] else "facedown"
    where = LIE.get(place) or place.replace("seat", "ally of")
    label = f"{card['name']}, {where}, {lies}, {card['value']} over {card['other']}. "
    label += card["says"] if card["up"] else f"Reset {card['reset']}."
    face = f"{card['value']} {card['other']} {card['reset']} {card['name']}\n{card['says']}"
    active = see["ability"] and see["ability"]["now"] == card["name"]
    return Sprite(
        key=card["key"],
        drawing="hv-card",
        place=place,
        label=label,
        state=f"{lies} active" if active else lies,
        lines=tuple(can),
        x=round(x, 2),
        face=face,
        would=_would(see, place, card, lines) if lines else (),
        press=_press(see, can) if can else "",
    )


def _press(see: See, lines: list[str]) -> str:
    """``attack, or activate``: the verbs, or the whole of a single line."""
    if len(lines) == 1:
        title = brings(see, lines[0]).title
        return title[0].lower() + title[1:]
    return listed(list(dict.fromkeys(line.split()[0] for line in lines)), "or")


def _would(see: See, place: str, card: Card, lines: Lines) -> tuple[str, ...]:
    """What one might want of a card and cannot have."""
    key, phase, asked = card["key"], see["phase"], ""
    if phase == "act":
        mine = place == f"seat {seat_name(see['turn'])}"
        asked = "reset" if mine and card["up"] else "activate"
        if place == "deck":
            return () if "buy" in lines else ("buy",)
    elif phase == "prevent":
        asked = "pass"
    elif phase in ("pick", "draft"):
        asked = next(line.split()[0] for can in lines.values() for line in can)
    line = f"{asked} {key}"
    return (line,) if asked and line not in lines.get(key, ()) else ()


def _health(see: See, seat: int, lines: Lines) -> Sprite:
    """What another seat has left, to aim at."""
    name, health = seat_name(seat), see["health"][seat]
    can = lines.get(name, [])
    label, press = f"{name}, {health} health.", _press(see, can) if can else ""
    key, place, face = f"health-{name}", f"seat {name}", f"{name} {health}"
    return Sprite(key, "hv-health", place, label, "", tuple(can), -2.1, 0, face, press=press)


def _now(see: See) -> list[Sprite]:
    """What is being followed, and how much of a hit is still to come."""
    sprites = []
    if see["ability"] and see["ability"]["words"]:
        ability = see["ability"]
        label = f"{ability['now']}: {sentence(ability['words'])}."
        sprites.append(
            Sprite("ability", "hv-slip", "now", label, face=label.replace(": ", "\n", 1))
        )
    if see["hit"]:
        hit = see["hit"]
        stopped = hit["blow"] - hit["left"]
        label = f"{hit['blow']} coming, {stopped} stopped."
        face = f"{hit['blow']} {stopped} {seat_name(hit['seat'])}"
        sprites.append(Sprite("hit", "hv-blow", "now", label, x=len(sprites) * 1.9, face=face))
    return sprites


def _panel(see: See, seat: int, lines: Lines) -> Panel:
    health, hand = see["health"][seat], see["hands"][seat]
    counts = (("allies", len(hand)), ("total value", sum(card["value"] for card in hand)))
    note = "winner" if seat == see["winner"] else ""
    if seat == see["turn"] != see["to_move"] and see["phase"] != "over":
        note = "active"  # while another seat is asked
    can = tuple(lines.get(seat_name(seat), ()))
    meters = (("health", health, HEALTH),)
    return Panel(seat, counts, note, can, health, meters, worth="health|health")


# --- what can be done ---

ACTS = (
    ("activate", "Activate", "Follow what an ally or neutral card says"),
    ("attack", "Attack", "Send an ally to the Street to hit an opponent"),
    ("reset", "Reset", "Turn an ally up again for its cost in health"),
)


def _verbs(see: See, may: list[str]) -> list[Verb]:
    first = {line.split()[0] for line in may}
    if see["phase"] == "act":
        return _acts(see, may, first)
    verbs = []
    for verb, title in (("pass", "Pass cards"), ("draft", "Take")):
        if verb in first:
            verbs.append(Verb(verb, title, title))
    whole = ("yes", "no", "call", "choose", "hit", "ask", "done")
    for line in may:
        if line.split()[0] in whole:
            words = brings(see, line)
            title = words.press if line.split()[0] != "choose" else words.title
            verbs.append(Verb(line, words.title, title))
    return verbs


def _acts(see: See, may: list[str], first: set[str]) -> list[Verb]:
    """The four things one may do in a turn; what cannot be done now can be asked about."""
    verbs = []
    for verb, title, words in ACTS:
        if verb in first:
            verbs.append(Verb(verb, words, title))
        elif ask := _ask(see, verb):
            verbs.append(Verb(ask, words, title, off=True))
    cost = f" for {see['top']['value']}" if see["top"] else ""
    words = f"Take the top card of the deck{cost}"
    return [*verbs, Verb("buy", words, f"Buy{cost}", off="buy" not in may)]


def _ask(see: See, verb: str) -> str:
    """A line to ask why not: about an ally, else about any card there is."""
    cards = [*see["hands"][see["turn"]], *see["street"], *see["discard"]]
    other = f" {seat_name((see['turn'] + 1) % see['seats'])}" if verb == "attack" else ""
    return f"{verb} {cards[0]['key']}{other}" if cards else ""


# --- words ---


def _asks(see: See, mine: bool) -> str:
    phase = see["phase"]
    if phase == "over":
        return f"{seat_name(see['winner'])} has won."
    if phase in WORKING:
        return "Chance names the first to draft." if phase == "seat" else "The next card turns up."
    asked = seat_name(see["to_move"])
    if phase == "prevent":
        who, hit = "You" if mine else asked, see["hit"]
        return f"{who} may prevent up to {hit['left']} of a hit for {hit['blow']}."
    does = sentence(ASKS[phase]) if mine else f"{asked} is to {ASKS[phase]}"
    if see["ability"]:
        return f"{see['ability']['now']}: {sentence(see['ability']['words'])}. {does}."
    return f"{does}."


def _notes(see: See) -> list[str]:
    notes = [f"{count(see['deck'], 'card')} in the deck."]
    if see["ability"]:
        ability = see["ability"]
        led = "" if ability["active"] == ability["now"] else f", led by {ability['active']}"
        notes.append(f"{seat_name(see['turn'])} follows {ability['now']}{led}.")
        if ability["options"]:
            offered = listed([f"“{offer(see, words)}”" for words in ability["options"]], "or")
            notes.append(f"{seat_name(see['to_move'])} chooses: {offered}.")
    if see["hit"] and see["hit"]["attacker"]:
        notes.append(f"{see['hit']['attacker']} attacks {seat_name(see['hit']['seat'])}.")
    if len(see["street"]) > STREET_SIZE:
        notes.append("More than three in the Street: the highest are discarded as the turn ends.")
    if see["phase"] == "over":
        notes += _end(see)
    return notes


def _end(see: See) -> list[str]:
    """Why the game is over: nobody is hit in its own turn, and the cap leaves health to all."""
    notes = [f"{seat_name(see['winner'])} has the most health."]
    if see["health"][see["turn"]] == 0:
        me = seat_name(see["turn"])
        notes.insert(0, f"{me} could do nothing that would have left it health, and has lost.")
    elif min(see["health"]) > 0:
        notes.insert(0, f"The game was stopped after {count(see['turns'], 'turn')}.")
    return notes
