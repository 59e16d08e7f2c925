"""``engawa compile``, ``words`` and ``new``: for who makes games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import engawa
from engawa.compile.__main__ import compile_in_place
from engawa.core.book import HOUSE, misfits
from engawa.core.errors import BadGame
from engawa.games import folder
from engawa.newgame import create
from engawa.words import check, library


def compile_rules(
    packages: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="PACKAGE", help="Packages of other games; by default Engawa itself."
        ),
    ] = None,
    jobs: Annotated[
        int, typer.Option(help="How many modules to compile at a time; 0 = one per core.")
    ] = 0,
) -> None:
    """Compile the rules of games that have changed since the last time."""
    raise typer.Exit(compile_in_place(packages or [], jobs))


def words(
    what: Annotated[
        str,
        typer.Argument(
            metavar="check|make", help="'check' finds mistakes; 'make' writes the functions first."
        ),
    ],
    book: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="One game, also of another package; by default all of ours."
        ),
    ] = None,
    lang: Annotated[
        str | None,
        typer.Option(metavar="LANG", help="One language; list what is not translated yet."),
    ] = None,
) -> None:
    """Check the translations, or generate their Python functions."""
    if what not in ("check", "make"):
        raise BadGame(f"expected 'check' or 'make', not {what!r}")
    games = [book] if book else engawa.names()
    for name in games:
        library.register(name, folder(name) / "words")  # not loaded: it may lack what is made here
    books = [book] if book else library.written()
    for name in books:
        if what == "make" and check.write(name):
            print(f"{name}: functions written")
    spoken = [lang] if lang else library.spoken_in(book) if book else library.languages()
    code = folder(book) if book else Path(engawa.__file__).parent
    wrong = list(check.check(books, [code], spoken))
    pages = [folder(name) / "RULES.md" for name in games] + ([] if book else [HOUSE])
    for each in [each for each in spoken if each != library.REFERENCE]:
        wrong += [sentence for page in pages for sentence in misfits(page, each)]
    if lang:
        print_missing(books, lang)
    print("\n".join(wrong) or "All words fit.")
    raise typer.Exit(bool(wrong))


def print_missing(books: list[str], language: str) -> None:
    """Print what is not translated yet, under the file where it belongs."""
    for book in books:
        if left := check.missing(book, language):
            print(f"### to be translated in {library.BOOKS[book] / language}.ftl\n\n{left}")


def new(
    name: Annotated[str, typer.Argument(metavar="GAME", help="A name, such as paper_crane.")],
    folder: Annotated[
        Path, typer.Option("--in", help="Where to make it: a checkout, or any folder.")
    ] = Path(),
    package: Annotated[
        bool, typer.Option("--package", help="Make a project of its own, to be installed with pip.")
    ] = False,
) -> None:
    """Make a new game: a folder with a small game that you can play and change."""
    for line in create(name, folder, package):
        print(line)
