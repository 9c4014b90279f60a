"""2c. Determine the ranking: when all cards are played, the present ranking is the final one, before Zeus speaks."""

from derby.flow.zeus_judgment import begin_judgment
from derby.rules.journal import RANKING_DETERMINED, note
from derby.rules.rule import rule
from derby.table import Table


@rule
def determine_ranking(table: Table) -> None:
    best = table.ranking
    note(table, RANKING_DETERMINED, best[0], best[1], best[2], best[3], best[4], best[5])
    begin_judgment(table)
