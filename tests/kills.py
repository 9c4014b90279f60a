"""How often the tests kill something in each way: a few times, or as often as `DERBY_KILLS` says."""

import os

KILLS = int(os.environ.get("DERBY_KILLS", "2"))
