"""What a browser needs to install the page, and what it shows without the server."""

import re
from importlib.resources import files

import httpx
import pytest

from derby.locales import LANGUAGES, Words
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


def test_the_service_worker_keeps_the_offline_page_and_nothing_of_a_game(server: Server) -> None:
    answer = get(server, "/service-worker.js")
    assert answer.headers["cache-control"] == "no-cache"
    found = re.search(r"KEPT = \[([^\]]*)\]", answer.text)
    assert found
    kept = re.findall(r'"([^"]+)"', found[1])
    assert "/offline.html" in kept
    assert not [path for path in kept if path.startswith(("/api", "/table", "/ws", "/assets"))]
    page = get(server, "/offline.html").text
    assert set(re.findall(r'(?:src|href)="([^"]+)"', page)) <= set(kept)
    for path in kept:
        get(server, path)


def test_the_offline_page_speaks_every_language_and_keeps_to_the_policy(server: Server) -> None:
    page = get(server, "/offline.html").text
    for language in LANGUAGES:
        words = Words(language)
        section = page.partition(f'<section lang="{language}">')[2].partition("</section>")[0]
        assert all(words(f"offline-{part}") in section for part in ("title", "text", "seat", "again"))
    assert "<style" not in page
    assert " style=" not in page
    assert all("src=" in script for script in re.findall(r"<script[^>]*>", page))
