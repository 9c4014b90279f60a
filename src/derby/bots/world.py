"""Worlds: tables that could be, for all that a seat knows.

From a view comes the table with everything the seat sees, and what it doesn't see: the cards in the other holders and
the unused pile, and the bet cards of the others. `imagine` fills these in at random.
"""

from typing import Annotated

from derby.declaration import Column, Grid, Numbers, changing, declared
from derby.editions.components import BET_CARDS, CARDS, CARDS_OF_A_CREATURE, SEATS
from derby.game.names import CREATURE_NUMBER, POWER_NUMBER, STAGES, Creature, Stage
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.playouts.dice import Dice, below, draw_first
from derby.rules.card_set import card_set, members, size
from derby.rules.rule import rule
from derby.rules.stages import MID_RACE
from derby.rules.track import CARDS_AS_BITS
from derby.table import BETS, NONE, PROTECTION, Table

EVEN = 100
"""The weight of a bet card about which nothing is known."""


@declared
class Unknown(Numbers):
    """What a seat doesn't see, and what it thinks of it."""

    seat: Annotated[int, changing("whose eyes these are")]
    cards: Annotated[Column, changing("the movement cards it can't see, in some order", CARDS)]
    count: Annotated[int, changing("how many these are")]
    wanted: Annotated[Column, changing("how many of them lie in each cardholder", SEATS)]
    known: Annotated[
        Column, changing("cards it knows in a cardholder that isn't its own, one bit a card", SEATS, bits=64)
    ]
    weight: Annotated[
        Grid, changing("for each bet of each seat, the weight of each bet card", SEATS * BETS, BET_CARDS, bits=16)
    ]


@rule
def imagine(table: Table, unknown: Unknown, dice: Dice) -> None:
    """Fill in what the seat doesn't see, at random."""
    wanted = 0
    for holder in range(table.seats):
        wanted += unknown.wanted[holder]
    draw_first(dice, unknown.cards, unknown.count, wanted)
    at = 0
    for holder in range(table.seats):
        if unknown.wanted[holder] > 0 or unknown.known[holder]:
            cards = unknown.known[holder]
            for _ in range(unknown.wanted[holder]):
                cards |= 1 << unknown.cards[at]
                at += 1
            table.holder[holder] = cards
    for seat in range(table.seats):
        if seat != unknown.seat:
            for bet in range(table.bets[seat]):
                card = imagine_bet_card(table, unknown, dice, seat, bet)
                table.bet_card[seat][bet] = card
                table.bet_cards_used[seat] |= 1 << card


@rule
def imagine_bet_card(table: Table, unknown: Unknown, dice: Dice, seat: int, bet: int) -> int:
    """One of the seat's bet cards that are not used yet, by their weights."""
    weights = unknown.weight[seat * BETS + bet]
    used = table.bet_cards_used[seat]
    total = 0
    for card in range(BET_CARDS):
        total += weights[card] * (1 - ((used >> card) & 1))
    at = below(dice, total)
    for card in range(BET_CARDS):
        at -= weights[card] * (1 - ((used >> card) & 1))
        if at < 0:
            return card
    return NONE


def seen_table(set_up: SetUp, view: View) -> Table:
    """The table as the viewer sees it; what it can't see is empty."""
    table = set_up.table(view.first_player)
    table.race = view.race
    table.stage = STAGES.index(view.stage)
    table.seat_to_act = NONE if view.seat_to_act is None else view.seat_to_act
    table.turn = view.turn
    table.holder = [card_set(list(holder.cards or ())) for holder in view.holders] + [0] * (SEATS - set_up.seats)
    table.discard = card_set(list(view.discard))
    table.zeus = card_set(list(view.zeus_deck))
    table.protections = view.protections
    table.protection_cards = view.protections + view.drawn.count(PROTECTION)
    table.draws = view.draws
    table.drawn[: len(view.drawn)] = view.drawn
    table.drawn_size = len(view.drawn)
    _see_track(table, view)
    _see_bets(table, view)
    _see_card(table, view)
    _see_powers(table, view)
    return table


