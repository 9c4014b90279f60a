"""The game where learning code expects it: observations as arrays, PettingZoo, OpenSpiel."""
