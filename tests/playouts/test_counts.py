"""Our perft: playouts of every seat count and variant, counted; the order of the legal actions is pinned with them."""

import json

import pytest

from derby import Variant
from derby.rules import action_codes
from tests.combinations import COMBINATIONS, named
from tests.playouts.counts import FILE, counted, name


@pytest.mark.parametrize(("seats", "variants"), COMBINATIONS, ids=named)
def test_playouts_count_as_pinned(seats: int, variants: tuple[Variant, ...]) -> None:
    assert counted(seats, variants) == json.loads(FILE.read_text())[name(seats, variants)]


def test_the_action_space_is_pinned() -> None:
    """Records, bots and clients keep these codes; they never change."""
    first = (0, 1, 67, 121, 175, 229)
    codes = action_codes
    assert first == (codes.PASS, codes.BET, codes.FAST, codes.TRICK, codes.SLOW, codes.FATE_TOKEN)
    powers = (269, 305, 306, 307, 308, 314, 315, 381, 436, 437, 469, 470, 471, 525, 526, 527, 533, 534)
    assert powers == codes.FIRST_CODE_OF_POWER
    assert codes.ACTIONS == 535
