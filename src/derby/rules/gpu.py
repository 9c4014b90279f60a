"""The rules on a GPU: any kernel, once for each row of what it takes, in as many threads as there are rows.

    gpu = Gpu()
    tables, dice, choices = gpu.put(many_tables), gpu.put(many_dice), gpu.put(many_choices)
    decisions = gpu.run(play_games, tables, dice, choices, 20)
    print(decisions.get().sum())

The source is the same as at the other two speeds, and so are the results: `rules/ptx.py` makes the GPU's code of it.
Nothing here is imported unless it is asked for.
"""

import ctypes
import pickle
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from derby.rules import linking, ptx
from derby.rules.compile_cache import cache_root, fingerprint
from derby.rules.cuda_driver import CudaDriver, GpuFailed, GpuMissing
from derby.rules.ptx import ENTRY, Taken

__all__ = ["Gpu", "GpuArray", "GpuFailed", "GpuMissing", "Shared"]

THREADS = 64
"""Threads in a block. Few, because games end at different times, and a block ends with its longest."""


class GpuArray:
    """Numbers or records in the memory of a GPU. PyTorch, JAX and CuPy take it without a copy, where it is numbers."""

    def __init__(self, gpu: "Gpu", kind: "np.dtype[Any]", shape: tuple[int, ...]) -> None:
        self._gpu = gpu
        self.dtype = kind
        self.shape = shape
        self.size = int(np.prod(shape)) * kind.itemsize
        """In bytes."""
        self.address = gpu.driver.allocate(self.size)

    def get(self) -> Any:
        """A copy in NumPy's form, once all that runs is done."""
        copy = np.empty(self.shape, self.dtype)
        self._gpu.wait()
        self._gpu.driver.read(copy.ctypes.data, self.address, self.size)
        return copy

    def set(self, numbers: Any) -> None:
        """Take over what an array of the same kind and shape holds."""
        given = np.asarray(numbers, self.dtype, order="C")
        if given.shape != self.shape:
            raise ValueError(f"an array of shape {self.shape} can't take one of shape {given.shape}")
        self._gpu.driver.write(self.address, given.ctypes.data, self.size)

    def clear(self) -> None:
        self._gpu.driver.clear(self.address, self.size)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """By which PyTorch, JAX, CuPy and Numba take arrays of each other."""
        return {"shape": self.shape, "typestr": self.dtype.str, "data": (self.address, False), "version": 3}

    def __len__(self) -> int:
        return self.shape[0]

    def __del__(self) -> None:
        if hasattr(self, "address"):
            self._gpu.driver.free(self.address)


class Shared(NamedTuple):
    """What all threads get alike, and only read."""

    array: GpuArray


class Gpu:
    """One GPU and the kernels that were made for it. Raises `GpuMissing` where there is none."""

    def __init__(self, number: int = 0, driver: Any = None) -> None:
        self.driver: Any = driver or CudaDriver(number)
        self._functions: dict[Any, Any] = {}

    @property
    def name(self) -> str:
        return self.driver.name

    def put(self, numbers: Any) -> GpuArray:
        """A copy of an array in the GPU's memory."""
        given = np.asarray(numbers)
        array = GpuArray(self, given.dtype, given.shape)
        array.set(given)
        return array

    def zeros(self, shape: int | tuple[int, ...], kind: Any = np.int64) -> GpuArray:
        array = GpuArray(self, np.dtype(kind), (shape,) if isinstance(shape, int) else shape)
        array.clear()
        return array

    def run(self, kernel: Callable[..., object], *given: GpuArray | Shared | int, threads: int = THREADS) -> GpuArray:
        """Run a kernel for each row; returns what it returned for each, 0 where it returns nothing.

        Every array has one dimension more than what the kernel takes. Doesn't wait for the end: `wait` and `get` do.
        """
        rows = {len(each) for each in given if isinstance(each, GpuArray)}
        if len(rows) != 1:
            raise ValueError(f"all arrays must have equally many rows, not {' and '.join(map(str, sorted(rows)))}")
        count = rows.pop()
        results = self.zeros(count)
        arguments: list[Any] = [ctypes.c_int64(count), ctypes.c_uint64(results.address)]
        taken: list[Taken] = []
        for each in given:
            if isinstance(each, int):
                taken.append(Taken(int, 0))
                arguments.append(ctypes.c_int64(each))
                continue
            array = each.array if isinstance(each, Shared) else each
            lengths = array.shape if isinstance(each, Shared) else array.shape[1:]
            taken.append(Taken(array.dtype, len(lengths), isinstance(each, Shared)))
            arguments += [ctypes.c_uint64(array.address), *map(ctypes.c_int64, lengths)]
        self.driver.launch(self._function(kernel, tuple(taken)), count, threads, arguments)
        return results

    def wait(self) -> None:
        """Until all that was begun is done."""
        self.driver.wait()

    def _function(self, kernel: Callable[..., object], taken: tuple[Taken, ...]) -> Any:
        key = (kernel, tuple((str(each.kind), *each[1:]) for each in taken))
        if key not in self._functions:
            self._functions[key] = self.driver.load(code_of(kernel, taken, self.driver.capability), ENTRY)
        return self._functions[key]


def code_of(kernel: Callable[..., object], taken: tuple[Taken, ...], capability: tuple[int, int]) -> bytes:
    """The kernel in PTX, from the cache or made now, which takes a while."""
    makers = [sha256(Path(str(maker.__file__)).read_bytes()).hexdigest() for maker in (ptx, linking)]
    layout = [(str(each.kind), *each[1:]) for each in taken]
    digest = sha256(repr((makers, fingerprint(kernel), layout, capability)).encode()).hexdigest()[:16]
    file = cache_root() / f"{kernel.__name__}-{digest}.ptx"
    if not file.exists():
        command = [sys.executable, "-m", "derby.rules.ptx"]
        made = subprocess.run(
            command, input=pickle.dumps((kernel, taken, capability)), capture_output=True, check=False
        )
        if made.returncode:
            raise GpuFailed(f"the kernel {kernel.__name__} could not be made for a GPU:\n{made.stderr.decode()}")
        file.parent.mkdir(parents=True, exist_ok=True)
        begun = file.with_suffix(f".{digest}.begun")
        begun.write_bytes(made.stdout)
        begun.replace(file)
    return file.read_bytes()
