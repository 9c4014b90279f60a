"""The page as the server hands it out: kinds, caching, smaller copies, and how much a first load weighs."""

import re
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from derby.locales import LANGUAGES
from derby.server.page import SCREENS, read_files
from tests.server.harness import PATIENCE, Server, running

LARGEST_FIRST_LOAD = 150_000
LARGEST_WAY_TO_THE_TABLE = 139_000

pytestmark = pytest.mark.skipif(
    not files("derby.server").joinpath("static", "index.html").is_file(), reason="installed without the page"
)


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers=headers, timeout=PATIENCE)


@pytest.mark.parametrize("path", ["/", "/you", "/table/abc", "/replay/abc"])
def test_every_address_of_the_page_is_the_page(server: Server, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/nowhere", "/table", "/table/a/b", "/assets/nothing.js"])
def test_a_browser_at_an_address_that_leads_nowhere_gets_the_page(server: Server, path: str) -> None:
    tag = get(server, "/").headers["etag"]
    for headers in ({}, {"If-None-Match": tag}):
        answer = get(server, path, Accept="text/html,application/xhtml+xml,*/*;q=0.8", **headers)
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.text == get(server, "/").text
        assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_whoever_is_no_browser_gets_no_page_there(server: Server) -> None:
    answer = get(server, "/nowhere", Accept="*/*")
    assert (answer.status_code, answer.text) == (404, "Not Found")
    for accepted in ("*/*", "text/html"):
        answer = get(server, "/api/nowhere", Accept=accepted)
        assert (answer.status_code, answer.json()) == (404, {"reason": "no-such-address"})


def test_the_page_has_nothing_inside_it_that_its_policy_forbids(server: Server) -> None:
    page = get(server, "/").text
    assert re.findall(r"<script[^>]*>", page)
    assert all("src=" in script for script in re.findall(r"<script[^>]*>", page))
    assert "<style" not in page
    assert " style=" not in page
    assert "//" not in page.replace("<!doctype html>", "")


def test_what_has_a_digest_in_its_name_is_kept_for_ever_and_the_rest_is_asked_for_again(server: Server) -> None:
    assets = re.findall(r'"(/assets/[^"]+)"', get(server, "/").text)
    assert assets
    for path in assets:
        answer = get(server, path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    first = get(server, "/")
    again = get(server, "/", **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(("accepted", "sent"), [("br, gzip", "br"), ("gzip", "gzip"), ("gzip; q=0", None), ("", None)])
def test_a_browser_gets_the_smallest_copy_it_takes(server: Server, accepted: str, sent: str | None) -> None:
    script = re.findall(r'"(/assets/[^"]+\.js)"', get(server, "/").text)[0]
    with (
        httpx.Client(timeout=PATIENCE) as client,
        client.stream("GET", server.url + script, headers={"Accept-Encoding": accepted}) as answer,
    ):
        assert answer.headers.get("content-encoding") == sent
        assert answer.headers["vary"] == "Accept-Encoding"


def test_the_page_says_what_the_host_has_switched_off(server: Server, tmp_path: Path) -> None:
    mark = '<meta name="derby-off" content="daily puzzles" />'
    assert "derby-off" not in get(server, "/").text
    with running(tmp_path / "derby.db", {"DERBY_PUZZLES": "false", "DERBY_DAILY": "false"}) as other:
        for path in ("/", "/you", "/nowhere"):
            for accepted in ("", "gzip", "br"):
                answer = get(other, path, **{"Accept": "text/html", "Accept-Encoding": accepted})
                assert answer.text == get(server, "/").text.replace("</title>", f"</title>\n    {mark}")
                assert answer.headers["etag"] != get(server, "/", **{"Accept-Encoding": accepted}).headers["etag"]


def sizes() -> dict[str, int]:
    """What each file weighs on its way to a browser."""
    found = read_files(files("derby.server").joinpath("static"))
    smallest = {path: file.bodies.get("br", file.bodies[""]) for path, file in found.items()}
    return {path: body.stat().st_size if isinstance(body, Path) else len(body) for path, body in smallest.items()}


def largest_words() -> int:
    words = [size for path, size in sizes().items() if re.search(rf"/({'|'.join(LANGUAGES)})-", path)]
    assert len(words) == len(LANGUAGES)
    return max(words)


def test_a_first_load_is_light(server: Server) -> None:
    """Everything that the first page needs, fonts included, in the largest of the languages."""
    named = {"/index.html", *re.findall(r'"(/[^"]+\.\w+)"', get(server, "/").text)}
    assert sum(size for path, size in sizes().items() if path in named) + largest_words() < LARGEST_FIRST_LOAD


def test_the_way_to_the_table_is_light() -> None:
    """All code and words from the first page to the table."""
    # Asked for at other addresses, when it is opened, while the first bets are placed, after days, or without a server.
    places = ("Replay", "After", "You", "NotFound", "Watching", "ReplayScreen", "Daily", "Duplicate", "Match")
    puzzles = ("Puzzle", "Puzzles", "puzzle.svelte")
    looking_back = ("CompareSheet", "player.svelte", "lines", "moments", "races-here", "link", "playing-on")
    evenings = ("Evenings", "Page", "GroupPage", "TournamentPage", "polled", "score")
    shared_with_gathering = ("LinkToCopy", "TableSettings", "figures")
    asked_once_more = ("SureSheet",)
    opened = (
        "Rules",
        "Settings",
        "notifications.svelte",
        "Keys",
        "KeyList",
        "ChatPanel",
        "HintSheet",
        "reasons",
        "deeds",
        "shares",
    )
    at_the_table = ("Absence", "Judgment", "Victory", "OddsPanel", "Ask")
    # A quick game begins at once, for one person, and without variants unless they are chosen.
    others = ("Gathering", "Cover", "powers", "ways", "consequence")
    python = ("python/.*", "python-licences", "worker", "thinking")
    parts = "rules|after|coach|profile|duplicate|evenings|notifications|puzzles"
    words = rf"(({parts})-)?({'|'.join(LANGUAGES)})"
    names = "|".join(
        (
            *places,
            *puzzles,
            *looking_back,
            *evenings,
            *shared_with_gathering,
            *asked_once_more,
            *opened,
            *at_the_table,
            *others,
            *python,
            words,
        )
    )
    apart = re.compile(rf"/(({names})[-.]|service-worker|fonts-licence)|\.woff2$")
    needed = [size for path, size in sizes().items() if not apart.search(path)]
    assert sum(needed) + largest_words() < LARGEST_WAY_TO_THE_TABLE


def test_the_browsers_python_is_handed_out_from_the_disk(server: Server) -> None:
    found = read_files(files("derby.server").joinpath("static"))
    parts = {path: file.bodies for path, file in found.items() if path.startswith("/python/")}
    assert len(parts) == 4
    for path, bodies in parts.items():
        assert isinstance(bodies[""], Path)
        answer = get(server, path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(("application/zstd", "text/javascript"))
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.content == bodies[""].read_bytes()
        again = get(server, path, **{"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_the_fonts_come_from_here_with_their_licence(server: Server) -> None:
    preloaded = re.findall(r'as="font"[^>]* href="([^"]+)"', get(server, "/").text)
    assert len(preloaded) == 3
    for path in preloaded:
        font = get(server, path)
        assert font.headers["content-type"] == "font/woff2"
        assert font.content.startswith(b"wOF2")
    assert "SIL OPEN FONT LICENSE" in get(server, "/fonts-licence.txt").text.upper()


def test_every_file_is_there_and_can_only_be_read(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for path in {*read_files(files("derby.server").joinpath("static"))} - {"/index.html"}:
            assert client.head(path).status_code == 200, path
            answer = client.post(path)
            assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")
        assert client.get("/index.html").status_code == 404
        assert client.get("/assets/").status_code == 404
        for path in SCREENS:
            assert "<title>" in client.get(path).text
