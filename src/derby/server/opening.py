"""Opening everything that a server process has."""

import logging
import os

from derby.server.authentication import Authentication
from derby.server.clock import SystemClock
from derby.server.entropy import SystemEntropy
from derby.server.file_limit import room_for_connections
from derby.server.passes import RENEWED_SECONDS
from derby.server.services import Services
from derby.server.settings import Settings
from derby.store.guests import secret
from derby.store.opening import open_database

log = logging.getLogger(__name__)


async def open_services(settings: Settings) -> Services:
    entropy = SystemEntropy()
    process = f"{os.getpid()}-{entropy.new_id()[:8]}"
    database = await open_database(settings.database, process)
    key = settings.secret or await secret(database, "signing", entropy.new_id() + entropy.new_id())
    clock = SystemClock()
    # From the first start of a version that knows this: old enough to be renewed when it is used.
    issued = await secret(database, "old-cookies-issued", str(clock.now_ms() // 1000 - RENEWED_SECONDS - 1))
    authentication = Authentication(key, settings.public_url, int(issued))
    services = Services(settings, database, authentication, process, clock=clock, entropy=entropy)
    services.connections.most = room_for_connections(settings.limits.connections)
    log.info(
        "room for %d connections, %d from one address",
        services.connections.most,
        settings.limits.connections_per_address,
    )
    await services.served.begin()
    await services.open_push()
    services.start()
    return services
