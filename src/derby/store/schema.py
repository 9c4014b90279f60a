"""The schema, as the steps that lead to it. A released step never changes; a new one is added below it."""

from derby.store.database import DatabaseError

FIRST = """
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    owner TEXT,
    recovery TEXT UNIQUE,
    created BIGINT NOT NULL
);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    shard INTEGER NOT NULL,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    summary TEXT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX tables_by_phase ON tables (phase, changed);
CREATE TABLE events (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);
CREATE TABLE results (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    seats INTEGER NOT NULL,
    ended BIGINT NOT NULL,
    points INTEGER NOT NULL,
    share DOUBLE PRECISION NOT NULL,
    bets TEXT NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX results_by_player ON results (player, ended);
CREATE TABLE ratings (
    player TEXT NOT NULL,
    seats INTEGER NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (player, seats)
);
CREATE INDEX ratings_by_rating ON ratings (seats, rating);
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
)
"""

FIRST_IN_POSTGRES = """
CREATE FUNCTION tell_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('derby', NEW.game || ' ' || NEW.seq);
    RETURN NULL;
END $$;
CREATE TRIGGER events_are_told AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION tell_of_event()
"""

STEPS = (FIRST,)
STEPS_IN_POSTGRES = (FIRST_IN_POSTGRES,)
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
