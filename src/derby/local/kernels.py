"""Compiled kernels in the browser: `web/src/local/python.ts` puts them beside our modules, where it gets any."""

from functools import cache
from pathlib import Path

import derby
from derby.bots.kernels import KERNELS
from derby.rules.kernel_library import open_library

FILE = Path(derby.__file__).with_name("kernels.wasm")


@cache
def use_kernels() -> bool:
    """Run them from now on, if they are there and fit; whether they do."""
    return FILE.exists() and open_library(FILE, KERNELS)
