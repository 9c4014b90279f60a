"""Notifications: switched on in the settings, shown by the real service worker, and a click leads to the game."""

import json
import time
from collections.abc import Callable, Generator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import OPTIONS, WHOLE, chromium_path
from tests.browser.conftest import Enter
from tests.browser.person import PATIENCE_MS, DevTools, Person

pytest.importorskip("cryptography")


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Generator[Browser]:
    """One that shows notifications."""
    path = chromium_path(WHOLE)
    if path is None:
        pytest.skip("there is no whole Chromium on this machine")
    started = browser.browser_type.launch(executable_path=path, args=OPTIONS)
    yield started
    started.close()


SUBSCRIBE = """
const made = {
  endpoint: "https://fcm.googleapis.com/fcm/send/test",
  unsubscribe: async () => true,
  toJSON: () => ({
    endpoint: "https://fcm.googleapis.com/fcm/send/test",
    keys: {
      p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
  }),
};
if (globalThis.PushManager) {
  PushManager.prototype.subscribe = async () => made;
  PushManager.prototype.getSubscription = async () => made;
}
"""
"""A browser of the tests has no push service of its own."""
SHOWN = "self.registration.getNotifications().then((all) => all.map(({ title, body, data }) => [title, body, data]))"


def told(person: Person) -> list[list[str]]:
    (worker,) = person.context.service_workers
    return worker.evaluate(SHOWN)


def test_the_settings_subscribe_and_unsubscribe(person: Enter) -> None:
    ann = person("Ann notified", context={"permissions": ["notifications"]})
    ann.context.add_init_script(SUBSCRIBE)
    ann.open_table()
    ann.go()
    ann.page.evaluate("navigator.serviceWorker.ready")
    ann.button("page-settings").click()
    choice = ann.dialog.get_by_role("group", name=ann.say("notify-title"), exact=True)
    for key in ("notify-4", "notify-off"):
        with ann.page.expect_response(lambda answer: "/api/me/push" in answer.url) as answered:
            choice.get_by_text(ann.say(key), exact=True).click()
        assert answered.value.json() == {"on": key != "notify-off"}
        expect(choice.get_by_role("radio", name=ann.say(key), exact=True)).to_be_checked()


OUT_OF_SIGHT = """self.clients.matchAll({ type: "window" }).then((all) =>
  all.every(({ visibilityState }) => visibilityState !== "visible"))"""
CLICK = """async () => {
  const done = { opened: [], focused: [] };
  self.clients.openWindow = async (address) => void done.opened.push(address);
  WindowClient.prototype.focus = async function () { done.focused.push(this.url); };
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  const waited = [];
  event.waitUntil = (work) => void waited.push(work);
  self.dispatchEvent(event);
  await Promise.all(waited);
  return done;
}"""
"""A click on the notification that is shown. Only a person's own click may open windows and choose one, and only its
event may be waited for: what the worker asks for is noted instead."""


class Post:
    """Brings messages to somebody's service worker, as a push service does."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._tools = DevTools(person.page)
        known: list[str] = []
        self._tools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: known.extend(each["registrationId"] for each in event["registrations"]),
        )
        self._tools.send("ServiceWorker.enable")
        self._wait_for(lambda: known)
        self._to = {"origin": person.url, "registrationId": known[0]}

    def deliver(self, notice: dict[str, str]) -> None:
        self._tools.send("ServiceWorker.deliverPushMessage", **self._to, data=json.dumps(notice))

    def deliver_out_of_sight(self, notice: dict[str, str]) -> None:
        """A page that has just been left may still count as in sight. Wait until the notification is shown."""
        (worker,) = self._person.context.service_workers
        self._wait_for(lambda: worker.evaluate(OUT_OF_SIGHT))
        self.deliver(notice)
        self._wait_for(lambda: told(self._person))

    def _wait_for(self, what: Callable[[], object]) -> None:
        until = time.monotonic() + PATIENCE_MS / 1000
        while not what():
            assert time.monotonic() < until
            self._person.page.wait_for_timeout(100)


def notice_of(table: str) -> dict[str, str]:
    return {"title": "Your turn", "body": "A game is waiting.", "path": f"table/{table}"}


def test_the_service_worker_shows_it_unless_the_page_is_in_sight(person: Enter) -> None:
    ann = person("Ann far away", context={"permissions": ["notifications"]})
    ann.go()
    ann.page.evaluate("navigator.serviceWorker.ready")
    post, notice = Post(ann), notice_of("some-game")
    post.deliver(notice)
    ann.page.wait_for_timeout(300)
    assert told(ann) == []
    ann.page.goto("about:blank")
    post.deliver_out_of_sight(notice)
    assert told(ann) == [[notice["title"], notice["body"], f"{ann.url}/table/some-game"]]


def test_a_click_leads_to_the_table(person: Enter) -> None:
    ann = person("Ann clicks", context={"permissions": ["notifications"]})
    ann.play_now()
    ann.page.evaluate("navigator.serviceWorker.ready")
    (worker,) = ann.context.service_workers
    table, post = ann.page.url, Post(ann)
    ann.page.goto("about:blank")
    post.deliver_out_of_sight(notice_of(table.rpartition("/")[2]))
    assert worker.evaluate(CLICK) == {"opened": [table], "focused": []}
    assert told(ann) == [], "it is taken away"
    ann.page.goto(table)
    expect(ann.track).to_be_visible()
    # While the table is open out of sight, the click brings that page back.
    hidden = ann.page
    ann.page = ann.context.new_page()
    ann.page.bring_to_front()
    worker.evaluate(f"self.registration.showNotification('Your turn', {{ data: {json.dumps(table)} }})")
    assert worker.evaluate(CLICK) == {"opened": [], "focused": [hidden.url]}
    assert told(ann) == []
