"""The laws every game obeys, for anyone's game.

A game's first test is ``check_laws(engawa.make("my_game", seats=2))``. With pytest, a test that
takes the argument ``law_game`` runs for every game, number of seats and variant; see `plugin`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

import engawa
from engawa.core import arena, record
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.book import rules_of
from engawa.core.errors import BadGame, EngawaError, Refusal
from engawa.core.fields import is_compiled
from engawa.core.game import Game, Room
from engawa.core.notation import seat_name
from engawa.core.position import Position
from engawa.core.rng import Rng, named
from engawa.core.scene import Scene

TOO_LONG = 200_000  # actions after which a random game is held to be endless
NONSENSE = ("", "?", "xyzzy", "a b c d e f", "-1", "é", "give", "\t", "0" * 40)
LOOKS = 60  # positions of a game that are looked at closely, about
TRIED = 60  # lines from elsewhere in the game that are tried where they are not allowed
OPTIONS = 24  # options of a decision that are looked into, at the most


def variants(name: str) -> list[Game]:
    """Every number of seats, plain and with each option tried where it fits."""
    room = engawa.make(name).room
    tried = [{option.name: value} for option in room.options for value in option.tries]
    together = {option.name: option.tries[0] for option in room.options if option.tries}
    options = [{}, *tried, *([together] if len(tried) > 1 else [])]
    return [
        Game(room, seats, chosen)
        for seats in room.seats
        for chosen in options
        if _fit(room, seats, chosen)
    ]


def _fit(room: Room, seats: int, options: dict[str, int | str]) -> bool:
    """Can these be chosen together? An option that cannot be chosen at all is a mistake."""
    for name, value in options.items():
        next(option for option in room.options if option.name == name).read(value)
    try:
        Game(room, seats, options)
    except BadGame:
        return False
    return True


def check_laws(game: Game, games: int = 5, seed: int = 0) -> None:
    """Play random games and look for a broken law at every step; AssertionError says which."""
    laws = _Laws(game)
    for number in range(games):
        laws.play(named("laws", repr(game), seed, number))
    check_builds(game, seed)


def check_builds(game: Game, seed: int = 0, games: int = 20) -> None:
    """Compiled and uncompiled rules play the same games."""
    if not is_compiled(game.room.position):
        return
    ours = arena.digest(game.start(), games, Rng(seed))
    asked = json.dumps([game.name, game.seats, game.chosen(), seed, games])
    theirs = subprocess.run(
        [sys.executable, "-m", "engawa.testing", asked],
        env=os.environ | {"ENGAWA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert theirs.stdout.strip() == str(ours), (
        f"the compiled rules play other games than the plain ones: {game} {theirs.stderr}"
    )


@dataclass
class _Laws:
    """The laws for one game; `seen` gathers lines to try where they are not allowed."""

    game: Game
    seen: dict[str, None] = field(default_factory=dict)
    stride: int = 1  # a long game is looked at closely now and then only

    def __post_init__(self) -> None:
        self.stride = 1 + arena.play_games(self.game.start(), 1, Rng(0)) // LOOKS

    def play(self, rng: Rng) -> None:
        s = self.game.start()
        thinker = Rng(rng.below(1 << 30))  # a bot's luck, which must not touch the game's
        past: list[tuple[Position, str]] = []
        played: list[int] = []
        while s.to_move != NOBODY:
            assert len(played) < TOO_LONG, f"the game does not end: {s}"
            past.append((s.copy(), str(s)))
            if len(played) % self.stride == 0:
                self.look(s, thinker)
            action = self.chance(s, rng, thinker) if s.to_move == CHANCE else self.choice(s, rng)
            self.seen.pop(s.text(action), None)
            self.seen[s.text(action)] = None  # the newest last
            before = str(s)
            twin = s.copy()
            s.apply(action)
            twin.apply(action)
            assert str(twin) == str(s), f"one action led to two positions: {before}"
            played.append(action)
        self.ends(s)
        for copy, written in past:
            assert str(copy) == written, f"a copy changed when the game went on: {written}"
        self.replays(past[0][0], played, s)

    def look(self, s: Position, rng: Rng) -> None:
        self.writes_and_reads(s)
        for seat in [*range(s.seats), None]:
            self.sees(s, seat)
        for seat in range(s.seats):
            self.keeps_secrets(s, seat, rng)
        self.refuses(s)

    def writes_and_reads(self, s: Position) -> None:
        reread = self.game.position(str(s))
        assert str(reread) == str(s), f"{s} reads back as {reread}"
        assert reread.legal() == s.legal(), f"half written: {s}"
        assert reread.chances() == s.chances(), f"half written: {s}"
        for seat in range(s.seats):
            assert reread.observe(seat) == s.observe(seat), f"half written: {s}"
        values = s.values()
        assert all(0 <= v <= 1 for v in values), f"a value is a share of a win: {values} {s}"

    def sees(self, s: Position, seat: int | None) -> None:
        see = s.observe(seat)
        assert json.loads(json.dumps(see)) == see, f"not ready for JSON: {see}"
        scene = s.scene(seat)
        json.dumps(scene.json())
        may = s.lines() if seat == s.to_move else []
        self.shares(s, see, scene, may, seat)
        self.offers(s, scene, may)
        self.is_laid_out(s, scene)
        for line in may[:: 1 + len(may) // OPTIONS]:
            self.previews(s, scene, see, line)

    def shares(
        self, s: Position, see: dict[str, Any], scene: Scene, may: list[str], seat: int | None
    ) -> None:
        """What is made of what all see is what a seat would see alone."""
        if (shared := self.game.room.shared) is None:
            return
        common = s.observe(None)
        sight = common if seat is None else shared.sight(s, common, seat)
        assert sight == see, f"seat {seat} sees something else if others look too: {s}"
        assert common == s.observe(None), f"what all see was changed for seat {seat}: {s}"
        made = shared.scene(shared.common(common), sight, may, seat)
        assert made == scene, f"seat {seat} is shown something else if others look too: {s}"

    def offers(self, s: Position, scene: Scene, may: list[str]) -> None:
        """Every line that may be played can be reached in the scene, and no other."""
        assert scene.asks, f"the scene does not say what to do: {s}"
        offered = set(lines_in(scene))
        assert offered == set(may), f"the scene offers {offered}, the rules {may}: {s}"
        words = {line.split()[0] for line in lines_on_things(scene)}
        for verb in scene.verbs:
            known = verb.off or verb.line in offered or verb.line in words
            assert known, f"the button {verb.line!r} leads to no line: {s}"
        for line in unlit_lines(scene):
            assert s.why_not(line) is not None, f"{line!r} is said to be refused, and is not: {s}"

    def is_laid_out(self, s: Position, scene: Scene) -> None:
        """Every sprite has a key of its own and lies on a place that the scene names, if any."""
        sprites = [*scene.board, *scene.tray]
        keys = [sprite.key for sprite in sprites]
        assert len(set(keys)) == len(keys), f"a key is used twice: {sorted(keys)} {s}"
        parts = {"garden", "tray", *(f"seat {seat_name(k)}" for k in range(s.seats))}
        places = {place.name for place in scene.places if place.on in parts}
        assert len(places) == len(scene.places), f"a place lies nowhere: {scene.places}"
        lost = {sprite.place for sprite in sprites} - places
        assert not scene.places or not lost, f"no such place: {lost} {s}"

    def previews(self, s: Position, scene: Scene, see: dict[str, Any], line: str) -> None:
        """A line can be put into words before it is played, with chips on what is there."""
        words = self.game.room.brings(see, line)
        assert all((words.title, words.press)), f"{line!r} has no words: {s}"
        keys = {sprite.key for sprite in (*scene.board, *scene.tray)}
        assert {key for key, _ in words.steps} <= keys, f"{words.steps} mark what is not there: {s}"

    def keeps_secrets(self, s: Position, seat: int, rng: Rng) -> None:
        """Two worlds a seat cannot tell apart look, offer and read the same to it."""
        before = str(s)
        world = s.imagine(seat, rng)
        assert str(s) == before, f"imagining moved the real pieces: {before}"
        assert world.observe(seat) == s.observe(seat), f"imagined wrong: {s}"
        assert world.to_move == s.to_move, f"whose move it is tells a secret: {s}"
        assert world.scene(seat) == s.scene(seat), f"the scene tells a secret: {s}"
        seed = rng.below(1 << 30)
        assert str(s.imagine(seat, Rng(seed))) == str(world.imagine(seat, Rng(seed))), (
            f"what seat {seat} imagines depends on what it cannot know: {s}"
        )
        if s.to_move == seat:
            assert world.legal() == s.legal(), f"legal actions tell a secret: {s}"
        for line in unlit_lines(s.scene(seat)):
            assert world.why_not(line) == s.why_not(line), f"why not {line!r} tells a secret: {s}"
        options = s.legal() or [action for action, _ in s.chances()]
        heard: dict[str, tuple[int, dict[str, object]]] = {}
        common = set(options) & set(world.legal() or [action for action, _ in world.chances()])
        for action in _some(options, rng):
            line = s.told(action, seat)
            assert s.narrate(action, seat).endswith("."), f"{line!r} is told in no sentence: {s}"
            if action in common:
                assert world.told(action, seat) == line, f"{line!r} tells a secret: {s}"
            after = s.copy()
            after.apply(action)
            see = after.observe(seat)
            first, known = heard.setdefault(line, (action, see))
            assert known == see, (
                f"seat {seat} hears {line!r} for both {s.text(first)!r} and {s.text(action)!r}, "
                f"and sees which it was: {s}"
            )

    def chance(self, s: Position, rng: Rng, thinker: Rng) -> int:
        outcomes = dict(s.chances())
        assert len(outcomes) == len(s.chances()) > 0, f"an outcome is listed twice, or none: {s}"
        assert min(outcomes.values()) > 0, f"an outcome without a way: {s}"
        assert not s.legal(), f"a choice is offered at a chance: {s}"
        if max(outcomes.values()) * 2 <= sum(outcomes.values()):
            futures = {s.copy().roll(thinker) for _ in range(64)}
            assert len(futures) > 1, f"the position knows its own future: {s}"
        action = s.copy().roll(rng)
        assert action in outcomes, f"sampled the impossible: {s.text(action)!r} in {s}"
        self.spells(s, action)
        return action

    def choice(self, s: Position, rng: Rng) -> int:
        legal = s.legal()
        assert legal, f"seat {s.to_move} must move and cannot: {s}"
        assert len(set(legal)) == len(legal), f"an action is offered twice: {s}"
        assert all(0 <= a < self.game.room.actions for a in legal), f"numbered outside: {s}"
        assert not s.chances(), f"chance is due while a seat is to move: {s}"
        for action in legal:
            self.spells(s, action)
            assert s.why_not(s.text(action)) is None, f"{s.text(action)!r} is legal: {s}"
        assert [s.text(a) for a in legal] == s.lines()
        return legal[rng.below(len(legal))]

    def spells(self, s: Position, action: int) -> None:
        line = s.text(action)
        assert s.parse(line) == action, f"{line!r} reads back as another action: {s}"
        assert line == " ".join(line.split()), f"{line!r} is not one line"
        assert not set(line) & set("#;|"), f"{line!r} cannot stand in a record"

    def refuses(self, s: Position) -> None:
        """Every illegal line has a reason, with a rule that stands in RULES.md."""
        rules = rules_of(self.game.room)
        before = str(s)
        allowed = {s.text(a) for a in s.legal() or [a for a, _ in s.chances()]}
        for line in [*NONSENSE, *list(self.seen)[-TRIED:]]:
            refusal = s.why_not(line)
            if line in allowed:
                continue
            assert isinstance(refusal, Refusal), f"{line!r} is allowed in {s}"
            assert refusal.rule in rules, f"{line!r}: no rule {refusal.rule!r} in RULES.md"
            assert refusal.says.strip(), f"{line!r}: the refusal has no words"
            try:
                s.play(line)
            except EngawaError:
                assert str(s) == before, f"a refused line changed the position: {line!r} {before}"
            else:
                raise AssertionError(f"{line!r} is refused and yet was played: {before}")

    def ends(self, s: Position) -> None:
        assert not s.legal(), f"a choice is offered when all is over: {s}"
        assert not s.chances(), f"chance is due when all is over: {s}"
        scores = s.scores()
        assert all(0 <= score <= 1 for score in scores), f"scores are shares of a win: {scores}"
        if s.seats > 1:
            assert abs(sum(scores) - 1) < 1e-9, f"the win is not shared out: {scores} {s}"
        pad = s.pad()
        sums = [sum(row.points[seat] for row in pad) for seat in range(s.seats)]
        assert sums == s.points(), f"the score pad counts {sums}, the rules {s.points()}: {s}"
        self.writes_and_reads(s)
        for line in [*NONSENSE, *self.seen]:
            assert s.why_not(line) is not None, f"{line!r} is allowed after the end"

    def replays(self, start: Position, played: list[int], end: Position) -> None:
        text = record.write(start, played)
        steps = list(record.replay(record.read(text), self.game))
        assert str(steps[-1].position) == str(end), f"the record leads elsewhere: {text}"


def lines_in(scene: Scene) -> Iterator[str]:
    """Every line that something in a scene can play."""
    whole = set(lines_on_things(scene))
    yield from whole
    words = {line.split()[0] for line in whole}
    for verb in scene.verbs:
        if not verb.off and verb.line not in words:
            yield verb.line


def lines_on_things(scene: Scene) -> Iterator[str]:
    """What touching a sprite or a panel can play."""
    for panel in scene.panels:
        yield from panel.lines
    for sprite in (*scene.board, *scene.tray):
        yield from sprite.lines


def unlit_lines(scene: Scene) -> Iterator[str]:
    """What a scene shows and cannot be played now: one may ask why not."""
    for sprite in (*scene.board, *scene.tray):
        yield from sprite.would
    for verb in scene.verbs:
        if verb.off:
            yield verb.line


def _some(options: list[int], rng: Rng) -> list[int]:
    if len(options) <= OPTIONS:
        return options
    return [options[rng.below(len(options))] for _ in range(OPTIONS)]


# --- Hypothesis ---


def positions(game: Game) -> st.SearchStrategy[Position]:
    """Positions that random play reaches, the start and the end among them."""
    seeds, steps = st.integers(0, 1 << 30), st.integers(0, 400)
    return st.builds(lambda seed, n: _after(game, Rng(seed), n)[-1], seeds, steps)


def playthroughs(game: Game) -> st.SearchStrategy[list[Position]]:
    """Whole random games, as the list of their positions."""
    return st.builds(lambda seed: _after(game, Rng(seed), TOO_LONG), st.integers(0, 1 << 30))


def _after(game: Game, rng: Rng, steps: int) -> list[Position]:
    path = [game.start()]
    while len(path) <= steps and path[-1].to_move != NOBODY:
        s = path[-1].copy()
        if s.to_move == CHANCE:
            s.roll(rng)
        else:
            legal = s.legal()
            s.apply(legal[rng.below(len(legal))])
        path.append(s)
    return path


def main() -> None:
    """Print the digest of some games in this build; `check_builds` asks for it."""
    name, seats, options, seed, games = json.loads(sys.argv[1])
    start = engawa.make(name, seats, **options).start()
    print(arena.digest(start, games, Rng(seed)))


if __name__ == "__main__":
    main()
