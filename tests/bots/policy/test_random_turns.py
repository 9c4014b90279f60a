"""Turns at random: in one go they come out as they do step by step."""

from derby.bots.policy.random_turns import play_turns_at_random
from derby.flow.legal import legal
from derby.flow.step import act
from derby.game.game import new_game
from derby.playouts.dice import Dice, below, new_dice, play_on
from derby.rules.choices import Choices, choice
from derby.rules.stages import FAST_CARD, GAME_OVER, SLOW_CARD
from derby.table import Table


def play_step_by_step(table: Table, dice: Dice, choices: Choices) -> None:
    while table.stage in (FAST_CARD, SLOW_CARD):
        act(table, choice(choices, below(dice, legal(table, choices))))
        if table.stage in (FAST_CARD, SLOW_CARD):
            play_on(table, dice)


def test_every_number_of_the_table_is_the_same() -> None:
    compared = 0
    for number in range(200):
        table = new_game(3 + number % 4, seed=number).table()
        dice, choices = new_dice(number), Choices()
        while table.stage != GAME_OVER:
            if table.stage == FAST_CARD:
                turned, turned_dice = table.copy(), new_dice(0)
                turned_dice.state = dice.state
                play_turns_at_random(turned, turned_dice)
                play_step_by_step(table, dice, choices)
                turned.seat_to_act = table.seat_to_act
                assert turned.numbers() == table.numbers()
                assert turned_dice.state == dice.state
                compared += 1
            else:
                act(table, choice(choices, below(dice, legal(table, choices))))
            play_on(table, dice)
    assert compared >= 200 * 3
