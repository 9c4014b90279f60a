"""Kernels as WebAssembly: the only place that knows it. What is made here, `rules/kernel_library.py` loads.

numba makes LLVM's code of the kernels, and LLVM, which is part of numba, makes an object for WebAssembly of it. An
object becomes a library that Emscripten, and so the browser's Python, can load: its memory gets the name that it has
there, its constants move to wherever there is place, and a first section says how much place they need.

https://github.com/WebAssembly/tool-conventions/blob/main/DynamicLinking.md
"""

from collections.abc import Callable, Iterator, Sequence

from derby.declaration import Numbers
from derby.rules.compiled import portable_twins, record_type
from derby.rules.linking import linked, target_machine
from derby.rules.signature import parameters, symbol

CUSTOM, IMPORTS, DATA, DATA_COUNT = 0, 2, 11, 12
"""Kinds of sections."""
CONSTANT, GLOBAL, END = 0x41, 0x23, 0x0B
"""Instructions."""
MEMORY_BASE = 1
"""The number of the global with the address of our constants; number 0 is that of the stack."""


def wasm_of(kernels: Sequence[Callable[..., object]]) -> bytes:
    """A library of these kernels. Takes a third of a minute; to be called in a process of its own."""
    machine = target_machine("wasm32-unknown-unknown", reloc="pic")
    twins = portable_twins([(kernel, parameters(kernel)) for kernel in kernels])
    entries = "".join(_entry(kernel, name) for kernel, (_, name) in zip(kernels, twins, strict=True))
    module = linked(machine, entries, [twin for twin, _ in twins], set(map(symbol, kernels)))
    return _library(machine.emit_object(module))


def _entry(kernel: Callable[..., object], inner: str) -> str:
    """A function that takes addresses, lengths and numbers of 32 bits, around that of numba, in LLVM's language."""
    taken: list[str] = []
    given = ["ptr %result", "ptr %error"]
    lines: list[str] = []

    def new(kind: str) -> str:
        taken.append(f"{kind} %{len(taken)}")
        return taken[-1]

    def number() -> str:
        wide = f"%wide{len(taken)}"
        lines.append(f"{wide} = sext {new('i32')} to i64")
        return wide

    for place, (kind, dimensions) in enumerate(parameters(kernel)):
        if kind is int and not dimensions:
            given.append(f"i64 {number()}")
            continue
        address = new("ptr")
        if not dimensions:
            given.append(address)
            continue
        # As numba takes an array: owner, items, size of an item, address, then lengths and strides.
        lengths = [number() for _ in range(dimensions)]
        size = record_type(kind).itemsize if issubclass(kind, Numbers) else 8
        items, row = f"%items{place}", f"%row{place}"
        lines.append(f"{items} = mul i64 {lengths[0]}, {lengths[1] if dimensions > 1 else 1}")
        lines.append(f"{row} = mul i64 {lengths[-1]}, {size}")
        strides = [row, size] if dimensions > 1 else [size]
        sizes = [f"i64 {value}" for value in (*lengths, *strides)]
        given += ["ptr null", "ptr null", f"i64 {items}", f"i64 {size}", address, *sizes]
    kinds = ", ".join(value.split()[0] for value in given)
    body = "\n".join(lines)
    return f"""
declare i32 @"{inner}"({kinds})
define void @{symbol(kernel)}({", ".join(taken)}) "wasm-export-name"="{symbol(kernel)}" {{
%result = alloca i64
%error = alloca ptr
{body}
call i32 @"{inner}"({", ".join(given)})
ret void
}}
"""


def _library(made: bytes) -> bytes:
    """An object as a library."""
    constants, sections = b"", b""
    for kind, content in _sections(made):
        changed = content
        if kind == IMPORTS:
            changed = content.replace(_counted(b"__linear_memory"), _counted(b"memory"))
        if kind == DATA:
            constants = _constants(content)
            changed = bytes([1, 0, GLOBAL, MEMORY_BASE, END]) + _counted(constants)
        if kind not in (CUSTOM, DATA_COUNT):
            sections += bytes([kind]) + _counted(changed)
    # Its constants, at an address that is a multiple of 2**4, and no functions that are called by number.
    needs = _number(len(constants)) + bytes([4, 0, 0])
    first = _counted(b"dylink.0") + bytes([1]) + _counted(needs)
    return made[:8] + bytes([CUSTOM]) + _counted(first) + sections


def _sections(made: bytes) -> Iterator[tuple[int, bytes]]:
    at = 8
    while at < len(made):
        length, begin = _read(made, at + 1)
        yield made[at], made[begin : begin + length]
        at = begin + length


def _constants(content: bytes) -> bytes:
    """All constants in a row, as the object's code expects them."""
    constants = bytearray()
    count, at = _read(content, 0)
    for _ in range(count):
        if content[at] or content[at + 1] != CONSTANT:
            raise ValueError("LLVM wrote constants in a way that isn't known here")
        start, at = _read(content, at + 2)
        length, at = _read(content, at + 1)
        constants += bytes(start - len(constants)) + content[at : at + length]
        at += length
    return bytes(constants)


def _read(content: bytes, at: int) -> tuple[int, int]:
    """A number, seven bits a byte, and where it ends."""
    value = shift = 0
    while True:
        value |= (content[at] & 127) << shift
        shift += 7
        at += 1
        if content[at - 1] < 128:
            return value, at


def _number(value: int) -> bytes:
    return bytes([value]) if value < 128 else bytes([value & 127 | 128]) + _number(value >> 7)


def _counted(content: bytes) -> bytes:
    return _number(len(content)) + content