def _see_track(table: Table, view: View) -> None:
    table.arrivals = len(view.track)
    table.creatures_left = 0
    for place, flyer in enumerate(view.track):
        creature = CREATURE_NUMBER[flyer.creature]
        table.sector[creature] = flyer.sector
        table.arrival[creature] = place + 1 if flyer.finished else len(view.track) - place
        table.disqualified[creature] = int(flyer.disqualified)
        table.tokens[creature] = flyer.tokens
        table.creatures_left |= (flyer.tokens > 0) << creature
        if flyer.finished:
            table.finished_cards |= CARDS_AS_BITS << (creature * CARDS_OF_A_CREATURE)
    table.first_past = _number(view.first_past)
    table.third_bet = int(view.third_bets_begun)


def _see_bets(table: Table, view: View) -> None:
    for number, seat in enumerate(view.seats):
        table.bets[number] = len(seat.bets)
        table.bet_cards_used[number] = card_set(list(seat.revealed))
        table.bet_cards_won[number] = card_set(list(seat.won))
        for place, bet in enumerate(seat.bets):
            creature = CREATURE_NUMBER[bet.creature]
            table.bet_creature[number][place] = creature
            table.creatures_bet_on[number] |= 1 << creature
            if bet.card is not None:
                table.bet_card[number][place] = bet.card
                table.bet_cards_used[number] |= 1 << bet.card


def _see_card(table: Table, view: View) -> None:
    table.sleipnir = int(view.sleipnir)
    if view.fast_card_holder is not None:
        table.card_holder = view.fast_card_holder
    if view.card is not None:
        table.card = view.card.card
        table.card_holder = view.card.holder
        table.card_is_slow = int(view.card.slow)
        table.card_trick = int(view.card.trick)
        table.card_bonus = view.card.bonus
        table.card_to_zeus = int(view.card.to_zeus)


def _see_powers(table: Table, view: View) -> None:
    table.powers_left = sum(1 << POWER_NUMBER[power] for seat in view.seats for power in seat.powers)
    table.moment_seat = view.asked_next or 0
    table.moment_passes = view.passes
    for number, seat in enumerate(view.seats):
        table.fate_sector[number] = seat.fate_token or 0
    table.valkyries = _number(view.valkyries)
    table.paperwork = _number(view.paperwork)
    if view.fate_creature is not None:
        table.fate_creature = CREATURE_NUMBER[view.fate_creature]
        table.fate_seat = NONE if view.seat_to_act is None else view.seat_to_act
        table.fate_passes = view.fate_passes
        table.stage = STAGES.index(Stage.AFTER_CARD) if view.card is not None else MID_RACE


def _number(creature: Creature | None) -> int:
    return NONE if creature is None else CREATURE_NUMBER[creature]


def unknown_to(table: Table, view: View) -> Unknown:
    """What the viewer doesn't see, every bet card as likely as the other; `table` is what it sees."""
    unknown = Unknown()
    seat = NONE if view.viewer is None else view.viewer
    unknown.seat = seat
    own = {seat, (seat - 1) % table.seats} if seat >= 0 else set[int]()
    seen = table.discard | table.zeus | card_set([card for card in view.drawn if card != PROTECTION])
    seen |= 1 << view.card.card if view.card is not None else 0
    for holder in own:
        seen |= table.holder[holder]
    _see_into_holders(unknown, view, own, seen)
    for holder in range(table.seats):
        seen |= unknown.known[holder]
        if holder not in own:
            unknown.wanted[holder] = view.holders[holder].size - size(unknown.known[holder])
    hidden = members(~seen & (1 << CARDS) - 1)
    unknown.cards[: len(hidden)] = hidden
    unknown.count = len(hidden)
    unknown.weight = [[EVEN] * BET_CARDS for _ in range(SEATS * BETS)]
    for look in view.wisdom:
        if look.card is not None and look.seat != seat:
            unknown.weight[look.seat * BETS + look.bet] = [1] * BET_CARDS
            unknown.weight[look.seat * BETS + look.bet][look.card] = 30_000
    return unknown


def _see_into_holders(unknown: Unknown, view: View, own: set[int], seen: int) -> None:
    """What Falcon's Eye saw and has not been played since, and the card that Renewal put back."""
    eye = view.falcons_eye
    if eye is not None and eye.cards is not None and eye.holder not in own:
        cards = card_set(list(eye.cards)) & ~seen
        if view.renewed is not None and view.renewed.holder != eye.holder:
            cards &= ~(1 << view.renewed.card)
        unknown.known[eye.holder] |= cards
    if view.renewed is not None and view.renewed.holder not in own:
        unknown.known[view.renewed.holder] |= (1 << view.renewed.card) & ~seen
