"""The laws as a pytest plugin, which pytest finds wherever engawa is installed.

    def test_laws(law_game):
        engawa.testing.check_laws(law_game)

This runs for each number of seats and each variant of the games in the ini option ``law_games``
(all games if it is not set). ``@pytest.mark.rule("panda")`` names the rules that a test watches.
"""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("law_games", "games whose laws are tested; all if not set", type="args")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id, ...): the rules of RULES.md a test watches")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "law_game" in metafunc.fixturenames:
        import engawa
        from engawa.testing import variants

        games = metafunc.config.getini("law_games") or engawa.names()
        cases = [game for name in games for game in variants(name)]
        metafunc.parametrize("law_game", cases, ids=repr)
