"""The tray: a question with its options, one's own things, and what is left in the box."""

from __future__ import annotations

from functools import lru_cache

from engawa.core.scene import Sprite
from engawa.games.takenoko import components, words
from engawa.games.takenoko.brings import FACES, See

WIDE = 1.3  # from one option of a question to the next
FAN = 0.42  # from one card that is done to the next
HEAP = 0.8  # from heap to heap in the box
CHOICES = {"any": "Choose the weather", "clouds": "Take a chip"}


def tray(see: See, may: list[str], seat: int | None) -> tuple[Sprite, ...]:
    """What lies before `seat`; a spectator sees the box alone."""
    if seat is None:
        return (*_sky(see), *_options(see, may), *_box(see, may))
    own, done = _own(see, may, seat), _done(see, seat)
    return (*_sky(see), *_options(see, may), *own, *_box(see, may), *done)


def _sky(see: See) -> list[Sprite]:
    """The die, once it has fallen."""
    face = see["weather"]
    if face == "none":
        return []
    return [Sprite("die", f"tk-{face}", "sky", f"Weather: {face}.", face=face)]


def _lit(lines: tuple[str, ...]) -> str:
    return "lit" if lines else ""


def _options(see: See, may: list[str]) -> list[Sprite]:
    """The plots one has drawn; the weather or the chip to choose."""
    sprites = _drawn(see, may) if see["drawn"] or see["picked"] else []
    if see["phase"] != "weather" or see["weather"] not in CHOICES:
        return sprites
    for i, name in enumerate(FACES if see["weather"] == "any" else components.CHIP_NAMES):
        is_face = see["weather"] == "any"
        line = f"{'choose' if is_face else 'chip'} {name}"
        drawing = f"tk-{name}" if is_face else f"tk-imp-{name}"
        what = FACES[name] if is_face else f"{see['stock']['chips'][name]} left"
        lines = (line,) if line in may else ()
        would = () if lines or not may else (line,)
        label = f"{name.capitalize()}: {what}."
        key = f"choice-{name}"
        x = i * WIDE
        sprites.append(
            Sprite(key, drawing, "choice", label, _lit(lines), lines, x, face=what, would=would)
        )
    return sprites


def _drawn(see: See, may: list[str]) -> list[Sprite]:
    """Equal plots have keys of their own; the one that was picked keeps its key."""
    sprites = []
    row = [*([see["picked"]] if see["picked"] else []), *see["drawn"]]
    for i, name in enumerate(row):
        picked = bool(see["picked"]) and i == 0
        drawing = "tk-plot-back" if name == "?" else "tk-plot-" + name.split("-")[0]
        label = "Plot, face down." if name == "?" else words.tile(name).capitalize() + "."
        ours = () if picked else (f"pick {name}", f"under {name}")
        lines = tuple(line for line in may if line in ours)
        face = name.partition("-")[2] + (" place" if picked else " under" if see["picked"] else "")
        state = "chosen" if picked else _lit(lines)
        press = "put it first under the pile" if see["picked"] else "lay it"
        key, x, face = f"drawn-{name}-{row[: i + 1].count(name)}", i * WIDE, face.strip()
        press = press if lines else ""
        sprites.append(
            Sprite(key, drawing, "drawn", label, state, lines, x, face=face, press=press)
        )
    return sprites


def _own(see: See, may: list[str], seat: int) -> list[Sprite]:
    """One's objectives, and what lies on one's mat."""
    mine = see["each"][seat]
    held = [card["card"] for card in mine["hand"]]
    sprites = []
    for i, name in enumerate(held):
        copy = mine["done"].count(name) + held[: i + 1].count(name)
        line = f"fulfil {name}"
        sprites.append(_card(name, copy, "hand", i, line in may, () if not may else (line,)))
    return sprites + _mat(mine, may)


def _done(see: See, seat: int) -> list[Sprite]:
    """What one has fulfilled, and the Emperor."""
    done = see["each"][seat]["done"]
    copies = [done[: i + 1].count(name) for i, name in enumerate(done)]
    cards = zip(done, copies, strict=True)
    sprites = [_card(name, n, "done", i * FAN, False, ()) for i, (name, n) in enumerate(cards)]
    if see["emperor"] == seat:
        label = f"Emperor, {components.EMPEROR} points."
        sprites.append(Sprite("emperor", "tk-card-emperor", "done", label, x=len(done) * FAN))
    return sprites


