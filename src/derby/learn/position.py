"""A position for OpenSpiel's algorithms: the compiled table, chance card by card, and the chronicle of the game.

The rules take a deal or a draw as a whole. Here its cards come one by one, and go to the rules with the last one.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from derby.editions.components import CARDS, CREATURES, SEATS
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.game.view_building import view_of
from derby.learn import chronicle
from derby.learn.chronicle import Triple, written
from derby.learn.encoding import SIZE
from derby.learn.episode import Numbers8
from derby.learn.observation import observe_position
from derby.learn.position_rules import (
    REPORT,
    act_in_position,
    chance_in_position,
    legal_in_position,
    play_position,
    score_position,
)
from derby.rules import action_codes
from derby.rules.action_codes import LEGAL
from derby.rules.card_set import members
from derby.rules.choices import Choices
from derby.rules.compiled import compiled_array, interpreted, twin
from derby.rules.sight import sight_of
from derby.rules.stages import DEAL, GAME_OVER, TABLET_DRAW
from derby.table import BETS, NONE, PROTECTION, Table

LINE_UP_DRAWS = CREATURES - 1
"""The last creature of a line-up needs no draw."""


@cache
def _scratch() -> tuple[Any, Any, Any]:
    """Buffers for listing legal actions, and for what a seat sees."""
    return compiled_array(Choices()), np.zeros(LEGAL, np.int64), compiled_array(Table())


class Position:
    """A position in a game, with what everybody and what each seat has seen so far."""

    __slots__ = ("first_player_due", "pending", "private", "public", "seat", "seats", "stage", "tables")

    def __init__(self, tables: Any, seats: int) -> None:
        self.tables = tables
        """A compiled array of one table."""
        self.seats = seats
        self.seat = int(tables["seat_to_act"][0])
        """The seat to act, -1 for chance or nobody."""
        self.stage = int(tables["stage"][0])
        self.first_player_due = False
        self.pending: tuple[int, ...] = ()
        """What chance has drawn so far in a deal or a judgment."""
        self.public = ""
        self.private = ("",) * seats

    def __deepcopy__(self, memo: object) -> "Position":
        twin = Position.__new__(Position)
        twin.tables = self.tables.copy()
        twin.seats = self.seats
        twin.seat = self.seat
        twin.stage = self.stage
        twin.first_player_due = self.first_player_due
        twin.pending = self.pending
        twin.public = self.public
        twin.private = self.private
        return twin

    @property
    def is_over(self) -> bool:
        return self.stage == GAME_OVER

    def legal(self) -> list[int]:
        """The codes of the legal actions, in ascending order."""
        choices, codes, _ = _scratch()
        count = twin(legal_in_position)(self.tables, choices, codes)
        return sorted(codes[:count].tolist())

    def act(self, code: int) -> None:
        seat = self.seat
        report: Any = np.empty(REPORT, np.int64)
        holder = twin(act_in_position)(self.tables, code, report)
        self.public += written((chronicle.deed(seat, code, holder),))
        if code < action_codes.FAST or code >= action_codes.FALCONS_EYE:
            self._record_secret(seat, code)
        self._read_report(report)

    def _record_secret(self, seat: int, code: int) -> None:
        """Record what only the seat itself knows of its action."""
        if action_codes.BET <= code < action_codes.FAST:
            card, creature = divmod(code - action_codes.BET, CREATURES)
            self._see(seat, [(chronicle.BET_CARD, creature, card)])
        elif action_codes.PROPHECY <= code < action_codes.TABLET_OF_DESTINIES:
            card, creature = divmod(code - action_codes.PROPHECY, CREATURES)
            self._see(seat, [(chronicle.BET_CARD, creature, card)])
        elif action_codes.FALCONS_EYE <= code < action_codes.UPDRAFT:
            cards = members(int(self.tables["falcon_cards"][0]))
            self._see(seat, [(chronicle.FALCONS_EYE, 0, card) for card in cards])
        elif action_codes.SUPERIOR_WISDOM <= code < action_codes.SLEIPNIR:
            cards = self.tables["wisdom_card"][0].tolist()
            self._see(seat, [(chronicle.WISDOM, other, card) for other, card in enumerate(cards) if card >= 0])

    def _see(self, seat: int, triples: Sequence[Triple]) -> None:
        self.private = (*self.private[:seat], self.private[seat] + written(triples), *self.private[seat + 1 :])

    def _read_report(self, report: Any) -> None:
        """Read the report of a step: the seat to act next, and all bets if a race has ended."""
        race_ended, self.seat, self.stage, *numbers = report.tolist()
        if race_ended:
            bets, cards = numbers[:SEATS], numbers[SEATS:]
            self.public += written(
                (chronicle.REVEALED, seat * BETS + bet, cards[seat * BETS + bet])
                for seat in range(self.seats)
                for bet in range(bets[seat])
            )

    def outcomes(self) -> list[int]:
        """What chance may draw next, one entry for each card: protection cards have equal entries."""
        if self.first_player_due:
            return list(range(self.seats))
        pending = self.pending
        if self.stage == DEAL:
            dealt = self.cards_dealt()
            every, drawn = (CARDS, pending) if len(pending) < dealt else (CREATURES, pending[dealt:])
            return [one for one in range(every) if one not in drawn]
        deck = members(int(self.tables["zeus"][0])) + [PROTECTION] * int(self.tables["protections"][0])
        for card in pending:
            deck.remove(card)
        return deck

    def cards_dealt(self) -> int:
        return self.seats * int(self.tables["cards_each"][0])

    def draw(self, one: int) -> None:
        """Chance has drawn one of the outcomes."""
        if self.first_player_due:
            self.tables["first_player"] = self.tables["turn"] = one
            self.first_player_due = False
            self.public += written(((chronicle.FIRST_PLAYER, 0, one),))
            return
        self.pending += (one,)
        wanted = 1 if self.stage == TABLET_DRAW else int(self.tables["draws"][0])
        if self.stage == DEAL:
            wanted = self.cards_dealt() + LINE_UP_DRAWS
        if len(self.pending) < wanted:
            return
        pending, self.pending = self.pending, ()
        report: Any = np.empty(REPORT, np.int64)
        cards: Any = np.array(pending, np.int64)
        creatures: Any = np.zeros(CREATURES, np.int64)
        if self.stage == DEAL:
            drawn = pending[-LINE_UP_DRAWS:]
            creatures[:] = (*drawn, *(creature for creature in range(CREATURES) if creature not in drawn))
            line_up = creatures.tolist()
            twin(chance_in_position)(self.tables, cards, creatures, report)
            self.public += written((chronicle.LINE_UP, place, creature) for place, creature in enumerate(line_up))
            self._see_the_deal()
        else:
            twin(chance_in_position)(self.tables, cards, creatures, report)
            self.public += written((chronicle.DRAWN_CARD, place, card) for place, card in enumerate(pending))
        self._read_report(report)

    def _see_the_deal(self) -> None:
        holders: list[int] = self.tables["holder"][0].tolist()
        for seat in range(self.seats):
            own = (holders[seat], holders[seat - 1 if seat else self.seats - 1])
            self._see(seat, [(chronicle.DEALT, side, card) for side in (0, 1) for card in members(own[side])])

    def points(self) -> list[int]:
        points: Any = np.zeros(self.seats, np.int64)
        twin(score_position)(self.tables, points)
        return points.tolist()

    def points_at_random(self, dice: Any, choices: Any) -> list[int]:
        """The points at the end of a random playout from here; the position stays as it is."""
        points: Any = np.zeros(self.seats, np.int64)
        twin(play_position)(self.tables.copy(), dice, choices, points)
        return points.tolist()

    def observation(self, seat: int) -> Numbers8:
        row: Any = np.empty(SIZE, np.int8)
        twin(observe_position)(_scratch()[2], self.tables, seat, row)
        return row

    def view(self, seat: int | None) -> View:
        seen = sight_of(interpreted(self.tables[0], Table), NONE if seat is None else seat)
        return view_of(seen, seat, 0, tuple(self.legal()) if seat == self.seat else ())


def first_position(set_up: SetUp) -> Position:
    """The position before the game, in which chance draws the first player."""
    position = Position(compiled_array(set_up.table(0)), set_up.seats)
    position.first_player_due = True
    return position
