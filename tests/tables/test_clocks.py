"""Clocks: what a seat has thought stays thought, whatever is sent, and only the steady clock counts."""

import json
import random

import pytest

from derby.rules.action_codes import PASS
from derby.tables import due
from derby.tables.client_messages import Act, FillWithBots, Sit, Stand, Start, TakeBack
from derby.tables.entries import Came, StoredEntry, TakenOver, Went
from derby.tables.following import follow, follow_all
from derby.tables.presence import presence_changes, taking_over
from derby.tables.refusal import Refusal
from derby.tables.room import room_of
from derby.tables.seat import Seat
from derby.tables.settings import Clock, TableSettings
from derby.tables.state import TableState
from tests.tables.sans_io import GRACE_MS, LocalTable

DAYS_30 = 30 * 24 * 3_600_000


def game_on(clock: Clock, people: int = 2) -> LocalTable:
    """A game of people, who have all come, in which the first is asked."""
    table = LocalTable(people, TableSettings(seats=3, clock=clock))
    for person in range(people):
        table.ask(person, Sit(person))
    if people < 3:
        table.ask(0, FillWithBots("random"))
    table.ask(0, Start())
    table.write([Came(seat, "here") for seat in range(people)])
    table.do_what_is_due()
    while asked(table) != 0:
        act(table)
    return table


def asked(table: LocalTable) -> int:
    game = table.state.game
    assert game is not None
    assert game.seat_to_act is not None
    return game.seat_to_act


def act(table: LocalTable) -> None:
    game, seat = table.state.game, asked(table)
    assert game is not None
    code = next(code for code in game.legal_codes() if code != PASS)
    table.ask(seat, Act(seat, code, game.version, f"key {game.version}"))
    table.do_what_is_due()


def left_ms(table: LocalTable) -> int:
    """What the first seat, which thinks, has left."""
    until = table.state.time_is_up_at()
    assert until is not None
    return until - table.now


def seat_of(table: LocalTable) -> Seat:
    return table.state.seats[0]


def take_back(table: LocalTable) -> bool:
    """Let the first person have the seat back, and be asked; whether they may."""
    while asked(table) != 0 or seat_of(table).is_played_by_bot:
        if seat_of(table).handed_over and not seat_of(table).returns:
            try:
                table.ask(0, TakeBack(0))
            except Refusal:
                return False
        elif asked(table) != 0:
            act(table)
        table.do_what_is_due()
    return True


class TestHandingBackAndForth:
    def test_a_decision_that_was_handed_to_a_bot_is_the_bots(self) -> None:
        table = game_on(Clock("move", 5))
        for _ in range(10):
            table.now += 3_000
            table.ask(0, Stand(0))
            table.ask(0, TakeBack(0))
            assert seat_of(table).is_played_by_bot
            assert room_of(table.state).seats[0].returns
            assert asked(table) == 0
            with pytest.raises(Refusal, match="not-your-turn"):
                act(table)
        assert due.due_at(table.state) == 0
        version = table.state.game.version if table.state.game else 0
        table.do_what_is_due()
        assert table.state.game is not None
        assert table.state.game.version > version
        assert not seat_of(table).handed_over, "the next decision is the person's"
        rooms = [message["room"] for message in table.sent[1] if message["type"] == "RoomIs"]
        assert not rooms[-1]["seats"][0]["handed_over"], "and everybody is told"
        while asked(table) != 0:
            act(table)
        assert left_ms(table) == 5_000
        act(table)

    def test_whoever_wants_it_back_may_think_better_of_it(self) -> None:
        table = game_on(Clock("move", 5))
        for request in (Stand(0), TakeBack(0), Stand(0), Stand(0)):
            table.ask(0, request)
        table.do_what_is_due()
        assert seat_of(table).handed_over

    def test_a_bank_pays_for_what_was_thought_before(self) -> None:
        table = game_on(Clock("bank", 10))
        left = seat_of(table).left_ms
        table.now += 3_000
        table.ask(0, Stand(0))
        assert seat_of(table).left_ms == left - 3_000
        table.now += 60_000
        table.ask(0, TakeBack(0))
        table.do_what_is_due()
        assert seat_of(table).left_ms == left - 3_000

    def test_between_decisions_it_gives_nothing(self) -> None:
        table = game_on(Clock("bank", 10))
        table.now += 9_000
        act(table)
        assert asked(table) == 1
        left = seat_of(table).left_ms
        assert 0 < left <= 1_000
        for _ in range(5):
            table.ask(0, Stand(0))
            table.ask(0, TakeBack(0))
        assert not seat_of(table).handed_over
        assert seat_of(table).left_ms == left

    def test_without_a_clock_the_seat_is_the_persons_at_once(self) -> None:
        table = game_on(Clock())
        table.ask(0, Stand(0))
        table.ask(0, TakeBack(0))
        assert not seat_of(table).handed_over
        act(table)

    def test_to_come_back_with_an_empty_bank_gives_time_once_in_a_game(self) -> None:
        table = game_on(Clock("bank", 5))
        began, thought = table.now, 0
        while table.now < began + 1_000_000 and take_back(table):
            pause = min(9_000, left_ms(table))
            table.now += pause
            thought += pause
            table.write(due.hand_overs(table.state, table.now))
            if not seat_of(table).handed_over:
                table.ask(0, Stand(0))
        assert thought <= 5_000 + 10_000
        with pytest.raises(Refusal, match="no-time"):
            table.ask(0, TakeBack(0))
        assert table.read_again().seats[0].is_out_of_time(table.state.settings.clock), "after a restart, too"

    def test_while_the_bot_thinks_an_empty_bank_gets_time_once(self) -> None:
        table = game_on(Clock("bank", 5))
        table.now += 5_000
        table.write(due.hand_overs(table.state, table.now))
        assert seat_of(table).left_ms == 0
        for _ in range(20):
            table.ask(0, TakeBack(0))
            table.now += 9_000
            table.ask(0, Stand(0))
        assert seat_of(table).left_ms == 10_000


