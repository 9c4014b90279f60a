"""Steps of the schema: tables, guests, results and what is known of players. A released step never changes."""

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

SEATED = """
CREATE TABLE seated (
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (guest, game)
);
INSERT INTO seated
    SELECT DISTINCT substr(body, 38, 22), game FROM events
    WHERE body LIKE '{"type":"GuestSat","seat":_,"guest":"______________________"%'
    AND game IN (SELECT id FROM tables WHERE phase <> 'over')
"""
"""Who has ever sat down at a table, to find the games of a guest. For games that run already, it is read off their
entries: ids have 22 characters."""

FIRST_IN_POSTGRES = """
CREATE FUNCTION tell_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('derby', NEW.game || ' ' || NEW.seq);
    RETURN NULL;
END $$;
CREATE TRIGGER events_are_told AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION tell_of_event()
"""

OPENERS = """
ALTER TABLE tables ADD COLUMN opened_by TEXT;
ALTER TABLE tables ADD COLUMN opened_from TEXT;
CREATE INDEX tables_by_opener ON tables (opened_by, changed);
CREATE INDEX tables_by_address ON tables (opened_from, changed)
"""
"""Who opened a table, and a keyed digest of the address, for quotas; unknown for older tables."""

PROGRESS = """
CREATE TABLE progress (written BIGINT NOT NULL);
INSERT INTO progress VALUES (0)
"""
"""How much has been written. A loss is noticed by it, and when nothing happens it is something to write."""

LEASES_IN_POSTGRES = """
CREATE TABLE processes (
    name TEXT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);
CREATE TABLE leases (
    shard INTEGER PRIMARY KEY,
    process TEXT NOT NULL REFERENCES processes ON DELETE CASCADE
);
CREATE FUNCTION renew_leases(caller TEXT, prefix TEXT, seconds DOUBLE PRECISION, shards INTEGER)
RETURNS SETOF INTEGER LANGUAGE plpgsql AS $$
DECLARE
    share INTEGER;
BEGIN
    -- One process at a time; what follows sees what those before it have done.
    PERFORM pg_advisory_xact_lock(20140002);
    DELETE FROM processes WHERE name <> caller AND (until <= clock_timestamp() OR NOT EXISTS (
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = prefix || processes.name
    ));
    INSERT INTO processes VALUES (caller, clock_timestamp() + make_interval(secs => seconds))
        ON CONFLICT (name) DO UPDATE SET until = excluded.until;
    SELECT ceil(shards::DOUBLE PRECISION / count(*)) INTO share FROM processes;
    DELETE FROM leases WHERE process = caller AND shard NOT IN (
        SELECT shard FROM leases WHERE process = caller ORDER BY shard DESC LIMIT share
    );
    INSERT INTO leases SELECT number, caller FROM generate_series(0, shards - 1) AS number
        WHERE number NOT IN (SELECT shard FROM leases)
        ORDER BY random() LIMIT greatest(0, share - (SELECT count(*) FROM leases WHERE process = caller));
    RETURN QUERY SELECT shard FROM leases WHERE process = caller;
END $$
"""
"""A process lives as long as its row, and has its shards as long. The database's clock says when it has been silent for
too long; one whose connection has ended is known to be gone earlier."""

MODERATION = """
ALTER TABLE guests ADD COLUMN generation INTEGER NOT NULL DEFAULT 0;
CREATE TABLE mutes (
    guest TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (guest, muted)
);
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    game TEXT NOT NULL,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    name TEXT NOT NULL,
    line INTEGER,
    said TEXT
);
CREATE INDEX reports_by_time ON reports (at);
CREATE TABLE bans (
    subject TEXT PRIMARY KEY,
    until BIGINT NOT NULL
);
CREATE TABLE orders (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    done BIGINT,
    outcome TEXT
);
CREATE INDEX orders_by_done ON orders (done)
"""
"""The generation of a guest's cookies; whom guests muted and reported; who is banned, and what the host ordered."""

AWAKE = """
ALTER TABLE tables ADD COLUMN awake INTEGER NOT NULL DEFAULT 1;
CREATE INDEX tables_awake ON tables (phase, awake)
"""
"""Whether somebody waits for a game to go on: a person at the table, or nobody because only bots play."""

STATISTICS = """
ALTER TABLE results ADD COLUMN variants TEXT;
ALTER TABLE results ADD COLUMN counted INTEGER NOT NULL DEFAULT 1;
ALTER TABLE results ADD COLUMN tricks INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN caught INTEGER NOT NULL DEFAULT 0;
DROP INDEX results_by_player;
CREATE INDEX results_by_player ON results (player, ended, game);
CREATE TABLE totals (
    player TEXT NOT NULL,
    seats INTEGER NOT NULL,
    variants TEXT NOT NULL,
    games INTEGER NOT NULL,
    wins DOUBLE PRECISION NOT NULL,
    points BIGINT NOT NULL,
    tricks BIGINT NOT NULL,
    caught BIGINT NOT NULL,
    PRIMARY KEY (player, seats, variants)
);
CREATE TABLE bet_totals (
    player TEXT NOT NULL,
    card INTEGER NOT NULL,
    bets BIGINT NOT NULL,
    won BIGINT NOT NULL,
    points BIGINT NOT NULL,
    PRIMARY KEY (player, card)
);
CREATE TABLE opponents (
    player TEXT NOT NULL,
    opponent TEXT NOT NULL,
    games INTEGER NOT NULL,
    wins DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, opponent)
);
CREATE INDEX opponents_by_opponent ON opponents (opponent);
CREATE TABLE bests (
    player TEXT PRIMARY KEY,
    streak INTEGER NOT NULL,
    longest_streak INTEGER NOT NULL,
    points INTEGER NOT NULL,
    bets_won INTEGER NOT NULL,
    quiet_tricks INTEGER NOT NULL
);
DROP TABLE ratings;
CREATE TABLE ratings (
    player TEXT PRIMARY KEY,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL
);
CREATE INDEX ratings_by_least ON ratings ((mu - 1.96 * sigma));
CREATE TABLE rating_history (
    player TEXT NOT NULL,
    number INTEGER NOT NULL,
    ended BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, number)
);
CREATE TABLE recounting (ended BIGINT NOT NULL, game TEXT NOT NULL);
INSERT INTO recounting SELECT -1, '' WHERE EXISTS (SELECT 1 FROM results)
"""
"""What the results add up to, kept with them, and ratings with their uncertainty in place of Elo's. As long as
`recounting` has a row, the results after the game that it names are not in them yet; see `store/recounting.py`."""

REVIEWS = """
CREATE TABLE reviews (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    reviewed BIGINT NOT NULL,
    deal DOUBLE PRECISION NOT NULL,
    deal_error DOUBLE PRECISION NOT NULL,
    judgments DOUBLE PRECISION NOT NULL,
    judgments_error DOUBLE PRECISION NOT NULL,
    others DOUBLE PRECISION NOT NULL,
    others_error DOUBLE PRECISION NOT NULL,
    own DOUBLE PRECISION NOT NULL,
    own_error DOUBLE PRECISION NOT NULL,
    lost DOUBLE PRECISION NOT NULL,
    lost_error DOUBLE PRECISION NOT NULL,
    decisions INTEGER NOT NULL,
    rough INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX reviews_by_player ON reviews (player, deal, judgments, others, own, lost, decisions, rough)
"""
"""What the coach found in guests' own games; the index has all that is added up over many games."""
