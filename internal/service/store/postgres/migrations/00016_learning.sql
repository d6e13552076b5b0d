-- What people with an account have learned: steps of courses, and puzzles.

-- +goose Up
CREATE TABLE course_steps (
    person      TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    game        TEXT COLLATE "C" NOT NULL,
    step        TEXT COLLATE "C" NOT NULL,
    at          BIGINT           NOT NULL,
    PRIMARY KEY (person, game, step)
);

CREATE TABLE puzzle_tries (
    person      TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    game        TEXT COLLATE "C" NOT NULL,
    puzzle      TEXT COLLATE "C" NOT NULL,
    solved      BIGINT           NOT NULL, -- at the first try
    at          BIGINT           NOT NULL, -- of the first try
    gain        BIGINT           NOT NULL, -- of the rating of the puzzle, in thousandths of a point
    last        BIGINT           NOT NULL, -- the time of the last try that was counted
    due         BIGINT           NOT NULL, -- the day of its repetition; 0: none
    step        BIGINT           NOT NULL,
    vote        BIGINT           NOT NULL, -- 1, -1 or 0
    report      TEXT COLLATE "C" NOT NULL, -- empty: none
    report_text TEXT COLLATE "C" NOT NULL,
    reported    BIGINT           NOT NULL,
    PRIMARY KEY (person, game, puzzle)
);

CREATE INDEX puzzle_tries_puzzle ON puzzle_tries (game, puzzle, solved, gain, vote);
CREATE INDEX puzzle_tries_reported ON puzzle_tries (reported, person, game, puzzle) WHERE report <> '';

CREATE TABLE puzzle_standings (
    person      TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    game        TEXT COLLATE "C" NOT NULL,
    points      DOUBLE PRECISION NOT NULL, -- 0: no rating yet
    deviation   DOUBLE PRECISION NOT NULL,
    volatility  DOUBLE PRECISION NOT NULL,
    at          BIGINT           NOT NULL,
    streak      BIGINT           NOT NULL,
    timed       BIGINT           NOT NULL,
    PRIMARY KEY (person, game)
);
