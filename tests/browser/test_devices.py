"""Other devices, and no network: a code that brings a guest along, and an honest page where there is no server."""

from contextlib import suppress

from playwright.sync_api import Error, Locator, expect

from tests.browser.conftest import Enter
from tests.browser.person import PHONE, Person


def open_me(person: Person) -> Locator:
    person.go()
    person.page.get_by_text(person.say("me-title"), exact=True).click()
    return person.page.get_by_role("textbox", name=person.say("me-enter-code"))


def come_back(person: Person, code: str) -> None:
    person.page.get_by_role("textbox", name=person.say("me-enter-code")).fill(code)
    person.button("me-recover").click()


def test_a_recovery_code_brings_a_guest_to_another_device(person: Enter) -> None:
    ann = person("Ann of two devices")
    ann.play_now()
    table = ann.page.url
    open_me(ann)
    ann.button("me-new-code").click()
    code = ann.page.locator("output").inner_text()
    phone = person("Somebody else", language="it", screen=PHONE, refusals_are_no_trouble=True)
    open_me(phone)
    come_back(phone, "AAAA-AAAA-AAAA-AAAA-AAAA")
    expect(phone.notice("me-code-unknown")).to_be_visible()
    # As people write it.
    come_back(phone, code.lower().replace("-", " "))
    expect(
        phone.page.get_by_role("status").filter(has_text=phone.say("me-welcome", name="Ann of two devices"))
    ).to_be_visible()
    phone.page.goto(table)
    expect(phone.track).to_be_visible()
    expect(phone.page.get_by_text(phone.say("page-watching"))).to_have_count(0)
    # Put away, the code isn't shown again.
    ann.button("me-code-kept").click()
    expect(ann.page.locator("output")).to_have_count(0)


def test_without_a_network_the_page_says_so(person: Enter) -> None:
    ann = person(language="de", offline_is_no_trouble=True)
    ann.go()
    expect(ann.button("page-play")).to_be_visible()
    ann.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name=ann.say("offline-title"))).to_be_visible()
    expect(ann.page.get_by_text(ann.say("offline-text"))).to_be_visible()
    ann.button("offline-again").click()
    expect(ann.page.get_by_role("heading", name=ann.say("offline-title"))).to_be_visible()
    ann.context.set_offline(False)
    # The page may be back by itself already, as soon as the browser has noticed.
    with suppress(Error):
        ann.page.reload()
    expect(ann.button("page-play")).to_be_visible()
