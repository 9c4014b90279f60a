"""The turn of a bot at a table: it waits for a worker, and those at the table see a note if that takes long."""

import asyncio

from derby.duplicate.answers import stream_of
from derby.server.live_table import LiveTable
from derby.server.workers.bot_workers import BotWorkers
from derby.server.workers.fair_queue import Asker, Priority
from derby.tables.due import seat_of_bot
from derby.tables.server_messages import BotsAreSlow

SLOW_SECONDS = 2.0
"""How much longer than it may think a bot takes before people see a note."""


async def bot_decision(bots: BotWorkers, table: LiveTable, seat: int) -> int:
    """The code of what the bot of a seat decides.

    `Dropped` if nobody waits for it any more before it has begun to think.
    """
    state, game = table.state, table.state.game
    assert game is not None
    version = game.version
    level = state.seats[seat].level or state.settings.leaver_level

    def is_wanted() -> bool:
        return game.version == version and seat_of_bot(table.state) == seat

    if state.is_try:
        stream = stream_of(state.seed, seat, version)
        return await bots.answer(
            level, game.set_up, game.view(seat), stream, asker_of(table), priority_of(table), is_wanted
        )
    slow = asyncio.get_running_loop().call_later(bots.ms / 1000 + SLOW_SECONDS, _tell_slow, bots, table)
    try:
        return await bots.decide(
            level, game.set_up, game.view(seat), asker_of(table), priority_of(table), is_wanted, table.hurried
        )
    finally:
        slow.cancel()


def asker_of(table: LiveTable) -> Asker:
    """In whose turn a table is served: its host's, with the address of the host, or of somebody else who plays here.

    If none of them is here, by what is known of the address that opened it, or else by whoever watches.
    """
    host, devices = table.state.host, table.audience.devices
    players = [device for device in devices if device.seats]
    players.sort(key=lambda device: device.guest.id != host)
    addresses = [*(device.address for device in players), table.opened_from, *(device.address for device in devices)]
    return Asker(next(filter(None, addresses), ""), host)


def priority_of(table: LiveTable) -> Priority:
    is_watched = table.audience.devices or any(seat.present for seat in table.state.seats)
    return Priority.MOVE if is_watched else Priority.UNWATCHED


def _tell_slow(bots: BotWorkers, table: LiveTable) -> None:
    if not bots.are_getting_ready:  # people know that already
        for device in table.audience.devices:
            device.tell(BotsAreSlow())
