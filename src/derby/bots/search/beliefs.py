"""Beliefs: worlds weighed by how well they explain what the others did.

A world is a deal and the bet cards of the others. To weigh it, the current race is replayed in it from the deal: at
every decision of another seat the policy says how likely a sensible player with these cards and bets was to do what
it did. A hidden bet card is drawn as a sensible player would have chosen it for that creature. How carefully each
of the others plays is guessed with the world, and so weighed with it. The worlds that explain the race best are kept.
"""

import random
from math import exp, log
from typing import Any, NamedTuple

from derby.bots.policy.bet_choice import chance_of_creature, draw_bet_card, score_bets
from derby.bots.policy.card_choice import chance_of_card
from derby.bots.policy.foresight import Policy
from derby.bots.policy.style import BET_TEMPERATURE, CARD_TEMPERATURE, STYLES
from derby.bots.protocol import Budget
from derby.bots.search.history import History, history_of, race_before_deal
from derby.bots.search.workspace import FIRST_WORLD, SEEN, START, Workspace
from derby.bots.search.worlds import Unknown, imagine, seen_table, unknown_to
from derby.bots.steps import Steps, finished
from derby.editions.components import BET_CARDS, CARDS, CREATURES, SEATS
from derby.flow.set_up import deal
from derby.flow.step import act, go_on
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.playouts.dice import Dice, below, new_dice
from derby.rules.action_codes import BET, FAST, FATE_TOKEN, PROPHECY, TABLET_OF_DESTINIES
from derby.rules.bets import unused_bet_cards
from derby.rules.card_set import lowest
from derby.rules.choices import Choices
from derby.rules.copying import copy_table
from derby.rules.rule import kernel, rule
from derby.table import BETS, Table

IMPOSSIBLE = -1e9
"""The logarithm of a chance of 0, or nearly 0."""
PRIOR = 0.05
"""The part of a belief that no evidence changes."""
WORLDS = 4000
"""The most worlds that are weighed."""
ENOUGH = 100
"""At least this many worlds must explain the race about equally well; with fewer, the evidence is trusted less."""
Chances = dict[int, float]
"""How likely each possible bet card is."""


@kernel
def weigh_worlds(
    tables: list[Table],
    unknown: Unknown,
    dice: Dice,
    choices: Choices,
    policy: Policy,
    history: History,
    styles: list[list[int]],
    weights: list[float],
    first: int,
    count: int,
) -> None:
    """Make worlds, and write the logarithm of how well each explains the race."""
    seen = tables[SEEN]
    for world in range(first, first + count):
        at = FIRST_WORLD + world
        copy_table(tables, at, SEEN)
        imagine(tables[at], unknown, dice)
        stacked = stack_deck(tables[at], dice, history)
        copy_table(tables, at, START)
        table = tables[at]
        for seat in range(table.seats):
            styles[world][seat] = below(dice, STYLES)
        weights[world] = IMPOSSIBLE
        if stacked == table.seats * table.cards_each:
            deal(table, dice.deck, history.line_up)
            weights[world] = replay(table, seen, unknown.seat, dice, policy, history, styles[world])


@rule
def stack_deck(table: Table, dice: Dice, history: History) -> int:
    """The deck as it must have been: in each holder what is left and what came from it; returns the number of cards."""
    at = 0
    for holder in range(table.seats):
        cards = (table.holder[holder] & ~history.put_back) | history.came_from[holder]
        while cards and at < CARDS:
            dice.deck[at] = lowest(cards)
            cards &= cards - 1
            at += 1
    return at


@rule
def replay(
    table: Table, seen: Table, viewer: int, dice: Dice, policy: Policy, history: History, styles: list[int]
) -> float:
    """Replay the race up to now; returns the logarithm of how likely it was."""
    likely = 0.0
    go_on(table)
    for number in range(history.deeds):
        seat = history.seats[number]
        code = history.codes[number]
        if table.seat_to_act != seat:
            return IMPOSSIBLE
        if BET <= code < FAST:
            creature = code - BET
            card = history.known[seat * BETS + table.bets[seat]]
            if seat == viewer:
                # Which card it was is written at the end.
                card = lowest(unused_bet_cards(table, seat))
            else:
                temperature = BET_TEMPERATURE[styles[seat]]
                score_bets(table, policy, seat)
                likely += log(chance_of_creature(table, policy, seat, creature, temperature))
                if card < 0:
                    card = draw_bet_card(table, policy, dice, seat, creature, temperature)
            code = BET + card * CREATURES + creature
        elif FAST <= code < FATE_TOKEN:
            if seat != viewer:
                likely += log(chance_of_card(table, policy, dice, seat, code, CARD_TEMPERATURE[styles[seat]]))
        elif PROPHECY <= code < TABLET_OF_DESTINIES:
            card = lowest(unused_bet_cards(table, seat))
            if seat != viewer:
                score_bets(table, policy, seat)
                card = draw_bet_card(table, policy, dice, seat, code - PROPHECY, BET_TEMPERATURE[styles[seat]])
            code += card * CREATURES
        act(table, code)
        go_on(table)
    if viewer >= 0:
        for bet in range(table.bets[viewer]):
            table.bet_card[viewer][bet] = seen.bet_card[viewer][bet]
        table.bet_cards_used[viewer] = seen.bet_cards_used[viewer]
    return likely


