"""The choice of a card: which creatures a seat wants forward or back, by its bets, and the card that does most for it.

A card played fast brings its creature further than foreseen, a card played slow less far: what counts is the difference
between the two, since someone will play it in any case.
"""

from derby.bots.policy.foresight import (
    AHEAD,
    PARTS,
    SHIFT,
    SPREADS,
    STEPS,
    SURE,
    Policy,
    foresee,
    mass_of,
    part_ahead,
)
from derby.editions.components import CARDS_OF_A_CREATURE, CREATURES
from derby.playouts.dice import Dice, below
from derby.rules.action_codes import FAST, SLOW, TRICK
from derby.rules.card_set import lowest, size
from derby.rules.cardholders import other_holder, right_holder
from derby.rules.ranking import DISQUALIFIED, LAST
from derby.rules.rule import inlined, rule
from derby.rules.stages import SLOW_CARD
from derby.table import Table

WIDE = 440
"""How uncertain the distance of two creatures is, for the square root of the cards left."""
STEP = 60
"""A step of a creature for which preferences are weighed, in tenths of half a sector."""
REACH = 5
"""How far a change in the number ahead is looked at, in parts of a place."""
RISK = 240
"""The weight of the risk to a seat's bets when a trick is played, in hundredths."""
TRICKS = 4
"""Cards that will still go to the Zeus deck."""
LAPSE = 0.15
"""The share of anyone's decisions that nothing explains."""
CODE_BITS = 10
CODE = (1 << CODE_BITS) - 1
"""A score and a code share one number, the code in the lowest bits."""
LEAST = -(1 << 50)
RANKS = (1 << CREATURES) - 1
"""The places first to sixth, as bits."""


