"""A name that is refused says why where it was typed; an emoji of four people is one character."""

from playwright.sync_api import expect

from tests.browser.conftest import Enter

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


def test_sitting_down_with_names_of_all_kinds(person: Enter) -> None:
    link = person("Ann").open_table()
    bob = person("")
    bob.page.goto(link)
    field = bob.page.get_by_role("textbox", name=bob.say("page-your-name"))
    for name, reason in (("\u202eBob", "refused-bad-name"), ("B" * 25, "refused-long-name")):
        field.fill(name)
        bob.button("page-sit").first.click()
        expect(bob.page.get_by_role("alert")).to_have_text(bob.say(reason))
    field.fill(FAMILY * 24)
    bob.button("page-sit").first.click()
    expect(bob.button("page-stand")).to_be_visible()
    expect(bob.page.get_by_role("alert")).to_have_count(0)


def test_a_party_whose_names_dont_fit_is_told_before_it_sits_down(person: Enter) -> None:
    ann = person("Ann")
    ann.go()
    ann.page.get_by_text(ann.say("together-title"), exact=True).click()
    second = ann.page.get_by_role("textbox", name=ann.say("together-name", number=2))
    second.fill("B" * 25)
    ann.button("together-begin").click()
    expect(ann.page.get_by_role("alert")).to_have_text(ann.say("refused-long-name"))
    second.fill("B" * 24)
    expect(ann.page.get_by_role("alert")).to_have_count(0)
