"""2c. Determine the ranking: when all cards are played, the current ranking is final, apart from Zeus' Judgment."""

from derby.flow.zeus_judgment import begin_judgment
from derby.rules.journal import RANKING_DETERMINED, note
from derby.rules.rule import rule
from derby.table import Table


@rule
def determine_ranking(table: Table) -> None:
    note(table, RANKING_DETERMINED)
    begin_judgment(table)
