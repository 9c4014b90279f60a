"""How much Python in the browser weighs, and how long it takes to start."""
