"""The store: the entries of every table, guests and results. SQLite for one process, PostgreSQL for many."""

from derby.store.database import Database, DatabaseError, Statement, Taken
from derby.store.opening import open_database

__all__ = ["Database", "DatabaseError", "Statement", "Taken", "open_database"]
