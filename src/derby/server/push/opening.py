"""Getting ready to send notifications, where the server's host wants that and what it needs is installed."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from derby.server.clock import Clock
from derby.server.metrics import Metrics
from derby.server.served_time import ServedTime
from derby.server.settings import Settings
from derby.store.database import Database
from derby.store.guests import secret

if TYPE_CHECKING:
    from derby.server.push.sender import PushSender

log = logging.getLogger(__name__)


async def open_push(
    settings: Settings,
    database: Database,
    clock: Clock,
    served: ServedTime,
    metrics: Metrics,
    looks_after: Callable[[str], bool],
) -> "PushSender | None":
    if not settings.push or not settings.correspondence:
        return None
    try:
        from derby.server.push.encryption import ServerKey
        from derby.server.push.sender import PushSender
    except ImportError:
        log.info("no notifications: they need cryptography; install divinity-derby with the extra `push`")
        return None
    return PushSender(
        database,
        clock,
        served,
        metrics,
        ServerKey(await secret(database, "push", ServerKey.new())),
        contact=settings.push_contact or settings.public_url or "https://localhost",
        named=frozenset(settings.push_hosts.split()),
        looks_after=looks_after,
    )
