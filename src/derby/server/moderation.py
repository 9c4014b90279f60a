"""What guests do about each other at a table: muting, and reporting to the host of the server."""

from derby.store.database import Database
from derby.store.people import mute, unmute
from derby.tables.client_messages import Mute, Report
from derby.tables.device import Device
from derby.tables.refusal import Refusal
from derby.tables.seat import who_is
from derby.tables.state import TableState


async def change_mute(database: Database, state: TableState, device: Device, message: Mute) -> None:
    """Let a device hear somebody no more, or again; of a guest that is kept, for all their devices."""
    device.mute(message)
    other = _guest_called(state, message.who)
    if device.guest.id and other is not None:
        await (mute if message.on else unmute)(database, device.guest.id, other)


def report_of(state: TableState, device: Device, message: Report) -> tuple[str, str, str, str, int | None, str | None]:
    """What is kept of a report, with what was said, as it may be gone by the time it is read.

    The table, who reports whom, the name at this table, and the line of chat with its number.
    """
    if not device.guest.id:
        raise Refusal("not-known")
    other = _guest_called(state, message.who)
    if other is None:
        raise Refusal("no-such-seat")
    said = [line for line in state.chat if line.seq == message.line and line.guest == other]
    return (
        state.table,
        device.guest.id,
        other,
        state.people()[other],
        said[0].seq if said else None,
        said[0].text or said[0].reaction if said else None,
    )


def _guest_called(state: TableState, who: str) -> str | None:
    """The guest who goes by this name at a table, if they have a seat or were heard lately."""
    return next((guest for guest in state.people() if who_is(state.table, guest) == who), None)
