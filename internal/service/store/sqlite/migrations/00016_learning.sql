-- What people with an account have learned: steps of courses, and puzzles.

-- +goose Up
PRAGMA user_version = 16;

CREATE TABLE course_steps (
    person TEXT    NOT NULL REFERENCES accounts (person),
    game   TEXT    NOT NULL,
    step   TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, game, step)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_tries (
    person      TEXT    NOT NULL REFERENCES accounts (person),
    game        TEXT    NOT NULL,
    puzzle      TEXT    NOT NULL,
    solved      INTEGER NOT NULL, -- at the first try
    at          INTEGER NOT NULL, -- of the first try
    gain        INTEGER NOT NULL, -- of the rating of the puzzle, in thousandths of a point
    last        INTEGER NOT NULL, -- the time of the last try that was counted
    due         INTEGER NOT NULL, -- the day of its repetition; 0: none
    step        INTEGER NOT NULL,
    vote        INTEGER NOT NULL, -- 1, -1 or 0
    report      TEXT    NOT NULL, -- empty: none
    report_text TEXT    NOT NULL,
    reported    INTEGER NOT NULL,
    PRIMARY KEY (person, game, puzzle)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_tries_puzzle ON puzzle_tries (game, puzzle, solved, gain, vote);
CREATE INDEX puzzle_tries_reported ON puzzle_tries (reported, person, game, puzzle) WHERE report <> '';

CREATE TABLE puzzle_standings (
    person     TEXT    NOT NULL REFERENCES accounts (person),
    game       TEXT    NOT NULL,
    points     REAL    NOT NULL, -- 0: no rating yet
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    at         INTEGER NOT NULL,
    streak     INTEGER NOT NULL,
    timed      INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
