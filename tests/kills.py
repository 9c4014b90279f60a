"""How often the tests kill something: a few times, or as often as `DERBY_KILLS` says."""

import os

KILLS = int(os.environ.get("DERBY_KILLS", "2"))
"""In each of the ways that need a scene of their own."""
KILLS_IN_PLAY = int(os.environ.get("DERBY_KILLS", "50"))
"""In the middle of play, one after the other."""
