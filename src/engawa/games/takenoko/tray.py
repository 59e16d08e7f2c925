"""The tray: a question with its options, one's own things, and what is left in the box."""

from __future__ import annotations

from functools import cache, lru_cache

from engawa.core.notation import count
from engawa.core.scene import Sprite
from engawa.games.takenoko import components, words
from engawa.games.takenoko.brings import FACES, See

Sprites = tuple[Sprite, ...]
Counts = tuple[tuple[str, int], ...]

WIDE = 1.3  # from one option of a question to the next
FAN = 0.42  # from one card that is done to the next
HEAP = 0.8  # from heap to heap in the box
CHOICES = {"any": "Choose the weather", "clouds": "Take a chip"}


def tray(see: See, may: list[str], seat: int | None, box: Sprites) -> Sprites:
    """What lies before `seat`, with the box that all see; a spectator has nothing else."""
    sky, options = _sky(see["weather"]), _options(see, may)
    if seat is None:
        return (*sky, *options, *box)
    mine = see["each"][seat]
    done = _done(tuple(mine["done"]), see["emperor"] == seat)
    return (*sky, *options, *_hand(mine, may), *_mat(mine, may), *box, *done)


@cache
def _sky(face: str) -> Sprites:
    """The die, once it has fallen."""
    die = Sprite("die", f"tk-{face}", "sky", f"Weather: {face}.", face=face)
    return () if face == "none" else (die,)


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
        sprites.append(Sprite(key, drawing, "choice", label, "", lines, x, face=what, would=would))
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
        state = "chosen" if picked else ""
        press = "put it first under the pile" if see["picked"] else "lay it"
        key, x, face = f"drawn-{name}-{row[: i + 1].count(name)}", i * WIDE, face.strip()
        press = press if lines else ""
        sprites.append(
            Sprite(key, drawing, "drawn", label, state, lines, x, face=face, press=press)
        )
    return sprites


def _hand(mine: See, may: list[str]) -> Sprites:
    """One's objectives."""
    held = tuple([card["card"] for card in mine["hand"]])
    ready = tuple([line for line in may if line.startswith("fulfil ")])
    return _cards(held, tuple(mine["done"]), ready, bool(may))


@lru_cache(4096)
def _cards(
    held: tuple[str, ...], done: tuple[str, ...], ready: tuple[str, ...], may: bool
) -> Sprites:
    """The same again as long as nobody touches them."""
    sprites = []
    for i, name in enumerate(held):
        copy = done.count(name) + held[: i + 1].count(name)
        line = f"fulfil {name}"
        sprites.append(_card(name, copy, "hand", i, line in ready, (line,) if may else ()))
    return tuple(sprites)


@lru_cache(4096)
def _done(done: tuple[str, ...], emperor: bool) -> Sprites:
    """What one has fulfilled, and the Emperor."""
    copies = [done[: i + 1].count(name) for i, name in enumerate(done)]
    cards = zip(done, copies, strict=True)
    sprites = [_card(name, n, "done", i * FAN, False, ()) for i, (name, n) in enumerate(cards)]
    if emperor:
        label = f"Emperor, {components.EMPEROR} points."
        sprites.append(Sprite("emperor", "tk-card-emperor", "done", label, x=len(done) * FAN))
    return tuple(sprites)


@lru_cache(512)
def _card(name: str, copy: int, place: str, x: float, ready: bool, line: tuple[str, ...]) -> Sprite:
    """A copy keeps its key when it is fulfilled and moves from the hand to what is done."""
    number = components.CARD_NAMES.index(name)
    drawing = "tk-card-" + components.TYPE_NAMES[components.CARD_TYPE[number]]
    face = f"{name.replace('-', ' ')} {_needed(name)}{components.POINTS[number]}"
    lines, would, press = (line, (), "fulfil it") if ready else ((), line, "")
    key, label = f"card-{name}-{copy}", f"{words.card(name)}."
    return Sprite(key, drawing, place, label, "", lines, x, 0, face, 0, would, press)


