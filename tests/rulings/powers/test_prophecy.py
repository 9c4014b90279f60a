"""Marduk's Prophecy, mid-race: exchange the bet card under one of your tokens with an unused one, in secret."""

import pytest
from table_words import PROTECTION, bet, refuses

import derby
from derby import Creature, Power
from derby.game.events import BetCardExchanged, BetSettled, PowerDeclined, PowerPlayed

MID_RACE = (
    "gods:MHO with:p spent:falcons-eye,superior-wisdom turn:2 stage:mid-race asked:2+0 past:D race:2 "
    "track:D13,G0,L0,P0,X0,S0 holders:D2G1/L1P1/X1S1 bets:aDbG/aGbL/aPbL settled:Cde/-/-"
)


def exchange(letter: str, creature: Creature) -> derby.PlayPower:
    return derby.PlayPower(Power.PROPHECY, bet_card=bet(letter), creature=creature)


def test_the_new_card_lies_under_the_token_and_the_old_one_is_unused_again() -> None:
    game = derby.position(MID_RACE)
    events = game.apply(exchange("k", Creature.DRAGON))
    assert events[:2] == [
        PowerPlayed(0, Power.PROPHECY),
        BetCardExchanged(0, Creature.DRAGON, bet("a"), bet("k")),
    ]
    own = game.view(0).seats[0]
    assert [(each.creature, each.card) for each in own.bets] == [("dragon", bet("k")), ("gryphon", bet("b"))]
    assert own.bet_cards == tuple(bet(letter) for letter in "afghij")
    assert Power.PROPHECY not in own.powers


def test_the_old_card_may_be_placed_as_the_third_bet() -> None:
    game = derby.position(MID_RACE)
    game.apply(exchange("k", Creature.DRAGON))
    assert (game.stage, game.seat_to_act) == ("third-bet", 0)
    game.apply(derby.PlaceBet(bet("a"), Creature.SYLPH))
    assert "bets:kDbGaS/" in game.notation()


def test_it_is_the_new_card_that_is_settled() -> None:
    game = derby.position("gods:MHO with:p spent:prophecy,tablet-of-destinies stage:judgment-draw bets:kDbG/-/-")
    events = game.apply_chance(derby.JudgmentDraw((PROTECTION, PROTECTION)))
    assert BetSettled(0, 0, Creature.DRAGON, bet("k"), 0) in events


def test_the_others_see_only_under_which_token() -> None:
    game = derby.position(MID_RACE)
    before = [game.view(viewer).seats[0] for viewer in (None, 1, 2)]
    event = game.apply(exchange("k", Creature.DRAGON))[1]
    for viewer, seen_before in zip((None, 1, 2), before, strict=True):
        assert derby.seen_by(event, viewer, 3) == BetCardExchanged(0, Creature.DRAGON, None, None)
        seen = game.view(viewer).seats[0]
        assert (seen.bets, seen.bet_cards, seen.revealed) == (
            seen_before.bets,
            seen_before.bet_cards,
            seen_before.revealed,
        )


def test_declined_the_cards_stay() -> None:
    game = derby.position(MID_RACE)
    events = game.apply(derby.Pass())
    assert events[0] == PowerDeclined(0, derby.Stage.MID_RACE)
    assert "bets:aDbG/" in game.notation()
    assert Power.PROPHECY in game.view(None).seats[0].powers


@pytest.mark.parametrize(
    ("letter", "creature"),
    [
        ("a", Creature.DRAGON),  # in play, here
        ("b", Creature.DRAGON),  # in play, under another token
        ("c", Creature.DRAGON),  # came true in the first race
        ("d", Creature.DRAGON),  # failed in the first race
        ("k", Creature.SYLPH),  # not one of his tokens
    ],
)
def test_aimed_wrongly_it_is_refused(letter: str, creature: Creature) -> None:
    refuses(derby.position(MID_RACE), exchange(letter, creature))


def test_every_unused_card_for_each_of_his_two_bets() -> None:
    assert len(derby.position(MID_RACE).legal_actions()) == 2 * 6 + 1


def test_refused_at_another_moment_and_to_another_god() -> None:
    turn = derby.position("gods:MHO with:p turn:0 holders:D2G1/L1P1/X1S1 bets:aDbG/aGbL/aPbL")
    refuses(turn, exchange("k", Creature.DRAGON))
    odin_is_asked = derby.position(MID_RACE.replace("superior-wisdom", "prophecy"))
    assert odin_is_asked.seat_to_act == 2
    refuses(odin_is_asked, exchange("k", Creature.PEGASUS))


def test_played_before_or_without_a_bet_it_is_not_asked_for() -> None:
    assert derby.position(MID_RACE.replace("spent:", "spent:prophecy,")).stage == "third-bet"
    assert derby.position(MID_RACE.replace("bets:aDbG/", "bets:-/")).stage == "third-bet"