@kernel
def choose_worlds(
    tables: list[Table],
    unknown: Unknown,
    dice: Dice,
    choices: Choices,
    policy: Policy,
    logs: list[float],
    count: int,
    chances: list[float],
    order: list[int],
) -> None:
    """Turn logarithms into chances, and write an order of worlds in which each appears in proportion to its chance."""
    best = logs[0]
    for world in range(count):
        best = max(best, logs[world])
    trust = 1.0
    enough = min(ENOUGH, count // 4)
    together = 0.0
    while True:
        together = 0.0
        squares = 0.0
        for world in range(count):
            chance = exp(trust * (logs[world] - best))
            chances[world] = chance
            together += chance
            squares += chance * chance
        if together * together >= enough * squares:
            break
        trust *= 0.85
    at = 0
    reached = chances[0]
    for place in range(count):
        while at < count - 1 and reached < together * (place + 0.5) / count:
            at += 1
            reached += chances[at]
        order[place] = at
    for place in range(count - 1):
        other = place + below(dice, count - place)
        world = order[other]
        order[other] = order[place]
        order[place] = world
    for world in range(count):
        chances[world] /= together


class Believed(NamedTuple):
    """Worlds that explain the race, on the workspace's tables from `FIRST_WORLD` on."""

    worlds: int
    order: Any
    """Their numbers, each as often as it is likely, shuffled."""
    styles: Any
    """For each of them, how each seat plays."""
    chances: Any


def believe(workspace: Workspace, set_up: SetUp, view: View, budget: Budget) -> Believed | None:
    """Weigh as many worlds as the budget allows; None where the race can't be replayed."""
    return finished(believe_in_steps(workspace, set_up, view, budget))


def believe_in_steps(workspace: Workspace, set_up: SetUp, view: View, budget: Budget) -> Steps[Believed | None]:
    """The same, and fewer worlds in a hurry."""
    begin = budget.now()
    history = history_of(view)
    if history is None:
        return None
    most = WORLDS if budget.rounds is None else min(WORLDS, 20 + 5 * budget.rounds)
    workspace.add_tables(most)
    workspace.tables[START] = workspace.numbers(race_before_deal(set_up, view))
    past = workspace.numbers(history)
    styles, logs = workspace.integers(most, SEATS), workspace.reals(most)
    count, more = 0, min(most, 20)
    while more > 0:
        workspace.run(weigh_worlds, past, styles, logs, count, more)
        count += more
        if (yield):
            break
        more = min(most - count, 4 * count)
        if budget.rounds is None:
            spent = budget.now() - begin
            more = min(more, int(count * (budget.ms / 1000 - spent) / spent))
    chances, order = workspace.reals(count), workspace.integers(count)
    workspace.run(choose_worlds, logs, count, chances, order)
    return Believed(count, order, styles, chances)


def beliefs(
    set_up: SetUp, view: View, worlds: int = 1000, *, stream: random.Random
) -> dict[tuple[int, int], Chances] | None:
    """For each seat and bet that the viewer can't see, what its card probably is; None where that can't be known."""
    table = seen_table(set_up, view)
    workspace = Workspace(table, unknown_to(table, view.viewer), new_dice(stream.getrandbits(60)))
    believed = believe(workspace, set_up, view, Budget(rounds=worlds // 5))
    if believed is None:
        return None
    bet_cards = [workspace.get(workspace.tables[FIRST_WORLD + world], "bet_card") for world in range(believed.worlds)]
    found: dict[tuple[int, int], Chances] = {}
    for seat, other in enumerate(view.seats):
        for bet, placed in enumerate(other.bets):
            if placed.card is None:
                unused = [card for card in range(BET_CARDS) if not (table.bet_cards_revealed[seat] >> card) & 1]
                # A card that no world shows is still possible.
                chances = dict.fromkeys(unused, PRIOR / len(unused))
                for world, cards in enumerate(bet_cards):
                    chances[cards[seat][bet]] += (1 - PRIOR) * float(believed.chances[world])
                found[seat, bet] = chances
    return found
