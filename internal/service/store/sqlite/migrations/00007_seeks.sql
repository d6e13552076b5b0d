-- People who look for an opponent. Seeks are short-lived, and not copied to another database.

-- +goose Up
PRAGMA user_version = 7;

CREATE TABLE seeks (
    id          TEXT    NOT NULL PRIMARY KEY,
    person      TEXT    NOT NULL,
    node        TEXT    NOT NULL, -- at which the person waits
    terms       TEXT    NOT NULL, -- of the match, in JSON
    seat        INTEGER NOT NULL, -- that the person wants
    rating      REAL    NOT NULL,
    deviation   REAL    NOT NULL, -- of the rating
    lowest      REAL    NOT NULL, -- of the opponent's rating; 0: no limit
    highest     REAL    NOT NULL,
    since       INTEGER NOT NULL,
    match       TEXT    NOT NULL, -- empty: it waits
    paired_seat INTEGER NOT NULL, -- that the person has
    opponent    TEXT    NOT NULL, -- the id of a person
    paired_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX seeks_person ON seeks (person) WHERE match = '';
CREATE INDEX seeks_waiting ON seeks (since, id) WHERE match = '';
CREATE INDEX seeks_paired ON seeks (paired_at) WHERE match <> '';
