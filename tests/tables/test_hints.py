"""Hints: where they may be asked for, and what they cost."""

import pytest

from derby.tables.client_messages import Act, AgreeToHints, AskHint, ClientMessage, FillWithBots, Sit, Stand, Start
from derby.tables.entries import Came
from derby.tables.following import follow_all
from derby.tables.refusal import Refusal
from derby.tables.room import room_of
from derby.tables.state import TableState
from tests.tables.sans_io import LocalTable


def gathered(people: int, *agreeing: int) -> LocalTable:
    table = LocalTable(people)
    for person in range(people):
        table.ask(person, Sit(person))
    for person in agreeing:
        table.ask(person, AgreeToHints(person, True))
    return table


def begun(people: int, *agreeing: int) -> LocalTable:
    """A game whose first seat is to act."""
    table = gathered(people, *agreeing)
    table.ask(0, FillWithBots("random"))
    table.ask(0, Start())
    table.write([Came(person, "here") for person in range(people)])
    assert table.state.game is not None
    table.do_what_is_due()
    while table.state.game.seat_to_act != 0:
        seat = table.state.game.seat_to_act or 0
        version = table.state.game.version
        table.ask(seat, Act(seat, table.state.game.legal_codes()[0], version, f"key {version}"))
        table.do_what_is_due()
    return table


def refused(table: LocalTable, person: int, request: ClientMessage) -> str:
    with pytest.raises(Refusal) as refusal:
        table.ask(person, request)
    return refusal.value.reason


def test_alone_against_bots_they_may_always_be_asked_for() -> None:
    table = begun(1)
    assert room_of(table.state).hints
    table.ask(0, AskHint(0))
    assert [seat.hinted for seat in room_of(table.state).seats] == [True, False, False]


def test_in_company_all_must_have_agreed() -> None:
    for agreeing in ((), (0,), (1,)):
        table = begun(2, *agreeing)
        assert not room_of(table.state).hints
        assert refused(table, 0, AskHint(0)) == "no-hints"
        assert table.state.counts
    table = begun(2, 0, 1)
    assert [seat.agrees_to_hints for seat in room_of(table.state).seats] == [True, True, False]
    table.ask(0, AskHint(0))
    assert [message["room"]["seats"][0]["hinted"] for message in table.sent[1][-1:]] == [True]


def test_agreement_can_be_taken_back_before_the_game_and_is_given_anew_by_whoever_sits_down() -> None:
    table = gathered(2, 0, 1)
    table.ask(1, AgreeToHints(1, False))
    assert not table.state.has_hints
    table.ask(1, AgreeToHints(1, True))
    assert table.state.has_hints
    table.ask(1, Stand(1))
    table.ask(1, Sit(1))
    assert not table.state.has_hints
    assert refused(table, 1, AgreeToHints(0, False)) == "not-your-seat"
    assert refused(begun(2, 0), 1, AgreeToHints(1, True)) == "too-late"


def test_the_first_hint_of_a_seat_is_written_down_and_the_game_counts_no_more() -> None:
    table = begun(1)
    assert table.state.counts
    before = table.state.seq
    table.ask(0, AskHint(0))
    table.ask(0, AskHint(0))
    assert table.state.seq == before + 1
    again = table.read_again()
    assert not again.counts
    assert again.seats[0].hinted


def test_they_are_for_the_seat_that_decides() -> None:
    assert refused(gathered(1), 0, AskHint(0)) == "not-playing"
    table = begun(2, 0, 1)
    assert refused(table, 0, AskHint(1)) == "not-your-seat"
    assert refused(table, 0, AskHint(5)) == "no-such-seat"
    assert refused(table, 1, AskHint(1)) == "not-your-turn"


def test_a_server_may_give_none_at_all() -> None:
    table = begun(1)
    state = TableState("table", gives_hints=False)
    follow_all(state, table.stored)
    assert not room_of(state).hints
    with pytest.raises(Refusal, match="no-hints"):
        table.devices[0].outcome_of(state, AskHint(0), lambda _gods: None)
