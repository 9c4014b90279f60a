"""Who is at a table: the processes through which the devices of its seats are connected."""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from derby.tables.entries import Came, HostCame, HostWent, RulesChanged, TableEntry, TakenOver, Went
from derby.tables.state import TableState


def presence_changes(
    state: TableState, process: str, here: AbstractSet[int], *, host_is_here: bool = False, host_left: bool = False
) -> list[TableEntry]:
    """What to write when these seats have a device at this process, and when the host has one, or the last one left."""
    noted = {number for number, seat in enumerate(state.seats) if process in seat.present}
    came: list[TableEntry] = [Came(seat, process) for seat in sorted(here - noted)]
    if state.is_full:
        return came  # whoever comes and goes without end is noted once
    if host_is_here and state.host_is_away:
        came.append(HostCame())
    elif host_left and not state.host_is_away and not state.seats_of(state.host):
        came.append(HostWent())
    return came + [Went(seat, process) for seat in sorted(noted - here)]


def is_to_be_taken_over(state: TableState, process: str, living: AbstractSet[str]) -> bool:
    """Whether another process looked after a game that should go on, or a device is noted at one that is gone."""
    if state.is_waited_for and not state.is_correspondence and state.conductor != process:
        return True
    return not state.processes <= living


def taking_over(state: TableState, process: str, living: AbstractSet[str]) -> list[TableEntry]:
    """What a process writes when it begins to look after the table.

    If the process that counted was gone, or those through which the seat to act was there, nobody knows what it has
    thought since that was written down last: it isn't charged.
    """
    gone = gone_from(state, living)
    if not gone and (state.is_correspondence or state.conductor == process):
        return []
    seat = state.thinking_seat
    stopped = state.conductor not in living or (seat is not None and bool(gone) and seat.present <= frozenset(gone))
    return [TakenOver(process, gone, thought_ms=0 if stopped else None)]


def gone_from(state: TableState, living: AbstractSet[str]) -> tuple[str, ...]:
    """The processes at which a device is noted, and which are no more."""
    return tuple(sorted(state.processes - living))


def will_be_waited_for(state: TableState, written: Iterable[TableEntry]) -> bool:
    """Whether the game should go on after these entries: a person is there, or only bots play."""
    other_rules = state.other_rules
    present = {number: seat.present for number, seat in enumerate(state.seats) if seat.guest is not None}
    for entry in written:
        match entry:
            case Came():
                present[entry.seat] |= {entry.process}
            case Went():
                present[entry.seat] -= {entry.process}
            case RulesChanged():
                other_rules = False
            case TakenOver():
                present = {number: names - frozenset(entry.gone) for number, names in present.items()}
            case _:
                pass
    return (not present or state.is_correspondence or any(present.values())) and not other_rules
