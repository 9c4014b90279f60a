"""A policy for playouts: seats that play for their bets, each as carefully as its style says.

A seat bets by what each bet promises and plays the card that fits its preferences best. It never looks at what it can't
see, so a playout plays fair. A careless seat takes any legal action at random.
"""

from derby.bots.policy.bet_choice import best_bet
from derby.bots.policy.card_choice import best_card
from derby.bots.policy.foresight import Policy
from derby.bots.policy.random_turns import play_turns_at_random
from derby.bots.policy.style import AT_RANDOM, NOISE
from derby.flow.legal import legal
from derby.flow.step import act, go_on
from derby.playouts.dice import Dice, below, play_chance
from derby.rules.choices import Choices, choice
from derby.rules.rule import inlined, rule
from derby.rules.stages import DEAL, FAST_CARD, FIRST_BETS, GAME_OVER, SLOW_CARD, THIRD_BET
from derby.table import NONE, Table


@inlined
def sensible(table: Table, dice: Dice, choices: Choices, policy: Policy) -> int:
    """The code of a sensible action."""
    seat = table.seat_to_act
    if policy.noise[seat] != NOISE[AT_RANDOM] and table.fate_creature < 0:
        stage = table.stage
        if stage == FAST_CARD or stage == SLOW_CARD:
            return best_card(table, policy, dice, seat)
        if stage == FIRST_BETS or stage == THIRD_BET:
            return best_bet(table, policy, dice, seat)
    return choice(choices, below(dice, legal(table, choices)))


@inlined
def go_on_in_race(table: Table, dice: Dice) -> None:
    """Let everything happen that needs no decision, but not the deal of the next race."""
    while True:
        go_on(table)
        if table.seat_to_act >= 0 or table.stage == DEAL or table.stage == GAME_OVER:
            return
        play_chance(table, dice)


@rule
def nobody_cares(table: Table, policy: Policy) -> bool:
    """Whether all seats act at random, and no powers interrupt a turn."""
    if table.power_of_the_gods:
        return False
    for seat in range(table.seats):
        if policy.noise[seat] != NOISE[AT_RANDOM]:
            return False
    return True


@rule
def complete_race(table: Table, dice: Dice, choices: Choices, policy: Policy) -> None:
    """Play the current race to its end and settle the bets."""
    race = table.race
    policy.preferences_of = NONE
    in_turns = nobody_cares(table, policy)
    go_on_in_race(table, dice)
    while table.race == race:
        if in_turns and table.stage == FAST_CARD:
            play_turns_at_random(table, dice)
            go_on_in_race(table, dice)
            continue
        code = sensible(table, dice, choices, policy)
        act(table, code)
        go_on_in_race(table, dice)
