"""Writes what the page knows of the game into a folder: the action codes, the standard edition, words and types.

`python web/generate.py FOLDER`. The types of the wire are only needed to check the page, not to build it; they are
written where the server can be imported.
"""

import json
import re
import sys
from pathlib import Path

import msgspec

from derby.editions import olympus
from derby.game.names import CREATURES, GODS, POWERS
from derby.locales import LANGUAGES, OWN_NAMES, UNREAD, fluent_files
from derby.rules import action_codes as codes

HEAD = "// Written by web/generate.py; don't edit it.\n"
OF_THE_TERMINAL = "terminal.ftl"
"""Words that only the terminal uses; `words.ts` leaves them out of the page."""


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


def words() -> str:
    """The languages, and the type of all keys that the page has, so that the compiler finds a word that is missing."""
    keys: list[str] = []
    text = "".join(file.read_text("utf-8") for file in fluent_files(LANGUAGES[0]) if file.name != OF_THE_TERMINAL)
    for message, rest in re.findall(r"^([a-z][a-z0-9-]*) =(.*(?:\n(?: .*|(?=\n)))*)", text, re.MULTILINE):
        value, *attributes = re.split(r"\n +\.([a-z]+) =", rest)
        keys += [message] if value.strip() else []
        keys += [f"{message}.{attribute}" for attribute in attributes[::2]]
    names = {language: OWN_NAMES[language] for language in LANGUAGES}
    lines = [HEAD, f"export const OWN_NAMES = {json.dumps(names, ensure_ascii=False)} as const;"]
    lines += ["export type Language = keyof typeof OWN_NAMES;"]
    lines += ["export const LANGUAGES = Object.keys(OWN_NAMES) as Language[];"]
    lines += [f"export const UNREAD: readonly string[] = {json.dumps(UNREAD)};", "", "export type Word ="]
    return "\n".join(lines + [f"  | {json.dumps(key)}" for key in keys]) + ";\n"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    write(folder / "codes.ts", action_codes())
    write(folder / "words.ts", words())
    write(folder / "olympus.json", msgspec.json.encode(olympus()).decode() + "\n")
    try:
        from derby.server.typescript import typescript
    except ModuleNotFoundError:
        return
    write(folder / "wire.ts", typescript())


def write(file: Path, text: str) -> None:
    """Leaves a file alone that is right already: somebody may be reading it."""
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
