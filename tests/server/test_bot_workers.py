"""The worker processes of bots end when the server does, whatever they are thinking."""

import subprocess
import sys
import time

from tests.server.harness import PATIENCE

SERVER = """
import asyncio

from derby.game.game import new_game
from derby.server.workers import bot_workers
from tests.server.test_bot_workers import think_for_an_hour

bot_workers._decide = think_for_an_hour


async def end_while_a_bot_thinks() -> None:
    mine = bot_workers.BotWorkers(1, 200.0)
    game = new_game(4, seed=1, first_player=0)
    thinking = asyncio.create_task(mine.decide("olympian", game.set_up, game.view(0)))
    await asyncio.sleep(2)
    mine.close()
    await asyncio.wait([thinking])
    print("cancelled" if thinking.cancelled() else "decided")


asyncio.run(end_while_a_bot_thinks())
"""


def think_for_an_hour(*_: object) -> int:
    time.sleep(3_600)
    return 0


def test_a_server_that_ends_doesnt_wait_for_a_bot_that_thinks() -> None:
    done = subprocess.run([sys.executable, "-c", SERVER], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout) == (0, "cancelled\n"), done.stderr
