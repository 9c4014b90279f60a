"""Achievements: what somebody has done well, read off what their results add up to."""

from collections.abc import Sequence
from typing import Literal, get_args

import msgspec

from derby.game.names import BET_CARD_LETTERS, Variant
from derby.store.results import variants_key
from derby.store.totals import Bests, BetTotal, Total

AchievementName = Literal[
    "victory", "streak", "every-seats", "all-variants", "olympian", "every-card", "sure-bets", "quiet-tricks", "above"
]
STREAK = 3
SEATS = (3, 4, 5, 6)
SURE_BETS = 7
"""Of the nine bets of a game."""
QUIET_TRICKS = 4
ENOUGH = 20
"""Games after which it is no longer chance alone that somebody wins more often than others."""
ABOVE = 1.25
ALL_VARIANTS = variants_key(Variant)


class Achievement(msgspec.Struct, frozen=True):
    name: AchievementName
    reached: int
    """How far the player has come, at most `of`."""
    of: int


def achievements(
    totals: Sequence[Total], bets: Sequence[BetTotal], bests: Bests, olympian_wins: float
) -> tuple[Achievement, ...]:
    """All of them, in the order in which they are shown."""
    won = [total for total in totals if total.wins > 0]
    games = sum(total.games for total in totals)
    share = sum(total.games / total.seats for total in totals)
    is_above = games >= ENOUGH and sum(total.wins for total in totals) >= ABOVE * share
    reached: dict[AchievementName, tuple[int, int]] = {
        "victory": (len(won), 1),
        "streak": (bests.longest_streak, STREAK),
        "every-seats": (len({total.seats for total in won}), len(SEATS)),
        "all-variants": (sum(total.variants == ALL_VARIANTS for total in won), 1),
        "olympian": (int(olympian_wins > 0), 1),
        "every-card": (sum(bet.won > 0 for bet in bets), len(BET_CARD_LETTERS)),
        "sure-bets": (bests.bets_won, SURE_BETS),
        "quiet-tricks": (bests.quiet_tricks, QUIET_TRICKS),
        "above": (ENOUGH if is_above else min(games, ENOUGH - 1), ENOUGH),
    }
    return tuple(Achievement(name, min(reached[name][0], reached[name][1]), reached[name][1]) for name in _NAMES)


_NAMES: tuple[AchievementName, ...] = get_args(AchievementName)
