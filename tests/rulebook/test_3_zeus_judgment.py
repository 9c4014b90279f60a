"""3. Zeus' Judgment: the worked example that closes the gap, and what happens to the cards."""

import derby
from derby import Creature
from derby.game.events import CreatureDisqualified, JudgmentCardDrawn, RankingDetermined
from derby.game.names import MOVEMENT_CARD_NUMBER as CARD

RANKED = "gods:AHO stage:judgment-draw zeus:P7D6 past:D third:1 track:D24,P22,G20,X18,L18,S17"
DRAW = derby.JudgmentDraw((CARD["*"], CARD["P7"]))


def test_example_the_pegasus_is_disqualified_and_those_behind_it_move_up() -> None:
    """The Gryphon is now second, Phoenix third, Lamassu fourth and next to last, Sylph fifth and last."""
    game = derby.position(f"{RANKED} bets:bGhL/cXgS/aDbP")
    events = game.apply_chance(DRAW)
    assert events[:3] == [
        JudgmentCardDrawn(CARD["*"]),
        JudgmentCardDrawn(CARD["P7"]),
        CreatureDisqualified(Creature.PEGASUS),
    ]
    assert game.points == (6 + 6, 6 + 5, 6 + 0)


def test_those_ahead_of_it_keep_their_places() -> None:
    game = derby.position(f"{RANKED} bets:aD/bD/-")
    game.apply_chance(DRAW)
    assert game.points == (6, 0, 0)


def test_two_protection_cards_disqualify_nobody() -> None:
    """As the German rulebook says: one, two or no creatures may be disqualified."""
    game = derby.position(RANKED)
    events = game.apply_chance(derby.JudgmentDraw((CARD["*"], CARD["*"])))
    assert not any(isinstance(event, CreatureDisqualified) for event in events)


def test_two_trick_cards_may_disqualify_two() -> None:
    game = derby.position(RANKED)
    events = game.apply_chance(derby.JudgmentDraw((CARD["D6"], CARD["P7"])))
    assert CreatureDisqualified(Creature.DRAGON) in events
    assert CreatureDisqualified(Creature.PEGASUS) in events


def test_it_comes_after_the_ranking_and_before_the_bets() -> None:
    game = derby.position("gods:AHM turn:0 track:D5,P0,G0,L0,X0,S0 holders:D2/-/P2 bets:aDbG/aDbL/aPbX")
    game.apply(derby.PlayFast(CARD["D2"]))
    events = game.apply(derby.PlaySlow(CARD["P2"]))
    assert isinstance(events[-1], RankingDetermined)
    assert (game.stage, game.chance_is_due) == ("judgment-draw", True)
    assert game.points == (0, 0, 0)


def test_for_the_next_race_only_the_protection_cards_stay_in_the_zeus_deck() -> None:
    game = derby.position(f"{RANKED} discard:G1")
    game.apply_chance(DRAW)
    game.apply_chance(derby.Deal(tuple(range(54)), (0, 1, 2, 3, 4, 5)))
    view = game.view(None)
    assert (view.protections, view.zeus_deck, view.drawn, view.discard) == (4, (), (), ())
