"""Who is at a table: the processes through which the devices of its seats are connected."""

from collections.abc import Set as AbstractSet

from derby.tables.entries import Came, TableEntry, TakenOver, Went
from derby.tables.state import TableState


def presence_changes(state: TableState, process: str, here: AbstractSet[int]) -> list[TableEntry]:
    """What to write when these seats have a device at this process."""
    noted = {number for number, seat in enumerate(state.seats) if process in seat.present}
    came: list[TableEntry] = [Came(seat, process) for seat in sorted(here - noted)]
    return came + [Went(seat, process) for seat in sorted(noted - here)]


def is_to_be_taken_over(state: TableState, process: str, living: AbstractSet[str]) -> bool:
    """Whether another process looked after the table, or a device is noted at one that is gone."""
    return state.conductor != process or any(not seat.present <= living for seat in state.seats)


def taking_over(state: TableState, process: str, living: AbstractSet[str]) -> list[TableEntry]:
    """What a process writes when it begins to look after the table."""
    gone = frozenset(name for seat in state.seats for name in seat.present) - living
    return [TakenOver(process, tuple(sorted(gone)))] if gone or state.conductor != process else []
