"""A private PostgreSQL for tests: in a temporary folder, on a free port, gone when the tests are.

Run as a program, it prints the folder of PostgreSQL's programs, or nothing; `scripts/postgres` asks for it.
"""

import os
import re
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import TypedDict

PROGRAMS = ("postgres", "initdb", "psql")
SECONDS = 30.0
"""For each step at most; a second or two is usual."""
TRIES = 5

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "60",
    "shared_buffers": "16MB",
}
"""Small, so that it starts fast. `fsync` stays on: what is acknowledged is durable, here as elsewhere."""

SUPERVISED = """
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
{ read -r _ <&3; kill -QUIT "$server"; } &
watcher=$!
wait "$server"
kill "$watcher" 2>/dev/null
rm -rf "$FOLDER"
"""
"""Ends the server at a line or the end of the input: even if the tests are killed, nothing stays behind.

At once (QUIT), without the last checkpoint: nobody will open its data again.
"""


class PostgresFailed(Exception):
    """PostgreSQL is not there, or one of its programs failed; the message is what it wrote."""


class Owner(TypedDict):
    """Whose a process is, as `subprocess` takes it; as it is if nobody is named."""

    user: int | None
    group: int | None
    extra_groups: list[int] | None


OURSELVES: Owner = {"user": None, "group": None, "extra_groups": None}


class Postgres:
    """A server of its own; anybody on this machine may connect as `postgres`."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="derby-postgres-"))
        self._data = self.folder / "data"
        self._server: subprocess.Popen[bytes] | None = None
        try:
            owner = unprivileged()
            if owner["user"] is not None:
                shutil.chown(self.folder, owner["user"], owner["group"])
            self._initialise(owner)
            self._port = free_port()
            self._start(owner)
        except BaseException:
            self.stop()
            raise

    @cached_property
    def url(self) -> str:
        """The address of a database `derby` for all who need none of their own; made when first asked for."""
        return self.new_database("derby")

    def new_database(self, name: str | None = None) -> str:
        """The address of a database made just now, empty, with a random name unless one is given."""
        name = name or f"test_{secrets.token_hex(8)}"
        where = [f"--host={self.folder}", f"--port={self._port}", "--username=postgres", "--dbname=postgres"]
        self._run("psql", *where, "--no-psqlrc", "--quiet", f'--command=CREATE DATABASE "{name}"', owner=OURSELVES)
        return f"postgresql://postgres@127.0.0.1:{self._port}/{name}"

    def stop(self) -> None:
        """Cut all connections, end the server, remove its folder."""
        if self._server:
            with suppress(BrokenPipeError):
                self._server.communicate(b"\n", timeout=SECONDS)
            self._server = None
        shutil.rmtree(self.folder, ignore_errors=True)

    def _initialise(self, owner: Owner) -> None:
        # Without a sync of the new folder, which would only help if the machine lost its power.
        options = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--username=postgres", "--no-sync"]
        self._run("initdb", *options, f"--pgdata={self._data}", owner=owner)

    def _start(self, owner: Owner) -> None:
        settings = SETTINGS | {"port": str(self._port), "unix_socket_directories": str(self.folder)}
        command = [str(self._programs / "postgres"), "-D", str(self._data)]
        command += [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with tempfile.TemporaryFile() as log:
            self._server = subprocess.Popen(
                ["/bin/sh", "-c", SUPERVISED, "sh", *command],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=subprocess.STDOUT,
                cwd=self.folder,
                env={**environment(), "FOLDER": str(self.folder)},
                # Ctrl-C is for the tests; they stop the server when they have finished.
                start_new_session=True,
                **owner,
            )
            if not self._is_ready(self._server):
                log.seek(0)
                raise PostgresFailed(log.read().decode(errors="replace"))

    def _is_ready(self, server: subprocess.Popen[bytes]) -> bool:
        """Wait for the word in the server's own process file: at the port, somebody else might answer."""
        deadline = time.monotonic() + SECONDS
        while server.poll() is None and time.monotonic() < deadline:
            with suppress(FileNotFoundError):
                if re.search(r"(?m)^ready *$", (self._data / "postmaster.pid").read_text()):
                    return True
            time.sleep(0.02)
        return False

    def _run(self, program: str, *options: str, owner: Owner) -> None:
        """One of PostgreSQL's programs, to its end."""
        done = subprocess.run(
            [self._programs / program, *options],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=environment(),
            timeout=SECONDS,
            check=False,
            **owner,
        )
        if done.returncode:
            raise PostgresFailed(f"{program}: {done.stdout}{done.stderr}")


@contextmanager
def running_postgres() -> Generator[Postgres]:
    """A server for as long as the block runs."""
    programs = postgres_bin()
    if programs is None:
        raise PostgresFailed("PostgreSQL's server was not found: install it, or name its folder in DERBY_POSTGRES_BIN.")
    server = started(programs)
    try:
        yield server
    finally:
        server.stop()


def started(programs: Path) -> Postgres:
    for _ in range(TRIES - 1):
        # The free port may be taken before the server has it: then with another one.
        try:
            return Postgres(programs)
        except PostgresFailed as error:
            if "Address already in use" not in str(error):
                raise
    return Postgres(programs)


def postgres_bin() -> Path | None:
    """The folder of PostgreSQL's programs: the one named, the one on the path, or Debian's newest."""
    if os.name != "posix":
        return None
    named = os.environ.get("DERBY_POSTGRES_BIN")
    if named:
        folders = [Path(named)]
    else:
        on_path = shutil.which("postgres")
        folders = [Path(on_path).resolve().parent] if on_path else []
        folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=version, reverse=True)
    return next((folder for folder in folders if all(shutil.which(folder / name) for name in PROGRAMS)), None)


def version(folder: Path) -> float:
    """Of a folder such as /usr/lib/postgresql/15/bin."""
    try:
        return float(folder.parent.name)
    except ValueError:
        return 0.0


def unprivileged() -> Owner:
    """Ourselves, unless we are root: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return OURSELVES
    import pwd

    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            user = pwd.getpwnam(name)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise PostgresFailed("PostgreSQL doesn't run as root, and there is neither a user `postgres` nor `nobody`.")


def environment() -> Mapping[str, str]:
    """Ours, less what would lead PostgreSQL's programs to another server, and with messages in English."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C"}


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


if __name__ == "__main__":
    sys.stdout.write(f"{postgres_bin() or ''}\n")
