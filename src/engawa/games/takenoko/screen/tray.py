"""The tray: a question with its options, one's own things, and what is left in the box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from engawa.core.scene import Sprite
from engawa.games.takenoko import words as say
from engawa.games.takenoko.notation.lines import HIDDEN
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.screen import names
from engawa.games.takenoko.screen.board import Lines, Sprites
from engawa.games.takenoko.screen.face import Face
from engawa.games.takenoko.screen.observe import Bamboo, Card, Chips, Known, Seat, Stock
from engawa.games.takenoko.screen.progress import Progress, told
from engawa.words import Words, house

WIDE = 1.3  # from one option of a question to the next
APART = 2  # from one card in the hand to the next, each with a slip of words
FAN = 0.42  # from one card that is done to the next
HEAP = 0.8  # from heap to heap in the box
TOOLS = ("channels", *names.CHIPS)
PICTURES = {
    "plots": "tk-plot-back",
    "channels": "tk-channel",
    **{chip: f"tk-imp-{chip}" for chip in names.CHIPS},
    **{colour: f"tk-bamboo-{colour}" for colour in names.COLOURS},
}


def tray(see: Known, may: list[str], seat: int | None) -> Sprites:
    """What lies before `seat`, with the box that all see; a spectator has nothing else."""
    mine = see.each[seat] if seat is not None else None
    asks = see.phase if may or see.phase == "weather" else ""  # else no phase shows without lines
    lies = asks, see.weather, see.picked, see.drawn, see.stock, mine, seat == see.emperor
    return _lit(*lies, tuple(may)) if may else _still(*lies)


def _lit(
    phase: str,
    weather: str,
    picked: str | None,
    drawn: Lines,
    stock: Stock,
    mine: Seat | None,
    emperor: bool,
    may: Lines = (),
) -> Sprites:
    sky = *_sky(weather), *_options(phase, weather, picked, drawn, stock, may)
    box = _box(stock, _only(may, ("objective ",)), phase == "main" and bool(may))
    if mine is None:
        return (*sky, *box)
    hand = _hand(mine.hand, mine.done, _only(may, ("fulfil ",)), bool(may))
    mat = _mat(mine.bamboo, mine.channels, mine.chips, _only(may, ("irrigate ", "improve ")))
    return (*sky, *hand, *mat, *box, *_done(mine.done, emperor))


_still = lru_cache(1024)(_lit)  # without lines it is the very same as long as nothing changes


def _only(may: Lines, verbs: Lines) -> Lines:
    return tuple([line for line in may if line.startswith(verbs)]) if may else ()


@cache
def _sky(weather: str) -> Sprites:
    """The die, once it has fallen."""
    if weather == "none":
        return ()
    drawing, label, text = f"tk-{weather}", say.sky(weather), say.face(weather)
    return (Sprite(key="die", drawing=drawing, place="sky", label=label, text=text),)


# --- questions ---


def _options(
    phase: str, weather: str, picked: str | None, drawn: Lines, stock: Stock, may: Lines
) -> Sequence[Sprite]:
    """The plots one has drawn; the weather or the chip to choose."""
    if phase != "weather":
        return _drawn(picked, drawn, _only(may, ("pick ", "under ")))
    if weather == "any":
        faces = enumerate(components.WEATHER_NAMES[: components.ANY_WEATHER])
        return [_option(i, f"choose {face}", say.sky(face), may) for i, face in faces]
    if weather != "clouds":
        return []
    chips = [(chip, stock.chips[chip]) for chip in names.CHIPS]
    labels = [say.label_chip(n=n, improvement=chip) for chip, n in chips]
    return [_option(i, f"chip {chip}", labels[i], may, n) for i, (chip, n) in enumerate(chips)]


def _option(i: int, line: str, label: Words, may: Lines, count: int | None = None) -> Sprite:
    """A weather, or a chip and how many there are of it; what it does stands on it."""
    name = line.partition(" ")[2]
    drawing, text, face = f"tk-{name}", say.face(name), None
    x, y = i % 3 * 1.27, i // 3 * 0.64
    if count is not None:
        x, y = i * WIDE, 0
        drawing, text, face = f"tk-imp-{name}", say.kind(name), Face(count=count)
    lines = (line,) if line in may else ()
    return Sprite(
        key=f"choice-{name}",
        drawing=drawing,
        place="choice",
        label=label,
        lines=lines,
        x=x,
        y=y,
        face=face,
        would=() if lines or not may else (line,),
        press=say.does(name),
        text=text,
    )


@lru_cache(1024)
def _drawn(chosen: str | None, drawn: Lines, may: Lines) -> Sprites:
    """Equal plots have keys of their own; the one that was picked keeps its key."""
    sprites = []
    row = (chosen, *drawn) if chosen else drawn
    for i, name in enumerate(row):
        colour, _, improvement = name.partition("-")
        hidden, picked = name == HIDDEN, bool(chosen) and i == 0
        ours = () if picked else (f"pick {name}", f"under {name}")
        lines = tuple([line for line in may if line in ours])
        text = say.count(colour) if lines and not chosen else ""
        if chosen:
            text = say.drawn_text("place" if picked else "first" if lines else "under")
        sprites.append(
            Sprite(
                key=f"drawn-{name}-{row[: i + 1].count(name)}",
                drawing="tk-plot-back" if hidden else f"tk-plot-{colour}",
                place="drawn",
                label=say.LABEL_BACK if hidden else say.label_drawn(names.tile(name)),
                state="chosen" if picked else "",
                lines=lines,
                x=i * WIDE,
                face=Face(improvement=improvement) if improvement else None,
                press=say.touch("under" if chosen else "pick") if lines else "",
                text=text,
            )
        )
    return tuple(sprites)


# --- objectives ---


@lru_cache(4096)
def _hand(cards: tuple[Card, ...], done: Lines, ready: Lines, may: bool) -> Sprites:
    """One's objectives: the same again as long as nobody touches them."""
    held = tuple([card.card for card in cards])
    sprites = []
    for i, name in enumerate(held):
        copy = done.count(name) + held[: i + 1].count(name)
        line = f"fulfil {name}"
        far, asks = cards[i].far, (line,) if may else ()
        sprites.append(_card(name, copy, "hand", i * APART, line in ready, asks, far))
    return tuple(sprites)


