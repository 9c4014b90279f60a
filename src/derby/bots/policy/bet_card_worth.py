"""What a bet card is usually worth when nothing is known about the race yet."""

from derby.editions.components import CREATURES
from derby.rules.ranking import DISQUALIFIED, LAST, NEXT_TO_LAST

AT_AN_END, IN_BETWEEN, OUT = 40, 22, 30
"""About how many bets in a hundred come true on the first or last place, on one between, and on disqualification,
rounded from 80 games among heroes; a card that names several is a little less likely than their sum."""
MOST_LIKELY = 64


def worth_of(places: int, points: int) -> int:
    """What a bet card usually brings, in hundredths of a point."""
    likely = 0
    for place in range(CREATURES):
        if (places >> place) & 1:
            likely += AT_AN_END if place in (0, CREATURES - 1) else IN_BETWEEN
    likely += bool(places & LAST) * AT_AN_END
    likely += bool(places & NEXT_TO_LAST) * IN_BETWEEN
    likely += bool(places & DISQUALIFIED) * OUT
    return min(likely, MOST_LIKELY) * points
