"""Compiled kernels in the browser's Python: they find what those on this machine find, and nothing breaks without."""

import gzip
import json
import runpy
import zipfile
from pathlib import Path
from typing import Any

import pytest

from derby.bots.kernels import make_library
from tests.local.thoughts import thoughts
from tests.web.node import ROOT, WEB, run_node

LARGEST = 30_000
WHEELS = sorted((WEB / "src/generated/python").glob("msgspec-*.whl"))
PYODIDE = WEB / "node_modules/pyodide/pyodide.mjs"
PROGRAM = """
import { readFileSync } from "node:fs";
const { archives, files, program, pyodide } = JSON.parse(readFileSync(0, "utf-8"));
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide();
for (const archive of archives) python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/" });
for (const [path, file] of Object.entries(files)) python.FS.writeFile(path, readFileSync(file));
python.runPython("import sys; sys.path.insert(0, '/')");
console.log(python.runPython(program));
"""
TELL_KERNELS = "from derby.local.kernels import use_kernels; str(use_kernels())"
TELL_THOUGHTS = """
import json
from derby.local.kernels import use_kernels
from thoughts import thoughts
json.dumps([use_kernels(), thoughts()])
"""

needs_python_for_the_browser = pytest.mark.skipif(
    not WHEELS or not PYODIDE.exists(), reason="installed without the page"
)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = make_library()
    assert made is not None
    file = tmp_path_factory.mktemp("library") / "kernels.wasm"
    file.write_bytes(gzip.decompress(made.read_bytes()))
    return file


def in_the_browser(program: str, folder: Path, library: Path) -> str:
    """What a program comes to in the browser's Python, with our modules and a library of kernels."""
    ours = folder / "derby.zip"
    with zipfile.ZipFile(ours, "w") as archive:
        for file in runpy.run_path(str(WEB / "python/ingredients.py"))["sources"]():
            archive.write(ROOT / file, file.relative_to("src"))
    script = folder / "program.mjs"
    script.write_text(PROGRAM, encoding="utf-8")
    given = {
        "archives": [str(ours), *map(str, WHEELS)],
        "files": {"/derby/kernels.wasm": str(library), "/thoughts.py": str(Path(__file__).with_name("thoughts.py"))},
        "program": program,
        "pyodide": PYODIDE.as_uri(),
    }
    done = run_node(str(script), given=given)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()[-1]


@needs_python_for_the_browser
def test_kernels_in_the_browser_find_what_those_here_find(tmp_path: Path, library: Path) -> None:
    used, found = json.loads(in_the_browser(TELL_THOUGHTS, tmp_path, library))
    assert used
    expected = json.loads(json.dumps(thoughts()))
    assert len(found) == len(expected) > 50
    # `exp` and `log` are not the same everywhere, to the last bit.
    assert list(numbers(found)) == pytest.approx(list(numbers(expected)), rel=1e-9)


def numbers(found: Any) -> Any:
    if isinstance(found, list):
        for inner in found:  # pyright: ignore[reportUnknownVariableType]
            yield from numbers(inner)
    else:
        yield found


@needs_python_for_the_browser
@pytest.mark.parametrize("content", [b"", b"\0asm\1\0\0\0", b"Not Found"])
def test_what_is_no_library_is_not_used(tmp_path: Path, content: bytes) -> None:
    broken = tmp_path / "broken.wasm"
    broken.write_bytes(content)
    assert in_the_browser(TELL_KERNELS, tmp_path, broken) == "False"


def test_the_library_is_small(library: Path) -> None:
    assert len(gzip.compress(library.read_bytes())) < LARGEST
