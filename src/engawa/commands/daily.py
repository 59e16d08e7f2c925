"""``engawa daily``: whether the luck of a day was what had been promised, for anybody to check."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from engawa.core import record
from engawa.core.luck import Luck, seed_hash, strays
from engawa.games import spec

app = typer.Typer(
    help="Check that the cards of a daily garden were fixed in advance.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@app.callback()
def about() -> None:
    """Makes ``check`` a subcommand, so that there can be others."""


@app.command()
def check(
    seed: Annotated[str, typer.Argument(metavar="SEED", help="The seed, as shown after the day.")],
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE", help="Records of games of that day.")
    ] = None,
    promised: Annotated[
        str, typer.Option("--hash", metavar="HASH", help="The hash, as shown on the day.")
    ] = "",
) -> None:
    """Check a seed against its hash, and records against the seed.

    The exit code is 1 if something does not match.
    """
    seed, wrong = seed.strip(), 0
    print(f"hash of the seed: {seed_hash(seed)}")
    if promised and promised.strip().lower() != seed_hash(seed):
        print("This is not the hash that was shown.")
        wrong += 1
    elif promised:
        print("This is the hash that was shown.")
    for file in files or []:
        found = record.load(file)
        game = record.game_of(found, spec(found.headers["game"]))
        start, actions = record.opening(found, game), []
        s = start.copy()
        for step in record.replay(found, game):
            actions.append(s.parse(step.line))
            s = step.position
        if line := strays(start, actions, Luck(seed)):
            print(f"{file}: line {line} does not follow from the seed.")
            wrong += 1
        else:
            print(f"{file}: all {len(actions)} lines follow from the seed, where chance decided.")
    raise typer.Exit(bool(wrong))
