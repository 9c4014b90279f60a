"""R12: before the first bets each seat, from the first player, puts a fate token on an empty sector of the track."""

from table_words import PROTECTION, refuses

import derby
from derby.game.events import FateTokenPlaced, RaceDealt

DEAL = derby.Deal(tuple(range(54)), (0, 1, 2, 3, 4, 5))


def dealt() -> derby.Game:
    game = derby.new_game(
        gods=["marduk", "odin", "quetzalcoatl"],
        variants=["power-of-the-gods", "fate-tokens"],
        first_player=1,
        chance_given=True,
    )
    game.apply_chance(DEAL)
    return game


def test_they_are_placed_after_the_deal_clockwise_from_the_first_player() -> None:
    game = dealt()
    order: list[int | None] = []
    for sector in (4, 9, 20):
        assert game.stage == "place-fate-token"
        order.append(game.seat_to_act)
        events = game.apply(derby.PlaceFateToken(sector))
        assert events == [FateTokenPlaced(order[-1] or 0, sector)]
    assert order == [1, 2, 0]
    assert [seat.fate_token for seat in game.view(None).seats] == [20, 4, 9]
    assert (game.stage, game.seat_to_act) == ("first-bets", 1)


def test_any_sector_between_start_and_finish_is_allowed() -> None:
    assert [str(action) for action in dealt().legal_actions()] == [f"fate token on sector {n}" for n in range(1, 24)]


def test_neither_the_starting_nor_the_finish_sector() -> None:
    game = dealt()
    refuses(game, derby.PlaceFateToken(0))
    refuses(game, derby.PlaceFateToken(24))
    game.apply(derby.PlaceFateToken(23))


def test_at_most_one_token_per_sector() -> None:
    game = dealt()
    game.apply(derby.PlaceFateToken(7))
    refuses(game, derby.PlaceFateToken(7))
    assert len(game.legal_actions()) == 22


def test_they_are_placed_again_in_each_race() -> None:
    game = derby.position("gods:MOQ with:pf spent:tablet-of-destinies first:0 stage:judgment-draw fate:3/8/-")
    game.apply_chance(derby.JudgmentDraw((PROTECTION, PROTECTION)))
    assert [seat.fate_token for seat in game.view(None).seats] == [None, None, None]
    events = game.apply_chance(DEAL)
    assert isinstance(events[0], RaceDealt)
    assert (game.stage, game.seat_to_act) == ("place-fate-token", 1)


def test_without_the_variant_there_are_none() -> None:
    game = derby.new_game(3, variants=["power-of-the-gods"], first_player=0, chance_given=True)
    game.apply_chance(DEAL)
    assert game.stage == "first-bets"
