-- What people are to be notified of, and what is still to be delivered of it. People are ids: there are no names here.

-- +goose Up
PRAGMA user_version = 9;

CREATE TABLE notices (
    person   TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    match    TEXT    NOT NULL, -- its id
    seq      INTEGER NOT NULL, -- of the event that causes it
    at       INTEGER NOT NULL,
    uptime   INTEGER NOT NULL, -- before which it is not shown; 0: it is
    deadline INTEGER NOT NULL, -- the uptime at which the time for it is over; 0: never
    unread   INTEGER NOT NULL,
    digest   INTEGER NOT NULL, -- the number of the digest that has it; 0: none
    PRIMARY KEY (person, kind, match, seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX notices_match ON notices (match, kind);
CREATE INDEX notices_at ON notices (at);

CREATE TABLE deliveries (
    id      INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    person  TEXT    NOT NULL,
    kind    TEXT    NOT NULL,
    match   TEXT    NOT NULL,
    seq     INTEGER NOT NULL,
    channel TEXT    NOT NULL, -- empty: it is to be split into others
    target  TEXT    NOT NULL,
    tries   INTEGER NOT NULL,
    due     INTEGER NOT NULL,
    uptime  INTEGER NOT NULL, -- before which it is not due
    UNIQUE (person, kind, match, seq, channel, target)
) STRICT;

CREATE INDEX deliveries_due ON deliveries (uptime, due);
CREATE INDEX deliveries_match ON deliveries (match, kind);

CREATE TABLE devices (
    id       TEXT    NOT NULL PRIMARY KEY,
    person   TEXT    NOT NULL,
    endpoint TEXT    NOT NULL,
    key      BLOB    NOT NULL,
    auth     BLOB    NOT NULL,
    label    TEXT    NOT NULL,
    language TEXT    NOT NULL,
    created  INTEGER NOT NULL,
    used     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_person ON devices (person);
CREATE INDEX devices_used ON devices (used);

CREATE TABLE notice_settings (
    person     TEXT    NOT NULL PRIMARY KEY,
    settings   TEXT    NOT NULL, -- JSON; empty: the defaults
    digest     INTEGER NOT NULL, -- the number of the last digest
    digest_due INTEGER NOT NULL  -- before which there is no other
) STRICT, WITHOUT ROWID;

ALTER TABLE copying ADD COLUMN noticed TEXT NOT NULL DEFAULT ''; -- the last person whose notices were copied
