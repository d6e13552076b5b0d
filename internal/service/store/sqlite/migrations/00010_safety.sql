-- Whom people have blocked, what they have reported, who is muted, and accounts that wait for their deletion. People are ids.

-- +goose Up
PRAGMA user_version = 10;

CREATE TABLE blocks (
    person TEXT    NOT NULL, -- who has blocked
    other  TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_other ON blocks (other);

CREATE TABLE reports (
    id       TEXT    NOT NULL PRIMARY KEY,
    reporter TEXT    NOT NULL,
    subject  TEXT    NOT NULL,
    category TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    match    TEXT    NOT NULL, -- its id; empty: none
    line     INTEGER NOT NULL, -- of its chat; 0: none
    at       INTEGER NOT NULL,
    settled  INTEGER NOT NULL, -- 0: it is open
    by       TEXT    NOT NULL, -- the moderator
    decision TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX reports_open ON reports (at, id) WHERE settled = 0;
CREATE INDEX reports_settled ON reports (at, id) WHERE settled > 0;
CREATE INDEX reports_settled_at ON reports (settled) WHERE settled > 0;
CREATE INDEX reports_reporter ON reports (reporter, id);
CREATE INDEX reports_subject ON reports (subject);

CREATE TABLE mutes (
    person TEXT    NOT NULL PRIMARY KEY,
    until  INTEGER NOT NULL,
    reason TEXT    NOT NULL,
    by     TEXT    NOT NULL, -- the moderator
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX mutes_until ON mutes (until);

-- The people of whom something is stored here.
CREATE VIEW safety_people AS
SELECT person FROM blocks UNION SELECT reporter FROM reports UNION SELECT person FROM mutes;

ALTER TABLE accounts ADD COLUMN erase INTEGER NOT NULL DEFAULT 0; -- from when it is to be erased; 0: it is not
CREATE INDEX accounts_erase ON accounts (erase) WHERE erase > 0;

ALTER TABLE audit ADD COLUMN by TEXT NOT NULL DEFAULT ''; -- another person who did it, in a role
ALTER TABLE audit ADD COLUMN about TEXT NOT NULL DEFAULT '';

ALTER TABLE copying ADD COLUMN safety TEXT NOT NULL DEFAULT ''; -- the person of the last that was copied
