"""What is recorded of a game that is over: results, what they add up to, and ratings."""

from collections.abc import Iterable, Sequence

import msgspec

from derby.game.events import (
    BetSettled,
    CreatureDisqualified,
    DirtyTrickPlayed,
    Event,
    JudgmentCardDrawn,
    JudgmentCardPutBack,
    RaceDealt,
)
from derby.game.game import Game
from derby.game.names import CREATURES
from derby.rules.dirty_trick import creature_of
from derby.store.database import Database, Statement, Taken
from derby.store.deadlines import ended
from derby.store.ratings import is_rated, rating, ratings_of
from derby.store.results import BOT, Outcome, Result, recording, variants_key
from derby.store.totals import SettledBet, counting
from derby.store.tournaments import bringing
from derby.store.tries import ending
from derby.tables.state import TableState


async def finish_game(database: Database, state: TableState, now: int) -> bool:
    """Record what came of a game that is over; False if somebody has already done it."""
    game = state.game
    assert game is not None
    over = Statement("UPDATE tables SET phase = 'over', changed = $1 WHERE id = $2", (now, state.table))
    players = [seat.guest or f"{BOT}{seat.level}" for seat in state.seats]
    statements = [over, ended(state.table), *bringing(state.table, game.points), *_try_ending(state, game, now)]
    if any(seat.guest is not None for seat in state.seats):
        outcome = outcome_of(state.table, game, players, now, counts=state.counts)
        statements += recording(outcome) + counting([outcome])
        if is_rated(outcome):
            statements += rating(outcome, await ratings_of(database, players))
    try:
        await database.write(*statements)
    except Taken:
        await database.write(over, ended(state.table))
        return False
    return True


def _try_ending(state: TableState, game: Game, now: int) -> list[Statement]:
    """What is recorded of a try at a deal."""
    own = state.seats_of(state.host)
    if not state.is_try or state.deal is None or not own:
        return []
    helped = any(state.seats[seat].handed_over or state.seats[seat].hinted for seat in own)
    record = game.record().dump().decode()
    return [ending(state.deal.deal, state.table, now, game.points[own[0]], record, helped=helped)]


def own_results(
    table: str, game: Game, guest: str, levels: Sequence[str | None], now: int, *, hinted: bool
) -> list[Statement]:
    """What is recorded of a game that a guest finished without a server: it changes no rating.

    It doesn't count if several people shared the device, if hints were asked for, or if it went on from another game.
    """
    players = [guest if level is None else f"{BOT}{level}" for level in levels]
    if guest not in players:
        return []
    counts = players.count(guest) == 1 and not game.given and not hinted
    outcome = outcome_of(table, game, players, now, counts=counts)
    return recording(outcome) + counting([outcome])


def outcome_of(table: str, game: Game, players: Sequence[str], now: int, *, counts: bool) -> Outcome:
    seats = _Seats(game.seats)
    for step in game.record().replay():
        seats.follow(step.events)
    winners = game.winners
    results = [
        Result(
            seat,
            player,
            game.points[seat],
            (1 / len(winners)) if seat in winners else 0.0,
            msgspec.json.encode(seats.bets[seat]).decode(),
            seats.tricks[seat],
            seats.caught[seat],
        )
        for seat, player in enumerate(players)
    ]
    return Outcome(table, game.seats, now, variants_key(game.set_up.variants), results, counts)


class _Seats:
    """What each seat bet, and how its dirty tricks ended."""

    def __init__(self, seats: int) -> None:
        self.bets: list[list[SettledBet]] = [[] for _ in range(seats)]
        self.tricks = [0] * seats
        self.caught = [0] * seats
        self._played: dict[int, int] = {}
        """The seat that played a card with its trick last, in this race."""
        self._drawn: list[int] = []

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case RaceDealt():
                    self._played, self._drawn = {}, []
                case BetSettled():
                    self.bets[event.seat].append(SettledBet(event.card, event.creature, event.points))
                case DirtyTrickPlayed():
                    self.tricks[event.seat] += 1
                    self._played[event.card] = event.seat
                case JudgmentCardDrawn():
                    self._drawn.append(event.card)
                case JudgmentCardPutBack():
                    self._drawn.remove(event.card)
                case CreatureDisqualified():
                    for card in self._drawn:
                        if card in self._played and CREATURES[creature_of(card)] == event.creature:
                            self.caught[self._played[card]] += 1
                case _:
                    pass
