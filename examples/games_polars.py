"""Read with polars what `engawa report --data` wrote: who wins, by seat and by who began.

engawa report the_harvest --games 400 --data games.parquet --decisions decisions.parquet
python examples/games_polars.py games.parquet decisions.parquet
"""

from __future__ import annotations

import argparse

import polars as pl


def by_seat(games: pl.DataFrame) -> pl.DataFrame:
    """A row for each seat: its share of wins, and its points."""
    seats = [name[-1] for name in games.columns if name.startswith("score_")]
    rows = [
        games.select(
            pl.lit(seat.upper()).alias("seat"),
            pl.col(f"score_{seat}").mean().alias("wins"),
            pl.col(f"points_{seat}").mean().alias("points"),
        )
        for seat in seats
    ]
    return pl.concat(rows)


def by_beginner(games: pl.DataFrame) -> pl.DataFrame:
    """Return what the first player won, with the standard error, from one score column per seat."""
    long = games.unpivot(
        on=[name for name in games.columns if name.startswith("score_")],
        index=["number", "first_to_play"],
        variable_name="seat",
        value_name="score",
    ).with_columns(pl.col("seat").str.slice(-1).str.to_uppercase())
    began = pl.col("seat") == pl.col("first_to_play")
    return (
        long.group_by(began.alias("began"))
        .agg(
            pl.col("score").mean().alias("wins"),
            (pl.col("score").std() / pl.len().sqrt()).alias("error"),
            pl.len().alias("games"),
        )
        .sort("began", descending=True)
    )


def thought(decisions: pl.DataFrame) -> pl.DataFrame:
    """Return how long a bot thinks, by its number of choices."""
    return (
        decisions.group_by(pl.min_horizontal("choices", pl.lit(8)).alias("choices"))
        .agg(pl.len().alias("decisions"), (1e6 * pl.col("seconds").mean()).alias("microseconds"))
        .sort("choices")
    )


def main(arguments: list[str] | None = None) -> None:
    usage = argparse.ArgumentParser(description="Tables of games, with polars.")
    usage.add_argument("games", help="what --data wrote, as .parquet")
    usage.add_argument("decisions", nargs="?", help="what --decisions wrote")
    asked = usage.parse_args(arguments)
    games = pl.read_parquet(asked.games)
    print(by_seat(games))
    if "first_to_play" in games.columns:
        print(by_beginner(games))
    if asked.decisions:
        print(thought(pl.read_parquet(asked.decisions)))


if __name__ == "__main__":
    main()
