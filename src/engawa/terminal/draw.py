"""Draw a scene in plain lines that read well aloud; with a chart, draw its board as a map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len

from engawa.core.chart import Chart
from engawa.core.notation import seat_name
from engawa.core.scene import Panel, Place, Scene, Sprite
from engawa.terminal.cells import wrapped
from engawa.terminal.chart import WIDE, draw_chart
from engawa.words import ENGLISH, Voice, Words, house, listed, row, together
from engawa.words import terminal as say

STOPS = ".。"  # the ends of sentences
LONG = 24  # labels with so many cells get a line of their own
STATES = {"faded": house.STATE_FADED, "got": house.STATE_GOT}  # no label says these


def draw(scene: Scene, names: Sequence[Words], voice: Voice = ENGLISH) -> str:
    """Draw the table as one seat sees it: the goal first, the question last, by the choices."""
    rows = _head(scene, names, voice)
    for place, lying in _places(scene):
        if told := [sprite for sprite in lying if sprite.label]:
            rows += _place(place, told, voice)
    return "\n".join([*rows, *(voice(note.says) for note in scene.notes), voice(scene.asks)])


def draw_map(
    scene: Scene,
    names: Sequence[Words],
    voice: Voice,
    chart: Chart,
    lines: Sequence[str],
    news: Sequence[str] = (),
) -> str:
    """Draw the same with the board as a map, and with the news above the question."""
    numbers = {line: number for number, line in enumerate(lines, 1)}
    maps, rest = [], []
    for place, lying in _places(scene):
        maps += _mapped(place, lying, voice, chart, numbers)
        told = [sprite for sprite in lying if sprite.label and not chart.mark(sprite)]
        rest += _place(place, told, voice) if told else []
    legend = voice(together(chart.legend, say.CHART_CHOICES if numbers else ""))
    notes = [voice(note.says) for note in scene.notes]
    head = _head(scene, names, voice)
    below = [legend, "", *head, *rest, *notes, *news, voice(scene.asks)]
    wide = [each for text in below for each in wrapped(text, WIDE, "    ") or [""]]
    return "\n".join([*maps, *wide])


def _mapped(
    place: Place, lying: list[Sprite], voice: Voice, chart: Chart, numbers: Mapping[str, int]
) -> list[str]:
    rows = draw_chart(chart, lying, voice, numbers)
    return [_titled(place.title, voice), *rows] if rows and place.title else rows


def _head(scene: Scene, names: Sequence[Words], voice: Voice) -> list[str]:
    goal = [voice(together(scene.goal.says, scene.goal.end))] if scene.goal else []
    papers = [_paper(panel, voice) for panel in scene.panels if panel.title]
    return [*goal, *(_panel(panel, names, voice) for panel in scene.panels), *papers]


def _places(scene: Scene) -> list[tuple[Place, list[Sprite]]]:
    """Return every place with something on it, in the order of the scene."""
    sprites = (*scene.board, *scene.tray)
    places = {place.name: place for place in scene.places}
    names = dict.fromkeys([*places, *(sprite.place for sprite in sprites)])
    found = [(name, [s for s in sprites if s.place == name]) for name in names]
    return [(places.get(name) or _unnamed(name), lying) for name, lying in found if lying]


def called(seat: int, names: Sequence[Words]) -> Words:
    """Name a seat by its letter and its player: ``B Susan``."""
    letter = seat_name(seat)
    return letter if names[seat] == letter else say.seat(letter=letter, who=names[seat])


def _panel(panel: Panel, names: Sequence[Words], voice: Voice) -> str:
    parts = []
    told = [word for _, word, *_ in (*panel.counts, *panel.meters)]
    if panel.score is not None and panel.worth not in told:
        worth = house.amount(what=panel.worth, n=panel.score)
        parts.append(worth if panel.worth else house.points(panel.score))
    parts += [house.amount_of(what=word, n=n, of=most) for _, word, n, most in panel.meters]
    parts += [house.amount(what=word, n=n) for _, word, n in panel.counts]
    said = [part for part in (*parts, "" if panel.title else panel.note) if part]
    who = called(panel.seat, names)
    return voice(say.titled(what=who, says=row(said)) if said else who)


def _paper(panel: Panel, voice: Voice) -> str:
    """Describe a sheet:

    ``Your best path, west to east: 6 of 7 cards stand. d6 (five, you hold one) 30.``
    """
    named = [
        (say.in_state(what=what, state=says) if says else what, n) for what, says, n in panel.rows
    ]
    rows = [house.amount(what=what, n=n) for what, n in named]
    told = say.sentence(row(rows)) if rows else ""
    return voice(say.titled(what=panel.title, says=together(panel.note, told)))


def _place(place: Place, sprites: list[Sprite], voice: Voice) -> list[str]:
    title = row([part for part in (place.title, place.note) if part])
    labels = [_label(sprite, voice) for sprite in sprites]
    if any(s.press for s in sprites) or any(_is_long(each) for each in labels):
        # the choices say what pressing does
        return [_titled(title, voice), *(f"  {label}" for label in labels)] if title else labels
    told = say.sentence(listed(labels))
    return [voice(say.titled(what=title, says=told) if title else told)]


def _titled(title: Words, voice: Voice) -> str:
    """Write a heading."""
    return voice(say.titled(what=title, says="")).rstrip()


def _is_long(label: str) -> bool:
    return _has_sentence(label) or cell_len(label) > LONG


def _has_sentence(label: str) -> bool:
    return any(stop in label for stop in STOPS)


def _unnamed(name: str) -> Place:
    """Make a place that the scene does not define; it has the name that its sprites use."""
    return Place(name=name, title=name[0].upper() + name[1:])


def _label(sprite: Sprite, voice: Voice) -> str:
    far = say.sentence(sprite.note) if sprite.note else ""
    label, state = voice(together(sprite.label, far)), STATES.get(sprite.state)
    if not state or _has_sentence(label):
        return label
    return voice(say.in_state(what=label, state=state))
