"""3. Zeus' Judgment: cards drawn from the shuffled Zeus deck disqualify the creatures on them."""

from derby.flow.bet_outcome import settle_bets
from derby.rules.judgment import disqualify_drawn, draw_from_zeus_deck, zeus_deck_size
from derby.rules.rule import rule
from derby.rules.stages import AFTER_DRAW, BEFORE_JUDGMENT, JUDGMENT_DRAW
from derby.table import Table
from derby.variants.power_of_the_gods.moments import open_moment
from derby.variants.zeus_sobers_up import remove_drawn_protections


@rule
def begin_judgment(table: Table) -> None:
    """The first player is the current player now (R15). An empty deck means no judgment and no moments (R9)."""
    table.turn = table.first_player
    if zeus_deck_size(table) == 0:
        settle_bets(table)
    else:
        open_moment(table, BEFORE_JUDGMENT, table.turn)


@rule
def call_draw(table: Table) -> None:
    """The draw is chance; a deck that is too small is drawn whole (R9)."""
    table.draws = min(table.draws, zeus_deck_size(table))
    table.stage = JUDGMENT_DRAW


@rule
def judge(table: Table, drawn: list[int]) -> None:
    """Chance has drawn `table.draws` cards; `PROTECTION` stands for a protection card."""
    for place in range(table.draws):
        draw_from_zeus_deck(table, drawn[place])
    open_moment(table, AFTER_DRAW, table.turn)


@rule
def draw_again(table: Table, card: int) -> None:
    """Chance has drawn another card for the Tablet of Destinies; the moment continues."""
    draw_from_zeus_deck(table, card)
    table.stage = AFTER_DRAW


@rule
def pass_judgment(table: Table) -> None:
    """The cards now lying face up count (R24)."""
    disqualify_drawn(table)
    if table.zeus_sobers_up:
        remove_drawn_protections(table)
    settle_bets(table)
