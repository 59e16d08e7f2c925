"""A scene in plain lines that read well aloud, without colours or boxes."""

from __future__ import annotations

from engawa.core.notation import count, listed, seat_name
from engawa.core.scene import Panel, Place, Scene, Sprite

LONG = 24  # letters of a label that needs a row of its own


def draw(scene: Scene, names: list[str]) -> str:
    """The table as one seat sees it; the question comes last, next to the choices."""
    rows = [_panel(panel, names) for panel in scene.panels]
    told = [sprite for sprite in (*scene.board, *scene.tray) if sprite.label]
    places = {place.name: place for place in scene.places}
    for name in dict.fromkeys([*places, *(sprite.place for sprite in told)]):
        if lying := [s for s in told if s.place == name]:
            rows += _place(places.get(name, Place(name)), lying)
    return "\n".join([*rows, *scene.notes, scene.asks])


def called(seat: int, names: list[str]) -> str:
    """``B Susan``: a seat by its letter and whoever sits there."""
    letter = seat_name(seat)
    return letter if names[seat] == letter else f"{letter} {names[seat]}"


def _panel(panel: Panel, names: list[str]) -> str:
    parts = []
    told = [word for word, *_ in (*panel.counts, *panel.meters)]
    if panel.score is not None and not any(count(0, panel.worth) == f"0 {word}" for word in told):
        parts.append(count(panel.score, panel.worth))
    parts += [f"{word} {n} of {most}" for word, n, most in panel.meters]
    parts += [f"{word} {n}" for word, n in panel.counts]
    parts += [panel.note] if panel.note else []
    return f"{called(panel.seat, names)}: {', '.join(parts)}".rstrip(": ")


def _place(place: Place, sprites: list[Sprite]) -> list[str]:
    title = place.title or place.name[0].upper() + place.name[1:]
    if place.note:
        title += f", {place.note}"
    if any(s.press or "." in s.label or len(s.label) > LONG for s in sprites):
        # a sentence tells the state too; what pressing does stands in the choices
        return [f"{title}:", *(f"  {s.label}" for s in sprites)]
    labels = [s.label if s.state in s.label else f"{s.label} ({s.state})" for s in sprites]
    return [f"{title}: {listed(labels)}."]
