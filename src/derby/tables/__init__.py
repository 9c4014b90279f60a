"""Tables that people sit at: what is written of them, what follows from it, and what every device is sent.

Nothing in here waits, reads a clock, draws at random, or knows a network or a database. The server brings those; so can
anything else that runs Python.
"""
