"""`derby serve` with a chance that is settled by the name of whoever opens a table.

Seeds, gods by lot and what random bots do follow from that name: a test that fails fails again, and pictures show the
same games, as long as the same is done in the same order. Only for tests: a host's server asks the operating system.
"""

import random
from typing import Any

from derby.cli.main import app
from derby.server import house
from derby.server.live_table import LiveTable
from derby.tables.guest import Guest

LOTS = random.Random()


def settle() -> None:
    open_table = house.House.open_table

    async def open_settled(self: house.House, host: Guest, *how: Any, **wishes: Any) -> LiveTable:
        LOTS.seed(host.name)
        return await open_table(self, host, *how, **wishes)

    house.new_seed = lambda: LOTS.randbytes(32)
    house.House.open_table = open_settled
    random.SystemRandom = lambda: LOTS  # type: ignore[misc, assignment]


if __name__ == "__main__":
    settle()
    app(prog_name="derby")
