"""A person in front of a screen: a browser of their own, in one language, with what they have chosen before.

People find everything by its role and its name, as a screen reader tells them.
"""

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

from derby.locales import Words

PATIENCE_MS = 60_000
"""How long anything may take before a test fails; a busy machine may need it."""

DESK = {"width": 1440, "height": 900}
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 375, "height": 720}

QUICK = {"speed": "instant", "level": "random", "seats": 3, "hints": False, "quickOdds": False}
"""What a person of the tests has chosen, if nothing else is said: nothing is waited for, nothing is explained."""

KEEP = """
if (location.protocol.startsWith("http") && !localStorage.getItem("derby")) localStorage.setItem("derby", {});
"""


KEPT = """async (until) => {
  const { active } = await navigator.serviceWorker.ready;
  const worker = await (await fetch(active.scriptURL)).text();
  const names = [...worker.matchAll(/(?:PAGE|PYTHON) = (\\[[^\\]]*\\]);/g)].flatMap(([, list]) => JSON.parse(list));
  const isKept = (name) => caches.match(new URL(name, active.scriptURL)).then(Boolean);
  while (Date.now() < until) {
    if ((await Promise.all(names.map(isKept))).every(Boolean)) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}"""
"""Waits until the browser has all files of the page, and of Python."""


class DevTools:
    """Chromium's own tools for a page: what Playwright has no word for."""

    def __init__(self, page: Page) -> None:
        self.session: Any = page.context.new_cdp_session(page)

    def send(self, what: str, **how: Any) -> dict[str, Any]:
        return self.session.send(what, how)

    def on(self, event: str, hear: Callable[[dict[str, Any]], None]) -> None:
        self.session.on(event, hear)


class Person:
    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        *,
        language: str = "en",
        screen: dict[str, int] = DESK,
        offline_is_no_trouble: bool = False,
        refusals_are_no_trouble: bool = False,
        forgives: tuple[str, ...] = (),
        context: dict[str, Any] | None = None,
        **choices: Any,
    ) -> None:
        self.url = url
        self.name = name
        self.words = Words(language)
        self.lots = random.Random(name)
        self.troubles: list[str] = []
        self._forgiven = [
            *forgives,
            *(["ERR_INTERNET_DISCONNECTED", "WebSocket"] if offline_is_no_trouble else []),
            *(["responded with a status of 4"] if refusals_are_no_trouble else []),
        ]
        wishes: dict[str, Any] = {"viewport": screen, "locale": language, "color_scheme": "light", **(context or {})}
        self.context = browser.new_context(**wishes)
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(KEEP.format(json.dumps(json.dumps({**QUICK, "name": name, **choices}))))
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self._complain(f"error: {error}"))
        self.page.on("requestfailed", self._miss)

    def leave(self) -> None:
        self.context.close()

    def say(self, key: str, **values: Any) -> str:
        """A word of the page in this person's language."""
        return self.words(key, **values)

    def go(self, path: str = "/") -> None:
        self.page.goto(f"{self.url}{path}")

    def wait_until_kept(self) -> None:
        """Until this browser can do without a network."""
        assert self.page.evaluate(KEPT, time.time() * 1000 + PATIENCE_MS)

    def button(self, key: str, within: Locator | None = None, **values: Any) -> Locator:
        place = within if within is not None else self.page
        return place.get_by_role("button", name=self.say(key, **values), exact=True)

    def play_now(self) -> None:
        """The one button that leads to a table with bots."""
        self.go()
        self.button("page-play").click()
        expect(self.track).to_be_visible()

    def open_table(self) -> str:
        """Open a table for friends; its link."""
        self.go()
        self.button("page-open-table").click()
        link = self.page.get_by_role("textbox", name=self.say("page-invite-link"))
        expect(link).to_be_visible()
        return link.input_value()

    @property
    def track(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("page-track"), exact=True)

    @property
    def decision(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("page-decision"), exact=True)

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def notice(self, key: str) -> Locator:
        """A message that comes and goes by itself."""
        return self.page.get_by_role("status").filter(has_text=self.say(key))

    def story(self) -> list[str]:
        """What the log tells, sentence by sentence."""
        log = self.page.get_by_role("list", name=self.say("page-log"), exact=True)
        return log.locator("[data-sentence]").all_inner_texts()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console: {message.text}")

    def _complain(self, trouble: str) -> None:
        if not self._is_forgiven(trouble):
            self.troubles.append(trouble)

    def _miss(self, request: Request) -> None:
        # What a page that is left has asked for isn't needed any more.
        if request.failure != "net::ERR_ABORTED" and not self._is_forgiven(request.failure or ""):
            self.troubles.append(f"{request.url}: {request.failure}")

    def _is_forgiven(self, text: str) -> bool:
        return any(part in text for part in self._forgiven)