def _needed(name: str) -> str:
    """``x3 ``: how many bamboos a grove has; nothing for other cards."""
    if not name.startswith("grove"):
        return ""
    number = components.CARD_NAMES.index(name) - components.GARDENER_CARDS
    return f"x{components.STAND_COUNT[number]} "


def _mat(mine: See, may: list[str]) -> Sprites:
    """Bamboo the panda has eaten; channels and chips to use at any moment."""
    used = tuple([line for line in may if line.startswith(("irrigate ", "improve "))])
    bamboo, chips = tuple(mine["bamboo"].items()), tuple(mine["chips"].items())
    return _things(bamboo, mine["channels"], chips, used)


@lru_cache(4096)
def _things(bamboo: Counts, channels: int, chips: Counts, used: tuple[str, ...]) -> Sprites:
    sprites = [
        _heap("mat", i / 2, 0, colour, f"tk-bamboo-{colour}", n)
        for i, (colour, n) in enumerate(bamboo)
    ]
    tools = [("channels", "tk-channel", channels, "irrigate ")]
    tools += [(chip, f"tk-imp-{chip}", n, "improve ") for chip, n in chips]
    for word, drawing, n, verb in tools:
        if n:
            ours = "" if verb == "irrigate " else word
            lines = tuple([line for line in used if line.startswith(verb) and ours in line])
            sprites.append(_tool(len(sprites) - 3, word, drawing, n, lines))
    return tuple(sprites)


def _tool(i: int, word: str, drawing: str, n: int, lines: tuple[str, ...]) -> Sprite:
    """A channel or chip of one's own: touch it, then where it goes."""
    key, label = f"mat-{word}", _counted(n, word)
    press = "choose where it goes" if lines else ""
    x, y = 2.2 + i // 2 * 1.7, i % 2 * 0.55 - 0.25
    return Sprite(key, drawing, "mat", label, "", lines, x, y, str(n), press=press)


def box(see: See, may: list[str]) -> Sprites:
    """The piles of objectives, and what else is left."""
    stock = see["stock"]
    asks = see["phase"] == "main" and bool(may)
    piles = [
        _pile(x * HEAP, deck, pile["left"], f"objective {deck}" in may, asks)
        for x, (deck, pile) in enumerate(stock["objectives"].items())
    ]
    counts = (("plots", stock["plots"]), ("channels", stock["channels"]))
    return (*piles, *_left((*counts, *stock["chips"].items(), *stock["bamboo"].items())))


@lru_cache(4096)
def _left(counts: Counts) -> Sprites:
    pictures = {"plots": "tk-plot-back", "channels": "tk-channel"}
    pictures |= {chip: f"tk-imp-{chip}" for chip in components.CHIP_NAMES}
    return tuple(
        _heap(
            "box", i % 4 * HEAP, i // 4 * HEAP / 2, word, pictures.get(word, f"tk-bamboo-{word}"), n
        )
        for i, (word, n) in enumerate(counts)
    )


@lru_cache(1024)
def _heap(place: str, x: float, y: float, word: str, drawing: str, n: int) -> Sprite:
    return Sprite(f"{place}-{word}", drawing, place, _counted(n, word), x=x, y=y, face=str(n))


def _counted(n: int, word: str) -> str:
    """``1 channel``, ``2 watersheds``, ``3 green``"""
    return f"{n} {word}" if word in components.COLOUR_NAMES else count(n, word.removesuffix("s"))


@lru_cache(512)
def _pile(x: float, deck: str, n: int, can: bool, asks: bool) -> Sprite:
    line, press = (f"objective {deck}",), "draw one" if can else ""
    lines, would = (line, ()) if can else ((), line if asks else ())
    key, label, face = f"pile-{deck}", count(n, f"{deck} objective"), f"{deck} {n}"
    return Sprite(key, "tk-card-back", "piles", label, "", lines, x, 0, face, 0, would, press)
