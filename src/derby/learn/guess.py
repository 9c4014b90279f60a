"""Guesses: positions consistent with what a seat knows. What it doesn't know is imagined, as bots do."""

from typing import Any

from derby.bots.search.worlds import seen_table, unknown_to
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.learn import chronicle
from derby.learn.chronicle import written
from derby.learn.position import Position
from derby.learn.position_rules import imagine_position
from derby.playouts.dice import new_dice
from derby.rules.compiled import compiled_array, twin


class Guess:
    """Positions consistent with what a seat knows: its view, completed at random."""

    def __init__(self, set_up: SetUp, view: View, seat: int, public: str = "", private: str = "") -> None:
        seen = seen_table(set_up, view)
        unknown = unknown_to(seen, seat)
        self._seat = seat
        self._seen: Any = compiled_array(seen)
        self._unknown: Any = compiled_array(unknown)
        self._dice: Any = compiled_array(new_dice(0))
        self._public = public
        self._private = private

    def position(self, number: float) -> Position:
        """One of these positions; `number`, from 0 to 1, decides which."""
        self._dice["state"] = 1 + int(number * 2.0**61)
        tables = self._seen.copy()
        twin(imagine_position)(tables, self._unknown, self._dice)
        position = Position(tables, int(tables["seats"][0]))
        position.public = self._public
        holders: list[int] = tables["holder"][0].tolist()
        bets: list[int] = tables["bets"][0].tolist()
        cards: list[list[int]] = tables["bet_card"][0].tolist()
        private = [
            _imagined(holders[seat], holders[seat - 1 if seat else position.seats - 1], cards[seat][: bets[seat]])
            for seat in range(position.seats)
        ]
        private[self._seat] = self._private
        position.private = tuple(private)
        return position


def _imagined(left: int, right: int, bet_cards: list[int]) -> str:
    """What another seat may know."""
    hands = [(chronicle.IMAGINED, 0, left), (chronicle.IMAGINED, 0, right)]
    return written(hands + [(chronicle.IMAGINED, 1, card) for card in bet_cards])
