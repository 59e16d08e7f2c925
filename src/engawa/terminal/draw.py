"""A scene in plain lines that read well aloud, without colours or boxes."""

from __future__ import annotations

from engawa.core.notation import listed, seat_name
from engawa.core.scene import Panel, Scene, Sprite


def draw(scene: Scene, names: list[str]) -> str:
    """The table as one seat sees it; the question comes last, next to the choices."""
    rows = [_panel(panel, names) for panel in scene.panels]
    places = dict.fromkeys(sprite.place for sprite in (*scene.board, *scene.tray))
    for place in places:
        sprites = [s for s in (*scene.board, *scene.tray) if s.place == place]
        rows += _place(place, sprites)
    return "\n".join([*rows, *scene.notes, scene.asks])


def called(seat: int, names: list[str]) -> str:
    """``B Susan``: a seat by its letter and whoever sits there."""
    letter = seat_name(seat)
    return letter if names[seat] == letter else f"{letter} {names[seat]}"


def _panel(panel: Panel, names: list[str]) -> str:
    counts = [f"{word} {n}" for word, n in panel.counts]
    parts = [*counts, panel.note] if panel.note else counts
    return f"{called(panel.seat, names)}: {', '.join(parts)}".rstrip(": ")


def _place(place: str, sprites: list[Sprite]) -> list[str]:
    title = place[0].upper() + place[1:]
    if any(" " in sprite.label for sprite in sprites):
        # a label of several words tells the state too; what pressing does stands in the choices
        return [f"{title}:", *(f"  {s.label.partition(' Press:')[0]}" for s in sprites)]
    labels = [f"{s.label} ({s.state})" if s.state else s.label for s in sprites]
    return [f"{title}: {listed(labels)}."]
