"""The first load: its bytes on the wire, and how long it takes until the button to play can be used."""

from statistics import median
from typing import Any

from playwright.sync_api import Browser, expect

from bench.page.processor import Processor
from tests.browser.person import DevTools, Person
from tests.server.harness import Server

SLOWED = 4
ROUNDS = 5

READY = """
new MutationObserver((_, watch) => {
  if (!document.querySelector("form button.main:not(:disabled)")) return;
  watch.disconnect();
  // When it has been drawn, and nothing else keeps the page busy.
  requestAnimationFrame(() => requestIdleCallback(() => { window.readyAfter = performance.now(); }));
}).observe(document, { subtree: true, childList: true });
"""


def first_load(browser: Browser, server: Server) -> dict[str, int]:
    """Bytes of every file that the first page asks for, with headers, as they came over the wire."""
    person = Person(browser, server.url, "Weigher")
    wire = DevTools(person.page)
    names: dict[str, str] = {}
    weights: dict[str, int] = {}

    def sent(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["request"]["url"]

    def came(event: dict[str, Any]) -> None:
        weights[names[event["requestId"]]] = int(event["encodedDataLength"])

    wire.on("Network.requestWillBeSent", sent)
    wire.on("Network.loadingFinished", came)
    wire.send("Network.enable")
    wire.send("Network.setCacheDisabled", cacheDisabled=True)
    person.page.goto(server.url, wait_until="networkidle")
    person.leave()
    return weights


def work_to_interactive(browser: Browser, server: Server) -> float:
    """Seconds of processor time that the page's thread needs for it, at full speed."""
    person = Person(browser, server.url, "Worker")
    person.context.add_init_script(READY)
    processor = Processor(person.page)
    person.go()
    person.page.evaluate(AFTER)
    spent = processor.seconds()
    person.leave()
    return spent


def seconds_to_interactive(browser: Browser, server: Server) -> float:
    """From asking for the page to a button that can be pressed, with an empty cache and a slow processor."""
    times: list[float] = []
    for _ in range(ROUNDS):
        person = Person(browser, server.url, "Racer")
        person.context.add_init_script(READY)
        slow = DevTools(person.page)
        slow.send("Emulation.setCPUThrottlingRate", rate=SLOWED)
        person.go()
        expect(person.button("page-play")).to_be_enabled()
        times.append(person.page.evaluate(AFTER) / 1000)
        person.leave()
    return median(times)


AFTER = """async () => {
  while (window.readyAfter === undefined) await new Promise(requestAnimationFrame);
  return window.readyAfter;
}"""
