"""Every file and every name of ours that a page, a docstring or a comment mentions is there."""

import ast
import io
import pkgutil
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = [ROOT, *(ROOT / folder for folder in ("src/derby", "web", "web/src", "tests", "docs"))]
"""Where a path may begin, besides the folder of the file that names it."""
PATH = re.compile(r"(?<![\w./:<-])((?:[\w.-]+/)*[\w.-]+\.(?:py|ts|svelte|css|html|md|toml|ftl|ipynb))(?![\w/(-])")
NAME = re.compile(r"`(derby(?:\.\w+)+)[`(]")
FOLDER = re.compile(r"`((?:[\w.-]+/)+)`")
IN_CODE = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", re.DOTALL)
ELSEWHERE = {"my-box.toml", "mine.toml", "snail.py", "tables.md", "comparison.html", "chunks/"}
"""Files that the reader or a command makes."""
GENERATED = ("docs/reference/", "reference/")


def sources(folder: str, *endings: str) -> list[Path]:
    return [
        file
        for ending in endings
        for file in sorted((ROOT / folder).rglob(f"*.{ending}"))
        if "generated" not in file.parts and "static" not in file.parts
    ]


def texts() -> Iterator[tuple[Path, str]]:
    for page in (*ROOT.glob("*.md"), *sources("docs", "md")):
        yield page, page.read_text("utf-8")
    for folder in ("src", "tests", "scripts", "bench", "examples"):
        for file in sources(folder, "py"):
            yield file, "\n".join(comments_and_docstrings(file.read_text("utf-8")))
    for folder in ("web/src", "web/tests"):
        for file in sources(folder, "ts", "svelte", "js", "css"):
            yield file, "\n".join(IN_CODE.findall(file.read_text("utf-8")))


def comments_and_docstrings(code: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def test_files_named_are_there() -> None:
    folders = [
        ROOT / folder for folder in ("src", "tests", "scripts", "docs", "web/src", "web/tests", "bench", "examples")
    ]
    names = {file.name for folder in folders for file in folder.rglob("*")}
    names |= {file.name for folder in (ROOT, ROOT / "web") for file in folder.iterdir()}
    dead: list[str] = []
    for file, text in texts():
        for path in (*PATH.findall(text), *FOLDER.findall(text)):
            is_there = (
                path in names if "/" not in path else any((place / path).exists() for place in (*PLACES, file.parent))
            )
            if not is_there and path not in ELSEWHERE and not path.startswith(GENERATED):
                dead.append(f"{file.relative_to(ROOT)}: {path}")
    assert not dead, "\n".join(dead)


def test_names_are_there() -> None:
    """Modules, classes and functions by their full names, as `derby.new_game`."""
    dead: list[str] = []
    for file, text in texts():
        for name in set(NAME.findall(text)) - {"derby.db"}:
            try:
                pkgutil.resolve_name(name)
            except (ImportError, AttributeError) as error:
                dead.append(f"{file.relative_to(ROOT)}: {name} ({error})")
    assert not dead, "\n".join(dead)