@rule
def form_preferences(table: Table, policy: Policy, seat: int) -> None:
    """What it is worth to the seat that a creature moves on, from its bets."""
    policy.preferences_of = seat
    width = foresee(table, policy, seat, WIDE)
    step = STEP * width // 10
    for creature in range(CREATURES):
        policy.preference[creature] = 0
        policy.trick_preference[creature] = 0
    drawn = table.draws * SURE // (table.protections + size(table.zeus) + TRICKS)
    for bet in range(table.bets[seat]):
        own = table.bet_creature[seat][bet]
        card = table.bet_card[seat][bet]
        places = table.bet_places[card]
        points = table.bet_points[card]
        end = policy.foreseen[own]
        is_end = places >= LAST and places != DISQUALIFIED and not places & RANKS
        others = 0
        spread = 0
        for other in range(CREATURES):
            distance = (policy.foreseen[other] - end) * width
            distance = -distance if is_end else distance
            stays = SURE - policy.out[other]
            chance = part_ahead(distance) * stays >> SHIFT if other != own else 0
            others += chance
            spread += chance * (SURE - chance) >> SHIFT
            policy.near[other] = stays * (part_ahead(distance + step) - part_ahead(distance - step)) >> SHIFT
        row = policy.hit[(2 * card + is_end) * SPREADS + ((spread * PARTS + SURE // 2) >> SHIFT)]
        at = (others * PARTS + SURE // 2) >> SHIFT
        stays_in = SURE - policy.out[own]
        slope = points * (row[min(at + REACH, AHEAD - 1)] - row[max(at - REACH, 0)]) * stays_in >> SHIFT
        slope = -slope if is_end else slope
        moved = 0
        for other in range(CREATURES):
            if other != own:
                policy.preference[other] += slope * policy.near[other] >> SHIFT
                moved += policy.near[other]
        # All others fall back against it when it moves on.
        policy.preference[own] -= slope * moved >> SHIFT
        risk = SURE - row[at] if places & DISQUALIFIED else -row[at]
        policy.trick_preference[own] += (points * risk * drawn >> SHIFT) * RISK // 100
    # A preference covers a step forward and a step back; the one for a trick covers a single card.
    for creature in range(CREATURES):
        policy.trick_preference[creature] = policy.trick_preference[creature] * STEP // 5


@rule
def best_card(table: Table, policy: Policy, dice: Dice, seat: int) -> int:
    """The code of the card that fits the seat's preferences best, fast or slow as is due."""
    noise = policy.noise[seat] + 1
    if table.stage == SLOW_CARD:
        # One fast card changes little: the preferences of the turn stand.
        if policy.preferences_of != seat:
            form_preferences(table, policy, seat)
        return best_slow(table, policy, dice, other_holder(table, seat, table.card_holder), noise) & CODE
    form_preferences(table, policy, seat)
    left = seat
    right = right_holder(table, seat)
    one = best_fast(table, policy, dice, left, noise)
    other = best_fast(table, policy, dice, right, noise)
    after_one = best_slow(table, policy, dice, right, noise)
    after_other = best_slow(table, policy, dice, left, noise)
    is_one = (one >> CODE_BITS) + (after_one >> CODE_BITS) > (other >> CODE_BITS) + (after_other >> CODE_BITS)
    return (one if is_one else other) & CODE


@rule
def best_fast(table: Table, policy: Policy, dice: Dice, holder: int, noise: int) -> int:
    """The best fast move from a holder: its score and, in the lowest bits, its code."""
    best = LEAST
    cards = table.holder[holder]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        creature = card // CARDS_OF_A_CREATURE
        preference = policy.preference[creature]
        score = preference * (table.fast[card] - table.slow[card])
        code = FAST + card
        if ((table.trick_cards & ~table.finished_cards) >> card) & 1:
            tricked = 2 * preference * table.trick[card] + policy.trick_preference[creature]
            if tricked > 0:
                score += tricked
                code = TRICK + card
        best = max(best, ((score + below(dice, noise)) << CODE_BITS) + code)
    return best


@inlined
def slow_score(table: Table, policy: Policy, card: int) -> int:
    """How well a card played slow fits the preferences."""
    return policy.preference[card // CARDS_OF_A_CREATURE] * (table.slow[card] - table.fast[card])


@rule
def best_slow(table: Table, policy: Policy, dice: Dice, holder: int, noise: int) -> int:
    """The best slow move from a holder: its score and, in the lowest bits, its code."""
    best = LEAST
    cards = table.holder[holder]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        score = slow_score(table, policy, card)
        best = max(best, ((score + below(dice, noise)) << CODE_BITS) + SLOW + card)
    return best


@rule
def chance_of_card(table: Table, policy: Policy, dice: Dice, seat: int, code: int, temperature: int) -> float:
    """The chance that the seat plays exactly this card, in this way."""
    right = right_holder(table, seat)
    count = 0
    chosen = 0
    if temperature:
        form_preferences(table, policy, seat)
    if table.stage == SLOW_CARD:
        cards = table.holder[other_holder(table, seat, table.card_holder)]
        if temperature == 0:
            return 1.0 / size(cards)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            policy.card_score[count] = slow_score(table, policy, card)
            chosen = count if SLOW + card == code else chosen
            count += 1
    else:
        tricks = table.trick_cards & ~table.finished_cards
        both = table.holder[seat] | table.holder[right]
        if temperature == 0:
            return 1.0 / (size(both) + size(both & tricks))
        for side in range(2):
            after = best_slow(table, policy, dice, right if side == 0 else seat, 1) >> CODE_BITS
            cards = table.holder[seat if side == 0 else right]
            while cards:
                card = lowest(cards)
                cards &= cards - 1
                preference = policy.preference[card // CARDS_OF_A_CREATURE]
                policy.card_score[count] = after + preference * (table.fast[card] - table.slow[card])
                chosen = count if FAST + card == code else chosen
                count += 1
                if (tricks >> card) & 1:
                    tricked = policy.trick_preference[card // CARDS_OF_A_CREATURE]
                    policy.card_score[count] = (
                        policy.card_score[count - 1] + 2 * preference * table.trick[card] + tricked
                    )
                    chosen = count if TRICK + card == code else chosen
                    count += 1
    best = LEAST
    for place in range(count):
        best = max(best, policy.card_score[place])
    inverse_temperature = STEPS / temperature
    every = 0
    for place in range(count):
        every += mass_of(policy, best - policy.card_score[place], inverse_temperature)
    mass = mass_of(policy, best - policy.card_score[chosen], inverse_temperature)
    return (1.0 - LAPSE) * mass / every + LAPSE / count
