"""The page as a site without a server: a folder for any web space, where Python in the browser plays."""

import json
import shutil
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from derby.bots.kernels import library_file
from derby.cli.output import console, remark
from derby.errors import DerbyError
from derby.server.kernels import add_kernels, kernels_name

MARK = '<meta name="derby-site" content="alone" />'
"""Tells the page that there is no server behind it."""
LEFT_OUT = (".br", ".gz", "made-from.txt")
"""What only our own server makes use of."""
OF_OTHER_VERSIONS = ("assets", "python")
"""Folders of files with a digest in their names: an older site's are of no use to a newer one."""


class SiteError(DerbyError):
    """A site that can't be written where it was asked for."""


def write_site(folder: Path, *, force: bool = False) -> None:
    """Write all files of the page, with addresses that fit any folder; the page itself comes last."""
    page = files("derby.server").joinpath("static")
    if not page.joinpath("index.html").is_file():
        raise SiteError("derby was installed without the page for the browser (DERBY_NO_PAGE=1), so there is no site")
    was_site = _check(folder, force=force)
    folder.mkdir(parents=True, exist_ok=True)
    for name in OF_OTHER_VERSIONS if was_site else ():
        shutil.rmtree(folder / name, ignore_errors=True)
    for path, file in _files(page):
        if path not in ("index.html", "manifest.webmanifest"):
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_bytes(file.read_bytes())
    _add_kernels(folder)
    manifest = relative_manifest(page.joinpath("manifest.webmanifest").read_text("utf-8"))
    (folder / "manifest.webmanifest").write_text(manifest, encoding="utf-8")
    (folder / "index.html").write_text(relative_page(page.joinpath("index.html").read_text("utf-8")), encoding="utf-8")


def show_site(folder: Path) -> None:
    console().print(
        f"The site is in {folder}: put it on any web space, or try it here:", highlight=False, soft_wrap=True
    )
    console().print(f"python -m http.server -d {folder}", highlight=False, markup=False, soft_wrap=True)


def relative_page(page: str) -> str:
    """The page with addresses that begin at its own folder, and with the mark of a page without a server."""
    return page.replace('="/', '="./').replace("</title>", f"</title>\n    {MARK}")


def relative_manifest(text: str) -> str:
    """The manifest with addresses that begin at its own folder, which also tells one site from another."""
    manifest = json.loads(text)
    del manifest["id"]
    icons = [{**icon, "src": f".{icon['src']}"} for icon in manifest["icons"]]
    return json.dumps({**manifest, "start_url": "./", "scope": "./", "icons": icons})


def _add_kernels(folder: Path) -> None:
    """Compiled rules, if this machine can make them; else an empty file: browsers complain about a missing one."""
    if not library_file().exists():
        remark("compiling the rules for the browser; this takes a third of a minute, once")
    add_kernels(folder)
    if (name := kernels_name()) is not None:
        (folder / name).touch()


def _check(folder: Path, *, force: bool) -> bool:
    """Whether a site is there already; anything else there is not ours to write into."""
    if folder.is_file():
        raise SiteError(f"{folder} is a file, a folder was expected")
    index = folder / "index.html"
    is_site = index.is_file() and MARK in index.read_text("utf-8", errors="replace")
    if not is_site and not force and folder.is_dir() and any(folder.iterdir()):
        raise SiteError(f"{folder} is not empty, and no site of ours: name another folder, or add --force")
    return is_site


def _files(folder: Traversable, path: str = "") -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for child in folder.iterdir():
        if child.is_dir():
            found += _files(child, f"{path}{child.name}/")
        elif not child.name.endswith(LEFT_OUT):
            found.append((path + child.name, child))
    return found
