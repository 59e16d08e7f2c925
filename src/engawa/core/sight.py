"""What a bot gets: one seat's sight of a position, and never the position itself."""

from __future__ import annotations

from engawa.core.game import Game
from engawa.core.json import Parsed
from engawa.core.position import Position
from engawa.core.rng import Rng


class Sight:
    """Everything a seat may know and do. It only gives imagined worlds, so a bot cannot peek."""

    def __init__(self, position: Position, seat: int) -> None:
        self.__position = position
        self.seat = seat

    @property
    def game(self) -> Game:
        """The game with its seats and options, which everybody knows."""
        return self.__position.game

    def observe(self) -> Parsed:
        return self.__position.observe(self.seat)

    def legal(self) -> list[int]:
        """Return what the seat may do, if it is to move."""
        return self.__position.legal() if self.__position.to_move == self.seat else []

    def text(self, action: int) -> str:
        return self.__position.text(action)

    def imagine(self, rng: Rng) -> Position:
        """Return a full position that this seat cannot tell from the true one."""
        return self.__position.imagine(self.seat, rng)
