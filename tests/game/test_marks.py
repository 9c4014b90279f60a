"""Unchanged parts of a view are reused: the marks that detect changes must never miss one."""

import random

import msgspec
import pytest

from derby import Game, Variant, new_game
from derby.game.view_building import view_of
from derby.rules.sight import sight_of
from derby.table import NONE


def played(seats: int, variants: tuple[Variant, ...], seed: int) -> Game:
    return new_game(seats, variants=variants, seed=seed)


@pytest.mark.parametrize("variants", [(), tuple(Variant)], ids=["base", "all variants"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(6))
def test_a_mark_changes_with_what_a_seat_alone_sees(seats: int, variants: tuple[Variant, ...], seed: int) -> None:
    game = played(seats, variants, seed)
    lots = random.Random(seed)
    seen = [(mark, msgspec.structs.replace(game.own(seat), legal=())) for seat, mark in enumerate(game.own_marks())]
    changes = 0
    while not game.is_over:
        game.apply(lots.choice(game.legal_codes()))
        for seat, mark in enumerate(game.own_marks()):
            now = mark, msgspec.structs.replace(game.own(seat), legal=())
            if now[1] != seen[seat][1]:
                assert now[0] != seen[seat][0]
                changes += 1
            seen[seat] = now
    assert changes > 50


@pytest.mark.parametrize("variants", [(), tuple(Variant)], ids=["base", "all variants"])
@pytest.mark.parametrize("seed", range(10))
def test_a_spectators_view_is_never_out_of_date(variants: tuple[Variant, ...], seed: int) -> None:
    game = played(4 + seed % 3, variants, seed)
    lots = random.Random(seed)
    while not game.is_over:
        game.apply(lots.choice(game.legal_codes()))
        view = game.view(None)
        seen = sight_of(game.table(), NONE)
        fresh = view_of(seen, None, game.version, (), view.plays, view.deeds, view.line_up)
        assert view == fresh
