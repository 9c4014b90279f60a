"""Every attack, for a moment: whoever plays in the meantime goes on playing."""

import pytest

from tests.attacks.attack import Attack, attacks
from tests.server.harness import Server

MOMENT = 1.0
"""Seconds; `python -m tests.attacks` takes longer."""


@pytest.mark.parametrize("attack", attacks().values(), ids=attacks().keys())
def test_players_go_on(server: Server, attack: Attack) -> None:
    attack(server, MOMENT)