class TestStoppedProcesses:
    @pytest.mark.parametrize("conductor", ["there", "here"])
    def test_what_nobody_counted_is_not_charged(self, conductor: str) -> None:
        """The process through which the mover is there stands still for longer than the clock."""
        table = game_on(Clock("move", 5))
        table.write([Came(0, "there"), Went(0, "here"), TakenOver(conductor)])
        table.now += 7_000
        table.write(taking_over(table.state, "here", frozenset(["here"])))
        assert left_ms(table) == 5_000
        assert due.hand_overs(table.state, table.now) == []

    def test_what_a_living_process_counted_is(self) -> None:
        table = game_on(Clock("bank", 60))
        table.write([TakenOver("there")])
        left = left_ms(table)
        table.now += 7_000
        table.write(taking_over(table.state, "here", frozenset(["here", "there"])))
        assert left_ms(table) == left - 7_000


class TestComingAndGoing:
    def test_time_stands_while_nobody_is_there_and_none_comes_back(self) -> None:
        table = game_on(Clock("move", 10), people=1)
        for _ in range(3):
            table.now += 3_000
            table.write([Went(0, "here")])
            table.now += 60_000
            table.do_what_is_due()
            table.write([Came(0, "here")])
        assert left_ms(table) == 1_000
        table.now += 1_000
        table.write(due.hand_overs(table.state, table.now))
        assert seat_of(table).handed_over

    def test_time_goes_on_while_others_come_and_go(self) -> None:
        table = game_on(Clock("bank", 600))
        left = left_ms(table)
        for _ in range(3):
            table.now += 1_000
            table.write([Went(1, "here")])
            table.write([Came(1, "here")])
        table.write([Went(0, "here")])
        table.now += GRACE_MS - 1
        table.write([Came(0, "there"), Came(0, "here")])
        assert left_ms(table) == left - 3_000 - (GRACE_MS - 1)

    def test_a_process_that_takes_over_gives_no_time_back(self) -> None:
        table = game_on(Clock("bank", 600))
        left = left_ms(table)
        for process in ("there", "here", "there"):
            table.now += 3_000
            table.write([TakenOver(process)])
        assert left_ms(table) == left - 9_000

    def test_time_without_a_server_is_not_counted_and_what_was_written_down_is(self) -> None:
        table = game_on(Clock("bank", 600))
        left = left_ms(table)
        table.now += 100_000
        table.do_what_is_due()
        table.now += 1_000
        reader = table.read_again()
        follow(reader, reader.seq + 1, table.now_ms() + DAYS_30, TakenOver("there", ("here",), thought_ms=5), table.now)
        assert reader.time_is_up_at() is None, "nobody is there yet"
        assert reader.seats[0].left_ms == left - 100_000 - 5

    def test_what_is_thought_is_written_down_from_time_to_time(self) -> None:
        table = game_on(Clock("bank", 100))
        left, before, told = left_ms(table), len(table.stored), len(table.sent[1])
        for _ in range(90):
            table.now += 1_000
            table.do_what_is_due()
            assert left - 90_000 <= table.read_again().seats[0].left_ms <= left_ms(table) + due.NOTED_MS
        assert left_ms(table) == left - 90_000
        noted = [json.loads(entry.body) for entry in table.stored[before:]]
        assert noted == [{"type": "TimeNoted", "thought_ms": due.NOTED_MS}] * 4
        assert len(table.sent[1]) == told, "the time at which it is up stays the same"

    def test_a_seat_with_days_to_think_writes_little(self) -> None:
        table = game_on(Clock("bank", 1_000_000))
        before = len(table.stored)
        for _ in range(1_000):
            table.now += 1_000_000
            table.do_what_is_due()
        assert seat_of(table).handed_over
        assert len(table.stored) - before < 150


