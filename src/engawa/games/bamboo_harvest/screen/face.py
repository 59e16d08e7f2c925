"""What stands on things of this game, as its painter knows it."""

from __future__ import annotations

from engawa.core import scene


class Face(scene.Face, frozen=True, kw_only=True):
    """Properties of a picture; each thing has some of them."""

    rank: str = ""  # of a card or deed, or of what is best harvested
    suit: str = ""
    wild: bool = False  # a deed for any rank
    reeds: int = 0  # that a card, a token or a crop yields
    deeds: int = 0
    count: int = 0  # how many there are: deeds of a pile, reeds
    seat: str = ""  # whose it is
    cell: str = ""  # of a crop or an option
    picture: str = ""  # of what an option does
    cells: tuple[str, ...] = ()  # of a path, from side to side
    missing: tuple[str, ...] = ()  # those of them where nothing stands yet
