"""The page as the server hands it out: kinds, caching, smaller copies, and how much a first load weighs."""

import re
from importlib.resources import files

import httpx
import pytest

from derby.server.page import SCREENS, page_routes, read_files
from tests.server.harness import PATIENCE, Server

LARGEST_FIRST_LOAD = 150_000

pytestmark = pytest.mark.skipif(
    not files("derby.server").joinpath("static", "index.html").is_file(), reason="installed without the page"
)


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers=headers, timeout=PATIENCE)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/replay/abc"])
def test_every_address_of_the_page_is_the_page(server: Server, path: str) -> None:
    answer = get(server, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in answer.headers["content-security-policy"]


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


def test_a_first_load_is_light() -> None:
    """Everything from the first page to the table, in the largest of the four languages, is less than the bar."""
    found = read_files(files("derby.server").joinpath("static"))
    # Replay and look back are asked for at their own addresses.
    sizes = {
        path: len(file.bodies.get("br", file.bodies[""]))
        for path, file in found.items()
        if not re.search(r"/(Replay|After)-", path)
    }
    words = [size for path, size in sizes.items() if re.search(r"/(en|de|fr|it)-", path)]
    assert len(words) == 4
    assert sum(sizes.values()) - sum(words) + max(words) < LARGEST_FIRST_LOAD


def test_there_is_a_route_for_every_file() -> None:
    found = read_files(files("derby.server").joinpath("static"))
    paths = {route.path for route in page_routes()}
    assert paths == {*found} - {"/index.html"} | {*SCREENS}
