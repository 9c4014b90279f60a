"""Steps of the schema: games of days, evenings, deals, notifications, puzzles. A released step never changes."""

CORRESPONDENCE = """
CREATE TABLE deadlines (
    game TEXT PRIMARY KEY,
    due BIGINT,
    seq INTEGER NOT NULL,
    guest TEXT,
    since BIGINT
);
CREATE INDEX deadlines_by_due ON deadlines (due);
CREATE INDEX deadlines_by_guest ON deadlines (guest);
CREATE TABLE served (ms BIGINT NOT NULL);
INSERT INTO served VALUES (0)
"""
"""When something is due at tables of correspondence, and how long the server has run in all its life; see
`store/deadlines.py`."""

EVENINGS = """
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    host TEXT NOT NULL,
    settings TEXT NOT NULL,
    opened BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    ended BIGINT
);
CREATE INDEX tournaments_by_host ON tournaments (host);
CREATE INDEX tournaments_by_change ON tournaments (changed);
CREATE TABLE entrants (
    tournament TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    joined BIGINT NOT NULL,
    part TEXT NOT NULL,
    seen BIGINT NOT NULL,
    PRIMARY KEY (tournament, guest)
);
CREATE INDEX entrants_by_guest ON entrants (guest);
CREATE TABLE tournament_seats (
    tournament TEXT NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    points INTEGER,
    settled INTEGER NOT NULL,
    PRIMARY KEY (tournament, round, number, seat)
);
CREATE INDEX tournament_seats_by_game ON tournament_seats (game, seat);
CREATE TABLE player_groups (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    owner TEXT NOT NULL,
    opened BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX player_groups_by_owner ON player_groups (owner);
CREATE INDEX player_groups_by_change ON player_groups (changed);
CREATE TABLE group_members (
    player_group TEXT NOT NULL,
    guest TEXT NOT NULL,
    joined BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    removed INTEGER NOT NULL,
    PRIMARY KEY (player_group, guest)
);
CREATE INDEX group_members_by_guest ON group_members (guest);
CREATE TABLE group_games (
    player_group TEXT NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (player_group, number)
);
CREATE INDEX group_games_by_game ON group_games (game)
"""
"""Tournaments with their players, rounds and results; groups with their members and games."""

TRIES = """
CREATE TABLE tries (
    deal TEXT NOT NULL,
    player TEXT NOT NULL,
    game TEXT,
    seed TEXT NOT NULL,
    begun BIGINT NOT NULL,
    on_day INTEGER NOT NULL,
    standing TEXT NOT NULL,
    ended BIGINT,
    points INTEGER,
    record TEXT,
    PRIMARY KEY (deal, player)
);
CREATE INDEX tries_by_player ON tries (player, begun);
CREATE INDEX tries_by_seed ON tries (seed);
CREATE TABLE duplicates (
    id TEXT PRIMARY KEY,
    opened BIGINT NOT NULL,
    deals TEXT NOT NULL
);
CREATE TABLE duplicate_players (
    duplicate TEXT NOT NULL,
    player TEXT NOT NULL,
    joined BIGINT NOT NULL,
    PRIMARY KEY (duplicate, player)
);
CREATE INDEX duplicates_by_player ON duplicate_players (player, joined)
"""
"""Who has played which deal, and what came of it; deals that friends play, and who they are."""

PUSH = """
CREATE TABLE subscribers (
    guest TEXT PRIMARY KEY,
    hours INTEGER NOT NULL,
    told BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    since BIGINT NOT NULL,
    due BIGINT,
    tries INTEGER NOT NULL,
    until BIGINT
);
CREATE INDEX subscriptions_by_guest ON subscriptions (guest, since);
CREATE INDEX subscriptions_by_due ON subscriptions (due)
"""
"""Who wants to be told when games wait for them, and where their browsers are told; see `store/subscriptions.py`."""

PUZZLES = """
CREATE TABLE puzzle_answers (
    player TEXT NOT NULL,
    number INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    code INTEGER NOT NULL,
    is_right INTEGER NOT NULL,
    answered BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, number)
);
CREATE UNIQUE INDEX puzzle_answers_by_puzzle ON puzzle_answers (player, puzzle)
"""
"""First answers to puzzles, in their order, with the rating after each."""
