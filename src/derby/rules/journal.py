"""The journal: what happened, written down by the rules as it happens.

A note is a kind and a few small ints; `game/events.py` turns it into an event. The compiled rules write no notes.
"""

from derby.table import Table

DEALT = 0
FATE_TOKEN_PLACED = 1
BET_PLACED = 2
BET_PASSED = 3
TURN_BEGAN = 4
CARD_PLAYED = 5
CREATURE_MOVED = 6
CREATURE_FINISHED = 7
MID_RACE_LINE_PASSED = 8
CARD_DISCARDED = 9
CARD_WENT_TO_ZEUS = 10
FIRST_PLAYER_PASSED = 11
RANKING_DETERMINED = 12
JUDGMENT_CARD_DRAWN = 13
JUDGMENT_CARD_PUT_BACK = 14
CREATURE_DISQUALIFIED = 15
PROTECTIONS_REMOVED = 16
BET_SETTLED = 17
RACE_ENDED = 18
GAME_ENDED = 19
POWER_PLAYED = 20
POWER_DECLINED = 21
FATE_TOKEN_LIFTED = 22
TOKEN_EXCHANGED = 23
BET_CARD_EXCHANGED = 24
HOLDER_SEEN = 25
BET_CARD_SEEN = 26
CARD_RENEWED = 27
PAPERWORK_DONE = 28


def note(table: Table, kind: int, *values: int) -> None:
    """Write a note, if this table keeps a journal."""
    if table.journal is not None:
        table.journal.append((kind, *values))
