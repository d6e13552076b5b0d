-- What the computer has found in finished games. Reports follow from the games, and are not copied to another database.

-- +goose Up
PRAGMA user_version = 15;

CREATE TABLE game_reports (
    match   INTEGER NOT NULL PRIMARY KEY REFERENCES matches (number),
    version INTEGER NOT NULL, -- of the program that has made it
    at      INTEGER NOT NULL,
    report  TEXT    NOT NULL  -- JSON
) STRICT;
