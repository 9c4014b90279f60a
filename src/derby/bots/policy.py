"""A policy for playouts: seats that play for their bets, a little carelessly.

At a decision it looks at a few of the legal actions, chosen at random, and takes the one that helps its bets most. A
bet wants its creature at a certain place: how many creatures are ahead of it, near ones in parts, is compared before
and after a move. A dirty trick is welcome where disqualification wins. One candidate is a random player.
"""

from typing import Annotated

from derby.declaration import Grid, Numbers, changing, declared
from derby.editions.components import CARDS, CARDS_OF_A_CREATURE, CREATURES, SEATS
from derby.flow.legal import legal
from derby.flow.step import act, go_on
from derby.playouts.dice import Dice, below, play_chance
from derby.rules.action_codes import BET, FAST, FATE_TOKEN, SLOW, TRICK
from derby.rules.card_set import size
from derby.rules.cardholders import right_holder
from derby.rules.choices import Choices, choice
from derby.rules.ranking import DISQUALIFIED, LAST, NEXT_TO_LAST
from derby.rules.rule import inlined, rule
from derby.rules.stages import DEAL, GAME_OVER
from derby.rules.track import CARDS_AS_BITS
from derby.table import BETS, Table

NEAR = 6
"""Sectors at which another creature counts as wholly ahead or behind."""
A_PLACE = 2 * NEAR
"""One place, in the parts in which places are counted."""


@declared
class Policy(Numbers):
    """How seats play, and what they want in the present race."""

    candidates: Annotated[int, changing("how many actions a seat looks at")]
    own_candidates: Annotated[int, changing("how many the seat that thinks looks at")]
    thinker: Annotated[int, changing("the seat that thinks")]
    target: Annotated[Grid, changing("for each bet of each seat, the place it wants, in parts", SEATS, BETS)]


@rule
def target_of(places: int) -> int:
    """The place a bet card wants, in parts: the middle of those it names, 0 for the first."""
    together = 0
    names = 0
    for place in range(CREATURES):
        if (places >> place) & 1:
            names += 1
            together += place
    if places & LAST:
        names += 1
        together += CREATURES - 1
    if places & NEXT_TO_LAST:
        names += 1
        together += CREATURES - 2
    return together * A_PLACE // names if names else 3 * A_PLACE


@rule
def weigh_bets(table: Table, policy: Policy) -> None:
    """What every seat wants, from its bets."""
    for seat in range(table.seats):
        weigh_bets_of(table, policy, seat)


@rule
def weigh_bets_of(table: Table, policy: Policy, seat: int) -> None:
    for bet in range(table.bets[seat]):
        policy.target[seat][bet] = target_of(table.bet_places[table.bet_card[seat][bet]])


@rule
def part_ahead(sector: int, other: int) -> int:
    """How much of another creature is ahead: nothing, all, or a part if it is near."""
    return min(max(other - sector + NEAR, 0), A_PLACE)


@rule
def score_of_move(table: Table, policy: Policy, seat: int, creature: int, end: int, trick: int) -> int:
    """How much nearer a movement brings the seat's bets to what they want."""
    gained = 0
    for bet in range(table.bets[seat]):
        own = table.bet_creature[seat][bet]
        card = table.bet_card[seat][bet]
        before = 0
        after = 0
        sector = table.sector[own]
        for other in range(CREATURES):
            if other != own:
                there = table.sector[other]
                before += part_ahead(sector, there)
                after += part_ahead(end if own == creature else sector, end if other == creature else there)
        wanted = policy.target[seat][bet]
        nearer = abs(before - wanted) - abs(after - wanted)
        if own == creature and trick:
            nearer += 16 if table.bet_places[card] & DISQUALIFIED else -5
        elif table.bet_places[card] == DISQUALIFIED:
            nearer = 0
        gained += table.bet_points[card] * nearer
    return gained


@rule
def score(table: Table, policy: Policy, seat: int, code: int) -> int:
    """How good an action looks."""
    if code >= FATE_TOKEN:
        return 1
    if code >= FAST:
        trick = int(TRICK <= code < SLOW)
        card = (code - FAST) % CARDS
        creature = card // CARDS_OF_A_CREATURE
        start = table.sector[creature]
        if start > table.finish_line:
            return 0
        value = table.slow[card] if code >= SLOW else table.fast[card] + trick * table.trick[card]
        return score_of_move(table, policy, seat, creature, min(start + value, table.finish_line + 1), trick)
    if code >= BET:
        return score_of_bet(table, seat, code - BET)
    return 0


@rule
def score_of_bet(table: Table, seat: int, bet: int) -> int:
    """The points of a bet card, times how likely it looks: by where the creatures are and the cards the seat sees."""
    card = bet // CREATURES
    creature = bet % CREATURES
    places = table.bet_places[card]
    seen = table.holder[seat] | table.holder[right_holder(table, seat)]
    own = promise(table, seen, creature)
    ahead = 0
    for other in range(CREATURES):
        ahead += promise(table, seen, other) > own
    names = size(places)
    likely = 0
    if places & DISQUALIFIED:
        tricks = size((table.zeus >> (creature * CARDS_OF_A_CREATURE)) & CARDS_AS_BITS)
        likely = 8 + 15 * tricks
        names -= 1
    if names > 0:
        apart = abs(ahead * A_PLACE - target_of(places)) * 2 // A_PLACE - (names - 1)
        likely += (12 + 14 * names) * max(10 - 2 * max(apart, 0), 1) // 10
    return table.bet_points[card] * likely


@rule
def promise(table: Table, seen: int, creature: int) -> int:
    """How far a creature may come."""
    return 2 * table.sector[creature] + 3 * size((seen >> (creature * CARDS_OF_A_CREATURE)) & CARDS_AS_BITS)


@inlined
def sensible(table: Table, dice: Dice, choices: Choices, policy: Policy) -> int:
    """The code of a sensible action."""
    count = legal(table, choices)
    seat = table.seat_to_act
    best = choice(choices, below(dice, count))
    candidates = policy.own_candidates if seat == policy.thinker else policy.candidates
    if candidates > 1 and count > 1:
        best_score = score(table, policy, seat, best)
        for _ in range(candidates - 1):
            code = choice(choices, below(dice, count))
            rating = score(table, policy, seat, code)
            if rating > best_score:
                best = code
                best_score = rating
    return best


@inlined
def go_on_in_race(table: Table, dice: Dice) -> None:
    """Let everything happen that needs no decision, but not the deal of the next race."""
    while True:
        go_on(table)
        if table.seat_to_act >= 0 or table.stage == DEAL or table.stage == GAME_OVER:
            return
        play_chance(table, dice)


@rule
def complete_race(table: Table, dice: Dice, choices: Choices, policy: Policy) -> None:
    """Play the present race to its end, bets settled."""
    race = table.race
    go_on_in_race(table, dice)
    while table.race == race:
        seat = table.seat_to_act
        code = sensible(table, dice, choices, policy)
        act(table, code)
        if BET <= code < FAST:
            weigh_bets_of(table, policy, seat)
        go_on_in_race(table, dice)
