"""Makes `table_words` importable from the tests of the rulings and of the powers, with readable failures."""

import pytest

pytest.register_assert_rewrite("table_words")
