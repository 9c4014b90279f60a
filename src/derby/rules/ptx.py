"""Kernels for a GPU, in NVIDIA's assembly language: numba makes LLVM's code of a kernel, LLVM makes PTX of it.

One thread runs the kernel for one row: of everything that a kernel takes, the GPU has a row, and thread 5 gets the
sixth of each. A record is copied to the thread's own memory while the kernel runs. The GPU lays the threads' own
memories side by side, so that 32 threads which read the same field of their tables need one access. Everything is
inlined, so that the compiler knows which memory is the thread's own.
"""

import pickle
import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from derby.rules.compiled import portable_twins
from derby.rules.linking import linked, target_machine
from derby.rules.signature import Parameter

ENTRY = "run_kernel"
"""The function that every thread runs."""
THREAD = """
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i64 @place() alwaysinline {
%block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
%threads = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
%thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
%wide_block = zext i32 %block to i64
%wide_threads = zext i32 %threads to i64
%wide_thread = zext i32 %thread to i64
%before = mul i64 %wide_block, %wide_threads
%place = add i64 %before, %wide_thread
ret i64 %place
}
"""
"""Which row a thread works on, in LLVM's language."""


class Taken(NamedTuple):
    """What one thread takes: numbers or records of one kind, in none, one or two dimensions."""

    kind: Any
    """NumPy's type of the elements; int for a number that is the same for all threads."""
    dimensions: int
    shared: bool = False
    """Whether all threads get the same, to be read only."""


def ptx_of(kernel: Callable[..., object], taken: Sequence[Taken], capability: tuple[int, int]) -> str:
    """The kernel for GPUs of this compute capability or a later one. To be called in a process of its own."""
    major, minor = capability
    # The oldest version of the language that knows the chip, for the sake of older drivers.
    version = "+ptx78" if capability <= (9, 0) else "+ptx87"
    machine = target_machine("nvptx64-nvidia-cuda", cpu=f"sm_{major}{minor}", features=version)
    return machine.emit_assembly(module_of(kernel, taken, machine, THREAD, "ptx_kernel", inline=True))


def module_of(
    kernel: Callable[..., object],
    taken: Sequence[Taken],
    machine: Any,
    place: str,
    convention: str,
    *,
    inline: bool = False,
) -> Any:
    """LLVM's module with `ENTRY`; `place` defines which row it works on."""
    [(twin, inner)] = portable_twins([(kernel, [Parameter(each.kind, each.dimensions) for each in taken])])
    return linked(machine, place + _entry(inner, taken, convention), [twin], {ENTRY}, inline=inline)


def _entry(inner: str, taken: Sequence[Taken], convention: str) -> str:
    """A function that takes the number of rows, where to write results, and addresses and lengths of what is taken."""
    takes = ["i64 %rows", "ptr %results"]
    given = ["ptr %result", "ptr %error"]
    room: list[str] = []
    before: list[str] = []
    after: list[str] = []
    for place, (kind, dimensions, shared) in enumerate(taken):
        if kind is int:
            takes.append(f"i64 %given{place}")
            given.append(f"i64 %given{place}")
            continue
        size, address, own = kind.itemsize, f"%given{place}", f"%own{place}"
        takes.append(f"ptr {address}")
        lengths = [f"%length{place}_{dimension}" for dimension in range(dimensions)]
        takes += [f"i64 {length}" for length in lengths]
        items, row = f"%items{place}", f"%row{place}"
        before.append(f"{items} = mul i64 {lengths[0] if lengths else 1}, {lengths[1] if dimensions > 1 else 1}")
        if shared:
            before.append(f"{own} = getelementptr i8, ptr {address}, i64 0")
        else:
            before.append(f"%bytes{place} = mul i64 {items}, {size}")
            before.append(f"%offset{place} = mul i64 %bytes{place}, %place")
            before.append(f"{own} = getelementptr i8, ptr {address}, i64 %offset{place}")
        if not dimensions:
            if shared:
                given.append(f"ptr {own}")
                continue
            room.append(f"%copy{place} = alloca [{size} x i8], align 8")
            before.append(
                f"call void @llvm.memcpy.p0.p0.i64(ptr align 8 %copy{place}, ptr align 8 {own}, i64 {size}, i1 0)"
            )
            after.append(
                f"call void @llvm.memcpy.p0.p0.i64(ptr align 8 {own}, ptr align 8 %copy{place}, i64 {size}, i1 0)"
            )
            given.append(f"ptr %copy{place}")
            continue
        # As numba takes an array: owner, items, size of an item, address, then lengths and strides.
        before.append(f"{row} = mul i64 {lengths[-1]}, {size}")
        strides = [row, str(size)] if dimensions > 1 else [str(size)]
        sizes = [f"i64 {value}" for value in (*lengths, *strides)]
        given += ["ptr null", "ptr null", f"i64 {items}", f"i64 {size}", f"ptr {own}", *sizes]
    kinds = ", ".join(value.split()[0] for value in given)
    begin, copy_back = "\n".join([*room, *before]), "\n".join(after)
    return f"""
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @"{inner}"({kinds})
define {convention} void @{ENTRY}({", ".join(takes)}) {{
%place = call i64 @place()
%is_mine = icmp ult i64 %place, %rows
br i1 %is_mine, label %mine, label %done
mine:
%result = alloca i64
%error = alloca ptr
{begin}
%status = call i32 @"{inner}"({", ".join(given)})
{copy_back}
%is_wanted = icmp ne ptr %results, null
br i1 %is_wanted, label %answer, label %done
answer:
%value = load i64, ptr %result
%where = getelementptr i64, ptr %results, i64 %place
store i64 %value, ptr %where
br label %done
done:
ret void
}}
"""


if __name__ == "__main__":
    sys.stdout.write(ptx_of(*pickle.loads(sys.stdin.buffer.read())))
