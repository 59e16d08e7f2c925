"""The command ``engawa``: its words, and what a person reads if one of them fails."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated

import typer

import engawa
from engawa.commands import author, daily, lab, look, operate, play, serve
from engawa.core.errors import EngawaError
from engawa.terminal.language import spoken
from engawa.words import Voice

app = typer.Typer(
    help="Play five tabletop games with friends and bots. Without a command, a browser opens.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

#: In the order in which ``--help`` lists them
COMMANDS: dict[str, Callable[..., None]] = {
    "games": play.games,
    "play": play.play,
    "learn": play.learn,
    "serve": serve.serve,
    "think": serve.think,
    "backup": operate.backup,
    "restore": operate.restore,
    "doctor": operate.doctor,
    "ratings": operate.ratings,
    "replay": look.replay,
    "rules": look.rules,
    "hint": look.hint,
    "analyse": look.analyse_record,
    "match": lab.match,
    "tournament": lab.tournament,
    "report": lab.report,
    "bench": lab.bench,
    "compile": author.compile_rules,
    "words": author.words,
    "new": author.new,
}
for name, work in COMMANDS.items():
    app.command(name)(work)
app.add_typer(operate.admin, name="admin")
app.add_typer(daily.app, name="daily")


def main() -> None:
    """Run the command; what a person can mend is said in one sentence, with exit code 2."""
    try:
        app()
    except EngawaError as error:
        fail(Voice(spoken())(error.words()))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        sys.exit(130)


def fail(sentence: str) -> None:
    print(f"engawa: {sentence}", file=sys.stderr)
    sys.exit(2)


@app.callback(invoke_without_command=True)
def about(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    if version:
        build = "compiled" if engawa.COMPILED else "not compiled, so slower"
        print(f"engawa {engawa.__version__} ({build})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve.serve(browser=True)
