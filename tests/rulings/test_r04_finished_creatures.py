"""R4: a finished creature stays where it ranks; its cards are played, but move nothing and have no trick."""

from table_words import card, choices, play, refuses, track

import derby
from derby import Creature
from derby.game.events import CardDiscarded, CardPlayed, CardWentToZeus, CreatureFinished, CreatureMoved, Event

FINISHED = "gods:AHM track:D24,G23,L0,P0,X0,S0 past:D third:1 holders:D6G6/L1P1/D1S1"


def test_a_card_of_a_finished_creature_is_played_and_moves_nothing() -> None:
    game = derby.position(FINISHED)
    events = game.apply(derby.PlayFast(card("D1")))
    assert events == [CardPlayed(0, card("D1"), 2, slow=False), CardDiscarded(card("D1"))]
    assert track(game) == "D24,G23,L0,P0,X0,S0"


def test_a_slow_card_of_a_finished_creature_moves_nothing_either() -> None:
    game = derby.position(FINISHED)
    events = play(game, derby.PlayFast(card("G6")), derby.PlaySlow(card("D1")))
    assert CardDiscarded(card("D1")) in events
    assert track(game) == "D24,G24,L0,P0,X0,S0"


def test_no_dirty_trick_on_a_finished_creature() -> None:
    game = derby.position(FINISHED)
    assert "fast D6" in choices(game)
    assert "fast D6 with its dirty trick" not in choices(game)
    refuses(game, derby.PlayFast(card("D6"), trick=True))


def test_in_the_last_sector_before_the_line_a_trick_is_still_possible() -> None:
    """What counts is the moment the card is chosen, not how far the creature can fly."""
    game = derby.position(FINISHED)
    assert "fast G6 with its dirty trick" in choices(game)
    events: list[Event] = game.apply(derby.PlayFast(card("G6"), trick=True))
    assert CreatureMoved(Creature.GRYPHON, 23, 24) in events
    assert CreatureFinished(Creature.GRYPHON) in events
    assert CardWentToZeus(card("G6")) in events


def test_beyond_the_line_the_earlier_arrival_ranks_ahead() -> None:
    game = derby.position("gods:AHM track:D24,G24,L20,P0,X0,S0 past:D third:1 holders:L5G6/L1P1/D1S1")
    game.apply(derby.PlayFast(card("L5")))
    assert track(game) == "D24,G24,L24,P0,X0,S0"


def test_on_the_track_the_later_arrival_ranks_ahead() -> None:
    game = derby.position("gods:AHM track:D23,G23,L20,P0,X0,S0 past:D third:1 holders:L1G6/L2P1/D1S1")
    game.apply(derby.PlayFast(card("L1")))
    assert track(game) == "L23,D23,G23,P0,X0,S0"
