"""R18: Trickster shows the new token, Prophecy hides the new card; only tokens now on your bets count."""

from table_words import bet, choices, play, refuses

import derby
from derby import Creature, Power
from derby.game.events import BetCardExchanged, TokenExchanged

MID_RACE = "stage:mid-race past:D track:D13,G0,L0,P0,X0,S0 holders:D2G1/L1P1/X1S1 turn:2 asked:0+0 bets:aDbG/aDbL/aPbX"
TRICKSTER = derby.PlayPower(Power.TRICKSTER, given=Creature.DRAGON, taken=Creature.SYLPH)
PROPHECY = derby.PlayPower(Power.PROPHECY, bet_card=bet("k"), creature=Creature.DRAGON)


def test_everybody_sees_the_new_token() -> None:
    game = derby.position(f"gods:AHO with:p {MID_RACE}")
    event = game.apply(TRICKSTER)[1]
    assert event == TokenExchanged(0, Creature.DRAGON, Creature.SYLPH)
    for viewer in (None, 0, 1, 2):
        assert derby.seen_by(event, viewer, 3) == event
        view = game.view(viewer)
        assert [each.creature for each in view.seats[0].bets] == [Creature.SYLPH, Creature.GRYPHON]
        assert {flyer.creature: flyer.tokens for flyer in view.track}[Creature.DRAGON] == 1
        assert {flyer.creature: flyer.tokens for flyer in view.track}[Creature.SYLPH] == 1


def test_a_creature_given_up_may_be_bet_on_again() -> None:
    game = derby.position(f"gods:AHO with:p spent:superior-wisdom,falcons-eye {MID_RACE}")
    game.apply(TRICKSTER)
    assert (game.stage, game.seat_to_act) == ("third-bet", 0)
    assert "bet c on dragon" in choices(game)
    refuses(game, derby.PlaceBet(bet("c"), Creature.SYLPH))
    game.apply(derby.PlaceBet(bet("c"), Creature.DRAGON))
    assert [each.creature for each in game.view(0).seats[0].bets] == ["sylph", "gryphon", "dragon"]


def test_a_creature_kept_may_not_be_bet_on_again() -> None:
    game = derby.position(f"gods:AHO with:p spent:superior-wisdom,falcons-eye {MID_RACE}")
    game.apply(derby.Pass())
    refuses(game, derby.PlaceBet(bet("c"), Creature.DRAGON))


def test_nobody_else_sees_the_new_card() -> None:
    game = derby.position(f"gods:MHA with:p spent:trickster {MID_RACE}")
    event = game.apply(PROPHECY)[1]
    assert event == BetCardExchanged(0, Creature.DRAGON, bet("a"), bet("k"))
    assert derby.seen_by(event, 0, 3) == event
    for viewer in (None, 1, 2):
        assert derby.seen_by(event, viewer, 3) == BetCardExchanged(0, Creature.DRAGON, None, None)
        assert [each.card for each in game.view(viewer).seats[0].bets] == [None, None]
        assert game.view(viewer).seats[0].bet_cards is None


def test_the_others_see_the_same_for_every_new_card() -> None:
    views: list[list[derby.View]] = []
    for letter in "ck":
        game = derby.position(f"gods:MHA with:p spent:trickster {MID_RACE}")
        play(game, derby.PlayPower(Power.PROPHECY, bet_card=bet(letter), creature=Creature.GRYPHON))
        views.append([game.view(viewer) for viewer in (None, 1, 2)])
    assert views[0] == views[1]
