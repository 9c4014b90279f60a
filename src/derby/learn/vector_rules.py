"""The rules of the vector environment: one decision of every game, its observation, legal actions and rewards.

Each row of an array belongs to one game, and every call overwrites it completely.
"""

from collections.abc import Sequence

from derby.flow.legal import legal_codes
from derby.flow.set_up import begin_game
from derby.flow.step import act
from derby.learn.observation import observe
from derby.playouts.dice import Dice, below, play_on
from derby.rules.action_codes import ACTIONS
from derby.rules.bets import victory_points
from derby.rules.choices import Choices
from derby.rules.rule import kernel, rule
from derby.rules.sight import look
from derby.rules.stages import GAME_OVER
from derby.table import Table

Rows = Sequence[list[int]]


@rule
def show_position(
    seen: list[Table],
    tables: Sequence[Table],
    game: int,
    choices: Choices,
    row: list[int],
    mask: list[int],
    legal: list[int],
) -> int:
    """Write the observation of the seat to act and its legal actions; returns how many there are."""
    for code in range(ACTIONS):
        mask[code] = 0
    viewer = tables[game].seat_to_act
    look(seen, tables, game, viewer)
    observe(seen[0], viewer, row)
    found = legal_codes(tables[game], choices, legal)
    for place in range(found):
        mask[legal[place]] = 1
    return found


@rule
def reward_points(table: Table, points: list[int], rewards: list[float]) -> None:
    """A race is over: each seat gets what its bets have scored."""
    for seat in range(table.seats):
        now = victory_points(table, seat)
        rewards[seat] = now - points[seat]
        points[seat] = now


@rule
def reward_victory(table: Table, points: list[int], rewards: list[float]) -> None:
    """The game is over: the seats with the most points share 1 (R1)."""
    most = 0
    for seat in range(table.seats):
        most = max(most, points[seat])
    winners = 0
    for seat in range(table.seats):
        winners += points[seat] == most
    for seat in range(table.seats):
        rewards[seat] = 1 / winners if points[seat] == most else 0.0


@rule
def restart(table: Table, dice: Dice) -> None:
    begin_game(table, below(dice, table.seats))
    play_on(table, dice)


@kernel
def begin_games(
    seen: list[Table],
    tables: Sequence[Table],
    dice: Sequence[Dice],
    choices: Sequence[Choices],
    rows: Rows,
    masks: Rows,
    legal: Rows,
    counts: list[int],
    seats: list[int],
) -> None:
    """Begin a game on every table and show it."""
    for game in range(len(tables)):
        table = tables[game]
        restart(table, dice[game])
        counts[game] = show_position(seen, tables, game, choices[0], rows[game], masks[game], legal[game])
        seats[game] = table.seat_to_act


@kernel
def step_games(
    seen: list[Table],
    tables: Sequence[Table],
    codes: list[int],
    dice: Sequence[Dice],
    choices: Sequence[Choices],
    rows: Rows,
    masks: Rows,
    legal: Rows,
    counts: list[int],
    seats: list[int],
    for_victory: int,
    points: Rows,
    rewards: Sequence[list[float]],
    ended: list[int],
) -> None:
    """Do one legal action on every table and show what follows; a finished game restarts."""
    for game in range(len(tables)):
        table = tables[game]
        race = table.race
        act(table, codes[game])
        play_on(table, dice[game])
        for seat in range(table.seats):
            rewards[game][seat] = 0
        ended[game] = 0
        if table.race != race:
            reward_points(table, points[game], rewards[game])
            if for_victory:
                for seat in range(table.seats):
                    rewards[game][seat] = 0
            if table.stage == GAME_OVER:
                ended[game] = 1
                if for_victory:
                    reward_victory(table, points[game], rewards[game])
                restart(table, dice[game])
        counts[game] = show_position(seen, tables, game, choices[0], rows[game], masks[game], legal[game])
        seats[game] = table.seat_to_act


@kernel
def illegal_action(codes: list[int], legal: Rows, counts: list[int]) -> int:
    """The first game whose action is not legal, -1 if all are."""
    for game in range(len(codes)):
        # Finishing the loop is faster than leaving it early: several codes are compared at a time.
        found = 0
        for place in range(counts[game]):
            found |= int(legal[game][place] == codes[game])
        if not found:
            return game
    return -1


@kernel
def choose_at_random(dice: Sequence[Dice], legal: Rows, counts: list[int], codes: list[int]) -> None:
    """A random legal action for every game."""
    for game in range(len(counts)):
        codes[game] = legal[game][below(dice[0], counts[game])]
