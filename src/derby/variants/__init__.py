"""The rulebook's variants, independent of each other."""