class TestTheMachinesClock:
    @pytest.mark.parametrize("jump", [DAYS_30, -DAYS_30])
    def test_a_jump_changes_no_time(self, jump: int) -> None:
        table = game_on(Clock("bank", 600))
        left = left_ms(table)
        table.now += 1_000
        table.jumped = jump
        table.do_what_is_due()
        assert left_ms(table) == left - 1_000
        assert not seat_of(table).handed_over
        table.now += 1_000
        act(table)
        assert seat_of(table).left_ms == table.read_again().seats[0].left_ms == left - 2_000

    @pytest.mark.parametrize("jump", [DAYS_30, -DAYS_30])
    def test_nor_how_long_somebody_who_left_is_waited_for(self, jump: int) -> None:
        table = game_on(Clock())
        table.write([Went(1, "here")])
        table.jumped = jump
        table.now += GRACE_MS - 1
        table.do_what_is_due()
        assert not table.state.seats[1].handed_over
        table.now += 1
        table.do_what_is_due()
        assert table.state.seats[1].handed_over

    def test_devices_are_told_the_steady_clock(self) -> None:
        table = game_on(Clock("move", 5))
        table.jumped = DAYS_30
        table.audience.tell_time()
        told = table.sent[0][-1]
        assert (told["type"], told["server_ms"], told["clock_ms"]) == ("Entered", table.now + DAYS_30, table.now)
        table.come(table.devices[0].guest)
        shown = [message["clock"]["until_ms"] for message in table.sent[-1] if message["type"] == "Seen"]
        assert shown == [table.now + 5_000]

    def test_nobody_is_told_anew_where_no_clock_runs(self) -> None:
        table = game_on(Clock())
        before = len(table.sent[0])
        table.audience.tell_time()
        assert len(table.sent[0]) == before
        table.write([Went(1, "here")])
        table.audience.tell_time()
        assert table.sent[0][-1]["type"] == "Entered"


def test_every_process_reads_the_same_time_from_the_log() -> None:
    """Whatever happens, and whenever it is read."""
    lots = random.Random(1)
    table = game_on(Clock("bank", 60, 2))
    for _ in range(150):
        table.now += lots.randrange(4_000)
        if lots.random() < 0.1:
            table.jumped += lots.randrange(-DAYS_30, DAYS_30)
        seat = lots.randrange(2)
        present = bool(table.state.seats[seat].present)
        what = lots.randrange(5)
        if what == 0:
            table.write([Went(seat, "here") if present else Came(seat, "here")])
        elif what == 1:
            table.ask(seat, lots.choice([Stand(seat), TakeBack(seat)]))
        elif what == 2:
            table.write([TakenOver(lots.choice(["here", "there"]))])
        elif table.state.phase == "playing" and not table.state.seats[asked(table)].is_played_by_bot:
            act(table)
        table.do_what_is_due()
        reader = table.read_again()
        assert [seat.left_ms for seat in reader.seats] == [seat.left_ms for seat in table.state.seats]
        assert [seat.returns for seat in reader.seats] == [seat.returns for seat in table.state.seats]


def test_a_log_of_old_that_says_only_when_is_read_as_before() -> None:
    table = game_on(Clock("bank", 60, 1))
    table.now += 7_000
    act(table)
    old: list[StoredEntry] = []
    for entry in table.stored:
        body = json.loads(entry.body)
        body.pop("thought_ms", None)
        old.append(entry._replace(body=json.dumps(body)))
    state = TableState("table", GRACE_MS)
    follow_all(state, old, 0)
    assert [seat.left_ms for seat in state.seats] == [seat.left_ms for seat in table.state.seats]
    last = next(place for place, entry in enumerate(old) if '"key' in entry.body and entry.at == table.now)
    jumped = [entry._replace(at=entry.at - DAYS_30 * (place >= last)) for place, entry in enumerate(old)]
    back = TableState("table", GRACE_MS)
    follow_all(back, jumped, 0)
    assert back.seats[0].left_ms <= 60_000 + 10 * 1_000, "a clock that was set back gives no time"


def test_at_a_full_table_neither_thought_nor_leaving_is_written_and_the_game_goes_on() -> None:
    table = game_on(Clock("bank", 600))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("derby.tables.state.MOST_ENTRIES", table.state.seq)
        written = len(table.stored)
        for _ in range(20):
            table.now += 25_000
            table.do_what_is_due()
            for here in (set[int](), {0, 1}):
                table.write(presence_changes(table.state, "here", here, host_is_here=bool(here), host_left=not here))
        assert len(table.stored) == written
        table.write(presence_changes(table.state, "there", {0}))
        table.write(presence_changes(table.state, "there", {0}))
        assert len(table.stored) == written + 1, "who comes to another process is noted once"
        act(table)
        assert json.loads(table.stored[written + 1].body)["thought_ms"] == 500_000
        table.now += 600_000
        while asked(table) != 0:
            act(table)
        table.now += 100_000
        table.do_what_is_due()
        assert seat_of(table).handed_over
