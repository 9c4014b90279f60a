"""Tables run wherever Python runs: a whole game with nothing of a server, not even its modules."""

import subprocess
import sys

import msgspec
import pytest

from derby.game.record import RULES
from derby.tables import due
from derby.tables.client_messages import Act, FillWithBots, Hurry, PlayOn, Say, SetAutoPass, Sit, Stand, Start, TakeBack
from derby.tables.entries import Came, StoredEntry, Went, decode_entry
from derby.tables.following import follow_all
from derby.tables.guest import Guest
from derby.tables.refusal import Refusal
from derby.tables.requests import is_to_hurry
from derby.tables.room import room_of
from derby.tables.settings import Clock, TableSettings
from derby.tables.state import TableState
from tests.tables.changed_view import changed
from tests.tables.sans_io import GRACE_MS, LocalTable, game_of_two, play_on

BLOCKED = ("asyncio", "asyncpg", "numba", "numpy", "socket", "sqlite3", "ssl", "starlette", "uvicorn", "websockets")
"""What is not there in a browser, or is not needed there."""


def test_a_whole_game() -> None:
    table = game_of_two()
    assert play_on(table) > 50
    last = [message for message in table.sent[0] if message["type"] == "RoomIs"][-1]
    assert last["room"]["phase"] == "over"
    again = table.read_again()
    assert again.game is not None
    assert table.state.game is not None
    assert again.game.actions == table.state.game.actions


def test_devices_see_the_same_game_and_their_own_cards_only() -> None:
    table = game_of_two()
    play_on(table, 30)
    table.ask(0, Say("hello"))
    views: list[dict[str, object]] = []
    for sent in table.sent:
        view: dict[str, object] = {}
        for message in sent:
            view = message.get("view") or changed(view, message.get("changes", {}))
        views.append(view)
        owns = [message["own"]["seat"] for message in sent if message.get("own")]
        assert set(owns) == {len(views) - 1}
        assert [message["text"] for message in sent if message["type"] == "ChatSaid"] == ["hello"]
    assert views[0] == views[1]


def test_bots_are_hurried_only_where_no_other_people_play_and_only_for_what_was_seen() -> None:
    alone, with_bob = LocalTable(1), game_of_two()
    alone.ask(0, Sit(0))
    assert not is_to_hurry(alone.state, [0], Hurry(0))
    alone.ask(0, FillWithBots("random"))
    alone.ask(0, Start())
    assert is_to_hurry(alone.state, [0], Hurry(0))
    assert not is_to_hurry(alone.state, [0], Hurry(1))
    assert is_to_hurry(with_bob.state, [0, 1], Hurry(0))
    for seats, reason in (([0], "not-allowed"), ([], "not-your-seat")):
        with pytest.raises(Refusal, match=reason):
            is_to_hurry(with_bob.state, seats, Hurry(0))


def test_a_bot_takes_the_seat_of_a_leaver_after_a_while() -> None:
    table = game_of_two()
    table.write([Went(1, "here")])
    table.now += GRACE_MS - 1
    table.do_what_is_due()
    assert not table.state.seats[1].handed_over
    table.now += 1
    table.do_what_is_due()
    assert table.state.seats[1].handed_over
    table.ask(1, TakeBack(1))
    assert not table.state.seats[1].handed_over


def test_nothing_is_due_while_everybody_is_away() -> None:
    table = game_of_two()
    table.write([Went(0, "here"), Went(1, "here")])
    table.now += 100 * GRACE_MS
    before = table.state.seq
    table.do_what_is_due()
    assert table.state.seq == before


def test_a_seat_whose_time_is_up_is_handed_over() -> None:
    table = LocalTable(1, TableSettings(seats=3, clock=Clock("move", 5)))
    table.ask(0, Sit(0))
    table.ask(0, FillWithBots("random"))
    table.ask(0, Start())
    table.write([Came(0, "here")])
    table.do_what_is_due()
    assert table.state.game is not None
    assert table.state.game.seat_to_act == 0
    table.now += 4_999
    table.do_what_is_due()
    assert not table.state.seats[0].handed_over
    table.now += 1
    table.do_what_is_due()
    assert table.state.seats[0].handed_over


