"""Kernels of a library: what they take has the layout that numba's have."""

import ctypes
from pathlib import Path
from typing import Any

import pytest

from derby.bots.kernels import KERNELS
from derby.declaration import Numbers
from derby.rules.compiled import record_type
from derby.rules.forms import library_in_use
from derby.rules.kernel_library import open_library, structure
from derby.rules.rule import kernels
from derby.rules.signature import parameters, symbol

RECORDS = sorted(
    {kind for kernel in KERNELS for kind, _ in parameters(kernel) if issubclass(kind, Numbers)},
    key=lambda kind: kind.__name__,
)


@pytest.mark.parametrize("declaration", RECORDS, ids=lambda declaration: declaration.__name__)
def test_a_structure_lies_in_memory_as_a_record_does(declaration: type[Numbers]) -> None:
    record: Any = record_type(declaration)
    made = structure(declaration)
    assert ctypes.sizeof(made) == record.itemsize
    for name in declaration.fields:
        kind, offset = record.fields[name]
        assert (getattr(made, name).offset, getattr(made, name).size) == (offset, kind.itemsize)


def test_a_library_has_all_that_a_workspace_runs_in_the_browser() -> None:
    elsewhere = ("derby.lab.", "derby.learn.")
    takes_tables = {kernel for kernel in kernels if parameters(kernel)[1:2] == parameters(KERNELS[0])[1:2]}
    assert {kernel for kernel in takes_tables if not kernel.__module__.startswith(elsewhere)} == set(KERNELS)


def test_a_name_changes_with_the_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    before = symbol(KERNELS[0])
    assert before.startswith("try_actions_")
    kind = parameters(KERNELS[0])[1].kind
    monkeypatch.setattr(kind, "fields", {**kind.fields, "seat": kind.fields["seat"]._replace(bits=16)})
    assert symbol(KERNELS[0]) != before


def test_what_can_not_be_loaded_is_not_used(tmp_path: Path) -> None:
    assert not open_library(tmp_path / "missing.wasm", KERNELS)
    assert library_in_use() is None
