"""A digest of the rules and the bots, kept with saved games: games from before and after a change aren't mixed."""

import hashlib
from functools import cache
from pathlib import Path

ROOMS = ("editions", "rules", "variants", "flow", "playouts", "game", "bots", "lab/balance")
FILES = ("visibility.py", "declaration.py", "table.py")


@cache
def source_digest() -> str:
    """Changes with any change of the rules or the bots."""
    package = Path(__file__).parent.parent
    text = hashlib.sha256()
    for pattern in (*FILES, *(f"{room}/**/*.py" for room in ROOMS)):
        for file in sorted(package.glob(pattern)):
            text.update(file.read_bytes())
    return text.hexdigest()[:16]
