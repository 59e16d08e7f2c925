"""Every database there is, each fresh for its test."""

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/games.db"
