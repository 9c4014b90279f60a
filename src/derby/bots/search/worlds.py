"""Worlds: tables that are possible, given what a seat knows.

A seat sees a table with hidden places: made from its view, or by `rules/sight.py`. `find_unknown` finds what may lie
there: the cards in the other holders and the unused pile, and the bet cards of the others. `imagine` fills the places
in at random.
"""

from typing import Annotated

from derby.declaration import Column, Grid, Numbers, changing, declared
from derby.editions.components import BET_CARDS, CARDS, CARDS_OF_A_CREATURE, SEATS
from derby.game.names import CREATURE_NUMBER, POWER_NUMBER, STAGES, Creature, Stage
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.playouts.dice import Dice, below, draw_first
from derby.rules.bets import ALL_BET_CARDS
from derby.rules.card_set import card_set, lowest, size
from derby.rules.cardholders import holder_size
from derby.rules.rule import rule
from derby.rules.stages import MID_RACE
from derby.rules.track import CARDS_AS_BITS
from derby.table import BETS, NONE, PROTECTION, Table
from derby.visibility import HIDDEN

EVEN = 100
"""The weight of a bet card about which nothing is known."""
SEEN_BY_ODIN = 30_000
"""The weight of a bet card that Superior Wisdom saw, against 1 for each of the others."""


@declared
class Unknown(Numbers):
    """What a seat doesn't see, and what it believes about it."""

    seat: Annotated[int, changing("the viewer, -1 for a spectator")]
    cards: Annotated[Column, changing("the movement cards it can't see, in some order", CARDS)]
    count: Annotated[int, changing("how many these are")]
    wanted: Annotated[Column, changing("how many of them lie in each cardholder", SEATS)]
    known: Annotated[
        Column, changing("cards it knows in a cardholder that isn't its own, one bit per card", SEATS, bits=64)
    ]
    weight: Annotated[
        Grid, changing("for each bet of each seat, the weight of each bet card", SEATS * BETS, BET_CARDS, bits=16)
    ]


@rule
def find_unknown(table: Table, unknown: Unknown, viewer: int) -> None:
    """Note what may lie in the hidden places of a table that the viewer sees. All bet cards are equally likely."""
    unknown.seat = viewer
    seen = open_cards(table)
    for holder in range(SEATS):
        unknown.wanted[holder] = 0
        unknown.known[holder] = 0
        if table.holder[holder] >= 0:
            seen |= table.holder[holder]
    find_known_cards(table, unknown, seen)
    for holder in range(table.seats):
        seen |= unknown.known[holder]
        if table.holder[holder] < 0:
            unknown.wanted[holder] = holder_size(table, holder) - size(unknown.known[holder])
    unknown.count = 0
    hidden = ((1 << CARDS) - 1) & ~seen
    while hidden:
        unknown.cards[unknown.count] = lowest(hidden)
        unknown.count += 1
        hidden &= hidden - 1
    for seat in range(table.seats):
        for bet in range(table.bets[seat]):
            weigh_bet_cards(table, unknown.weight[seat * BETS + bet], seat, bet)


@rule
def open_cards(table: Table) -> int:
    """The movement cards that everybody sees."""
    cards = table.discard | table.zeus
    if table.card >= 0:
        cards |= 1 << table.card
    for place in range(table.drawn_size):
        if table.drawn[place] != PROTECTION:
            cards |= 1 << table.drawn[place]
    return cards


@rule
def find_known_cards(table: Table, unknown: Unknown, seen: int) -> None:
    """In hidden holders: what Falcon's Eye saw and nobody has played since, and the card that Renewal put back."""
    eye = table.falcon_holder
    put_back = table.renewed_holder
    if eye >= 0 and table.falcon_cards != HIDDEN and table.holder[eye] < 0:
        cards = table.falcon_cards & ~seen
        if table.renewed_card >= 0 and put_back != eye:
            cards &= ~(1 << table.renewed_card)
        unknown.known[eye] |= cards
    if table.renewed_card >= 0 and table.holder[put_back] < 0:
        unknown.known[put_back] |= (1 << table.renewed_card) & ~seen


@rule
def weigh_bet_cards(table: Table, weights: list[int], seat: int, bet: int) -> None:
    is_seen = table.wisdom_bet[seat] == bet and table.wisdom_card[seat] != HIDDEN
    for card in range(BET_CARDS):
        weights[card] = 1 if is_seen else EVEN
    if is_seen:
        weights[table.wisdom_card[seat]] = SEEN_BY_ODIN


@rule
def imagine(table: Table, unknown: Unknown, dice: Dice) -> None:
    """Fill in the hidden places at random."""
    wanted = 0
    for holder in range(table.seats):
        wanted += unknown.wanted[holder]
    draw_first(dice, unknown.cards, unknown.count, wanted)
    at = 0
    for holder in range(table.seats):
        if table.holder[holder] < 0:
            cards = unknown.known[holder]
            for _ in range(unknown.wanted[holder]):
                cards |= 1 << unknown.cards[at]
                at += 1
            table.holder[holder] = cards
    for seat in range(table.seats):
        if table.bet_cards_used[seat] == HIDDEN:
            table.bet_cards_used[seat] = table.bet_cards_revealed[seat]
            for bet in range(table.bets[seat]):
                card = imagine_bet_card(table, unknown, dice, seat, bet)
                table.bet_card[seat][bet] = card
                table.bet_cards_used[seat] |= 1 << card


@rule
def imagine_bet_card(table: Table, unknown: Unknown, dice: Dice, seat: int, bet: int) -> int:
    """One of the seat's unused bet cards, drawn by weight."""
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
    """The table as the viewer sees it."""
    table = set_up.table(view.first_player)
    table.race = view.race
    table.stage = STAGES.index(view.stage)
    table.seat_to_act = NONE if view.seat_to_act is None else view.seat_to_act
    table.turn = view.turn
    for number, holder in enumerate(view.holders):
        table.holder[number] = ~holder.size if holder.cards is None else _cards(holder.cards)
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
        table.bet_cards_revealed[number] = card_set(list(seat.revealed))
        table.bet_cards_won[number] = card_set(list(seat.won))
        table.bet_cards_used[number] = HIDDEN if seat.bet_cards is None else ALL_BET_CARDS & ~_cards(seat.bet_cards)
        for place, bet in enumerate(seat.bets):
            creature = CREATURE_NUMBER[bet.creature]
            table.bet_creature[number][place] = creature
            table.bet_card[number][place] = HIDDEN if bet.card is None else bet.card
            table.creatures_bet_on[number] |= 1 << creature


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
    if view.falcons_eye is not None:
        table.falcon_holder = view.falcons_eye.holder
        table.falcon_cards = _cards(view.falcons_eye.cards)
    for look in view.wisdom:
        table.wisdom_bet[look.seat] = look.bet
        table.wisdom_card[look.seat] = HIDDEN if look.card is None else look.card
    if view.renewed is not None:
        table.renewed_card, table.renewed_holder = view.renewed.card, view.renewed.holder


def _cards(cards: tuple[int, ...] | None) -> int:
    return HIDDEN if cards is None else card_set(list(cards))


def _number(creature: Creature | None) -> int:
    return NONE if creature is None else CREATURE_NUMBER[creature]


def unknown_to(table: Table, viewer: int | None) -> Unknown:
    """What the viewer doesn't see; `table` is what it sees."""
    unknown = Unknown()
    find_unknown(table, unknown, NONE if viewer is None else viewer)
    return unknown
