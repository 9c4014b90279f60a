"""The coach: what an action is worth and why, what a decision gave away, and what was luck."""
