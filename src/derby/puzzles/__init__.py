"""Puzzles: positions in which one action is clearly best and hard to find, with what each action is worth."""