@lru_cache(4096)
def _done(done: Lines, emperor: bool) -> Sprites:
    """What one has fulfilled, and the Emperor."""
    sprites = [
        _card(name, done[: i + 1].count(name), "done", i * FAN, False, (), None)
        for i, name in enumerate(done)
    ]
    if emperor:
        worth, x = say.emperor(house.points(components.EMPEROR)), len(done) * FAN
        card = Sprite(key="emperor", drawing="tk-card-emperor", place="done", label=worth, x=x)
        sprites.append(card)
    return tuple(sprites)


@lru_cache(512)
def _card(
    name: str, copy: int, place: str, x: float, ready: bool, line: Lines, far: Progress | None
) -> Sprite:
    """A copy keeps its key when it is fulfilled and moves from the hand to what is done."""
    deck = components.CARD_TYPE[components.CARD_NAMES.index(name)]
    lines, would, press = (line, (), say.touch("fulfil")) if ready else ((), line, "")
    return Sprite(
        key=f"card-{name}-{copy}",
        drawing=f"tk-card-{components.TYPE_NAMES[deck]}",
        place=place,
        label=say.label_card(names.card(name)),
        lines=lines,
        x=x,
        face=_face(name),
        would=would,
        press=press,
        text=names.asks(name) if far else "",
        note=told(far) if far else "",
    )


def _face(name: str) -> Face:
    """What an objective asks for, and what it brings."""
    kind, colour, more = (*name.split("-"), "")[:3]
    halves = (more,) if kind == "halves" else ()
    return Face(
        kind=kind,
        colours=names.COLOURS if colour == "trio" else (colour, *halves),
        improvement=more if kind == "tall" else "",
        count=names.bamboos(name),
        points=names.points(name),
    )


# --- the mat and the box ---


@lru_cache(4096)
def _mat(bamboo: Bamboo, channels: int, chips: Chips, used: Lines) -> Sprites:
    """Bamboo the panda has eaten; channels and chips to use at any moment."""
    colours = enumerate(names.COLOURS)
    sprites = [_heap("mat", i * 0.44, 0, colour, bamboo[colour]) for i, colour in colours]
    for word in TOOLS:
        if n := channels if word == "channels" else chips[word]:
            verb = "irrigate " if word == "channels" else "improve "
            end = "" if word == "channels" else word
            lines = tuple([line for line in used if line.startswith(verb) and line.endswith(end)])
            sprites.append(_tool(len(sprites) - 3, word, n, lines))
    return tuple(sprites)


def _tool(i: int, word: str, n: int, lines: Lines) -> Sprite:
    """A channel or chip of one's own: touch it, then where it goes."""
    label = say.things(what=word, n=n)
    return Sprite(
        key=f"mat-{word}",
        drawing=PICTURES[word],
        place="mat",
        label=label,
        lines=lines,
        x=1.95 + i // 3 * 1.75,
        y=i % 3 * 0.42 - 0.42,
        face=Face(count=n),
        press=say.touch("mat") if lines else "",
        text=label,
    )


@lru_cache(1024)
def _box(stock: Stock, drawable: Lines, asks: bool) -> Sprites:
    """The piles of objectives, and what else is left."""
    left = {"plots": stock.plots, "channels": stock.channels}
    left |= {chip: stock.chips[chip] for chip in names.CHIPS}
    left |= {colour: stock.bamboo[colour] for colour in names.COLOURS}
    heaps = [
        _heap("box", i % 3 * HEAP, i // 3 * HEAP / 2, word, n)
        for i, (word, n) in enumerate(left.items())
    ]
    piles = [
        _pile(i * HEAP, deck, stock.objectives[deck].left, f"objective {deck}" in drawable, asks)
        for i, deck in enumerate(names.DECKS)
    ]
    return (*piles, *heaps)


@lru_cache(1024)
def _heap(place: str, x: float, y: float, word: str, n: int) -> Sprite:
    return Sprite(
        key=f"{place}-{word}",
        drawing=PICTURES[word],
        place=place,
        label=say.things(what=word, n=n),
        x=x,
        y=y,
        face=Face(count=n),
    )


@lru_cache(512)
def _pile(x: float, deck: str, n: int, can: bool, asks: bool) -> Sprite:
    line = (f"objective {deck}",)
    lines, would = (line, ()) if can else ((), line if asks else ())
    return Sprite(
        key=f"pile-{deck}",
        drawing="tk-card-back",
        place="piles",
        label=say.label_pile(n=n, deck=deck),
        lines=lines,
        x=x,
        face=Face(deck=deck, count=n),
        would=would,
        press=say.touch("objective") if can else "",
    )
