"""Kernels for another machine, linked and optimised: what `rules/wasm.py` and `rules/ptx.py` have in common."""

from collections.abc import Collection, Iterable
from importlib import import_module
from typing import Any, cast

NOT_COUNTED = "".join(f"define void @NRT_{change}(ptr %what) {{ ret void }}\n" for change in ("incref", "decref"))
"""numba counts who refers to an array; nobody has to, because these belong to the caller."""


def target_machine(triple: str, **options: Any) -> Any:
    """LLVM's description of a machine; all of them are part of numba."""
    llvm = cast(Any, import_module("llvmlite.binding"))
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(triple).create_target_machine(opt=3, **options)


def linked(machine: Any, entries: str, twins: Iterable[Any], exported: Collection[str], *, inline: bool = False) -> Any:
    """A module of these twins and of the entries to them, which are in LLVM's language; all else is internal.

    With `inline`, every function is copied to where it is called.
    """
    llvm = cast(Any, import_module("llvmlite.binding"))
    module = llvm.parse_assembly(NOT_COUNTED + entries)
    for twin in twins:
        module.link_in(twin, preserve=True)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in exported:
            value.linkage = "internal"
    if inline:
        for function in module.functions:
            if not function.is_declaration and function.name not in exported:
                function.add_function_attribute("alwaysinline")
    module.verify()
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    return module