@lru_cache(512)
def _card(name: str, copy: int, place: str, x: float, ready: bool, line: tuple[str, ...]) -> Sprite:
    """A copy keeps its key when it is fulfilled and moves from the hand to what is done."""
    number = components.CARD_NAMES.index(name)
    drawing = "tk-card-" + components.TYPE_NAMES[components.CARD_TYPE[number]]
    face = f"{name.replace('-', ' ')} {_needed(name)}{components.POINTS[number]}"
    lines, would, press = (line, (), "fulfil it") if ready else ((), line, "")
    key, label, lit = f"card-{name}-{copy}", f"{words.card(name)}.", _lit(lines)
    return Sprite(key, drawing, place, label, lit, lines, x, 0, face, 0, would, press)


def _needed(name: str) -> str:
    """``x3 ``: how many bamboos a grove has; nothing for other cards."""
    if not name.startswith("grove"):
        return ""
    number = components.CARD_NAMES.index(name) - components.GARDENER_CARDS
    return f"x{components.STAND_COUNT[number]} "


def _mat(mine: See, may: list[str]) -> list[Sprite]:
    """Bamboo the panda has eaten; channels and chips to use at any moment."""
    sprites = [
        _heap("mat", i / 2, 0, colour, f"tk-bamboo-{colour}", n)
        for i, (colour, n) in enumerate(mine["bamboo"].items())
    ]
    if n := mine["channels"]:
        lines = tuple([line for line in may if line.startswith("irrigate ")])
        sprites.append(_tool(len(sprites) - 3, "channels", "tk-channel", n, lines))
    for chip, n in mine["chips"].items():
        if n:
            lines = tuple([line for line in may if line.startswith("improve ") and chip in line])
            sprites.append(_tool(len(sprites) - 3, chip, f"tk-imp-{chip}", n, lines))
    return sprites


def _tool(i: int, word: str, drawing: str, n: int, lines: tuple[str, ...]) -> Sprite:
    """A channel or chip of one's own: touch it, then where it goes."""
    key, label, press = f"mat-{word}", f"{n} {word}", "choose where it goes" if lines else ""
    x, y = 2.2 + i // 2 * 1.7, i % 2 * 0.55 - 0.25
    return Sprite(key, drawing, "mat", label, _lit(lines), lines, x, y, str(n), press=press)


def _box(see: See, may: list[str]) -> list[Sprite]:
    """The piles of objectives, and what else is left."""
    stock = see["stock"]
    sprites = []
    for x, (deck, pile) in enumerate(stock["objectives"].items()):
        line = f"objective {deck}"
        lines = (line,) if line in may else ()
        would = (line,) if see["phase"] == "main" and may and not lines else ()
        sprites.append(_pile(x * HEAP, deck, pile["left"], lines, would))
    things = [("plots", "tk-plot-back", stock["plots"])]
    things.append(("channels", "tk-channel", stock["channels"]))
    things += [(chip, f"tk-imp-{chip}", n) for chip, n in stock["chips"].items()]
    things += [(colour, f"tk-bamboo-{colour}", n) for colour, n in stock["bamboo"].items()]
    return sprites + [
        _heap("box", i % 4 * HEAP, i // 4 * HEAP / 2, *thing) for i, thing in enumerate(things)
    ]


@lru_cache(1024)
def _heap(place: str, x: float, y: float, word: str, drawing: str, n: int) -> Sprite:
    return Sprite(f"{place}-{word}", drawing, place, f"{n} {word}", x=x, y=y, face=str(n))


@lru_cache(512)
def _pile(x: float, deck: str, n: int, lines: tuple[str, ...], would: tuple[str, ...]) -> Sprite:
    label, press = f"{n} {deck} objectives", "draw one" if lines else ""
    key, drawing, face, lit = f"pile-{deck}", "tk-card-back", f"{deck} {n}", _lit(lines)
    return Sprite(key, drawing, "piles", label, lit, lines, x, 0, face, 0, would, press)
