"""Games that were begun by rules of another version, at a server: they wait, say why, and can be played on."""

from typing import Any

import pytest

from derby.game.record import RULES
from derby.store.database import Statement
from derby.tables import opening
from derby.tables.entries import Acted
from derby.tables.guest import Guest
from derby.tables.refusal import Refusal
from derby.tables.settings import TableSettings
from tests.server.in_memory import InMemoryServer, RecordingDevice, run


async def begun_by_other_rules() -> tuple[InMemoryServer, str]:
    """A server that finds a table whose game is in its first race."""
    server = InMemoryServer()
    ann = await server.guest("Ann")
    first = opening.quick_play(ann, TableSettings(), "random", 0, None, bytes(32), lambda _gods: None)
    name = (await server.tables.open(first)).state.table
    await server.memory.write(
        Statement("UPDATE events SET body = REPLACE(body, $1, $2)", (f'"rules":{RULES}', f'"rules":{RULES + 1}'))
    )
    return InMemoryServer(memory=server.memory), name


def rooms(device: RecordingDevice) -> list[dict[str, Any]]:
    return [message["room"] for message in device.messages() if message["type"] == "RoomIs"]


def test_a_table_says_that_its_rules_have_changed_and_goes_on_when_a_player_agrees() -> None:
    async def work() -> None:
        server, name = await begun_by_other_rules()
        ann = RecordingDevice(server, Guest("id-of-Ann", "Ann", None))
        await ann.say("Enter", table=name)
        assert rooms(ann)[-1]["phase"] == "playing"
        assert rooms(ann)[-1]["other_rules"] is True
        awake = "SELECT awake FROM tables"
        assert list(await server.memory.read(awake)) == [(0,)]
        await ann.say("PlayOn")
        assert rooms(ann)[-1].get("other_rules", False) is False
        assert list(await server.memory.read(awake)) == [(1,)]
        table = await server.tables.get(name)
        assert table.state.is_waited_for

    run(work)


def test_a_game_that_is_over_is_not_shown_by_rules_that_it_was_not_played_by() -> None:
    async def work() -> None:
        server, name = await begun_by_other_rules()
        table = await server.tables.get(name)
        while table.state.phase == "playing":
            game = table.state.game
            assert game is not None
            assert game.seat_to_act is not None
            acted = Acted(game.seat_to_act, game.legal_codes()[0])
            await table.change(lambda _state, acted=acted: [acted])
        again = InMemoryServer(memory=server.memory)
        with pytest.raises(Refusal, match="other-rules"):
            await again.tables.get(name)
        answer = await again.browser().get(f"/api/tables/{name}")
        assert (answer.status_code, answer.json()) == (409, {"reason": "other-rules"})

    run(work)
