-- What was played in positions, and how the games ended. Positions are keys: they are the same for all positions that play alike.

-- +goose Up
PRAGMA user_version = 13;

ALTER TABLE matches ADD COLUMN explored INTEGER NOT NULL DEFAULT 0; -- its turns were counted, or never will be

CREATE INDEX matches_uncounted ON matches (number) WHERE public = 1 AND status = 'over' AND explored = 0;

CREATE TABLE explorer_books (
    id      INTEGER PRIMARY KEY,
    source  TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    options TEXT    NOT NULL,
    games   INTEGER NOT NULL, -- how many were counted
    UNIQUE (source, game, options)
) STRICT;

CREATE TABLE explorer_turns (
    book       INTEGER NOT NULL, -- the id
    key        INTEGER NOT NULL, -- of the position
    turn       TEXT    NOT NULL, -- as the position is seen that the key stands for
    games      INTEGER NOT NULL,
    first_won  INTEGER NOT NULL, -- won by the first seat
    second_won INTEGER NOT NULL,
    samples    TEXT    NOT NULL, -- ids of games, a space behind each
    PRIMARY KEY (book, key, turn)
) STRICT, WITHOUT ROWID;

-- Games that are no matches.
CREATE TABLE explorer_games (
    id    TEXT NOT NULL PRIMARY KEY,
    title TEXT NOT NULL
) STRICT, WITHOUT ROWID;
