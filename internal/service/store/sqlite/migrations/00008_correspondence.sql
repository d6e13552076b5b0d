-- Conditional turns, which only their owners may read, and the vacations of people.

-- +goose Up
PRAGMA user_version = 8;

CREATE TABLE conditional_turns (
    match        INTEGER NOT NULL REFERENCES matches (number),
    seat         INTEGER NOT NULL,
    person       TEXT    NOT NULL, -- who has decided it
    revision     INTEGER NOT NULL, -- random: another one after each change
    seq          INTEGER NOT NULL, -- of the event up to which the match was followed
    turns_before INTEGER NOT NULL,
    turns        TEXT    NOT NULL, -- JSON
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX conditional_turns_person ON conditional_turns (person);

ALTER TABLE people ADD COLUMN vacations TEXT NOT NULL DEFAULT ''; -- JSON; empty for none
