"""Records a database of this version, with two games that are being played and one that is over, as SQL.

Whoever adds a step to the schema runs it in a checkout of the version before, with this file copied there:

    python record.py tests/store/versions/version-N.sql
"""

import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tests.server.harness import Guest, running


def main(file: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "derby.db"
        with running(database) as server:
            ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
            together = ann.open_table(seats=3, leaver_level="random", clock={"kind": "bank", "seconds": 600})
            first, second = ann.device(together), bob.device(together)
            first.room_after("Sit", seat=0)
            second.room_after("Sit", seat=1)
            first.room_after("GiveWords", seat=0, words="by the Styx")
            first.room_after("FillWithBots", level="random")
            first.send("Start")
            for device in (first, second):
                device.until(lambda message: message["type"] == "Seen")
            first.send("Say", text="hail")
            first.until(lambda message: message["type"] == "ChatSaid")
            made = 0
            while made < 12:
                for device in (first, second):
                    device.drain(0.5)
                    if device.legal:
                        made += device.act()["type"] == "Done"
            over = ann.device(ann.quick_play(settings={"seats": 3}))
            over.play_on()
            ann.device(ann.quick_play(settings={"seats": 4, "variants": ["power-of-the-gods"]})).play_on(most=5)
            for device in (first, second, over):
                device.close()
        with closing(sqlite3.connect(database)) as connection:
            file.write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
