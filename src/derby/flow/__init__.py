"""The rulebook's chapters in order: from the set-up to the winner, driven by `step`."""
