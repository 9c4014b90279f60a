"""What the page about the protocol says before it lists the messages: connecting, deciding, refusals, limits."""

from typing import get_args

from page_parts import prose, table

from derby.server.api import MOST_BOTS, ROUTES
from derby.server.authentication import COOKIE, COOKIE_SECONDS
from derby.server.handshake import SOCKET_PATH
from derby.server.http_protocol import LARGEST_HEAD, LONGEST_URL, MOST_HEADERS
from derby.server.limits import Limits
from derby.server.routing import STATUS
from derby.server.services import PING_SECONDS
from derby.server.session import MOST_OFFENCES, MOST_WAITING
from derby.server.websocket import LARGEST_MESSAGE, MOST_UNREAD
from derby.tables.device import MOST_MUTED
from derby.tables.refusal import Reason
from derby.tables.seat import LENT_MS
from derby.tables.state import CHAT, KEYS, MOST_ENTRIES, REMEMBERED

REASONS: dict[Reason, str] = {
    "bad-message": "it is not JSON, not one of the messages, or a field of it has a wrong value",
    "enter-first": "the first message of a connection is `Enter`",
    "no-such-address": "there is nothing at this address",
    "no-such-table": "there is no table of this name",
    "no-such-seat": "the table has no such seat",
    "no-such-puzzle": "there is no puzzle of this name",
    "not-your-seat": "you don't have this seat",
    "not-your-turn": "another seat decides now, or a bot plays yours (`TakeBack`)",
    "not-legal": "`code` is not one of `legal`",
    "stale": "`version` is not the present one; a `Seen` that has it came before",
    "not-the-host": "only the host may do this",
    "seat-taken": "somebody has this seat",
    "removed": "the host has removed you from this table",
    "seats-free": "the game can't begin: not every seat is taken",
    "too-late": "this can be done only before the game",
    "other-rules": "the game was begun with rules of another version",
    "not-playing": "there is no game yet, or it is over",
    "not-over": "this can be done only after the game",
    "not-away": "the person is there, or it is no person's seat",
    "no-time": "your bank is empty for the second time: a bot plays your seat to the end",
    "no-odds": "no odds are shown at this table",
    "no-hints": "hints may not be asked for: not everybody has agreed, or the server's host doesn't want it",
    "no-reviews": "the server's host doesn't want games to be reviewed",
    "no-puzzles": "the server's host doesn't want puzzles",
    "no-daily": "there is no daily race on this server",
    "no-duplicates": "there are no duplicate matches on this server",
    "play-first": "it shows a deal that you have not played yet, or not to its end",
    "god-taken": "another seat has chosen this god",
    "bad-settings": "no game can be set up with these settings",
    "no-name": "there is nothing to see in the name",
    "long-name": "a name has at most 24 characters as people count them: a family of four in one emoji is one",
    "bad-name": "the name has characters that can't be shown in one line, or too many accents on one",
    "bad-record": "it is not the record of a game that was played by the rules to its end",
    "too-many": f"you have as many open or listed tables as a guest may have, {MOST_BOTS} external bots, or "
    f"{MOST_MUTED} people muted",
    "too-fast": "more than the limits allow; wait a little",
    "try-again": "the server could not do it just now",
    "damaged": "the table is damaged in the server's database",
    "not-known": "the cookie, the token or the recovery code is nobody's",
    "banned": "the server's host has banned you, or your address, for a time",
    "closed": "the server's host has closed this table",
    "not-allowed": "the page that asks is not the server's own",
    "too-large": "what was sent is too large",
    "too-few": "there are too few players for a table",
    "switched-off": "the server's host doesn't offer it",
    "not-a-member": "only members of the group may do this",
    "no-open-view": "the table doesn't allow watching with all cards open, or you play there",
}
OVER_HTTP: tuple[Reason, ...] = ("bad-message", "bad-settings", "no-name", "long-name", "bad-name", "bad-record")
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
            another device. A new recovery code ends the guest's cookies on other devices and the tokens of their bots;
            asked again with the name of a bot that you have, `POST /api/bots` gives a new token for it. What a bot does
            counts against its owner's limits, and whoever is banned or removed from a table is so together with their
            bots.

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
        3. From now on it reports every change: `RoomIs` in the room, `Happened` in the game, `ChatSaid` and
        `ChatReacted` in the chat, and `Entered` again if your seats change.
        4. The client sends what it wants, at any time. Its messages are dealt with one by one, in their order.

        **Keep these four:** `room` from `RoomIs`; `view`, `own` and `clock` from `Seen`. A `Happened` brings in
        `changes` the fields of `view` that have changed, each of them whole, but of `seats`, `track` and `holders` only
        the places that have changed, by their number; `own` if it has changed, else it stays as it was; and `clock`,
        which is null if it is missing. A client need not know the rules: what may be done is in `own.legal`.

        **Two numbers.** `seq` counts what is written about the table; it only grows, and not every number reaches you.
        `version` counts the decisions of the game: that of a `Happened` is one more than the one before. If it isn't,
        enter again.

        **Codes and cards.** Every action has a code that never changes; `scripts/generate_docs.py` writes a page with
        all of them, `reference/action-codes.md`. A movement card has the number creature × 9 + its place among the nine
        of its creature in the edition, with the creatures in the order dragon, gryphon, lamassu, pegasus, phoenix,
        sylph; 54 is a protection card. Bet cards are numbered in the order of the edition. Everything is counted from
        0. The left holder of seat *s* has the number *s*, the right one has that of the seat before.

        **Being there.** The server sends a ping every {PING_SECONDS} seconds and drops whoever hasn't answered by the
        next. If you are away for longer than the server's grace time, or have no time left on the clock, a bot plays
        for you (`handed_over`); until then everybody sees when it will (`bot_plays_at_ms`), and the host may let it
        play at once (`LetBotPlay`). You can come back at any time with `TakeBack`; on a clock, a decision that the bot
        was handed is still the bot's, and you play from the next one. With an empty bank you get {LENT_MS // 1000}
        seconds for the rest of the game, and if these are used up, too, `TakeBack` is refused (`no-time`). While no
        player is there the game rests. While the host is away, the next player who is there is host.

        **Clocks.** `until_ms` and `bot_plays_at_ms` count by a clock of the server's own, which you get as
        `clock_ms` when you enter, and again when it stood still: what is left is `until_ms` minus what that clock says
        now. It doesn't count while the server stands still, nor does it jump when somebody sets the time. What you have
        thought stays thought, whether you leave, reconnect, or hand your seat over.

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
        events since then, and with when a bot took over for somebody and when they were back, for a page that wants to
        show them. It goes back {REMEMBERED} decisions; if you missed more, `complete` is false. Of the chat comes what
        is new.
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
        ("messages of a guest *", _often(limits.messages_per_second, limits.messages_at_once), "`too-fast`"),
        (
            "pings, pongs and parts of messages of a connection *",
            _often(limits.pings_per_second, limits.pings_at_once),
            "the connection is closed (1008)",
        ),
        (
            "bytes that a connection sends *",
            _often(limits.bytes_per_second, limits.bytes_at_once),
            "the connection is closed (1008)",
        ),
        ("chat of a guest *", _often(limits.chat_per_second, limits.chat_at_once), "`too-fast`"),
        ("odds that a guest asks for *", _often(limits.odds_per_second, limits.odds_at_once), "`too-fast`"),
        (
            "changes of a guest, decisions aside *",
            _often(limits.changes_per_second, limits.changes_at_once),
            "`too-fast`",
        ),
        (
            "bytes that a guest has stored *",
            _often(limits.stored_bytes_per_second, limits.stored_bytes_at_once),
            "`too-fast`",
        ),
        ("reports of a guest *", _often(limits.reports_per_second, limits.reports_at_once), "`too-fast`"),
        (
            "records of games played elsewhere that a guest has kept *",
            _often(limits.records_per_second, limits.records_at_once),
            "`too-fast`",
        ),
        ("analyses that a guest waits for *", str(limits.analyses_waiting), "`too-many`"),
        ("people that a guest mutes", str(MOST_MUTED), "`too-many`"),
        ("tables that a guest opens *", _often(limits.tables_per_second, limits.tables_at_once), "`too-fast`"),
        ("open tables of a guest *", f"{limits.open_tables}, {limits.listed_tables} of them listed", "`too-many`"),
        (
            "entries of a table, decisions and seats taken back aside",
            f"{MOST_ENTRIES:,}",
            "`too-many`; who leaves, and what is thought meanwhile, is not written any more",
        ),
        ("connections of a guest *", str(limits.connections_per_guest), "refused with 429"),
        ("all of this of an address *", f"{limits.address_share:g} times as much", "the same"),
        ("guests made at an address *", _often(limits.guests_per_second, limits.guests_at_once), "`too-fast`"),
        ("messages of a connection that wait", str(MOST_WAITING), "the connection is closed (1008)"),
        ("messages that are malformed or too fast", str(MOST_OFFENCES), "the connection is closed (1008)"),
        ("bytes that wait for you to read them", f"{MOST_UNREAD:,}", "the connection is dropped"),
        (
            "requests of an address that make something *",
            _often(limits.requests_per_second, limits.requests_at_once),
            "`too-fast`",
        ),
        (
            "requests of an address, of whatever kind, and WebSockets that it opens *",
            f"{_often(limits.answers_per_second, limits.answers_at_once)}; what takes long counts up to "
            f"{max(route.cost for route in ROUTES)} times",
            "429, or `too-fast`",
        ),
        ("connections of an address *", f"{limits.connections_per_address:,}", "429"),
        ("connections of a process *", f"{limits.connections:,}", "503"),
        ("the body of a request comes within", f"{limits.body_seconds:g} seconds *", "the connection is closed"),
        (
            "the head of a request",
            f"{LARGEST_HEAD:,} bytes, {MOST_HEADERS} headers, {limits.head_seconds:g} seconds *",
            "431",
        ),
        ("the address in a request", f"{LONGEST_URL:,} bytes", "414"),
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
    return f"{_number(per_second)} a second, {_number(at_once)} at once after a rest"


def _number(number: float) -> str:
    return f"{number:,.0f}" if number.is_integer() else str(number)
