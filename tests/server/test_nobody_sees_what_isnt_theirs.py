"""Change whatever a viewer can't see, and every byte that the server sends it stays the same."""

import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from derby.game.fairness import commitment
from derby.game.names import Variant
from derby.server.authentication import COOKIE
from derby.tables.server_messages import ServerMessage
from tests.combinations import COMBINATIONS, named
from tests.server.harness import Guest, close_all
from tests.server.in_memory import run
from tests.server.logged import logged_server
from tests.server.raw import answer_to, handshake
from tests.server.two_worlds import SPECTATOR, Story, Told, Viewer, other_world, story_of, tell

CUTS = 1
"""Other worlds for every viewer of a game."""


def told(story: Story, asks: dict[int, list[Viewer]] | None = None) -> Told:
    """The whole story, as it is."""
    return run(lambda: tell(story, None, len(story.codes), asks or {}))


@pytest.mark.parametrize(("seats", "variants"), COMBINATIONS, ids=named)
def test_what_a_viewer_cannot_see_changes_no_byte_it_is_sent(seats: int, variants: tuple[Variant, ...]) -> None:
    story = story_of(seats * 100 + sum(map(len, variants)), seats, variants)
    chosen = random.Random(story.number)
    last = len(story.codes) - 1
    cuts = [(viewer, chosen.randint(1, last)) for viewer in story.viewers for _ in range(CUTS)]
    asks: dict[int, list[Viewer]] = {}
    for viewer, moment in cuts:
        asks.setdefault(moment, []).append(viewer)
    world = told(story, asks)
    different = 0
    for viewer, moment in cuts:
        other = other_world(story, viewer, moment, chosen)
        elsewhere = run(
            lambda other=other, moment=moment, viewer=viewer: tell(story, other, moment, {moment: [viewer]})
        )
        mark = world.marks[moment]
        assert elsewhere.heard[viewer] == world.heard[viewer][: mark[viewer]]
        assert elsewhere.asked[viewer, moment] == world.asked[viewer, moment]
        others = [seat for seat in range(seats) if seat != viewer]
        different += any(elsewhere.heard[seat] != world.heard[seat][: mark[seat]] for seat in others)
    assert different > len(cuts) // 2, "the other worlds are not different enough to prove anything"


def test_what_a_seat_cannot_see_changes_no_byte_of_its_hints() -> None:
    story = story_of(7, 4, tuple(Variant))
    chosen = random.Random(story.number)
    turns = [moment for moment in range(60, 100) if story.seats[moment] in (1, 3)]
    moments = {story.seats[moment]: moment for moment in turns}
    hints = tuple(moments.values())
    world = run(lambda: tell(story, None, max(hints), {}, hints))
    for viewer, moment in moments.items():
        other = other_world(story, viewer, moment, chosen)
        elsewhere = run(lambda other=other, moment=moment: tell(story, other, moment, {}, hints))
        heard = world.heard[viewer][: world.marks[moment][viewer]]
        assert elsewhere.heard[viewer] == heard
        assert any(payload.startswith(b'{"type":"HintIs"') for payload in heard)


@pytest.fixture(scope="module")
def games() -> list[tuple[Story, Told]]:
    """A game with everything, told whole; and one of the base game."""
    every = tuple(Variant)
    stories = [story_of(number, 6, every) for number in (1, 2)] + [story_of(3, 3, ()), story_of(4, 4, every)]
    return [(story, told(story, dict.fromkeys((30, 90), story.viewers))) for story in stories]


def told_to(world: Told, viewer: Viewer, *, running: bool = False) -> bytes:
    """Everything a viewer was told or answered, by default to the end of the game."""
    answered = [answer for (who, _), answer in world.asked.items() if who == viewer]
    return b"".join([*world.heard[viewer][: world.marks[-2][viewer] if running else None], *answered])


def messages(world: Told, viewer: Viewer) -> Iterator[dict[str, Any]]:
    """What a viewer was told while the game was running."""
    for payload in world.heard[viewer][: world.marks[-2][viewer]]:
        yield msgspec.json.decode(payload)


def test_every_kind_of_message_was_among_what_was_compared(games: list[tuple[Story, Told]]) -> None:
    """The test above would prove nothing about a message that was never sent."""
    kinds = {kind.__name__ for kind in ServerMessage.__args__} - {"BotsGetReady", "BotsAreSlow", "HintIs"}
    for viewer in (SPECTATOR, 0, 2):
        found = {message["type"] for _, world in games for message in messages(world, viewer)}
        missing = {"Done", "PlannedCardDropped"} if viewer is SPECTATOR else set[str]()
        assert found == kinds - missing
    reasons = {m["reason"] for _, world in games for m in messages(world, 0) if m["type"] == "Refused"}
    assert reasons >= {"not-legal", "not-your-turn", "not-your-seat", "stale", "bad-message", "too-late", "not-over"}


def test_the_seed_is_told_to_nobody_while_the_game_runs(games: list[tuple[Story, Told]]) -> None:
    for story, world in games:
        for viewer in story.viewers:
            everything = told_to(world, viewer, running=True).lower()
            assert commitment(story.seed).encode() in everything
            assert story.seed.hex().encode() not in everything
            assert repr(list(story.seed)).replace(" ", "").encode() not in everything


