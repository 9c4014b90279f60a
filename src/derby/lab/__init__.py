"""The lab: many games, to measure and to learn from."""
