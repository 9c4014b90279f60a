"""Puzzles: how they are found, checked and chosen for the package."""
