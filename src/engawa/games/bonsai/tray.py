"""The tray: one's tiles, what this turn allows, and one's cards."""

from __future__ import annotations

from functools import lru_cache

from engawa.core.notation import count
from engawa.core.scene import Place, Sprite
from engawa.games.bonsai import words
from engawa.games.bonsai.brings import See, allowance
from engawa.games.bonsai.components import WORDS
from engawa.games.bonsai.stage import card_face

ASK = "nw1"  # a cell to ask about, when a kind of tile fits nowhere
BESIDE, FAN = 0.95, 0.5  # from one card to the next: side by side, or many in a fan
FEW = 4


def places(see: See, seat: int) -> list[Place]:
    player = see["players"][seat]
    held = sum(player["supply"].values())
    found = [Place("supply", "Your supply", "tray", f"{held}, keep {player['capacity']}")]
    if _may_place(see, seat):
        found.append(Place("rights", "This turn you may place", "tray"))
    if player["cards"]:
        found.append(Place("cards", "Your cards", "tray"))
    return found


def tray(see: See, may: list[str], seat: int) -> list[Sprite]:
    """What lies before `seat`."""
    return [*_supply(see, may, seat), *_rights(see, seat), *_cards(see["players"][seat])]


def _may_place(see: See, seat: int) -> bool:
    return bool(see["phase"] == "place" and see["turn"] == seat)


def _supply(see: See, may: list[str], seat: int) -> list[Sprite]:
    """One heap a kind: touch it, then where the tile goes."""
    placing = _may_place(see, seat) and bool(may)
    sprites = []
    for i, (word, n) in enumerate(see["players"][seat]["supply"].items()):
        ours = (f"{word} ", f"return {word}", f"pick {word}")
        lines = tuple([line for line in may if line.startswith(ours)])
        would = (f"{word} {ASK}",) if placing and not lines else ()
        sprites.append(_heap(i, word, n, lines, would))
    return sprites


@lru_cache(1024)
def _heap(i: int, word: str, n: int, lines: tuple[str, ...], would: tuple[str, ...]) -> Sprite:
    press = ""
    if lines:
        verb = lines[0].split(" ", 1)[0]
        press = {"return": "return one", "pick": "take one"}.get(verb, "choose where it goes")
    state = "" if n else "faded"
    key, drawing, label, face = f"supply-{word}", f"bn-mini-{word}", f"{n} {word}", str(n)
    return Sprite(key, drawing, "supply", label, state, lines, i, 0, face, 0, would, press)


def _rights(see: See, seat: int) -> list[Sprite]:
    """Each right to place a tile, used or not; of a Helper's only those that are left."""
    if not _may_place(see, seat):
        return []
    given = see["rights"] if see["taken"] else allowance(see)
    sprites: list[Sprite] = []
    for word in ("any", *WORDS):
        used = given[word] - see["rights"][word]
        for i in range(given[word]):
            state = "used" if i < used else ""
            label = f"{word}, used" if state else word
            key, x = f"right-{word}-{i}", len(sprites) * 0.8
            drawing = f"bn-mini-{word}"
            sprites.append(Sprite(key, drawing, "rights", label, state, x=x, face=word))
    return sprites


def _cards(player: See) -> list[Sprite]:
    """Tools and Growths lie open, the others in a pile."""
    cards = [(card, n) for card, n in player["cards"].items() if card[:2] in ("to", "gr")]
    step = BESIDE if sum(n for _, n in cards) <= FEW else FAN
    sprites: list[Sprite] = []
    for card, n in cards:
        for i in range(n):
            sprites.append(_card(card, i, len(sprites) * step))
    if pile := face_down(player):
        named = "; ".join(words.card_words(card) for card in pile)
        label = f"{count(len(pile), 'card')} face down: {named}."
        face = str(len(pile))
        x = sprites[-1].x + 1.05 if sprites else 0.0
        sprites.append(Sprite("pile", "bn-card-back", "cards", label, x=x, face=face))
    return sprites


@lru_cache(256)
def _card(card: str, copy: int, x: float) -> Sprite:
    drawing = "bn-card-" + words.card_type(card)
    label, face = words.card_words(card), card_face(card)
    return Sprite(f"own-{card}-{copy}", drawing, "cards", label, x=x, face=face)


def face_down(player: See) -> list[str]:
    """The face-down cards of a seat."""
    cards = player["cards"].items()
    return [card for card, n in cards for _ in range(n) if card[:2] in ("ma", "he", "pa")]
