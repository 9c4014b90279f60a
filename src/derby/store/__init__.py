"""The store: the log of every table, and what stands beside it. SQLite for one process, PostgreSQL for many."""

from derby.store.database import Database, DatabaseError, Statement, Taken
from derby.store.opening import open_database

__all__ = ["Database", "DatabaseError", "Statement", "Taken", "open_database"]
