-- A database that is filled from another one.

-- +goose Up
PRAGMA user_version = 3;

-- How far it is; no row: it is complete.
CREATE TABLE copying (
    one        INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    source     TEXT    NOT NULL, -- which database it is filled from
    state      TEXT    NOT NULL, -- of the source
    match      INTEGER NOT NULL, -- the last of each that was copied or left out
    person     TEXT    NOT NULL,
    invitation BLOB    NOT NULL
) STRICT;
