"""What a report counts of The Harvest: who drafts and who plays first."""

import pytest
from surveys import check_roles, game, made

from engawa.lab.balance import Study
from engawa.lab.report import survey_lines

HARVEST = Study("the_harvest", "random", 2)


def test_a_role_that_an_option_takes_away_is_not_compared() -> None:
    drafted = made(*[game([1, 0], first_to_draft="A")] * 3, study=HARVEST)
    dealt = made(*[game([1, 0])] * 3, study=HARVEST)
    assert "wins first to draft" not in drafted.beside(dealt)
    assert "wins first to draft" not in dealt.beside(drafted)
    row = next(row for row in survey_lines(drafted, dealt) if "first to draft" in row)
    assert row.endswith("100.0%")


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (3, {"beginner": True})])
def test_a_role_falls_to_whoever_does_it_first(seats: int, options: dict[str, object]) -> None:
    """Beginners do not draft."""
    roles: dict[str, tuple[str, ...]] = {"draft": ("call",), "play": ("call", "draft")}
    if options:
        del roles["draft"]
    check_roles(Study("the_harvest", "random", seats, 3, options), roles)
