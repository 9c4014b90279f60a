"""Observations and action masks; the layout is in `learn/encoding.py`.

These are rules, so they run at both speeds. An observation is written from a table as the viewer sees it, made by
`rules/sight.py` or from a view: nothing here asks who may see what.
"""

from collections.abc import Sequence

from derby.bots.search.worlds import seen_table
from derby.editions.components import BET_CARDS, CARDS, CREATURES, SEATS
from derby.errors import DerbyError
from derby.flow.legal import legal
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.learn.encoding import LOOKED_AT, MOST_POINTS, SIZE, START
from derby.rules.action_codes import ACTIONS, TRICK
from derby.rules.bets import unused_bet_cards, victory_points
from derby.rules.card_set import lowest
from derby.rules.cardholders import holder_size, right_holder
from derby.rules.choices import Choices
from derby.rules.rule import inlined, kernel, rule
from derby.rules.sight import look
from derby.rules.stages import AFTER_CARD, AFTER_DRAW, BEFORE_BET, BEFORE_SLOW, CARD_PLAYED, FATE, SLOW_CARD
from derby.rules.track import standing
from derby.table import BETS, PROTECTION, Table
from derby.variants.power_of_the_gods.powers import POWERS_OF_A_GOD
from derby.visibility import HIDDEN

# Compiled rules know plain ints, not a dictionary.
STAGE = START["stage"]
RACE = START["race"]
SEATS_AT_TABLE = START["seats"]
VARIANTS = START["variants"]
SEAT_TO_ACT = START["seat_to_act"]
FIRST_PLAYER = START["first_player"]
TURN = START["turn"]
THIRD_BETS_BEGUN = START["third_bets_begun"]
GOD = START["god"]
POINTS = START["points"]
BET_CREATURE = START["bet_creature"]
OWN_BET_CARD = START["own_bet_card"]
OWN_UNUSED = START["own_unused"]
REVEALED = START["revealed"]
WON = START["won"]
POWERS = START["powers"]
FATE_TOKEN = START["fate_token"]
SECTOR = START["sector"]
PLACE = START["place"]
FINISHED = START["finished"]
DISQUALIFIED = START["disqualified"]
TOKENS = START["tokens"]
FIRST_PAST = START["first_past"]
HOLDER_SIZE = START["holder_size"]
LEFT_HOLDER = START["left_holder"]
RIGHT_HOLDER = START["right_holder"]
DISCARD = START["discard"]
ZEUS_DECK = START["zeus_deck"]
DRAWN_CARDS = START["drawn"]
PROTECTIONS = START["protections"]
DRAWN_PROTECTIONS = START["drawn_protections"]
DRAWS = START["draws"]
CARD = START["card"]
CARD_HOLDER = START["card_holder"]
CARD_KIND = START["card_kind"]
CARD_BONUS = START["card_bonus"]
SLEIPNIR = START["sleipnir"]
ASKED_NEXT = START["asked_next"]
PASSES = START["passes"]
FATE_CREATURE = START["fate_creature"]
FATE_PASSES = START["fate_passes"]
VALKYRIES = START["valkyries"]
PAPERWORK = START["paperwork"]
FALCON_HOLDER = START["falcon_holder"]
FALCON_CARDS = START["falcon_cards"]
WISDOM_BET = START["wisdom_bet"]
WISDOM_CARD = START["wisdom_card"]
RENEWED_CARD = START["renewed_card"]
RENEWED_HOLDER = START["renewed_holder"]


@rule
def from_viewer(table: Table, viewer: int, seat: int) -> int:
    """How far clockwise from the viewer a seat, or a holder, is."""
    away = seat - viewer
    return away if away >= 0 else away + table.seats


@inlined
def write_set(row: list[int], start: int, members: int, count: int) -> None:
    """A 1 for each member of a set of so many possible ones; without a branch, as it is done for every card."""
    for member in range(count):
        row[start + member] = (members >> member) & 1


@rule
def write_members(row: list[int], start: int, members: int) -> None:
    """The same, where the row has only zeros and the members are few."""
    while members:
        row[start + lowest(members)] = 1
        members &= members - 1


