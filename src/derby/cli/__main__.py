"""`python -m derby.cli`."""

from derby.cli.main import app

app(prog_name="derby")
