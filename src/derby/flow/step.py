"""One step of the game: an action of a seat or a chance outcome, and everything that follows automatically.

The caller has checked that the action is legal. A stage that asks nobody closes at once, so after a step the table
always waits: for the seat in `table.seat_to_act`, for chance, or for nobody because the game is over.
"""

from derby.editions.components import CARDS
from derby.flow.first_bets import call_bet, first_bet, take_fate_token
from derby.flow.move_creatures import end_movement, move_by_card, play_card, put_card_away
from derby.flow.set_up import deal
from derby.flow.third_bet import begin_third_bets, third_bet
from derby.flow.zeus_judgment import call_draw, draw_again, judge, pass_judgment
from derby.rules.action_codes import BET, FAST, FATE_TOKEN, FIRST_CODE_OF_POWER, PASS, SLOW, TRICK, TRICKSTER
from derby.rules.rule import inlined, kernel, rule
from derby.rules.stages import (
    AFTER_CARD,
    AFTER_DRAW,
    BEFORE_BET,
    BEFORE_JUDGMENT,
    BEFORE_SLOW,
    CARD_PLAYED,
    MID_RACE,
    SLOW_CARD,
    TABLET_DRAW,
    THIRD_BET,
)
from derby.table import NONE, Table
from derby.variants.fate_tokens import lift_token
from derby.variants.power_of_the_gods.moments import decline, seat_asked, seat_asked_for_fate, spend_power
from derby.variants.power_of_the_gods.power_cards import power_of_code, take_effect
from derby.variants.power_of_the_gods.powers import TABLET_OF_DESTINIES


@rule
def close_moment(table: Table) -> None:
    """Everybody passed: continue with what follows the moment."""
    moment = table.stage
    if moment == CARD_PLAYED:
        move_by_card(table)
    elif moment == AFTER_CARD:
        put_card_away(table)
    elif moment == BEFORE_SLOW:
        table.stage = SLOW_CARD
    elif moment == BEFORE_BET:
        call_bet(table)
    elif moment == MID_RACE:
        begin_third_bets(table)
    elif moment == BEFORE_JUDGMENT:
        call_draw(table)
    else:
        pass_judgment(table)


@inlined
def go_on(table: Table) -> None:
    """Do everything that follows automatically, until a seat or chance must decide."""
    asked = NONE
    while asked < 0:
        if table.fate_creature >= 0:
            asked = seat_asked_for_fate(table)
            if asked < 0:
                table.fate_creature = NONE
        elif table.stage <= THIRD_BET:
            asked = table.turn
        elif table.stage <= AFTER_DRAW:
            asked = seat_asked(table)
            if asked < 0:
                close_moment(table)
        else:
            break
    table.seat_to_act = asked


@rule
def act_with_power(table: Table, seat: int, code: int) -> None:
    """Play a power; a fate token that serves it leaves the board, and the creature it moves may end on another."""
    power = power_of_code(code)
    choice = code - FIRST_CODE_OF_POWER[power]
    creature = table.fate_creature
    spend_power(table, seat, power, choice)
    if creature >= 0:
        lift_token(table, table.sector[creature])
    moved = take_effect(table, seat, power, choice, creature)
    if moved >= 0:
        end_movement(table, moved)
    if power == TABLET_OF_DESTINIES:
        table.stage = TABLET_DRAW


@inlined
def act(table: Table, code: int) -> None:
    """Do the legal action `code` of the seat to act, and nothing that follows."""
    seat = table.seat_to_act
    if code == PASS:
        decline(table, seat)
    elif code >= TRICKSTER:
        act_with_power(table, seat, code)
    elif code >= FATE_TOKEN:
        take_fate_token(table, seat, code - FATE_TOKEN + 1)
    elif code >= SLOW:
        play_card(table, seat, code - SLOW, 1, 0)
    elif code >= FAST:
        trick = int(code >= TRICK)
        play_card(table, seat, code - FAST - trick * CARDS, 0, trick)
    elif table.third_bet:
        third_bet(table, seat, code - BET)
    else:
        first_bet(table, seat, code - BET)


@kernel
def step(table: Table, code: int) -> None:
    """Do a legal action and everything that follows automatically."""
    act(table, code)
    go_on(table)


@kernel
def step_deal(table: Table, deck: list[int], creatures: list[int]) -> None:
    """Do a deal that chance has made and everything that follows automatically."""
    deal(table, deck, creatures)
    go_on(table)


@kernel
def step_judgment(table: Table, drawn: list[int]) -> None:
    """Do a judgment draw that chance has made and everything that follows automatically."""
    judge(table, drawn)
    go_on(table)


@kernel
def step_tablet(table: Table, card: int) -> None:
    """Do a Tablet of Destinies draw that chance has made and everything that follows automatically."""
    draw_again(table, card)
    go_on(table)