@rule
def write_one(row: list[int], start: int, member: int) -> None:
    """A set of one, or the empty set for -1."""
    if member >= 0:
        row[start + member] = 1


@rule
def observe(table: Table, viewer: int, row: list[int]) -> None:
    """What the viewer knows, who sees this table."""
    for place in range(SIZE):
        row[place] = 0
    observe_stage(table, viewer, row)
    for place in range(table.seats):
        seat = viewer + place
        seat = seat if seat < table.seats else seat - table.seats
        observe_seat(table, viewer, seat, place, row)
    for bet in range(BETS):
        row[OWN_BET_CARD + bet * BET_CARDS + table.bet_card[viewer][bet]] = int(bet < table.bets[viewer])
    write_set(row, OWN_UNUSED, unused_bet_cards(table, viewer), BET_CARDS)
    observe_track(table, row)
    observe_cards(table, viewer, row)
    observe_card_played(table, viewer, row)
    if table.power_of_the_gods:
        observe_powers(table, viewer, row)


@rule
def observe_stage(table: Table, viewer: int, row: list[int]) -> None:
    row[STAGE + (FATE if table.fate_creature >= 0 else table.stage)] = 1
    row[RACE] = table.race
    row[SEATS_AT_TABLE] = table.seats
    row[VARIANTS] = table.zeus_sobers_up
    row[VARIANTS + 1] = table.power_of_the_gods
    row[VARIANTS + 2] = table.fate_tokens
    if table.seat_to_act >= 0:
        row[SEAT_TO_ACT + from_viewer(table, viewer, table.seat_to_act)] = 1
    row[FIRST_PLAYER + from_viewer(table, viewer, table.first_player)] = 1
    row[TURN + from_viewer(table, viewer, table.turn)] = 1
    row[THIRD_BETS_BEGUN] = table.third_bet


@rule
def observe_seat(table: Table, viewer: int, seat: int, place: int, row: list[int]) -> None:
    """What everybody knows of a seat; it is at this place from the viewer."""
    row[GOD + place * SEATS + table.god[seat]] = 1
    for bet in range(BETS):
        is_in_play = int(bet < table.bets[seat])
        row[BET_CREATURE + (place * BETS + bet) * CREATURES + table.bet_creature[seat][bet]] = is_in_play
    revealed = table.bet_cards_revealed[seat]
    if revealed:
        write_set(row, REVEALED + place * BET_CARDS, revealed, BET_CARDS)
        write_set(row, WON + place * BET_CARDS, table.bet_cards_won[seat], BET_CARDS)
        row[POINTS + place] = min(victory_points(table, seat), MOST_POINTS)
    row[HOLDER_SIZE + place] = holder_size(table, seat)
    if table.power_of_the_gods:
        for power in range(POWERS_OF_A_GOD):
            left = table.powers_left >> (table.god[seat] * POWERS_OF_A_GOD + power)
            row[POWERS + place * POWERS_OF_A_GOD + power] = left & 1
        row[FATE_TOKEN + place] = table.fate_sector[seat]


@rule
def observe_track(table: Table, row: list[int]) -> None:
    places = 0
    for creature in range(CREATURES):
        own = standing(table, creature)
        for other in range(creature):
            # The one of the two that is behind counts the other; all counts are in one number, four bits each.
            places += 1 << 4 * (creature if standing(table, other) > own else other)
    for creature in range(CREATURES):
        row[SECTOR + creature] = table.sector[creature]
        row[PLACE + creature] = (places >> 4 * creature) & 15
        row[FINISHED + creature] = int(table.sector[creature] > table.finish_line)
        row[DISQUALIFIED + creature] = table.disqualified[creature]
        row[TOKENS + creature] = table.tokens[creature]
    write_one(row, FIRST_PAST, table.first_past)


