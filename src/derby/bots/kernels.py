"""The kernels of the bots, of odds and of hindsight, as a library for the browser's Python."""

import gzip
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from derby.bots.game_endings import count_victories
from derby.bots.hindsight import count_endings
from derby.bots.search.beliefs import choose_worlds, weigh_worlds
from derby.bots.search.place_counts import count_places
from derby.bots.search.try_actions import try_actions
from derby.bots.search.try_bets import try_bets
from derby.bots.search.whole_turns import score_slow_cards
from derby.rules import linking, wasm
from derby.rules.compile_cache import Kernel, cache_root, can_compile, fingerprint

KERNELS: tuple[Kernel, ...] = (
    try_actions,
    count_places,
    weigh_worlds,
    choose_worlds,
    score_slow_cards,
    count_endings,
    try_bets,
    count_victories,
)


def library_file() -> Path:
    """Where the library is kept on this machine, compressed by gzip, once `make_library` has made it."""
    makers = [sha256(Path(str(maker.__file__)).read_bytes()).hexdigest() for maker in (wasm, linking)]
    made_from = " ".join([*makers, *map(fingerprint, KERNELS)])
    return cache_root() / f"kernels-{sha256(made_from.encode()).hexdigest()[:16]}.wasm.gz"


def make_library() -> Path | None:
    """Make the library, unless it is there; that takes a third of a minute. None if it can't be made here."""
    if can_compile() and not library_file().exists():
        program = "from derby.bots import kernels; kernels.compile_library()"
        subprocess.run([sys.executable, "-c", program], check=False)
    return library_file() if library_file().exists() else None


def compile_library() -> None:
    """In a process of its own, see `portable_twins`."""
    file = library_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    begun = file.with_suffix(f".{os.getpid()}")
    begun.write_bytes(gzip.compress(wasm.wasm_of(KERNELS), mtime=0))
    begun.replace(file)
