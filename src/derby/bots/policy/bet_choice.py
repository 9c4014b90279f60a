"""Betting: what each bet promises to a seat, by the cards it sees."""

from derby.bots.policy.card_choice import CODE, CODE_BITS, LAPSE, LEAST
from derby.bots.policy.foresight import PARTS, SHIFT, SPREADS, STEPS, SURE, Policy, foresee, mass_of, part_ahead
from derby.editions.components import CREATURES, RACES
from derby.playouts.dice import Dice, below
from derby.rules.action_codes import BET
from derby.rules.bets import creatures_to_bet_on, unused_bet_cards
from derby.rules.card_set import lowest, nth, size
from derby.rules.ranking import DISQUALIFIED
from derby.rules.rule import rule
from derby.table import Table

VIEW = 300
"""How uncertain the distance of two creatures is, for the square root of the cards left, to a seat that will steer."""
KEEP = 15
"""How much of its worth a bet card must bring to be used before the last race, in hundredths."""


@rule
def best_bet(table: Table, policy: Policy, dice: Dice, seat: int) -> int:
    """The code of the bet that promises most, by the cards the seat sees."""
    score_bets(table, policy, seat)
    noise = policy.bet_noise[seat] + 1
    best = LEAST
    cards = unused_bet_cards(table, seat)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        creatures = creatures_to_bet_on(table, seat)
        while creatures:
            bet = card * CREATURES + lowest(creatures)
            creatures &= creatures - 1
            best = max(best, ((policy.bet_score[bet] + below(dice, noise)) << CODE_BITS) + BET + bet)
    return best & CODE


@rule
def score_bets(table: Table, policy: Policy, seat: int) -> None:
    """What each bet is expected to bring, in 1024ths of a point, by the cards the seat sees."""
    width = foresee(table, policy, seat, VIEW)
    keep = KEEP if table.race < RACES - 1 else 0
    creatures = creatures_to_bet_on(table, seat)
    while creatures:
        own = lowest(creatures)
        creatures &= creatures - 1
        end = policy.foreseen[own]
        ahead = 0
        spread = 0
        behind = 0
        spread_behind = 0
        for other in range(CREATURES):
            if other != own:
                chance = part_ahead((policy.foreseen[other] - end) * width)
                stays = SURE - policy.out[other]
                back = (SURE - chance) * stays >> SHIFT
                chance = chance * stays >> SHIFT
                ahead += chance
                spread += chance * (SURE - chance) >> SHIFT
                behind += back
                spread_behind += back * (SURE - back) >> SHIFT
        at = (ahead * PARTS + SURE // 2) >> SHIFT
        row = (spread * PARTS + SURE // 2) >> SHIFT
        at_behind = (behind * PARTS + SURE // 2) >> SHIFT
        row_behind = SPREADS + ((spread_behind * PARTS + SURE // 2) >> SHIFT)
        out = policy.out[own]
        cards = unused_bet_cards(table, seat)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            first = 2 * card * SPREADS
            likely = policy.hit[first + row][at] + policy.hit[first + row_behind][at_behind]
            likely = min(likely, SURE) * (SURE - out) >> SHIFT
            if table.bet_places[card] & DISQUALIFIED:
                likely += out
            policy.bet_score[card * CREATURES + own] = (
                likely * table.bet_points[card] - keep * policy.worth[card] // 100
            )


@rule
def chance_of_creature(table: Table, policy: Policy, seat: int, creature: int, temperature: int) -> float:
    """The chance that the seat bets on this creature now, with any card; `score_bets` was called."""
    creatures = creatures_to_bet_on(table, seat)
    if temperature == 0:
        return 1.0 / size(creatures)
    unused = unused_bet_cards(table, seat)
    best = LEAST
    cards = unused
    while cards:
        first = lowest(cards) * CREATURES
        cards &= cards - 1
        for own in range(CREATURES):
            if (creatures >> own) & 1:
                best = max(best, policy.bet_score[first + own])
    chosen = 0
    every = 0
    inverse_temperature = STEPS / temperature
    cards = unused
    while cards:
        first = lowest(cards) * CREATURES
        cards &= cards - 1
        for own in range(CREATURES):
            if (creatures >> own) & 1:
                mass = mass_of(policy, best - policy.bet_score[first + own], inverse_temperature)
                every += mass
                chosen += mass * (own == creature)
    return (1.0 - LAPSE) * chosen / every + LAPSE / size(creatures)


@rule
def draw_bet_card(table: Table, policy: Policy, dice: Dice, seat: int, creature: int, temperature: int) -> int:
    """A bet card for the creature, as the seat may have chosen it; `score_bets` was called."""
    unused = unused_bet_cards(table, seat)
    if temperature == 0:
        return nth(unused, below(dice, size(unused)))
    best = LEAST
    cards = unused
    while cards:
        best = max(best, policy.bet_score[lowest(cards) * CREATURES + creature])
        cards &= cards - 1
    inverse_temperature = STEPS / temperature
    every = 0
    cards = unused
    while cards:
        score = policy.bet_score[lowest(cards) * CREATURES + creature]
        cards &= cards - 1
        every += mass_of(policy, best - score, inverse_temperature)
    at = below(dice, every)
    cards = unused
    while True:
        card = lowest(cards)
        cards &= cards - 1
        at -= mass_of(policy, best - policy.bet_score[card * CREATURES + creature], inverse_temperature)
        if at < 0 or cards == 0:
            return card
