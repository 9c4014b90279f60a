"""The game in a terminal: what a player reads there, and how a choice is asked for."""
