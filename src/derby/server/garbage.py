"""Python's collector of cyclic garbage, kept from making everybody wait.

It looks at whatever is new as soon as that is much. With thousands of tables this takes a tenth of a second each time,
and half a second when it looks at everything. So it looks at what is new often, and whatever is left of it then is set
aside: tables, devices and connections leave no cycles behind. Only now and then everything is looked at.
"""

import asyncio
import gc

SECONDS = 0.5
ROUNDS = 3_600
"""Half an hour, after which everything is looked at."""


def set_up_garbage() -> None:
    """What is loaded stays: the collector need not look at it again."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


async def look_after_garbage() -> None:
    """Until cancelled."""
    while True:
        for _ in range(ROUNDS):
            await asyncio.sleep(SECONDS)
            gc.collect(0)
            gc.freeze()
        gc.unfreeze()
        gc.collect()
