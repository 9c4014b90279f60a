"""2c. Determine the ranking: the worked example, with Lamassu and Phoenix in one sector."""

import derby
from derby import Creature
from derby.game.events import CreatureFinished, RankingDetermined
from derby.game.names import MOVEMENT_CARD_NUMBER as CARD

LAST_CARD = (
    "gods:AHO turn:2 first:0 stage:slow-card card:-@2 past:D third:1 track:D24,P22,G20,L18,X17,S17 holders:-/X1/-"
)
"""The Phoenix, one sector behind the Lamassu, has the last card of the race."""


def test_example_the_phoenix_catches_the_lamassu_with_its_last_movement() -> None:
    game = derby.position(LAST_CARD)
    events = game.apply(derby.PlaySlow(CARD["X1"]))
    assert (
        RankingDetermined(
            (
                Creature.DRAGON,
                Creature.PEGASUS,
                Creature.GRYPHON,
                Creature.PHOENIX,
                Creature.LAMASSU,
                Creature.SYLPH,
            )
        )
        in events
    )
    assert [flyer.sector for flyer in game.view(None).track] == [24, 22, 20, 18, 18, 17]


def test_the_race_continues_after_a_creature_has_finished_until_all_cards_are_played() -> None:
    game = derby.position("gods:AHM turn:0 first:0 past:D third:1 track:D20,P10,G0,L0,X0,S0 holders:D2L1/L2/P2")
    assert CreatureFinished(Creature.DRAGON) in game.apply(derby.PlayFast(CARD["D2"]))
    game.apply(derby.PlaySlow(CARD["P2"]))
    assert (game.stage, game.seat_to_act) == ("fast-card", 1)
    game.apply(derby.PlayFast(CARD["L2"]))
    assert game.stage == "slow-card"
    game.apply(derby.PlaySlow(CARD["L1"]))
    assert game.stage == "judgment-draw"


def test_creatures_across_the_line_rank_in_the_order_they_crossed_it() -> None:
    game = derby.position("gods:AHM turn:0 past:D third:1 track:P23,D20,G0,L0,X0,S0 holders:D2/-/P2")
    game.apply(derby.PlayFast(CARD["D2"]))
    events = game.apply(derby.PlaySlow(CARD["P2"]))
    ranking = next(event for event in events if isinstance(event, RankingDetermined))
    assert ranking.ranking[:2] == (Creature.DRAGON, Creature.PEGASUS)
