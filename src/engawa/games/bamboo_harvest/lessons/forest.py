"""The forest in which lessons and pictures take place, always the same one."""

from __future__ import annotations

FOREST = (
    # a     b     c     d     e     f     g
    ("3H", "JD", "3D", "10H", "8H", "9D", "7D"),
    ("8D", "3H'", "9H", "KH", "6H", "6D", "2D"),
    ("KD", "JD'", "3D'", "5H", "5H'", "10D", "7D'"),
    ("6H'", "10H'", "QD", "4D", "7H", "AH", "4D'"),
    ("10D'", "AD", "2D'", "9D'", "6D'", "QH", "4H"),
    ("8D'", "9H'", "8H'", "5D", "5D'", "AD'", "KD'"),
    ("JH", "4H'", "2H", "QD'", "AH'", "2H'", "7H'"),
)


def position(tokens: str, rest: str) -> str:
    """The forest with tokens, ``A c2 c5 B e4``, and the rest of a position as it is written."""
    whose, seat = {}, ""
    for word in tokens.split():
        if word.isupper():
            seat = word
        else:
            whose[word] = f":{seat}"
    rows = [
        ",".join(card + whose.get(f"{'abcdefg'[x]}{y}", "") for x, card in enumerate(cards))
        for y, cards in enumerate(FOREST, 1)
    ]
    return f"{'/'.join(rows)} {rest}"
