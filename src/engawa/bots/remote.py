"""A program as a bot: for each decision it reads a line of JSON and answers with a line.

The protocol is in docs/protocol.md. The program is told what its seat may know and nothing else.
Only the lab and the terminal start programs, when the user names them. Names that come over the
network are looked up by `engawa.bots.find`, which knows no programs.
"""

from __future__ import annotations

import json
import queue
import shlex
import shutil
import subprocess
import threading
from contextlib import suppress

from engawa import bots
from engawa.core.actions import CHANCE
from engawa.core.errors import BadGame, EngawaError
from engawa.core.game import Game
from engawa.core.json import JSON
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.sight import Sight

PREFIX = "remote:"
PATIENCE = 10.0  # seconds for an answer
TRIES = 3  # answers it may give to one decision until one is legal
LONGEST = 1000  # the most characters of an answer
KEPT = 100  # the most answers that wait to be read
FAREWELL = 2.0  # seconds to exit after its input ended


class Forfeit(EngawaError):
    """A program cannot play on, and why."""


def check(name: str) -> None:
    """Raise an error with a sentence if there is no such bot or program."""
    if name.startswith(PREFIX):
        _command(name)
    else:
        bots.find(name)


def _command(name: str) -> list[str]:
    words = shlex.split(name.removeprefix(PREFIX))
    if not words:
        raise BadGame(f"after {PREFIX!r} comes a command, such as {PREFIX}python my_bot.py")
    if shutil.which(words[0]) is None:
        raise BadGame(f"there is no program {words[0]!r} to be a remote bot")
    return words


class Remote:
    """One program in one seat. It stays open from game to game, until it fails or is closed."""

    def __init__(self, name: str, patience: float = PATIENCE) -> None:
        self.name = name
        self.patience = patience
        self._words = _command(name)
        self._process: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str | None] = queue.Queue(KEPT)
        self._told: list[JSON] = []

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """Begin a new game; a program may use the seed to make its luck repeatable."""
        self._told = []
        if self._process is None or self._process.poll() is not None:
            self._open()
        self._say(
            {
                "is": "start",
                "game": game.name,
                "rules_version": game.spec.rules_version,
                "options": game.chosen(),
                "seats": game.seats,
                "seat": seat,
                "seed": seed,
            }
        )

    def hear(self, before: Position, action: int, seat: int) -> None:
        """Tell the program what happened, as its `seat` may know it."""
        mover = before.to_move
        who = None if mover == CHANCE else mover
        self._told.append({"seat": who, "line": before.line_for(action, seat)})

    def forget(self) -> None:
        """Tell the program that the last line was taken back."""
        self._told = self._told[:-1]

    def __call__(self, sight: Sight, rng: Rng) -> int:
        """Return the program's choice; raise Forfeit if it gives no legal one."""
        legal = {sight.text(action): action for action in sight.legal()}
        self._drop_late_answers()
        told, self._told = self._told, []
        ask: JSON = {"is": "decide", "told": told}
        ask |= {"observe": sight.observe(), "lines": list(legal)}
        for left in reversed(range(TRIES)):
            self._say(ask)
            answer = self._answer()
            if answer in legal:
                return legal[answer]
            says = f"{answer!r} is not among the {len(legal)} lines that can be played"
            ask = {"is": "refused", "says": says, "left": left}
        self._say(ask)
        raise Forfeit(
            f"{self.name} answered {TRIES} times with a line that cannot be played: {says}"
        )

    def finish(self, scores: list[float], points: list[int]) -> None:
        self._say({"is": "over", "told": self._told, "scores": scores, "points": points})

    def close(self) -> None:
        """End the program: close its input, and kill it if it stays."""
        if self._process is None:
            return
        process, self._process = self._process, None
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(OSError):  # it may have ended, with something left to read
            process.stdin.close()
        try:
            process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self._reader.join(FAREWELL)
        process.stdout.close()

    def _open(self) -> None:
        self.close()
        try:
            self._process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise Forfeit(f"{self.name} does not start: {error.strerror}") from error
        self._answers = queue.Queue(KEPT)
        self._reader = threading.Thread(
            target=_read, args=(self._process, self._answers), daemon=True
        )
        self._reader.start()

    def _say(self, message: JSON) -> None:
        if self._process is None or self._process.stdin is None:
            return  # it never started
        with suppress(OSError):  # if it ended, reading its answer will say so
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()

    def _drop_late_answers(self) -> None:
        """Drop answers that nobody asked for. The end of the output stays."""
        while not self._answers.empty():
            if self._answers.get() is None:
                self._answers.put(None)
                return

    def _answer(self) -> str:
        try:
            answer = self._answers.get(timeout=self.patience)
        except queue.Empty:
            assert self._process is not None
            self._process.kill()  # a late answer must not count for the next question
            self._process.wait()
            raise Forfeit(
                f"{self.name} gave no answer within {self.patience:g} seconds "
                "(a program must flush each line it writes)"
            ) from None
        if answer is None:
            assert self._process is not None
            code = self._process.wait()
            raise Forfeit(f"{self.name} ended with code {code} where an answer was due")
        return answer


def _read(process: subprocess.Popen[str], answers: queue.Queue[str | None]) -> None:
    assert process.stdout is not None
    while line := process.stdout.readline(LONGEST):
        if not answers.full():  # drop what nobody asked for
            answers.put(" ".join(line.split()))
    if answers.full():
        answers.get()
    answers.put(None)
