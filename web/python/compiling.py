"""Runs in Pyodide when the page is built: compiles what goes to the browser, and leaves out what nobody imports there.

Compiled by the same Python that will run it, a module is ready at once. The rest of the standard library would be more
than half of it. Line numbers are kept for our own modules only: they are a fifth of a compiled module.
"""

import dis
import importlib
import importlib.util
import io
import json
import marshal
import sys
import zipfile
from collections.abc import Iterable, Iterator
from types import CodeType

UNUSED = {
    "_ast_unparse",
    "_py_abc",
    "_pydatetime",
    "_pydecimal",
    "_pyio",
    "_pyrepl",
    "argparse",
    "asyncio.proactor_events",
    "asyncio.windows_events",
    "asyncio.windows_utils",
    "bz2",
    "code",
    "compression.bz2",
    "concurrent.futures.interpreter",
    "concurrent.futures.process",
    "concurrent.interpreters",
    "csv",
    "ctypes.macholib",
    "ctypes.util",
    "ctypes.wintypes",
    "curses",
    "doctest",
    "email.header",
    "email.message",
    "email.parser",
    "encodings._win_cp_codecs",
    "getopt",
    "getpass",
    "gettext",
    "http.client",
    "http.server",
    "lzma",
    "mimetypes",
    "multiprocessing",
    "optparse",
    "pdb",
    "pickletools",
    "platform",
    "pprint",
    "py_compile",
    "pydoc",
    "pyodide._nodesock_transport",
    "rlcompleter",
    "runpy",
    "ssl",
    "statistics",
    "tarfile",
    "tracemalloc",
    "unittest",
    "urllib.request",
    "webbrowser",
    "xml",
    "xmlrpc",
}
"""Modules that the standard library asks for where a browser never comes, or can do without."""
IMPORTED_BY_C = ("_strptime", "ctypes._layout", "encodings.ascii", "encodings.latin_1")
"""Modules that no Python code asks for by name."""
STARTED = "derby.local"
"""What a browser starts: all of it has to work there."""
PACKAGES = "/packages"


class Modules:
    """Python modules of an archive, by name."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self.zip = archive
        self.files: dict[str, str] = {}
        for file in archive.namelist():
            if file.endswith(".py"):
                self.files[file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")] = file

    def code(self, name: str) -> CodeType:
        file = self.files[name]
        return compile(self.zip.read(file), file, "exec", dont_inherit=True, optimize=2)

    def others(self, ending: str) -> dict[str, bytes]:
        """Files that are no modules in Python."""
        names = [name for name in self.zip.namelist() if name.endswith(ending) and not name.endswith(".py")]
        return {name: self.zip.read(name) for name in names}

    def imports(self, name: str) -> Iterator[str]:
        """All that a module imports, wherever it does so; some of it may be no modules."""
        package = name if self.files[name].endswith("__init__.py") else name.rpartition(".")[0]
        for module, level, names in _imports(self.code(name)):
            whole = importlib.util.resolve_name("." * level + module, package) if level else module
            yield whole
            yield from (f"{whole}.{name}" for name in names or ())


def _imports(code: CodeType) -> Iterator[tuple[str, int, tuple[str, ...] | None]]:
    yield from dis._find_imports(code)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _imports(inner)


def is_unused(name: str) -> bool:
    parts = name.split(".")
    return any(".".join(parts[:count]) in UNUSED for count in range(1, len(parts) + 1))


def reached(modules: Modules, names: set[str]) -> set[str]:
    """Modules of an archive that those with these names may import sooner or later."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found or name not in modules.files or is_unused(name):
            continue
        found.add(name)
        waiting += modules.imports(name)
        waiting.append(name.rpartition(".")[0])
    return found


def without_lines(code: CodeType) -> CodeType:
    inner = tuple(without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, 8)
    # The table's entries for eight instructions of no line, and for as many as are left.
    table = b"\xff" * whole + (bytes([0xF8 + rest - 1]) if rest else b"")
    return code.replace(co_consts=inner, co_linetable=table)


def compiled(code: CodeType) -> bytes:
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)


def packed(files: dict[str, bytes]) -> bytes:
    """Files in a row, behind a list of their names and sizes and the length of that list: quick to write out again."""
    index = json.dumps([(name, len(content)) for name, content in files.items()]).encode()
    return b"".join([len(index).to_bytes(4, "little"), index, *files.values()])


def zipped(files: dict[str, bytes]) -> bytes:
    """An archive from which Python imports; nothing is compressed in it, because it is compressed as a whole."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as writing:
        for name, content in files.items():
            writing.writestr(zipfile.ZipInfo(name), content)
    return archive.getvalue()


class NotInTheBrowser:
    """Modules that are left out can't be imported here, either."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if is_unused(name):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def import_all(names: Iterable[str]) -> set[str]:
    """Imports modules of ours; those that need something which is not in the browser are for elsewhere."""
    sys.path.insert(0, PACKAGES)
    for name in [*filter(is_unused, sys.modules)]:
        del sys.modules[name]
    sys.meta_path.insert(0, NotInTheBrowser())
    imported: set[str] = set()
    for name in names:
        try:
            importlib.import_module(name)
            imported.add(name)
        except ImportError as error:
            if name.startswith(STARTED):
                raise SystemExit(f"{name} can't be imported in the browser: {error}") from error
    return imported


def main(standard_file: str, derby_file: str, package_files: Iterable[str]) -> tuple[bytes, bytes]:
    """The standard library, and our own modules with the packages that they need."""
    standard, derby, *packages = (
        Modules(zipfile.ZipFile(file)) for file in (standard_file, derby_file, *package_files)
    )
    for archive in (derby, *packages):
        archive.zip.extractall(PACKAGES)
    ours = import_all(derby.files)
    needed = {*sys.modules, *IMPORTED_BY_C, *(module for name in ours for module in derby.imports(name))}
    # What is frozen comes with the engine.
    frozen = {name for name, module in sys.modules.items() if getattr(module.__spec__, "origin", "") == "frozen"}
    library = {
        f"{standard.files[name]}c": compiled(without_lines(standard.code(name)))
        for name in sorted(reached(standard, needed) - frozen)
    }
    own: dict[str, bytes] = {}
    for package in packages:
        for name in sorted(reached(package, needed)):
            own[f"{package.files[name]}c"] = compiled(without_lines(package.code(name)))
        own |= package.others(".so")
    own |= derby.others("")
    for name in sorted(ours):
        own[f"{derby.files[name]}c"] = compiled(derby.code(name))
    return zipped(library), packed(own)
