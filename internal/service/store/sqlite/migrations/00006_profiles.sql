-- What profiles of people show: which matches are rated, and whom people follow.

-- +goose Up
PRAGMA user_version = 6;

ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

-- The terms are in the first event. A text in it has quotation marks with backslashes, so that nothing else has these characters.
UPDATE matches SET rated = 1 WHERE number IN (SELECT match FROM events WHERE seq = 1 AND instr(event, '"rated":true') > 0);

CREATE TABLE follows (
    person   TEXT    NOT NULL REFERENCES accounts (person),
    followed TEXT    NOT NULL, -- a person with an account
    since    INTEGER NOT NULL,
    PRIMARY KEY (person, followed)
) STRICT, WITHOUT ROWID;

CREATE INDEX follows_followed ON follows (followed);
