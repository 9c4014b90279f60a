"""What the page about the protocol says before it lists the messages: connecting, deciding, refusals, limits."""

from typing import get_args

from page_parts import prose, table

from derby.server.api import MOST_BOTS, ROUTES
from derby.server.authentication import COOKIE, COOKIE_SECONDS, SOCKET_PATH
from derby.server.limits import Limits
from derby.server.routing import STATUS
from derby.server.services import PING_SECONDS
from derby.server.session import MOST_OFFENCES, MOST_WAITING
from derby.server.sockets import LARGEST_MESSAGE, MOST_UNREAD
from derby.tables.refusal import Reason
from derby.tables.state import CHAT, KEYS, REMEMBERED

REASONS: dict[Reason, str] = {
    "bad-message": "it is not JSON, not one of the messages, or a field of it has a wrong value",
    "enter-first": "the first message of a connection is `Enter`",
    "no-such-table": "there is no table of this name",
    "no-such-seat": "the table has no such seat",
    "not-your-seat": "you don't have this seat",
    "not-your-turn": "another seat decides now, or a bot plays yours (`TakeBack`)",
    "not-legal": "`code` is not one of `legal`",
    "stale": "`version` is not the present one; a `Seen` that has it came before",
    "not-the-host": "only the host may do this",
    "seat-taken": "somebody has this seat",
    "seats-free": "the game can't begin: not every seat is taken",
    "too-late": "this can be done only before the game",
    "other-rules": "the game was begun with rules of another version",
    "not-playing": "there is no game yet, or it is over",
    "not-over": "this can be done only after the game",
    "no-odds": "no odds are shown at this table",
    "god-taken": "another seat has chosen this god",
    "bad-settings": "no game can be set up with these settings",
    "bad-name": "a name has 1 to 24 characters that can be shown in one line",
    "bad-record": "it is not the record of a game that was played by the rules to its end",
    "too-many": f"a guest has at most {MOST_BOTS} external bots",
    "too-fast": "more than the limits allow; wait a little",
    "try-again": "the server could not do it just now",
    "not-known": "the cookie, the token or the recovery code is nobody's",
    "not-allowed": "the page that asks is not the server's own",
    "too-large": "what was sent is too large",
}
OVER_HTTP: tuple[Reason, ...] = ("bad-message", "bad-settings", "bad-name", "bad-record")
"""Reasons without a status of their own that HTTP requests are refused for."""


def connecting() -> list[str]:
    ways = [
        (
            f"the cookie `{COOKIE}`",
            "`POST /api/guests`, `POST /api/recover`",
            "with every request, and when the WebSocket is opened",
            f"a guest, for {COOKIE_SECONDS // 86_400} days",
        ),
        (
            "a bot token",
            "`POST /api/bots`, asked for by a guest",
            "`Authorization: Bearer TOKEN` when the WebSocket is opened",
            "an external bot: a guest that is shown as a bot",
        ),
        (
            "a seat token",
            "`Entered.seats`, or the answer that opened the table",
            "`Enter.tokens`",
            "one seat at one table, on a further device",
        ),
    ]
    return [
        *prose(f"""
            ## Connecting

            The WebSocket is at `{SOCKET_PATH}`. Every message is one JSON object in one frame, and its `type` says
            which message it is. There are three ways to be somebody:
        """),
        *table(("what", "where it comes from", "where it goes", "what it gives"), ways),
        "",
        *prose("""
            Whoever has none of them watches. There are no passwords; a guest's recovery code brings the guest back on
            another device.

            The handshake is answered with 401 if the bot token is wrong, with 404 on any other path, and with 403 if a
            browser's `Origin` is not the server's own. Programs that are no browsers send no `Origin`.
        """),
    ]


