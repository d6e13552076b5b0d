-- The first form of the database. Times are milliseconds since 1970, uptimes are
-- nanoseconds.

-- +goose Up
PRAGMA application_id = 1413824840; -- "TEAH"
PRAGMA user_version = 1; -- the number of the last migration

CREATE TABLE matches (
    number        INTEGER PRIMARY KEY, -- in the order in which they were created
    id            TEXT    NOT NULL UNIQUE,
    epoch         INTEGER NOT NULL,    -- of the owner
    lines         INTEGER NOT NULL,    -- of chat
    -- What follows is the summary, derived from the events.
    seq           INTEGER NOT NULL,
    game          TEXT    NOT NULL,
    options       TEXT    NOT NULL,    -- JSON
    clock         TEXT    NOT NULL,
    public        INTEGER NOT NULL,
    chairs        TEXT    NOT NULL,    -- JSON
    first_person  TEXT    NOT NULL,
    second_person TEXT    NOT NULL,
    open          INTEGER NOT NULL,    -- anybody may take a seat
    status        TEXT    NOT NULL,
    to_move       INTEGER NOT NULL,
    turns         INTEGER NOT NULL,
    winner        INTEGER NOT NULL,
    reason        TEXT    NOT NULL,
    created       INTEGER NOT NULL,
    changed       INTEGER NOT NULL,
    deadline      INTEGER,             -- uptime
    computer      INTEGER NOT NULL,
    due           INTEGER              -- uptime: the deadline, or since when the computer is to move
) STRICT;

-- A turn of a private match touches neither of the first two. Lists of a person are
-- sorted when they are asked for.
CREATE INDEX matches_public ON matches (changed, id, status, game) WHERE public = 1;
CREATE INDEX matches_open ON matches (changed, id, public, game) WHERE open = 1;
CREATE INDEX matches_first ON matches (first_person) WHERE first_person <> '';
CREATE INDEX matches_second ON matches (second_person) WHERE second_person <> '';
CREATE INDEX matches_due ON matches (computer, due, id) WHERE due IS NOT NULL;

CREATE TABLE events (
    match INTEGER NOT NULL REFERENCES matches (number),
    seq   INTEGER NOT NULL,
    event TEXT    NOT NULL, -- JSON
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE lines (
    match INTEGER NOT NULL REFERENCES matches (number),
    n     INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    seat  INTEGER NOT NULL,
    name  TEXT    NOT NULL,
    text  TEXT    NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;

-- The commands that were carried out, and what they were answered.
CREATE TABLE commands (
    match  INTEGER NOT NULL REFERENCES matches (number),
    client TEXT    NOT NULL,
    id     TEXT    NOT NULL,
    seq    INTEGER NOT NULL,
    line   INTEGER NOT NULL,
    PRIMARY KEY (match, client, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE invitations (
    hash    BLOB    NOT NULL PRIMARY KEY,
    match   TEXT    NOT NULL REFERENCES matches (id),
    seat    INTEGER NOT NULL,
    purpose TEXT    NOT NULL,
    person  TEXT    NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX invitations_match ON invitations (match, seat, purpose, expires);

CREATE TABLE people (
    id         TEXT    NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    generation INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    seen       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row about the service itself.
CREATE TABLE service (
    one    INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    uptime INTEGER NOT NULL, -- the last that was kept
    tries  INTEGER NOT NULL  -- writes that only tried whether there can be any
) STRICT;

INSERT INTO service (one, uptime, tries) VALUES (1, 0, 0);
