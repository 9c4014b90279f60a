"""Attacks on a running server, each in a module of its own with a function `attack`.

They go to a server on this machine only, and end by themselves. The tests run each for a moment;
`python -m tests.attacks` runs them for longer.
"""
