"""Writes what the page knows of the game into a folder: the action codes, the standard edition, and the types.

`python web/generate.py FOLDER`. The types of the wire are only needed to check the page, not to build it; they are
written where the server can be imported.
"""

import json
import sys
from pathlib import Path

import msgspec

from derby.editions import olympus
from derby.game.names import CREATURES, GODS, POWERS
from derby.rules import action_codes as codes

HEAD = "// Written by web/generate.py; don't edit it.\n"


def action_codes() -> str:
    """The first code of each kind of action."""
    kinds = {name: getattr(codes, name) for name in ("PASS", "BET", "FAST", "TRICK", "SLOW", "FATE_TOKEN")}
    lines = [HEAD, *(f"export const {name} = {code};" for name, code in kinds.items())]
    powers = {str(power): code for power, code in zip(POWERS, codes.FIRST_CODE_OF_POWER, strict=True)}
    lines += [f"export const FIRST_CODE_OF_POWER = {json.dumps(powers, indent=2)} as const;"]
    lines += [f"export const ACTIONS = {codes.ACTIONS};"]
    lines += [f"export const CREATURES = {json.dumps(list(map(str, CREATURES)))} as const;"]
    lines += [f"export const GODS = {json.dumps(list(map(str, GODS)))} as const;"]
    lines += [f"export const POWERS = {json.dumps(list(map(str, POWERS)))} as const;"]
    return "\n".join(lines) + "\n"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "codes.ts").write_text(action_codes(), encoding="utf-8")
    (folder / "olympus.json").write_bytes(msgspec.json.encode(olympus()) + b"\n")
    try:
        from derby.server.typescript import typescript
    except ModuleNotFoundError:
        return
    (folder / "wire.ts").write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
