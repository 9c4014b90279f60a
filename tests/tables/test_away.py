"""Somebody is away: everybody is told, the host may let a bot play for them, and the host's duties pass on."""

from typing import Any

import pytest

from derby.tables.client_messages import FillWithBots, LetBotPlay, Remove, Sit, Stand, Start, TakeBack
from derby.tables.entries import Came, TakenOver, Went
from derby.tables.guest import Guest
from derby.tables.refusal import Reason, Refusal
from derby.tables.room import room_of
from derby.tables.seat import who_is
from derby.tables.state import REMEMBERED
from tests.tables.sans_io import GRACE_MS, LocalTable, game_of_two, play_on


def room(table: LocalTable, person: int = 0) -> dict[str, Any]:
    """The table as somebody was told last."""
    return [message["room"] for message in table.sent[person] if message["type"] == "RoomIs"][-1]


def host_of(table: LocalTable) -> str:
    return room(table, 1)["host"]


def who(person: int) -> str:
    return who_is("table", f"id {person}")


def gathering_of_three() -> LocalTable:
    table = LocalTable(3)
    for person in range(3):
        table.ask(person, Sit(person))
    table.write([Came(seat, "here") for seat in range(3)])
    return table


def refusal(table: LocalTable, person: int, seat: int) -> Reason:
    with pytest.raises(Refusal) as refused:
        table.ask(person, LetBotPlay(seat))
    return refused.value.reason


def test_everybody_is_told_until_when_somebody_is_waited_for() -> None:
    table = game_of_two()
    assert [seat["bot_plays_at_ms"] for seat in room(table)["seats"]] == [None, None, None]
    left_at = table.now = table.now + 5_000
    table.write([Went(1, "here")])
    table.now += 1_000
    assert [seat["bot_plays_at_ms"] for seat in room(table)["seats"]] == [None, left_at + GRACE_MS, None]
    assert not room(table)["seats"][1]["present"]
    table.write([Came(1, "here")])
    assert [seat["bot_plays_at_ms"] for seat in room(table)["seats"]] == [None, None, None]


def test_nobody_is_waited_for_before_the_game_nor_while_all_are_away() -> None:
    table = gathering_of_three()
    table.write([Went(1, "here")])
    assert room(table)["seats"][1]["bot_plays_at_ms"] is None
    table.ask(0, Start())
    assert room(table)["seats"][1]["bot_plays_at_ms"] == table.now + GRACE_MS
    table.write([Went(0, "here"), Went(2, "here")])
    assert [seat["bot_plays_at_ms"] for seat in room(table)["seats"]] == [None, None, None]


def test_whoever_comes_later_is_told_when_a_bot_took_over_and_when_they_were_back() -> None:
    table = game_of_two()
    play_on(table, 3)
    before = len(missed_by_a_newcomer(table)["events"])
    table.write([Went(1, "here")])
    table.ask(0, LetBotPlay(1))
    handed_over = {"place": before, "seat": 1, "handed_over": True}
    assert missed_by_a_newcomer(table)["player_changes"] == [handed_over]
    table.do_what_is_due()
    play_on(table, 1)
    after = len(missed_by_a_newcomer(table)["events"])
    assert after > before
    seen = table.state.seq
    table.ask(1, TakeBack(1))
    taken_back = {"place": after, "seat": 1, "handed_over": False}
    assert missed_by_a_newcomer(table)["player_changes"] == [handed_over, taken_back]
    assert missed_by_a_newcomer(table, seen)["player_changes"] == [{**taken_back, "place": 0}]
    assert missed_by_a_newcomer(table, table.state.seq)["player_changes"] == []
    assert table.read_again().player_changes == table.state.player_changes
    # What is older than the decisions that are kept isn't told.
    play_on(table, REMEMBERED)
    assert missed_by_a_newcomer(table)["player_changes"] == []


def missed_by_a_newcomer(table: LocalTable, since: int = 0) -> dict[str, Any]:
    table.audience.leave(table.come(Guest("id 9", "Late", None), since=since))
    (missed,) = [message for message in table.sent[-1] if message["type"] == "Missed"]
    return missed


def test_when_a_bot_has_taken_over_nothing_more_is_waited_for() -> None:
    table = game_of_two()
    table.write([Went(1, "here")])
    table.now += GRACE_MS
    table.do_what_is_due()
    assert room(table)["seats"][1]["handed_over"]
    assert room(table)["seats"][1]["bot_plays_at_ms"] is None


def test_the_host_lets_a_bot_play_for_somebody_who_is_away() -> None:
    table = game_of_two()
    table.write([Went(1, "here")])
    table.ask(0, LetBotPlay(1))
    assert table.state.seats[1].handed_over
    table.ask(0, LetBotPlay(1))
    assert sum('"SeatHandedOver"' in entry.body for entry in table.stored) == 1
    assert table.read_again().seats[1].handed_over
    table.write([Came(1, "here")])
    table.ask(1, TakeBack(1))
    assert not table.state.seats[1].handed_over


def test_nobody_else_does_and_for_nobody_who_is_there() -> None:
    table = game_of_two()
    assert refusal(table, 0, 1) == "not-away"
    assert refusal(table, 0, 0) == "not-away"
    assert refusal(table, 0, 2) == "not-away", "a bot is always there"
    assert refusal(table, 0, 5) == "no-such-seat"
    assert refusal(table, 1, 0) == "not-the-host"
    table.write([Went(1, "here")])
    assert refusal(table, 1, 1) == "not-the-host"
    gathering = gathering_of_three()
    gathering.write([Went(1, "here")])
    assert refusal(gathering, 0, 1) == "not-playing"


def test_while_the_host_is_away_the_next_who_is_there_does_the_hosts_duties() -> None:
    table = gathering_of_three()
    assert host_of(table) == who(0)
    table.write([Went(0, "here")])
    assert host_of(table) == who(1)
    table.write([Went(1, "here")])
    assert host_of(table) == who(2)
    with pytest.raises(Refusal, match="not-the-host"):
        table.ask(1, Remove(0))
    table.ask(2, Start())
    table.ask(2, LetBotPlay(0))
    assert table.state.seats[0].handed_over
    table.write([Came(0, "here")])
    assert host_of(table) == who(0), "the host is back, and so are the duties"


def test_the_duties_are_with_whoever_is_there_after_a_restart_too() -> None:
    table = gathering_of_three()
    table.write([Went(0, "here")])
    assert room_of(table.read_again()).host == who(1)
    table.write([TakenOver("there", ("here",))])
    assert host_of(table) == who(0), "nobody is there yet"
    table.write([Came(2, "there")])
    assert host_of(table) == room_of(table.read_again()).host == who(2)
    table.write([Came(0, "there")])
    assert host_of(table) == room_of(table.read_again()).host == who(0)


def test_a_host_without_a_seat_stays_host() -> None:
    table = LocalTable(2)
    table.ask(1, Sit(1))
    table.write([Came(1, "here")])
    assert host_of(table) == who(0)
    table.ask(0, FillWithBots("random"))
    table.ask(0, Start())
    assert table.state.phase == "playing"


def test_a_host_with_a_device_at_another_process_is_there() -> None:
    table = gathering_of_three()
    table.write([Came(0, "there"), Went(0, "here")])
    assert host_of(table) == who(0)


def test_who_stands_up_hands_the_table_on_for_good() -> None:
    table = gathering_of_three()
    table.ask(0, Stand(0))
    assert host_of(table) == who(1)
    table.ask(0, Sit(0))
    table.write([Came(0, "here")])
    assert host_of(table) == who(1)
