"""Icons of any size from our logo: its SVG is read and painted as a PNG."""

from __future__ import annotations

import re
import struct
import xml.etree.ElementTree as ET
import zlib
from functools import cache
from math import ceil, cos, floor, pi, sin

from engawa.table import client_files

Point = tuple[float, float]
Shape = tuple[list[list[Point]], tuple[int, int, int]]  # polygons with their colour
STEPS = 24  # points for a curve
FINE = 4  # samples for each pixel: rows and columns
SAFE = 0.72  # the part of a square that no system cuts off
WORD = re.compile(r"([MCHVLZ])|(-?[\d.]+)")
COLOUR = re.compile(r"#([0-9a-f]{6})")


@cache
def png(side: int, full: bool) -> bytes:
    """Paint a square icon; `full` fills the corners, for systems that cut their own."""
    ground, *shapes = drawing()
    rows = [bytearray(4 * side) for _ in range(side)]
    if full:
        for row in rows:
            row[:] = bytes((*ground[1], 255)) * side
    else:
        _paint(rows, ground, side / BOX, 0)
    scale = side / BOX * (SAFE if full else 1)
    for shape in shapes:
        _paint(rows, shape, scale, (side - BOX * scale) / 2)
    head = struct.pack(">2I5B", side, side, 8, 6, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + bytes(row) for row in rows), 9)
    parts = ((b"IHDR", head), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_part(*part) for part in parts)


def _part(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


BOX = 48.0  # the size of the logo


def drawing() -> list[Shape]:
    """Return the shapes of mark.svg, the ground first."""
    root = ET.parse(client_files.STATIC / "svg/mark.svg").getroot()
    ink = _colour(root.get("color", ""))
    return [(_outline(node), _colour(node.get("fill", "")) or ink) for node in root]


def _colour(text: str) -> tuple[int, int, int]:
    found = COLOUR.search(text)
    return tuple(bytes.fromhex(found[1])) if found else ()  # type: ignore[return-value]


def _outline(node: ET.Element) -> list[list[Point]]:
    kind = node.tag.rpartition("}")[2]
    if kind == "path":
        return _path(node.attrib["d"])
    at = {name: float(value) for name, value in node.attrib.items() if name != "fill"}
    if kind == "circle":
        return [_arc((at["cx"], at["cy"]), at["r"], 0, 4)]
    w, h, r = at["width"], at["height"], at["rx"]
    corners = [(w - r, h - r), (r, h - r), (r, r), (w - r, r)]
    return [[point for i, corner in enumerate(corners) for point in _arc(corner, r, i, 1)]]


def _arc(middle: Point, r: float, start: int, quarters: int) -> list[Point]:
    turns = [(start + i / STEPS) * pi / 2 for i in range(quarters * STEPS + 1)]
    return [(middle[0] + r * cos(turn), middle[1] + r * sin(turn)) for turn in turns]


def _path(d: str) -> list[list[Point]]:
    """Read a path of moves, lines and curves, all with absolute coordinates."""
    found: list[list[Point]] = []
    words = [word[0] or word[1] for word in WORD.findall(d)]
    at: Point = (0.0, 0.0)

    def take() -> float:
        return float(words.pop(0))

    while words:
        verb = words.pop(0)

        if verb == "M":
            at = (take(), take())
            found.append([at])
        elif verb == "C":
            curve = (at, (take(), take()), (take(), take()), (take(), take()))
            found[-1] += [_between(curve, i / STEPS) for i in range(1, STEPS + 1)]
            at = curve[3]
        elif verb != "Z":
            at = (take() if verb in "HL" else at[0], take() if verb in "VL" else at[1])
            found[-1].append(at)
    return found


def _between(curve: tuple[Point, Point, Point, Point], t: float) -> Point:
    shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    x, y = (sum(s * p[i] for s, p in zip(shares, curve, strict=True)) for i in (0, 1))
    return x, y


def _paint(rows: list[bytearray], shape: Shape, scale: float, shift: float) -> None:
    polygons, colour = shape
    points = [[(x * scale + shift, y * scale + shift) for x, y in line] for line in polygons]
    edges = [edge for line in points for edge in zip(line, line[1:] + line[:1], strict=True)]
    for y, row in enumerate(rows):
        spans = [span for part in range(FINE) for span in _spans(edges, y + (part + 0.5) / FINE)]
        first = last = 0  # all pixels between them are inside
        if len(spans) == FINE:
            first = max(ceil(left) for left, _ in spans)
            last = max(first, min(floor(right) for _, right in spans))
        row[4 * first : 4 * last] = bytes((*colour, 255)) * (last - first)
        for x, share in _covered(spans, range(first, last), len(rows)).items():
            _blend(row, 4 * x, colour, min(share, 1.0))


def _spans(edges: list[tuple[Point, Point]], y: float) -> list[Point]:
    """Return the stretches of a horizontal line that are inside."""
    crossed = sorted(
        a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
        for a, b in edges
        if (a[1] <= y) != (b[1] <= y)
    )
    return [*zip(crossed[::2], crossed[1::2], strict=True)]


def _covered(spans: list[Point], but: range, side: int) -> dict[int, float]:
    """Return how much of each other pixel in a row is inside."""
    found: dict[int, float] = {}
    for left, right in spans:
        for x in range(max(0, int(left)), min(side, int(right) + 1)):
            if x not in but:
                inside = max(0.0, min(right, x + 1) - max(left, x))
                found[x] = found.get(x, 0.0) + inside / FINE
    return found


def _blend(row: bytearray, i: int, colour: tuple[int, int, int], share: float) -> None:
    was = row[i + 3] / 255
    now = share + was * (1 - share)
    for k in range(3):
        row[i + k] = round((colour[k] * share + row[i + k] * was * (1 - share)) / now) if now else 0
    row[i + 3] = round(255 * now)
