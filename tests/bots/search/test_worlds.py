"""Worlds: what a seat sees is the table, and what it imagines could be true."""

import random

from hypothesis import example, given, settings

from derby import Game, View
from derby.bots.search.worlds import Unknown, imagine, seen_table, unknown_to
from derby.editions.components import BET_CARDS
from derby.playouts.dice import new_dice
from derby.rules.card_set import card_set, members, size
from derby.table import PROTECTION, Table
from tests.game.positions import some_chance
from tests.properties.random_games import numbers, some_position

SPECTATOR = None


def with_secrets(seen: Table, table: Table) -> Table:
    """What a viewer sees, with what it can't see taken from the real table."""
    seen.holder = table.holder[:]
    seen.bet_card = [cards[:] for cards in table.bet_card]
    seen.bet_cards_used = table.bet_cards_used[:]
    return seen


def go_on_alike(game: Game, other: Game, chosen: random.Random) -> None:
    """One decision or stroke of chance in both games, which must tell the same."""
    assert other.stage == game.stage
    assert other.seat_to_act == game.seat_to_act
    assert other.legal_codes() == game.legal_codes()
    if game.chance_is_due:
        chance = some_chance(game, chosen)
        assert other.apply_chance(chance) == game.apply_chance(chance)
    else:
        code = chosen.choice(game.legal_codes())
        assert other.apply(code) == game.apply(code)


@settings(max_examples=150, deadline=None)
@given(numbers)
def test_what_is_seen_and_what_is_hidden_is_the_table(number: int) -> None:
    """From then on both go the same way, to the end of the game."""
    game, chosen = some_position(number)
    for viewer in (SPECTATOR, chosen.randrange(game.seats)):
        real = Game(game.set_up, game.table(), None)
        other = Game(game.set_up, with_secrets(seen_table(game.set_up, game.view(viewer)), game.table()), None)
        while not real.is_over:
            go_on_alike(real, other, chosen)
        assert other.is_over
        assert other.points == real.points


def imagined(game: Game, view: View, number: int) -> tuple[Table, Unknown]:
    table = seen_table(game.set_up, view)
    unknown = unknown_to(table, view.viewer)
    imagine(table, unknown, new_dice(number))
    return table, unknown


@settings(max_examples=150, deadline=None)
@given(numbers)
@example(229)  # Falcon's Eye saw a whole holder.
@example(659)  # Falcon's Eye saw a card that Renewal then put into another holder.
def test_imagined_holders_could_be(number: int) -> None:
    """No card that the viewer sees elsewhere, no card twice, as many as there are; its own holders as they are."""
    game, _ = some_position(number)
    for viewer in (SPECTATOR, *range(game.seats)):
        view = game.view(viewer)
        table, _ = imagined(game, view, number)
        elsewhere = {*view.discard, *view.zeus_deck, *view.drawn} - {PROTECTION}
        elsewhere |= {view.card.card} if view.card is not None else set()
        dealt = [card for holder in range(game.seats) for card in members(table.holder[holder])]
        assert len(dealt) == len(set(dealt))
        assert not elsewhere & set(dealt)
        for holder, seen in enumerate(view.holders):
            assert size(table.holder[holder]) == seen.size
            assert seen.cards is None or table.holder[holder] == card_set(list(seen.cards))


@settings(max_examples=150, deadline=None)
@given(numbers)
def test_imagined_bets_could_be(number: int) -> None:
    """Other seats have cards they never showed, no card twice; the viewer's own bets are as they are."""
    game, _ = some_position(number)
    real = game.table()
    for viewer in (SPECTATOR, *range(game.seats)):
        view = game.view(viewer)
        table, _ = imagined(game, view, number)
        for number_of_seat, seat in enumerate(view.seats):
            cards = table.bet_card[number_of_seat][: len(seat.bets)]
            assert table.bets[number_of_seat] == len(seat.bets)
            assert len(set(cards)) == len(cards)
            assert all(0 <= card < BET_CARDS and card not in seat.revealed for card in cards)
            assert table.bet_cards_used[number_of_seat] == card_set([*cards, *seat.revealed])
            if number_of_seat == viewer:
                assert cards == real.bet_card[number_of_seat][: len(seat.bets)]


def test_what_a_power_showed_is_in_every_world() -> None:
    """Falcon's Eye shows a holder to Horus, Renewal a card to all; what was played since is gone."""
    shown = 0
    for number in range(120):
        game, _ = some_position(number)
        for viewer in range(game.seats):
            view = game.view(viewer)
            eye, renewed = view.falcons_eye, view.renewed
            table, unknown = imagined(game, view, number)
            real = game.table()
            for holder in range(game.seats):
                assert unknown.known[holder] & ~real.holder[holder] == 0, "it only knows what is true"
                assert unknown.known[holder] & ~table.holder[holder] == 0
            if eye is not None and eye.cards is not None:
                shown += size(table.holder[eye.holder] & card_set(list(eye.cards)) & real.holder[eye.holder])
            if renewed is not None and (real.holder[renewed.holder] >> renewed.card) & 1:
                assert (table.holder[renewed.holder] >> renewed.card) & 1
    assert shown > 0


def test_worlds_differ() -> None:
    game, _ = some_position(11)
    view = game.view(0)
    worlds = {tuple(imagined(game, view, number)[0].numbers()) for number in range(20)}
    assert len(worlds) == 20
