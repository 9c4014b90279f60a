"""How good a bot's judgment is: its odds, its beliefs and its decisions."""
