"""What is said in no language is found: keys, names of the code, words of another language."""

from tests.locales.vocabulary import keys_in, vocabulary, words_in


def test_keys_and_names_of_the_code_are_found() -> None:
    said = ["page-play", "Now: third-bet.", "zeus-sobers-up and yu-huang"]
    assert keys_in(said, "de") == {"page-play", "third-bet", "zeus-sobers-up"}


def test_what_the_language_says_itself_is_no_key() -> None:
    assert keys_in(["played at mid-race"], "en") == set()
    assert keys_in(["played at mid-race"], "de") == {"mid-race"}


def test_links_are_no_keys() -> None:
    assert keys_in(["https://derby.example/page-play", "docs/evenings-title"], "en") == set()


def test_words_of_another_language_are_found() -> None:
    assert words_in(["Wette auf den Dragon, 4 Punkte"]) - vocabulary("de") == {"dragon"}
