"""The tray: one's tiles, what this turn allows, and one's cards."""

from __future__ import annotations

from functools import lru_cache

from engawa.core.scene import Place, Sprite
from engawa.games.bonsai import words as say
from engawa.games.bonsai.rules.components import WORDS
from engawa.games.bonsai.screen import names
from engawa.games.bonsai.screen.board import Lines, card_face
from engawa.games.bonsai.screen.face import Face
from engawa.games.bonsai.screen.observe import Known, Player, Rights
from engawa.words import Words, listed

ASK = "nw1"  # a cell to ask about, when a kind of tile fits nowhere
BESIDE, COPY = 0.95, 0.2  # from one card to the next: another, or the same again
OPEN = ("tool", "growth", "parchment")  # what lasts
USED = ("master", "helper")  # what has done what it does
PRESS = {"return": say.PRESS_RETURN, "pick": say.PRESS_PICK}


def places(see: Known, seat: int) -> list[Place]:
    player = see.players[seat]
    keeps = say.supply_note(held=player.held, keep=player.capacity)
    found = [Place(name="supply", title=say.PLACE_SUPPLY, on="tray", note=keeps)]
    if _may_place(see, seat):
        found.append(Place(name="rights", title=say.PLACE_RIGHTS, on="tray"))
    none = "" if player.cards else say.NO_CARD
    found.append(Place(name="cards", title=say.PLACE_CARDS, on="tray", note=none))
    return found


def tray(see: Known, may: list[str], seat: int) -> list[Sprite]:
    """What lies before `seat`."""
    return [*_supply(see, may, seat), *_rights(see, seat), *_cards(see.players[seat])]


def _may_place(see: Known, seat: int) -> bool:
    return see.phase == "place" and see.turn == seat


def _supply(see: Known, may: list[str], seat: int) -> list[Sprite]:
    """One heap a kind: touch it, then where the tile goes."""
    placing = _may_place(see, seat) and bool(may)
    sprites = []
    for i, word in enumerate(WORDS):
        ours = (f"{word} ", f"return {word}", f"pick {word}")
        lines = tuple([line for line in may if line.startswith(ours)])
        would = (f"{word} {ASK}",) if placing and not lines else ()
        sprites.append(_heap(i, word, see.players[seat].supply.of(word), lines, would))
    return sprites


@lru_cache(1024)
def _heap(i: int, word: str, n: int, lines: Lines, would: Lines) -> Sprite:
    press: Words = ""
    if lines:
        press = PRESS.get(lines[0].split(" ", 1)[0], say.PRESS_CHOOSE)
    return Sprite(
        key=f"supply-{word}",
        drawing=f"bn-mini-{word}",
        place="supply",
        label=names.MANY[word](n),
        lines=lines,
        x=i,
        face=Face(count=n),
        would=would,
        press=press,
        text=names.TILE[word],
    )


def _rights(see: Known, seat: int) -> list[Sprite]:
    """Each right to place a tile, used or not; of a Helper's only those that are left."""
    if not _may_place(see, seat):
        return []
    given: Rights = see.rights if see.taken else see.allowance
    sprites: list[Sprite] = []
    for word in ("any", *WORDS):
        used = given.of(word) - see.rights.of(word)
        for i in range(given.of(word)):
            tell = say.label_right_used if i < used else say.label_right
            sprites.append(
                Sprite(
                    key=f"right-{word}-{i}",
                    drawing=f"bn-mini-{word}",
                    place="rights",
                    label=tell(names.TILE[word]),
                    state="used" if i < used else "",
                    x=len(sprites) * 0.8,
                    text=say.TEXT_ANY if word == "any" else names.TILE[word],
                )
            )
    return sprites


def _cards(player: Player) -> list[Sprite]:
    """[parchment.hidden] One's own cards lie open, the same ones together; those used in a pile."""
    sprites: list[Sprite] = []
    x = 0.0
    for card, n in player.cards.items():
        if names.card_type(card) in OPEN:
            sprites += [_card(card, i, round(x + i * COPY, 2)) for i in range(n)]
            x += BESIDE + (n - 1) * COPY
    if pile := used(player):
        named = listed([names.card(card) for card in pile])
        sprites.append(
            Sprite(
                key="pile",
                drawing="bn-card-back",
                place="cards",
                label=say.label_pile(n=len(pile), named=named),
                x=round(x, 2),
                face=Face(count=len(pile)),
                text=say.TEXT_USED,
            )
        )
    return sprites


@lru_cache(256)
def _card(card: str, copy: int, x: float) -> Sprite:
    return Sprite(
        key=f"own-{card}-{copy}",
        drawing="bn-card-" + names.card_type(card),
        place="cards",
        label=names.explained(card),
        x=x,
        face=card_face(card),
        text=names.KIND[names.card_type(card)],
    )


def used(player: Player) -> list[str]:
    """The cards of a seat that have done what they do."""
    cards = player.cards.items()
    return [card for card, n in cards for _ in range(n) if names.card_type(card) in USED]