@rule
def observe_cards(table: Table, viewer: int, row: list[int]) -> None:
    write_set(row, LEFT_HOLDER, table.holder[viewer], CARDS)
    write_set(row, RIGHT_HOLDER, table.holder[right_holder(table, viewer)], CARDS)
    write_set(row, DISCARD, table.discard, CARDS)
    write_members(row, ZEUS_DECK, table.zeus)
    for slot in range(table.drawn_size):
        card = table.drawn[slot]
        if card == PROTECTION:
            row[DRAWN_PROTECTIONS] += 1
        else:
            row[DRAWN_CARDS + card] = 1
    row[PROTECTIONS] = table.protections
    row[DRAWS] = table.draws


@rule
def observe_card_played(table: Table, viewer: int, row: list[int]) -> None:
    """The card being played; between the two cards of a turn, the holder of the first is known, too."""
    stage = table.stage
    within_turn = stage == SLOW_CARD or stage == BEFORE_SLOW or stage == CARD_PLAYED or stage == AFTER_CARD
    if table.card >= 0 or (within_turn and not table.card_is_slow):
        row[CARD_HOLDER + from_viewer(table, viewer, table.card_holder)] = 1
    if table.card >= 0:
        row[CARD + table.card] = 1
        row[CARD_KIND] = table.card_is_slow
        row[CARD_KIND + 1] = table.card_trick
        row[CARD_KIND + 2] = table.card_to_zeus
        row[CARD_BONUS] = table.card_bonus


@rule
def observe_powers(table: Table, viewer: int, row: list[int]) -> None:
    row[SLEIPNIR] = table.sleipnir
    if BEFORE_BET <= table.stage <= AFTER_DRAW:
        row[ASKED_NEXT + from_viewer(table, viewer, table.moment_seat)] = 1
        row[PASSES] = table.moment_passes
    if table.fate_creature >= 0:
        row[FATE_CREATURE + table.fate_creature] = 1
        row[FATE_PASSES] = table.fate_passes
    write_one(row, VALKYRIES, table.valkyries)
    write_one(row, PAPERWORK, table.paperwork)
    if table.falcon_holder >= 0:
        row[FALCON_HOLDER + from_viewer(table, viewer, table.falcon_holder)] = 1
        if table.falcon_cards != HIDDEN:
            write_members(row, FALCON_CARDS, table.falcon_cards)
    for seat in range(table.seats):
        if table.wisdom_bet[seat] >= 0:
            place = from_viewer(table, viewer, seat)
            row[WISDOM_BET + place * LOOKED_AT + table.wisdom_bet[seat]] = 1
            if table.wisdom_card[seat] != HIDDEN:
                row[WISDOM_CARD + place * BET_CARDS + table.wisdom_card[seat]] = 1
    if table.renewed_card >= 0:
        row[RENEWED_CARD + table.renewed_card] = 1
        row[RENEWED_HOLDER + from_viewer(table, viewer, table.renewed_holder)] = 1


@rule
def write_mask(table: Table, choices: Choices, mask: list[int]) -> None:
    """A 1 at the code of every legal action of the seat to act; it is 0 everywhere when nobody decides."""
    for code in range(ACTIONS):
        mask[code] = 0
    if table.seat_to_act < 0:
        return
    legal(table, choices)
    for place in range(choices.listed):
        mask[choices.codes[place]] = 1
    if choices.listed > 0:
        return
    rows = choices.rows
    while rows:
        write_members(mask, choices.first + choices.row * lowest(rows), choices.columns)
        rows &= rows - 1
    write_members(mask, TRICK, choices.tricks)


@kernel
def observe_position(seen: list[Table], tables: Sequence[Table], viewer: int, row: list[int]) -> None:
    """What the viewer may know of the present position, for programs. They call with compiled arrays of one table:
    numba takes an array many times faster than its element."""
    look(seen, tables, 0, viewer)
    observe(seen[0], viewer, row)


class NoObservation(DerbyError):
    """An observation is relative to a seat, and a spectator sits at none."""


def observation_of(set_up: SetUp, view: View) -> list[int]:
    """The observation of the seat that a view belongs to: this is how a bot that has learned gets it."""
    if view.viewer is None:
        raise NoObservation("an observation is relative to a seat, and a spectator sits at none")
    row = [0] * SIZE
    observe(seen_table(set_up, view), view.viewer, row)
    return row
