"""Every bet of a race revealed, and the standings after it."""

from rich.table import Table
from rich.text import Text

from derby.cli.terminal.colours import CREATURE_COLOURS
from derby.cli.terminal.narration import Settlement
from derby.cli.terminal.phrases import Phrases

TRUE, FALSE = "✓", "·"


def settlement_picture(settlement: Settlement, phrases: Phrases) -> Table:
    """One row per player, the best first."""
    words = phrases.words
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(words("terminal-players"))
    table.add_column(words("terminal-bets"))
    table.add_column(words("terminal-this-race"), justify="right")
    table.add_column(words("terminal-total"), justify="right", style="bold")
    for seat in sorted(range(phrases.seats), key=lambda seat: -settlement.points[seat]):
        bets = [bet for bet in settlement.bets if bet.seat == seat]
        lines = [
            Text.assemble(
                f"{TRUE if bet.points else FALSE} ",
                (phrases.creature(bet.creature), CREATURE_COLOURS[bet.creature]),
                f" {phrases.bet(bet.card, bet.creature)}",
                style="" if bet.points else "dim",
            )
            for bet in bets
        ]
        you = seat == phrases.reader
        name = Text(words("terminal-you", god=phrases.god(seat)) if you else phrases.god(seat), style="bold")
        table.add_row(name, Text("\n").join(lines), f"+{sum(bet.points for bet in bets)}", str(settlement.points[seat]))
    return table
