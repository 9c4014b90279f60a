"""Tells guests that games wait for them, now and then: one notification for all of them, and never while they look.

One process does this, the one that looks after the shard of this work. What is to be sent is kept at the subscriptions,
and marked before it is tried: so it is sent again if the process is killed, and a service that fails is asked again
later, less and less often.
"""

import asyncio
import logging
import ssl
from collections.abc import Callable

import msgspec

from derby.server.clock import Clock
from derby.server.metrics import Metrics
from derby.server.push.delivery import NO_ANSWER, Delivered, deliver
from derby.server.push.digest import notice_of
from derby.server.push.encryption import ServerKey, encrypted, keys_of
from derby.server.push.endpoints import endpoint_of
from derby.server.served_time import ServedTime
from derby.store.database import Database, DatabaseError
from derby.store.guests import find_guest
from derby.store.subscriptions import (
    Waiting,
    ending,
    games_that_wait,
    postponing,
    telling,
    to_be_told,
    trying,
    waiting,
)

ROUND_SECONDS = 20.0
SHARD = "push"
"""Stands for this work among the tables."""
SETTLE_MS = 60_000
"""How long a game must have waited."""
LOOKED_MS = 120_000
"""How long a page that was seen counts as looked at; it says so every minute."""
AGAIN_MS = (60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000)
"""How long to wait before a notification is tried again."""
USEFUL_MS = 24 * 3_600_000
MOST = 100
"""Notifications that are sent in one round."""
AT_ONCE = 10
GONE = (404, 410)
LATER = (0, 408, 425, 429)

log = logging.getLogger(__name__)


class PushSender:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        served: ServedTime,
        metrics: Metrics,
        key: ServerKey,
        *,
        contact: str,
        named: frozenset[str],
        looks_after: Callable[[str], bool],
    ) -> None:
        self.key = key
        self.named = named
        """Hosts that the server's host has named."""
        self._database = database
        self._clock = clock
        self._served = served
        self._metrics = metrics
        self._contact = contact
        self._looks_after = looks_after
        self._context = ssl.create_default_context()
        self._room = asyncio.Semaphore(AT_ONCE)

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Raises `ValueError` if nothing would be sent to such a subscription."""
        endpoint_of(endpoint, self.named)
        keys_of(p256dh, auth)

    async def go_round(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            try:
                await self.tell()
            except DatabaseError as error:
                log.warning("notifications could not be sent: %s", error)
            except Exception:
                log.exception("notifications could not be sent")
                self._metrics.failures += 1

    async def tell(self) -> None:
        """Have everybody told who is needed, and send what is due."""
        if not self._looks_after(SHARD):
            return
        now = self._clock.now_ms()
        for guest in await to_be_told(self._database, now, SETTLE_MS, LOOKED_MS):
            await self._database.write(*telling(guest, now, now + USEFUL_MS))
        due = await waiting(self._database, now, MOST)
        await asyncio.gather(*(self._send_in_turn(each) for each in due))

    async def _send_in_turn(self, notification: Waiting) -> None:
        async with self._room:
            if self._looks_after(SHARD):
                await self._send(notification)

    async def _send(self, notification: Waiting) -> None:
        subscription, now = notification.subscription, self._clock.now_ms()
        endpoint = subscription.endpoint
        again = now + AGAIN_MS[min(notification.tries, len(AGAIN_MS) - 1)]
        await self._database.write(trying(notification, again))
        message = await self._message(notification)
        answer = NO_ANSWER if message is None else await self._deliver(notification, message, now)
        if answer.status in GONE:
            await self._database.write(*ending(endpoint, subscription.guest))
            return
        fails = answer.status in LATER or answer.status >= 500
        goes_on = message is not None and fails and notification.tries + 1 < len(AGAIN_MS)
        later = max(again, now + answer.wait_seconds * 1000)
        if message is not None and not 200 <= answer.status < 300:
            log.warning("a push service answered %d%s", answer.status, "; it is tried again" if goes_on else "")
        is_late = later >= notification.until
        await self._database.write(postponing(endpoint, again, later if goes_on and not is_late else None))

    async def _message(self, notification: Waiting) -> bytes | None:
        """What is to be said now; nothing if no game waits any more."""
        subscription = notification.subscription
        games = await games_that_wait(self._database, subscription.guest)
        guest = await find_guest(self._database, subscription.guest)
        if not games or guest is None:
            return None
        return msgspec.json.encode(notice_of(games, guest.name, subscription.language, self._served.ms()))

    async def _deliver(self, notification: Waiting, message: bytes, now: int) -> Delivered:
        subscription = notification.subscription
        try:
            endpoint = endpoint_of(subscription.endpoint, self.named)
            body = encrypted(message, keys_of(subscription.p256dh, subscription.auth))
        except ValueError as error:
            log.warning("a subscription is not used: %s", error)
            return Delivered(400)
        headers = {
            "Authorization": self.key.authorization(endpoint.origin, self._contact, now // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(0, (notification.until - now) // 1000)),
            "Topic": "turns",
            "Urgency": "normal",
        }
        return await deliver(endpoint, headers, body, self._context)
