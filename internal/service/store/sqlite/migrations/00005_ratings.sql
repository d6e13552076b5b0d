-- Results of rated matches, and the ratings that are computed from them. People are ids: there are no names here.

-- +goose Up
PRAGMA user_version = 5;

CREATE TABLE rated_results (
    match             TEXT    NOT NULL PRIMARY KEY, -- its id; the match itself may have been deleted
    pool              TEXT    NOT NULL,
    number            INTEGER NOT NULL,             -- in the pool; 0: it is not counted yet
    first_person      TEXT    NOT NULL,
    second_person     TEXT    NOT NULL,
    half_points       INTEGER NOT NULL,             -- of the first seat
    at                INTEGER NOT NULL,
    annulled          INTEGER NOT NULL,
    -- What follows is computed: the ratings after it, all zero if there are none.
    first_points      REAL    NOT NULL,
    first_deviation   REAL    NOT NULL,
    first_volatility  REAL    NOT NULL,
    first_games       INTEGER NOT NULL,
    second_points     REAL    NOT NULL,
    second_deviation  REAL    NOT NULL,
    second_volatility REAL    NOT NULL,
    second_games      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX rated_results_number ON rated_results (pool, number) WHERE number > 0;
CREATE INDEX rated_results_pending ON rated_results (pool, at, match) WHERE number = 0;
CREATE INDEX rated_results_first ON rated_results (first_person, pool, number);
CREATE INDEX rated_results_second ON rated_results (second_person, pool, number);

CREATE TABLE rating_pools (
    name           TEXT    NOT NULL PRIMARY KEY,
    revision       INTEGER NOT NULL, -- how often its ratings were stored
    last           INTEGER NOT NULL, -- the greatest number of a result
    lead_points    REAL    NOT NULL, -- what the first seat is worth
    lead_deviation REAL    NOT NULL,
    stale          INTEGER NOT NULL  -- all of it has to be computed anew
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    person       TEXT    NOT NULL,
    pool         TEXT    NOT NULL,
    points       REAL    NOT NULL,
    deviation    REAL    NOT NULL,
    volatility   REAL    NOT NULL,
    games        INTEGER NOT NULL,
    at           INTEGER NOT NULL, -- of the last game
    listed_until INTEGER NOT NULL,
    PRIMARY KEY (person, pool)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_best ON ratings (pool, points DESC, person);
CREATE INDEX ratings_pool ON ratings (pool, person);

ALTER TABLE copying ADD COLUMN result TEXT NOT NULL DEFAULT ''; -- the match of the last that was copied
