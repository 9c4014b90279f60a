"""Compiled kernels for the browser: handed out once they are made, next to the modules that they belong to."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from derby.bots.kernels import library_file
from derby.server import kernels

NAME = "python/kernels-0123abcd.bin"


@pytest.fixture(autouse=True)
def _page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that was built, and a cache with nothing in it."""
    folder = tmp_path / "static" / "python"
    folder.mkdir(parents=True)
    (folder / "library-4567.zst").touch()
    (folder / "derby-0123abcd.zst").touch()
    put_page(tmp_path, monkeypatch)
    monkeypatch.setenv("DERBY_CACHE_DIR", str(tmp_path / "cache"))


def put_page(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def package(_name: str) -> Path:
        return folder

    monkeypatch.setattr(kernels, "files", package)


def get() -> httpx.Response:
    async def answer() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=kernels.kernel_routes()))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.get(f"/{NAME}")

    return asyncio.run(answer())


def test_they_are_handed_out_once_they_are_made() -> None:
    answer = get()
    assert (answer.status_code, answer.headers["cache-control"]) == (204, "no-store")
    library_file().parent.mkdir()
    library_file().write_bytes(b"made")
    answer = get()
    assert (answer.status_code, answer.content) == (200, b"made")
    assert "immutable" in answer.headers["cache-control"]


def test_they_are_added_to_a_copy_of_the_page(tmp_path: Path) -> None:
    library_file().parent.mkdir()
    library_file().write_bytes(b"made")
    (tmp_path / "site" / "python").mkdir(parents=True)
    kernels.add_kernels(tmp_path / "site")
    assert (tmp_path / "site" / NAME).read_bytes() == b"made"


def test_without_the_page_there_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_page(tmp_path / "nowhere", monkeypatch)
    assert kernels.kernels_name() is None
    assert kernels.kernel_routes() == []
    kernels.add_kernels(tmp_path)
