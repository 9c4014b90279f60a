"""Notifications: switched on in the settings, shown by the real service worker, and a click leads to the game."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import DevTools, Person

pytest.importorskip("cryptography")

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


def test_the_service_worker_shows_it_unless_the_page_is_in_sight(person: Enter) -> None:
    ann = person("Ann far away", context={"permissions": ["notifications"]})
    ann.go()
    ann.page.evaluate("navigator.serviceWorker.ready")
    tools = DevTools(ann.page)
    known: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: known.extend(each["registrationId"] for each in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not known:
        ann.page.wait_for_timeout(50)
    notice = {"title": "Your turn", "body": "A game is waiting.", "path": "table/some-game"}

    def deliver() -> None:
        message = {"origin": ann.url, "registrationId": known[0], "data": json.dumps(notice)}
        tools.send("ServiceWorker.deliverPushMessage", **message)

    deliver()
    ann.page.wait_for_timeout(300)
    assert told(ann) == []
    ann.page.goto("about:blank")
    while not told(ann):
        deliver()
        ann.page.wait_for_timeout(100)
    assert told(ann) == [[notice["title"], notice["body"], f"{ann.url}/table/some-game"]]