def test_auto_pass_and_standing_up() -> None:
    table = game_of_two()
    table.ask(0, SetAutoPass(0, True))
    assert table.state.seats[0].auto_pass
    table.ask(0, Stand(0))
    table.do_what_is_due()
    assert table.state.seats[0].handed_over
    assert table.state.game is not None
    assert table.state.game.seat_to_act != 0


def begun_by_other_rules(table: LocalTable) -> list[StoredEntry]:
    """The entries of a table, as if its game had been begun by rules of another version."""
    return [
        entry._replace(body=entry.body.replace(f'"rules":{RULES}', f'"rules":{RULES + 1}')) for entry in table.stored
    ]


def test_a_game_begun_by_other_rules_waits_until_somebody_agrees_to_play_on() -> None:
    table = game_of_two()
    play_on(table, 5)
    old = LocalTable(2)
    for entry in begun_by_other_rules(table)[1:]:
        old.stored.append(entry)
        old.audience.follow(entry.seq, entry.at, decode_entry(entry.body))
    assert old.state.game is not None
    assert table.state.game is not None
    assert old.state.game.notation() == table.state.game.notation()
    assert room_of(old.state).other_rules
    seat = old.state.game.seat_to_act
    assert seat is not None
    act = Act(seat, old.state.game.legal_codes()[0], old.state.game.version, "key")
    assert due.due_at(old.state) is None
    old.now += 10**9
    assert due.hand_overs(old.state, old.now) == []
    with pytest.raises(Refusal, match="other-rules"):
        old.ask(seat, act)
    old.come(Guest("id 2", "Spectator", None))
    with pytest.raises(Refusal, match="not-your-seat"):
        old.ask(2, PlayOn())

    old.ask(1, PlayOn())
    assert old.ask(1, PlayOn()) == []
    assert not room_of(old.state).other_rules
    assert old.sent[2][-1]["room"]["other_rules"] is False
    old.ask(seat, act)
    play_on(old)
    assert old.read_again().phase == "over"


def test_a_game_that_cannot_have_come_this_far_by_our_rules_is_refused() -> None:
    table = game_of_two()
    play_on(table, 5)
    old = begun_by_other_rules(table)
    last = max(at for at, entry in enumerate(old) if '"Acted"' in entry.body)
    old[last] = old[last]._replace(body='{"type":"Acted","seat":0,"code":534}')
    with pytest.raises(Refusal, match="other-rules"):
        follow_all(TableState("table"), old)


def test_nothing_of_a_server_is_loaded() -> None:
    program = (
        f"import sys\nfor name in {BLOCKED!r}: sys.modules[name] = None\n"
        "from tests.tables.sans_io import game_of_two, play_on\n"
        "table = game_of_two()\n"
        "play_on(table)\n"
        "assert not [name for name in sys.modules if name.startswith(('derby.server', 'derby.store', 'derby.bots'))]\n"
        "print(table.state.phase)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stdout) == (0, "over\n"), done.stderr


def test_the_story_of_a_game_begins_with_its_first_deal() -> None:
    table = game_of_two()
    for person, sent in enumerate(table.sent):
        (began,) = [place for place, message in enumerate(sent) if message["type"] == "Missed"]
        assert sent[began]["complete"]
        assert sent[began]["events"][0]["type"] == "RaceDealt"
        assert sent[began]["events"][0]["holders"].count(None) == 1, "of three holders one is nobody's business here"
        assert sent[began + 1]["type"] == "Seen", person


def test_a_decision_is_told_by_what_has_changed() -> None:
    table = game_of_two()
    play_on(table)
    for sent in table.sent:
        sizes = [len(msgspec.json.encode(message)) for message in sent if message["type"] == "Happened"]
        assert len(sizes) > 50
        assert sum(sizes) / len(sizes) < 750
