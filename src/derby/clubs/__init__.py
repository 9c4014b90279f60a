"""Evenings of several tables: who plays with whom, and what results are worth. No network, no clock, no database."""
