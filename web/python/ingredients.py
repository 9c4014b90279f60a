"""What of Python goes to the browser: parts of `derby`, and packages from the registry that they need.

`python web/python/ingredients.py FOLDER` puts them into a folder, from where `parts.ts` takes them. Their versions and
digests are those of uv.lock, so that a table in the browser runs on the same packages as the server.
"""

import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
DERBY = Path("src/derby")
PARTS = (
    "*.py",
    "bots/**/*.py",
    "clubs/**/*.py",
    "coach/**/*.py",
    "duplicate/**/*.py",
    "editions/**/*.py",
    "editions/*.toml",
    "flow/**/*.py",
    "game/**/*.py",
    "local/**/*.py",
    "playouts/**/*.py",
    "puzzles/**/*.py",
    "puzzles/*.jsonl",
    "rules/**/*.py",
    "server/**/*.py",
    "store/**/*.py",
    "tables/**/*.py",
    "variants/**/*.py",
)
"""Of `src/derby`; a module of these that can't be imported in the browser is left out."""
PACKAGES = ("msgspec", "wcwidth")
BROWSER = ("--python-version=3.14", "--implementation=cp", "--abi=cp314", "--platform=pyemscripten_2026_0_wasm32")
"""The Python of Pyodide 314, as pip describes it."""

ENGINE_LICENCE = """\
The page plays without a server by these programs:

Pyodide, under the Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/). Its source code is at
https://github.com/pyodide/pyodide; we changed nothing in it but left out line breaks and long names of variables.

Python, under the PSF License Version 2 (https://docs.python.org/3.14/license.html). Its source code is at
https://www.python.org/downloads/source/; we have compiled those parts of its library that are needed.
"""


def sources() -> Iterator[Path]:
    """Our own files, relative to the repository."""
    for part in PARTS:
        for file in sorted((ROOT / DERBY).glob(part)):
            if file.is_file() and "__pycache__" not in file.parts:
                yield file.relative_to(ROOT)


def fetch_packages(folder: Path) -> None:
    """Wheels of the packages; those that are there already stay."""
    wanted = [locked(name) for name in PACKAGES]
    there = [*folder.glob("*.whl")]
    if {tuple(wheel.name.split("-")[:2]) for wheel in there} == {(named["name"], named["version"]) for named in wanted}:
        return
    for wheel in there:
        wheel.unlink()
    with tempfile.TemporaryDirectory() as temporary:
        requirements = Path(temporary, "requirements.txt")
        requirements.write_text("\n".join(map(requirement, wanted)), encoding="utf-8")
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *BROWSER]
        done = subprocess.run(
            [*command, "--require-hashes", f"--requirement={requirements}", f"--dest={folder}"],
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        names = " and ".join(f"{package['name']} {package['version']}" for package in wanted)
        raise SystemExit(
            f"{done.stderr}\nThe page could not be built: pip found no {names} for the browser (Python 3.14, "
            "pyemscripten_2026_0_wasm32) in the registry that it is set to use, or another file than uv.lock names. To "
            "go without the page, set DERBY_NO_PAGE=1."
        )


def locked(name: str) -> dict[str, Any]:
    """A package, as uv.lock has it."""
    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    return next(package for package in packages if package["name"] == name)


def requirement(package: dict[str, Any]) -> str:
    """A line for pip, which refuses a file with another digest."""
    digests = " ".join(f"--hash={wheel['hash']}" for wheel in package["wheels"])
    return f"{package['name']}=={package['version']} {digests}"


def licences(folder: Path) -> str:
    """What those want to read to whom we hand on their work."""
    texts = [ENGINE_LICENCE]
    for wheel in sorted(folder.glob("*.whl")):
        name, version, *_ = wheel.name.split("-")
        with zipfile.ZipFile(wheel) as archive:
            for file in archive.namelist():
                if "/licenses/" in file:
                    texts.append(f"{name} {version}\n\n{archive.read(file).decode()}")
    return "\n\n".join(texts)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    fetch_packages(folder)
    (folder / "python-licences.txt").write_text(licences(folder), encoding="utf-8")
    with zipfile.ZipFile(folder / "derby.zip", "w") as archive:
        for file in sources():
            # Without a time, so that the same sources make the same archive.
            archive.writestr(zipfile.ZipInfo(file.relative_to("src").as_posix()), (ROOT / file).read_bytes())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