def test_codes_tokens_and_ids_are_told_to_nobody_else(games: list[tuple[Story, Told]]) -> None:
    for story, world in games:
        for viewer in story.viewers:
            everything = told_to(world, viewer).decode()
            for other in story.viewers:
                for secret in world.secrets[other]:
                    is_own_token = other == viewer and secret is world.secrets[other][-1]
                    assert secret not in everything or is_own_token


def test_a_seat_is_told_its_own_token(games: list[tuple[Story, Told]]) -> None:
    """The test above could not fail if tokens looked different on the wire."""
    for story, world in games:
        for seat in range(len(story.gods)):
            assert world.secrets[seat][-1].encode() in b"".join(world.heard[seat])


def test_nobody_is_told_the_bet_cards_holders_and_looks_of_others(games: list[tuple[Story, Told]]) -> None:
    seen = 0
    for story, world in games:
        seats = len(story.gods)
        for viewer in story.viewers:
            for message in messages(world, viewer):
                seen += _check_view(message, viewer, seats)
                for event in message.get("events", ()):
                    seen += _check_event(event, viewer, seats)
    assert seen > 1_000


def _check_view(message: dict[str, Any], viewer: Viewer, seats: int) -> int:
    """The public view shows no secrets; the whole view of a seat shows its own. How many places were looked at."""
    view: dict[str, Any]
    if message["type"] == "WholeView":
        view = message["view"]
        viewer = view["viewer"]
    else:
        # What everybody is told has no viewer; what is a seat's own comes apart, as `own`.
        own = message.get("own")
        assert own is None or own["seat"] == viewer
        view = message.get("view") or message.get("changes") or {}
        viewer = SPECTATOR
    looked = 0
    for number, seat in _places(view.get("seats", [])):
        looked += 1
        assert (seat["bet_cards"] is not None) == (number == viewer)
        assert all((bet["card"] is not None) == (number == viewer) for bet in seat["bets"])
    for number, holder in _places(view.get("holders", [])):
        looked += 1
        mine = viewer is not None and number in (viewer, (viewer - 1) % seats)
        assert (holder["cards"] is not None) == mine
    return looked


def _places(rows: list[Any] | dict[str, Any]) -> list[tuple[int, Any]]:
    """All of a list, or the places of it that have changed."""
    return [(int(place), row) for place, row in rows.items()] if isinstance(rows, dict) else list(enumerate(rows))


def _check_event(event: dict[str, Any], viewer: Viewer, seats: int) -> int:
    match event:
        case {"type": "BetPlaced", "seat": seat, "card": card}:
            # A device that looks through no seat is a spectator, whoever holds it.
            assert card is None or seat == viewer
        case {"type": "BetCardExchanged", "seat": seat, "old": old, "new": new}:
            assert (old is None and new is None) or seat == viewer
        case {"type": "HolderSeen", "seat": seat, "cards": cards}:
            assert cards is None or seat == viewer
        case {"type": "BetCardSeen", "seat": seat, "owner": owner, "card": card}:
            assert card is None or viewer in (seat, owner)
        case {"type": "RaceDealt", "holders": holders, "unused": unused}:
            assert unused is None
            for number, cards in enumerate(holders):
                assert cards is None or (viewer is not None and number in (viewer, (viewer - 1) % seats))
        case _:
            return 0
    return 1


def test_no_line_of_the_log_holds_a_secret(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    story = story_of(5, 4, tuple(Variant))
    world = told(story, {10: [0], 20: [1, SPECTATOR]})
    lines = caplog.text
    assert "HTTP Request" in lines, "nothing was logged that could have held a secret"
    for secret in (story.seed.hex(), *(secret for viewer in story.viewers for secret in world.secrets[viewer])):
        assert secret not in lines


def test_nor_does_a_real_server_that_logs_everything(tmp_path: Path) -> None:
    with logged_server(tmp_path, settings={"DERBY_LOG_LEVEL": "debug", "DERBY_LOG_FORMAT": "json"}) as server:
        ann = Guest(server, "Ann")
        bot = ann.post("/api/bots", {"name": "Robot"})["token"]
        table = ann.quick_play()
        device = ann.device(table)
        secrets = [ann.http.cookies[COOKIE], ann.recovery_code or "", bot, *device.seats.values()]
        ann.http.get(f"/api/me?token={bot}", headers={"Authorization": f"Bearer {bot}"})
        ann.http.post(
            "/api/recover", content=f'{{"code": "{ann.recovery_code}"', headers={"Content-Type": "application/json"}
        )
        answer_to(server, handshake(f"Authorization: Bearer {bot}x", f"Cookie: {ann.cookie()}"))
        answer_to(server, b"no http with " + bot.encode() + b"\r\n\r\n")
        device.ask("Enter", table=secrets[0])
        device.socket.send("{" + secrets[0])
        device.play_on()
        secrets.append(ann.get(f"/api/tables/{table}/record")["seed"])
        close_all()
    lines = server.logged()
    assert '"level": "debug"' in lines, "not everything is logged, so this would prove nothing"
    for secret in secrets:
        assert secret
        assert secret not in lines
        assert secret.partition(".")[0] not in lines