def life_of_a_connection() -> list[str]:
    return prose(f"""
        ## The life of a connection

        1. The client sends `Enter` with the name of the table, which is the last part of its link.
        2. The server answers `Entered` (your seats), `RoomIs` (who sits where, what is played), and if the game has
        begun `Seen` (the game as you may see it); then up to {CHAT} messages of the chat.
        3. From now on it tells of every change: `RoomIs` of the room, `Happened` of the game, `ChatSaid` and
        `ChatReacted` of the chat, and `Entered` again if your seats change.
        4. The client sends what it wants, at any time. Its messages are dealt with one by one, in their order.

        **Keep these four:** `room` from `RoomIs`; `view`, `own` and `clock` from `Seen`. A `Happened` brings in
        `changes` the fields of `view` that have changed, each of them whole; `own` if it has changed, else it stays as
        it was; and `clock`, which is null if it is missing. A client need not know the rules: what may be done is in
        `own.legal`.

        **Two numbers.** `seq` counts what is written about the table; it only grows, and not every number is told.
        `version` counts the decisions of the game: that of a `Happened` is one more than the one before. If it isn't,
        enter again.

        **Codes and cards.** Every action has a code that never changes; `scripts/generate_docs.py` writes a page with
        all of them, `reference/action-codes.md`. A movement card has the number creature × 9 + its place among the nine
        of its creature in the edition, with the creatures in the order dragon, gryphon, lamassu, pegasus, phoenix,
        sylph; 54 is a protection card. Bet cards are numbered in the order of the edition. Everything is counted from
        0. The left holder of seat *s* has the number *s*, the right one has that of the seat before.

        **Being there.** The server sends a ping every {PING_SECONDS} seconds and drops whoever hasn't answered by the
        next. If you are away for longer than the server's grace time, or have no time left on the clock, a bot plays
        for you (`handed_over`); you can come back at any time with `TakeBack`. While no player is there the game rests.

        **The end of a connection.** 1008: too many messages that were malformed or too fast. 1009: a message was too
        large. 1012: the server restarts. Without a code: you did not read, or did not answer. In every case connect
        again after a second, and resume.
    """)


def deciding() -> list[str]:
    return prose(f"""
        ## Deciding

        When `own.legal` isn't empty it is your turn. Send `Act` with one of these codes, the `version` you saw, and a
        `key` of your own, another for every decision.

        - If it counts, everybody at the table hears `Happened`, and then you hear `Done`: it is stored, and survives
        whatever happens to the server.
        - If not, you hear `Refused` with the key and a reason, and nothing has changed. If the reason is `stale`, a
        `Seen` came before it.
        - If the connection ends before you hear either, come back and send the same again, with the same key. It is
        done once: if it has counted, you hear `Done` with the version it led to. The last {KEYS} keys of a table are
        remembered.
    """)


def resuming() -> list[str]:
    return prose(f"""
        ## Resuming

        Connect again and send `Enter` with `since`, the last `seq` you saw. Before `Seen` comes a `Missed` with the
        events since then, for a page that wants to show them. It goes back {REMEMBERED} decisions; if you missed more,
        `complete` is false. Of the chat comes what is new.
    """)


def refusals() -> list[str]:
    assert set(REASONS) == set(get_args(Reason))
    statuses = {**dict.fromkeys(OVER_HTTP, 400), **STATUS}
    rows = [(f"`{reason}`", REASONS[reason], str(statuses.get(reason, ""))) for reason in get_args(Reason)]
    return [
        *prose("""
            ## Refusals

            Over the WebSocket a refusal is the message `Refused`; over HTTP it is the answer `{"reason": …}` with the
            status given here. Whatever is refused had no effect.
        """),
        *table(("reason", "meaning", "HTTP"), rows),
        "",
    ]


def what_is_allowed() -> list[str]:
    limits = Limits()
    largest = max(route.largest for route in ROUTES)
    rows = [
        ("a message", f"{LARGEST_MESSAGE:,} bytes", "the connection is closed (1009)"),
        ("messages of a connection *", _often(limits.messages_per_second, limits.messages_at_once), "`too-fast`"),
        ("chat of a connection *", _often(limits.chat_per_second, limits.chat_at_once), "`too-fast`"),
        ("odds that a connection asks for *", _often(limits.odds_per_second, limits.odds_at_once), "`too-fast`"),
        ("messages of a connection that wait", str(MOST_WAITING), "the connection is closed (1008)"),
        ("messages that are malformed or too fast", str(MOST_OFFENCES), "the connection is closed (1008)"),
        ("bytes that wait for you to read them", f"{MOST_UNREAD:,}", "the connection is dropped"),
        (
            "requests of an address that make something *",
            _often(limits.requests_per_second, limits.requests_at_once),
            "`too-fast`",
        ),
        ("the body of a request", f"{ROUTES[0].largest:,} bytes; of a record {largest:,}", "`too-large`"),
        ("external bots of a guest", str(MOST_BOTS), "`too-many`"),
    ]
    return [
        *prose("""
            ## Limits

            Those with a star can be changed by the [host](hosting.md).
        """),
        *table(("what", "at most", "beyond it"), rows),
        "",
    ]


def _often(per_second: float, at_once: float) -> str:
    return f"{per_second:g} a second, {at_once:g} at once after a rest"
