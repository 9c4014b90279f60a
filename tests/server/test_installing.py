"""What a browser needs to install the page, and to open it without the server."""

import json
import re
from importlib.resources import files

import httpx
import pytest

from derby.server.page import read_files
from tests.server.harness import PATIENCE, Server

pytestmark = pytest.mark.skipif(
    not files("derby.server").joinpath("static", "index.html").is_file(), reason="installed without the page"
)


def get(server: Server, path: str) -> httpx.Response:
    answer = httpx.get(server.url + path, timeout=PATIENCE)
    assert answer.status_code == 200, path
    return answer


def test_the_page_names_a_manifest_whose_icons_are_there(server: Server) -> None:
    assert 'rel="manifest" href="/manifest.webmanifest"' in get(server, "/").text
    answer = get(server, "/manifest.webmanifest")
    manifest = answer.json()
    assert answer.headers["content-type"] == "application/manifest+json"
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("Divinity Derby", "standalone", "/")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert get(server, icon["src"]).headers["content-type"] == icon["type"]


def test_the_service_worker_knows_every_file_of_the_page_and_nothing_of_a_game(server: Server) -> None:
    answer = get(server, "/service-worker.js")
    assert answer.headers["cache-control"] == "no-cache"
    found = [json.loads(names) for names in re.findall(r"(?:PAGE|PYTHON) = (\[[^\]]*\]);", answer.text)]
    assert len(found) == 2
    page, python = found
    for path in page + python:
        get(server, "/" if path == "./" else f"/{path}")
    kept = {f"/{path}" for path in page + python}
    index = get(server, "/").text
    assert {*re.findall(r'(?:src|href)="([^"]+)"', index)} <= kept
    rest = set(read_files(files("derby.server").joinpath("static"))) - kept
    assert {path for path in rest if not path.endswith(".txt")} == {"/index.html", "/service-worker.js"}
    assert {path.partition("/")[0] for path in python} == {"assets", "python"}


def test_page_and_service_worker_are_of_one_version(server: Server) -> None:
    said = re.search(r'name="derby-version" content="(\w+)"', get(server, "/").text)
    assert said
    assert f'VERSION = "{said[1]}"' in get(server, "/service-worker.js").text
