"""A progress bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(title: str, total: int, quiet: bool = False) -> Iterator[Callable[[int], None]]:
    """Show a bar on the error stream, with the time left; call the result with how much is done."""
    # imported here, since a server does not need it
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    shows = (
        *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()),
        *(TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn()),
    )
    quiet = quiet or not console.is_terminal
    with Progress(*shows, console=console, transient=True, disable=quiet) as progress:
        task = progress.add_task(title, total=total)
        yield lambda n: progress.update(task, completed=n)
