"""A deal on a device: its bots answer in the browser's Python what they answer here."""

import json
from datetime import timedelta
from pathlib import Path

from derby.duplicate.answers import played_by
from derby.duplicate.daily import FIRST_DAY, WEEK, deal_of_day
from tests.local.test_kernels import in_the_browser, library, needs_python_for_the_browser

__all__ = ["library"]

PLAY = """
import json
from datetime import timedelta
from derby.duplicate.answers import played_by
from derby.duplicate.daily import FIRST_DAY, WEEK, deal_of_day
from derby.local.kernels import use_kernels
assert use_kernels()
days = [deal_of_day(FIRST_DAY + timedelta(days=number)) for number in range(len(WEEK))]
json.dumps([list(played_by(deal, deal.level).actions) for deal in days])
"""


@needs_python_for_the_browser
def test_a_week_of_races_is_played_in_the_browser_as_it_is_here(tmp_path: Path, library: Path) -> None:
    found = json.loads(in_the_browser(PLAY, tmp_path, library))
    deals = [deal_of_day(FIRST_DAY + timedelta(days=number)) for number in range(len(WEEK))]
    assert found == [list(played_by(deal, deal.level).actions) for deal in deals]
