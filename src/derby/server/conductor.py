"""What happens at a table without anybody's message: bots' turns, passing by itself, clocks, and leavers.

Exactly one process does this for a table at a time: the one that holds the table's shard. When it dies, another has the
shard within seconds, and takes the table over.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from derby.rules.action_codes import PASS
from derby.server.live_table import LiveTable, now_ms
from derby.store.database import DatabaseError
from derby.store.table_log import running_games, shard_of
from derby.tables import entries as log_entries
from derby.tables.refusal import Refusal
from derby.tables.state import TableState

if TYPE_CHECKING:
    from derby.server.house import House

ROUND_SECONDS = 1.0
"""How often the shards are asked for."""

log = logging.getLogger(__name__)


class Conductor:
    def __init__(self, house: "House", *, pace_ms: int, grace_ms: int) -> None:
        self._house = house
        self._pace_ms = pace_ms
        """The least time of a bot's turn, so that people can follow."""
        self._grace_ms = grace_ms
        """How long a seat may be away before a bot plays it."""
        self.shards: frozenset[int] = frozenset()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._living: frozenset[str] = frozenset()
        """The processes that were alive when we looked last."""
        self._at_work: set[str] = set()
        """Tables for which something is being done right now."""

    async def go_round(self) -> None:
        """Look after the tables of the shards that came to this process; until cancelled."""
        while True:
            try:
                await self._look_round()
            except DatabaseError as error:
                log.warning("the tables could not be looked after: %s", error)
                self.forget_shards()
            except Exception:
                log.exception("the tables could not be looked after")
                self._house.metrics.failures += 1
            await asyncio.sleep(ROUND_SECONDS)

    async def _look_round(self) -> None:
        database = self._house.database
        held = await database.shards()
        living = await database.living() | {self._house.process}
        new, self.shards = held - self.shards, held
        if living != self._living:
            self._living = living
            for table in list(self._house.tables.values()):
                self.look(table)
        if new:
            for game in await running_games(database):
                if shard_of(game) in new:
                    try:
                        self.look(await self._house.table(game))
                    except DatabaseError:
                        raise
                    except Exception:
                        # A log that can't be read stops its own table only.
                        log.exception("a table could not be read")
                        self._house.metrics.failures += 1
                    await asyncio.sleep(0)

    def forget_shards(self) -> None:
        """Something may have been missed: look at all tables again."""
        self.shards = frozenset()

    def looks_after(self, game: str) -> bool:
        return shard_of(game) in self.shards

    def _is_to_be_taken_over(self, state: TableState) -> bool:
        """Whether another process looked after the table, or somebody is there only through one that is gone."""
        return state.conductor != self._house.process or any(not seat.present <= self._living for seat in state.seats)

    def look(self, table: LiveTable) -> None:
        """See what is due at a table, do it or set a timer for it."""
        name = table.state.table
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()
        if name in self._at_work or not self.looks_after(name) or table.state.game is None or self._house.is_draining:
            return
        due = self._due(table.state)
        if due is None:
            return
        delay = (due - now_ms()) / 1000
        if delay <= 0:
            self._at_work.add(name)
            self._house.spawn(self._work(table))
        else:
            loop = asyncio.get_running_loop()
            self._timers[name] = loop.call_later(delay, self.look, table)

    def _due(self, state: TableState) -> int | None:
        """When something is to be done; 0 for at once, None for nothing."""
        if state.phase == "over":
            return None if state.table in self._house.finished else 0
        if self._is_to_be_taken_over(state):
            return 0
        game = state.game
        if game is None or not state.is_waited_for:
            return None
        seat = game.seat_to_act
        if seat is None:
            return None
        moments = [
            other.away_since + self._grace_ms
            for other in (state.seats if state.somebody_is_away else ())
            if other.guest is not None and not other.present and not other.handed_over
        ]
        if state.seats[seat].is_played_by_bot or self._passes(state, seat):
            moments.append(0)
        elif (time_is_up := state.time_is_up_at()) is not None:
            moments.append(time_is_up)
        return min(moments, default=None)

    def _passes(self, state: TableState, seat: int) -> bool:
        return state.seats[seat].auto_pass and state.game is not None and PASS in state.game.legal_codes()

    async def _work(self, table: LiveTable) -> None:
        """Do what is due."""
        name = table.state.table
        try:
            if table.state.phase == "over":
                await self._house.finish(table)
            elif self._is_to_be_taken_over(table.state):
                await self._take_over(table)
            else:
                await self._hand_over(table)
                await self._play(table)
        except (DatabaseError, Refusal) as error:
            log.warning("table %s could not be looked after: %s", shard_of(name), error)
            await asyncio.sleep(ROUND_SECONDS)
        except Exception:
            log.exception("a table could not be looked after")
            self._house.metrics.failures += 1
            await asyncio.sleep(ROUND_SECONDS)
        finally:
            self._at_work.discard(name)
        self.look(table)

    async def _take_over(self, table: LiveTable) -> None:
        living = self._living = await self._house.database.living() | {self._house.process}
        process = self._house.process

        def decide(state: TableState) -> list[log_entries.TableEntry]:
            gone = frozenset(name for seat in state.seats for name in seat.present) - living
            return [log_entries.TakenOver(process, tuple(sorted(gone)))] if gone or state.conductor != process else []

        await table.change(decide)

    async def _hand_over(self, table: LiveTable) -> None:
        """Give the seats of leavers, and of who has no time left, to bots."""
        now = now_ms()

        def decide(state: TableState) -> list[log_entries.TableEntry]:
            if state.game is None or state.game.is_over or not state.is_waited_for:
                return []
            found: list[log_entries.TableEntry] = []
            time_is_up = state.time_is_up_at()
            for number, seat in enumerate(state.seats):
                if seat.guest is None or seat.handed_over:
                    continue
                if not seat.present and seat.away_since + self._grace_ms <= now:
                    found.append(log_entries.SeatHandedOver(number, "left"))
                elif number == state.game.seat_to_act and time_is_up is not None and time_is_up <= now:
                    found.append(log_entries.SeatHandedOver(number, "time"))
            return found

        await table.change(decide)

    async def _play(self, table: LiveTable) -> None:
        """Play for the seat to act, if a bot does, or pass for it."""
        state = table.state
        game = state.game
        if game is None or game.seat_to_act is None or not state.is_waited_for:
            return
        number, version = game.seat_to_act, game.version
        seat = state.seats[number]
        by: log_entries.By
        if seat.is_played_by_bot:
            began = now_ms()
            level = seat.level or state.settings.leaver_level
            code = await self._house.bot_workers.decide(level, game.set_up, game.view(number))
            await asyncio.sleep(max(0, self._pace_ms - (now_ms() - began)) / 1000)
            by = "bot"
        elif self._passes(state, number):
            code, by = PASS, "auto-pass"
        else:
            return

        def decide(state: TableState) -> list[log_entries.TableEntry]:
            still = state.game is not None and state.game.version == version
            meant = state.seats[number].is_played_by_bot if by == "bot" else self._passes(state, number)
            return [log_entries.Acted(number, code, None, by)] if still and meant else []

        await table.change(decide)
        self._house.metrics.bot_moves += 1
