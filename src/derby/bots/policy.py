"""A policy for playouts: seats that play for their bets, a little carelessly.

At a decision it looks at a few of the legal actions, chosen at random, and takes the one that helps its bets most: it
moves the creatures that should be in front and lets those wait that should be last; a dirty trick is welcome where
disqualification wins. One candidate is a random player.
"""

from typing import Annotated

from derby.declaration import Grid, Numbers, changing, declared
from derby.editions.components import CARDS, CARDS_OF_A_CREATURE, CREATURES, SEATS
from derby.flow.legal import legal
from derby.flow.step import act, go_on
from derby.playouts.dice import Dice, below, play_chance
from derby.rules.action_codes import BET, FAST, FATE_TOKEN, SLOW, TRICK
from derby.rules.choices import Choices, choice
from derby.rules.ranking import DISQUALIFIED, LAST, NEXT_TO_LAST
from derby.rules.rule import inlined, rule
from derby.rules.stages import DEAL, GAME_OVER
from derby.rules.track import creatures_ahead
from derby.table import Table


@declared
class Policy(Numbers):
    """How seats play, and what they want in the present race."""

    candidates: Annotated[int, changing("how many actions a seat looks at")]
    own_candidates: Annotated[int, changing("how many the seat that thinks looks at")]
    thinker: Annotated[int, changing("the seat that thinks")]
    wish: Annotated[Grid, changing("how much each seat wants each creature in front", SEATS, CREATURES, bits=16)]
    trick_wish: Annotated[Grid, changing("how much it wants a trick on it", SEATS, CREATURES, bits=16)]


@rule
def wish_of(places: int) -> int:
    """How much the places on a bet card want the creature in front, from -6 to 6."""
    wish = 0
    names = 0
    for place in range(CREATURES):
        if (places >> place) & 1:
            names += 1
            wish += 6 - 3 * place if place < 4 else -6
    if places & LAST:
        names += 1
        wish -= 6
    if places & NEXT_TO_LAST:
        names += 1
        wish -= 3
    return wish // names if names else 0


@rule
def weigh_bets(table: Table, policy: Policy) -> None:
    """What every seat wants, from its bets."""
    for seat in range(table.seats):
        weigh_bets_of(table, policy, seat)


@rule
def weigh_bets_of(table: Table, policy: Policy, seat: int) -> None:
    wishes = policy.wish[seat]
    tricks = policy.trick_wish[seat]
    together = 0
    for creature in range(CREATURES):
        wishes[creature] = 0
        tricks[creature] = 0
    for bet in range(table.bets[seat]):
        card = table.bet_card[seat][bet]
        creature = table.bet_creature[seat][bet]
        places = table.bet_places[card]
        points = table.bet_points[card]
        wishes[creature] = wish_of(places) * points
        together += wishes[creature]
        if places & DISQUALIFIED:
            tricks[creature] = 8 * points
        else:
            tricks[creature] = -3 * points
    others = -(together // 6)
    for creature in range(CREATURES):
        if not (table.creatures_bet_on[seat] >> creature) & 1:
            wishes[creature] = others


@rule
def score(table: Table, policy: Policy, seat: int, code: int) -> int:
    """How good an action looks."""
    if code >= FATE_TOKEN:
        return 1
    if code >= FAST:
        trick = int(TRICK <= code < SLOW)
        card = (code - FAST) % CARDS
        creature = card // CARDS_OF_A_CREATURE
        if table.sector[creature] > table.finish_line:
            return 0
        value = table.slow[card] if code >= SLOW else table.fast[card] + trick * table.trick[card]
        return value * policy.wish[seat][creature] + trick * policy.trick_wish[seat][creature]
    if code >= BET:
        return score_of_bet(table, code - BET)
    return 0


@rule
def score_of_bet(table: Table, bet: int) -> int:
    """The points of a bet card, more if the creature already stands where it should."""
    card = bet // CREATURES
    creature = bet % CREATURES
    places = table.bet_places[card]
    ahead = creatures_ahead(table, creature)
    names = 1 << ahead | (ahead == CREATURES - 1) * LAST | (ahead == CREATURES - 2) * NEXT_TO_LAST
    near = names << 1 | names >> 1
    points = table.bet_points[card]
    return points * (1 + 2 * int(places & names != 0) + int(places & near != 0))


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
