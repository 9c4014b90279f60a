"""What `derby lab ask` shows: the odds, the actions with their values, and what-if questions."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from derby.bots.odds import Odds
from derby.cli.simple_table import simple_table
from derby.lab.ask import Actions, ActionValue, Question, WhatIf

MOST_ACTIONS = 15


def show_answer(console: Console, question: Question, odds: Odds, actions: Actions, others: Sequence[WhatIf]) -> None:
    god = question.game.set_up.gods[question.seat]
    console.print(f"Seat {question.seat} ({god}) decides: {question.game.stage}.", highlight=False)
    console.print(_odds_table(odds, f"Odds, from {odds.samples:,} worlds"))
    console.print(_action_table(actions))
    console.print(f"{actions.bot} plays: {actions.choice}", highlight=False)
    for other in others:
        _show_what_if(console, other, actions.unit)


def _odds_table(odds: Odds, title: str) -> Table:
    table = simple_table(title, "creature", "1st", "2nd", "3rd", "4th", "5th", "6th", "last", "next to last", "out")
    for creature in odds.creatures:
        chances = (*creature.places, creature.last, creature.next_to_last, creature.disqualified)
        table.add_row(creature.creature, *(f"{chance.share:.0%}" for chance in chances))
    return table


def _action_table(actions: Actions) -> Table:
    title = f"{actions.unit.capitalize()}, for {actions.bot}, from {actions.worlds:,} worlds, with 95 % intervals"
    table = simple_table(title, "action", "code", actions.unit, "behind the best")
    for value in actions.actions[:MOST_ACTIONS]:
        table.add_row(value.action, str(value.code), _interval(value.value.value, value), _behind(value))
    if len(actions.actions) > MOST_ACTIONS:
        table.caption = f"and {len(actions.actions) - MOST_ACTIONS} more"
    return table


def _interval(mean: float, value: ActionValue) -> str:
    return f"{mean:.2f} ±{(value.value.high - value.value.low) / 2:.2f}"


def _behind(value: ActionValue) -> str:
    return f"{value.behind.value:.2f} ±{(value.behind.high - value.behind.low) / 2:.2f}"


def _show_what_if(console: Console, other: WhatIf, unit: str) -> None:
    summary = f"What if {other.action.action}: {_interval(other.action.value.value, other.action)} {unit}, "
    console.print(f"{summary}{_behind(other.action)} behind {other.best.action}.", highlight=False)
    if other.odds is not None:
        console.print(_odds_table(other.odds, f"Odds after {other.action.action}"))
