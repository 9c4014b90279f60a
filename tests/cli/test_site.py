"""The site without a server: what is written, with which addresses, and where it refuses to write."""

import gzip
import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from derby.cli.site import MARK, relative_manifest, relative_page
from tests.cli.test_commands import run

STATIC = files("derby.server").joinpath("static")

pytestmark = pytest.mark.skipif(not STATIC.joinpath("index.html").is_file(), reason="installed without the page")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("written") / "deep" / "site"
    said = run("site", str(folder))
    assert f"python -m http.server -d {folder}" in said.replace("\n", " ")
    return folder


def test_the_page_says_that_it_is_alone_and_finds_its_files_in_any_folder(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    assert page.count(MARK) == 1
    named = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert len(named) > 5
    for name in named:
        assert name.startswith("./"), name
        assert (site / name).is_file(), name


def test_the_manifest_finds_its_icons_in_any_folder(site: Path) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    assert (manifest["start_url"], manifest["scope"], "id" in manifest) == ("./", "./", False)
    assert all((site / icon["src"]).is_file() for icon in manifest["icons"])


def test_everything_that_the_service_worker_keeps_is_there(site: Path) -> None:
    worker = (site / "service-worker.js").read_text("utf-8")
    kept = [json.loads(found) for found in re.findall(r"(?:PAGE|PYTHON) = (\[[^\]]*\]);", worker)]
    assert len(kept) == 2
    assert "./" in kept[0]
    for name in kept[0] + kept[1]:
        assert (site / name).exists(), name


def test_compiled_rules_are_where_python_looks_for_them(site: Path) -> None:
    (ours,) = site.glob("python/derby-*.zst")
    kernels = site / "python" / f"kernels-{ours.stem.removeprefix('derby-')}.bin"
    assert gzip.decompress(kernels.read_bytes()).startswith(b"\0asm")


def test_where_they_can_not_be_made_there_is_an_empty_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("derby.server.kernels.make_library", lambda: None)
    run("site", str(tmp_path / "site"))
    (kernels,) = (tmp_path / "site" / "python").glob("kernels-*.bin")
    assert kernels.read_bytes() == b""


def test_nothing_names_a_file_from_the_root(site: Path) -> None:
    for file in [*site.glob("assets/*.css"), *site.glob("assets/*.js")]:
        text = file.read_text("utf-8")
        assert not re.search(r"[\"'`(]/(assets|python|favicon|icon)\b", text), file.name


def test_copies_for_our_own_server_stay_behind(site: Path) -> None:
    written = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    copies = [name for name in written if name.endswith((".gz", ".br"))]
    assert not copies
    assert "made-from.txt" not in written


def test_a_site_is_brought_up_to_date(site: Path) -> None:
    before = {file: file.read_bytes() for file in site.rglob("*") if file.is_file()}
    old = site / "assets" / "index-of-an-older-version.js"
    old.write_text("old", encoding="utf-8")
    run("site", str(site))
    assert not old.exists()
    assert {file: file.read_bytes() for file in site.rglob("*") if file.is_file()} == before


def test_a_folder_with_other_things_is_left_alone_unless_it_is_forced(tmp_path: Path) -> None:
    own = tmp_path / "diary.txt"
    own.write_text("mine", encoding="utf-8")
    said = run("site", str(tmp_path), code=2)
    assert "is not empty" in " ".join(said.split())
    assert list(tmp_path.iterdir()) == [own]
    assert "is a file" in " ".join(run("site", str(own), code=2).split())
    run("site", str(tmp_path), "--force")
    assert own.read_text("utf-8") == "mine"
    assert (tmp_path / "index.html").is_file()


def test_without_the_page_there_is_no_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def files(_package: str) -> Path:
        return tmp_path

    monkeypatch.setattr("derby.cli.site.files", files)
    assert "DERBY_NO_PAGE" in run("site", str(tmp_path / "site"), code=2)
    assert not (tmp_path / "site").exists()


def test_addresses_become_relative() -> None:
    page = '<title>D</title><link href="/icon.svg" /><script src="/assets/a.js"></script>'
    assert 'href="./icon.svg"' in relative_page(page)
    assert 'src="./assets/a.js"' in relative_page(page)
    manifest = {"id": "/", "start_url": "/", "scope": "/", "icons": [{"src": "/icon.svg"}], "name": "D"}
    assert json.loads(relative_manifest(json.dumps(manifest))) == {
        "name": "D",
        "start_url": "./",
        "scope": "./",
        "icons": [{"src": "./icon.svg"}],
    }
