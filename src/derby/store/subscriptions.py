"""Who wants to be notified when they are needed, and through which browsers.

A subscription is what a browser gives: an address at its maker's push service, and the keys with which a message to it
is encrypted. A guest with at least one is a subscriber. What is still to be sent is a time at the subscription, so that
it outlives every process.
"""

from typing import NamedTuple

from derby.store.database import Database, Statement

HOUR_MS = 3_600_000
MOST = 5
"""Subscriptions of a guest; the oldest go."""


class Subscription(NamedTuple):
    endpoint: str
    guest: str
    p256dh: str
    """The browser's public key, as base64url."""
    auth: str
    """Its secret, as base64url."""
    language: str


class Waiting(NamedTuple):
    """A notification that is to be sent."""

    subscription: Subscription
    due: int
    tries: int
    until: int
    """When it is of no use any more."""


class NeededIn(NamedTuple):
    """A game that waits for a guest."""

    game: str
    summary: str
    due: int
    """By served time."""


def subscribing(subscription: Subscription, hours: int, now: int) -> list[Statement]:
    """The statements that keep a subscription; one that is there already belongs to this guest from now on.

    `hours` is how long a guest is left alone after a notification.
    """
    return [
        Statement(
            "INSERT INTO subscribers (guest, hours, told, seen) VALUES ($1, $2, 0, $3)"
            " ON CONFLICT (guest) DO UPDATE SET hours = excluded.hours, seen = excluded.seen",
            (subscription.guest, hours, now),
        ),
        Statement(
            "INSERT INTO subscriptions (endpoint, guest, p256dh, auth, language, since, tries)"
            " VALUES ($1, $2, $3, $4, $5, $6, 0) ON CONFLICT (endpoint) DO UPDATE SET guest = excluded.guest,"
            " p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, due = NULL",
            (*subscription, now),
        ),
        Statement(
            "DELETE FROM subscriptions WHERE guest = $1 AND endpoint NOT IN"
            " (SELECT endpoint FROM subscriptions WHERE guest = $1 ORDER BY since DESC, endpoint LIMIT $2)",
            (subscription.guest, MOST),
        ),
    ]


def ending(endpoint: str, guest: str) -> list[Statement]:
    """The statements that forget a subscription of a guest; without any they are no subscriber."""
    return [
        Statement("DELETE FROM subscriptions WHERE endpoint = $1 AND guest = $2", (endpoint, guest)),
        Statement(
            "DELETE FROM subscribers WHERE guest = $1 AND guest NOT IN (SELECT guest FROM subscriptions)", (guest,)
        ),
    ]


def forgetting(guest: str) -> list[Statement]:
    """The statements after which a guest gets no notifications any more."""
    return [
        Statement("DELETE FROM subscriptions WHERE guest = $1", (guest,)),
        Statement("DELETE FROM subscribers WHERE guest = $1", (guest,)),
    ]


def has_looked(guest: str, now: int) -> Statement:
    """The statement that a guest looks at the page: they know what waits for them."""
    return Statement("UPDATE subscribers SET seen = $1 WHERE guest = $2", (now, guest))


async def subscriptions_of(database: Database, guest: str) -> list[Subscription]:
    rows = await database.read(
        "SELECT endpoint, guest, p256dh, auth, language FROM subscriptions WHERE guest = $1 ORDER BY since", guest
    )
    return [Subscription(*row) for row in rows]


async def to_be_told(database: Database, now: int, settle_ms: int, looked_ms: int) -> list[str]:
    """The guests for whom a game has waited for a while, since they were told last and have looked last.

    Nobody is notified again before the hours they want to be left alone are over, nor while they look.
    """
    rows = await database.read(
        "SELECT DISTINCT subscribers.guest FROM subscribers JOIN deadlines ON deadlines.guest = subscribers.guest"
        " WHERE deadlines.due > 0 AND deadlines.since > subscribers.told AND deadlines.since > subscribers.seen"
        " AND deadlines.since <= $1 AND subscribers.seen <= $2"
        " AND subscribers.told + subscribers.hours * 3600000 <= $3",
        now - settle_ms,
        now - looked_ms,
        now,
    )
    return [row[0] for row in rows]


def telling(guest: str, now: int, until: int) -> list[Statement]:
    """The statements that have a guest told now, in all their browsers."""
    return [
        Statement("UPDATE subscribers SET told = $1 WHERE guest = $2", (now, guest)),
        Statement("UPDATE subscriptions SET due = $1, tries = 0, until = $2 WHERE guest = $3", (now, until, guest)),
    ]


async def waiting(database: Database, now: int, most: int) -> list[Waiting]:
    rows = await database.read(
        "SELECT endpoint, guest, p256dh, auth, language, due, tries, until FROM subscriptions WHERE due <= $1"
        " ORDER BY due, endpoint LIMIT $2",
        now,
        most,
    )
    return [Waiting(Subscription(*row[:5]), *row[5:]) for row in rows]


def trying(notification: Waiting, again: int) -> Statement:
    """The statement, to be written before it is sent, after which it is sent again at that time if all is lost."""
    return Statement(
        "UPDATE subscriptions SET due = $1, tries = tries + 1 WHERE endpoint = $2 AND due = $3",
        (again, notification.subscription.endpoint, notification.due),
    )


def postponing(endpoint: str, tried: int, again: int | None) -> Statement:
    """The statement that has what was tried sent again later, or no more; if nothing newer is to be sent."""
    return Statement("UPDATE subscriptions SET due = $1 WHERE endpoint = $2 AND due = $3", (again, endpoint, tried))


async def games_that_wait(database: Database, guest: str) -> list[NeededIn]:
    """The games that wait for a guest, the most urgent first."""
    rows = await database.read(
        "SELECT deadlines.game, tables.summary, deadlines.due FROM deadlines JOIN tables ON tables.id = deadlines.game"
        " WHERE deadlines.guest = $1 AND deadlines.due > 0 ORDER BY deadlines.due",
        guest,
    )
    return [NeededIn(*row) for row in rows]
