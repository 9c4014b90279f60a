"""The game in a terminal: what a player reads there, and how it asks for a choice."""
