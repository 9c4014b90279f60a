"""The schema, as the steps that lead to it. A released step never changes; a new one is added at the end."""

from derby.store.database import DatabaseError
from derby.store.schema_of_meetings import CORRESPONDENCE, EVENINGS, PUSH, PUZZLES, TRIES
from derby.store.schema_of_tables import (
    AWAKE,
    FIRST,
    FIRST_IN_POSTGRES,
    LEASES_IN_POSTGRES,
    MODERATION,
    OPENERS,
    PROGRESS,
    REVIEWS,
    SEATED,
    STATISTICS,
)

STEPS = (
    FIRST,
    SEATED,
    OPENERS,
    PROGRESS,
    MODERATION,
    AWAKE,
    STATISTICS,
    REVIEWS,
    CORRESPONDENCE,
    EVENINGS,
    TRIES,
    PUSH,
    PUZZLES,
)
STEPS_IN_POSTGRES = (FIRST_IN_POSTGRES, "", "", LEASES_IN_POSTGRES, "", "", "", "", "", "", "", "", "")
"""What PostgreSQL needs besides, step by step."""

VERSIONS = "CREATE TABLE IF NOT EXISTS schema_versions (version INTEGER PRIMARY KEY)"
NEWEST = "SELECT COALESCE(MAX(version), 0) FROM schema_versions"


def steps_due(version: int) -> range:
    """The numbers of the steps from a schema of this version to the present one."""
    if version > len(STEPS):
        raise DatabaseError(
            f"the database has schema version {version}, this program knows {len(STEPS)}: use a newer Divinity Derby"
        )
    return range(version, len(STEPS))
