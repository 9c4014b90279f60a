"""The rulebook's variants, each on its own."""
