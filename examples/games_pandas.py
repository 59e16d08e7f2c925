"""Read with pandas what `engawa match --data` wrote: how the bots did, round by round.

engawa match takenoko --bots greedy,random --games 400 --data games.csv
python examples/games_pandas.py games.csv
"""

from __future__ import annotations

import argparse
from pathlib import Path

import pandas as pd


def load(file: Path) -> pd.DataFrame:
    return pd.read_csv(file) if file.suffix == ".csv" else pd.read_parquet(file)


def by_bot(games: pd.DataFrame) -> pd.DataFrame:
    """Return each bot's share of wins. Rounds give the error, as their games had the same luck."""
    seats = [name[-1] for name in games if name.startswith("score_")]
    long = pd.concat(
        games[["round", f"bot_{seat}", f"score_{seat}", f"points_{seat}"]].set_axis(
            ["round", "bot", "score", "points"], axis="columns"
        )
        for seat in seats
    )
    rounds = long.groupby(["bot", "round"])["score"].mean().groupby("bot")
    table = long.groupby("bot")[["score", "points"]].mean()
    return table.assign(error=rounds.sem(), rounds=rounds.size())


def main(arguments: list[str] | None = None) -> None:
    usage = argparse.ArgumentParser(description="Tables of games, with pandas.")
    usage.add_argument("games", type=Path, help="what --data wrote")
    print(by_bot(load(usage.parse_args(arguments).games)))


if __name__ == "__main__":
    main()
