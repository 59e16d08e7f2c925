"""What a report counts of Bamboo Harvest: who plays first."""

from surveys import check_roles

from engawa.lab.balance import Study


def test_a_role_falls_to_whoever_does_it_first() -> None:
    check_roles(Study("bamboo_harvest", "random", 3, 3), {"play": ("drop",)})
