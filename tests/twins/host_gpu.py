"""A GPU without a GPU: the module of LLVM that becomes PTX, compiled for this machine, one thread after another.

`python -m tests.twins.host_gpu` makes the machine code of a kernel; it has a process of its own, as `rules/ptx.py` has.
"""

import ctypes
import pickle
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, cast

from derby.rules.gpu import Gpu
from derby.rules.ptx import ENTRY, Taken, module_of

_llvm = cast(Any, import_module("llvmlite.binding"))


class HostDriver:
    """Does what the driver of a GPU does, in this machine's memory."""

    name = "this machine"
    capability = (9, 0)

    def __init__(self) -> None:
        self._memory: dict[int, Any] = {}
        self._row = 0

    def allocate(self, size: int) -> int:
        block = ctypes.create_string_buffer(max(size, 1))
        self._memory[ctypes.addressof(block)] = block
        return ctypes.addressof(block)

    def free(self, address: int) -> None:
        del self._memory[address]

    def clear(self, address: int, size: int) -> None:
        ctypes.memset(address, 0, size)

    def write(self, address: int, data: int, size: int) -> None:
        ctypes.memmove(address, data, size)

    def read(self, data: int, address: int, size: int) -> None:
        ctypes.memmove(data, address, size)

    def wait(self) -> None:
        """Everything is done at once."""

    def load(self, code: bytes, function: str) -> Any:
        """Machine code; every row asks us which one it is."""
        place = ctypes.CFUNCTYPE(ctypes.c_int64)(lambda: self._row)
        _llvm.add_symbol("place", ctypes.cast(place, ctypes.c_void_p).value)
        _llvm.initialize_native_target()
        _llvm.initialize_native_asmprinter()
        machine = _llvm.Target.from_default_triple().create_target_machine(jit=True)
        engine = _llvm.create_mcjit_compiler(_llvm.parse_assembly(""), machine)
        engine.add_object_file(_llvm.ObjectFileRef.from_data(code))
        engine.finalize_object()
        return engine, place, ctypes.CFUNCTYPE(None)(engine.get_function_address(function))

    def launch(self, function: Any, threads: int, block: int, arguments: list[Any]) -> None:
        run = function[-1]
        for self._row in range(-(-threads // block) * block):
            run(*arguments)


class HostGpu(Gpu):
    def __init__(self) -> None:
        super().__init__(driver=HostDriver())
        self._loaded: dict[Any, Any] = {}

    def _function(self, kernel: Callable[..., object], taken: tuple[Taken, ...]) -> Any:
        key = (kernel, tuple((str(each.kind), *each[1:]) for each in taken))
        if key not in self._loaded:
            command = [sys.executable, "-m", "tests.twins.host_gpu"]
            made = subprocess.run(command, input=pickle.dumps((kernel, taken)), stdout=subprocess.PIPE, check=True)
            self._loaded[key] = self.driver.load(made.stdout, ENTRY)
        return self._loaded[key]


def machine_code(kernel: Callable[..., object], taken: tuple[Taken, ...]) -> bytes:
    _llvm.initialize_native_target()
    _llvm.initialize_native_asmprinter()
    machine = _llvm.Target.from_default_triple().create_target_machine(opt=2, reloc="pic", codemodel="default")
    return machine.emit_object(module_of(kernel, taken, machine, "declare i64 @place()\n", "ccc"))


if __name__ == "__main__":
    sys.stdout.buffer.write(machine_code(*pickle.loads(sys.stdin.buffer.read())))
