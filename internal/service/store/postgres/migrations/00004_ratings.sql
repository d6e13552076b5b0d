-- Results of rated matches, and the ratings that are computed from them. People are ids: there are no names here.
--
-- Programs that do not know this form cannot read rated matches. Before the first one begins, service.needs keeps
-- them from starting, see AllowRated.

-- +goose Up
CREATE TABLE rated_results (
    match             TEXT COLLATE "C" NOT NULL PRIMARY KEY, -- its id; the match itself may have been deleted
    pool              TEXT COLLATE "C" NOT NULL,
    number            BIGINT           NOT NULL,             -- in the pool; 0: it is not counted yet
    first_person      TEXT COLLATE "C" NOT NULL,
    second_person     TEXT COLLATE "C" NOT NULL,
    half_points       BIGINT           NOT NULL,             -- of the first seat
    at                BIGINT           NOT NULL,
    annulled          BOOLEAN          NOT NULL,
    -- What follows is computed: the ratings after it, all zero if there are none.
    first_points      DOUBLE PRECISION NOT NULL,
    first_deviation   DOUBLE PRECISION NOT NULL,
    first_volatility  DOUBLE PRECISION NOT NULL,
    first_games       BIGINT           NOT NULL,
    second_points     DOUBLE PRECISION NOT NULL,
    second_deviation  DOUBLE PRECISION NOT NULL,
    second_volatility DOUBLE PRECISION NOT NULL,
    second_games      BIGINT           NOT NULL
);

CREATE UNIQUE INDEX rated_results_number ON rated_results (pool, number) WHERE number > 0;
CREATE INDEX rated_results_pending ON rated_results (pool, at, match) WHERE number = 0;
CREATE INDEX rated_results_first ON rated_results (first_person, pool, number);
CREATE INDEX rated_results_second ON rated_results (second_person, pool, number);

CREATE TABLE rating_pools (
    name           TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    revision       BIGINT           NOT NULL, -- how often its ratings were stored
    last           BIGINT           NOT NULL, -- the greatest number of a result
    lead_points    DOUBLE PRECISION NOT NULL, -- what the first seat is worth
    lead_deviation DOUBLE PRECISION NOT NULL,
    stale          BOOLEAN          NOT NULL  -- all of it has to be computed anew
);

CREATE TABLE ratings (
    person       TEXT COLLATE "C" NOT NULL,
    pool         TEXT COLLATE "C" NOT NULL,
    points       DOUBLE PRECISION NOT NULL,
    deviation    DOUBLE PRECISION NOT NULL,
    volatility   DOUBLE PRECISION NOT NULL,
    games        BIGINT           NOT NULL,
    at           BIGINT           NOT NULL, -- of the last game
    listed_until BIGINT           NOT NULL,
    PRIMARY KEY (person, pool)
);

CREATE INDEX ratings_best ON ratings (pool, points DESC, person);
CREATE INDEX ratings_pool ON ratings (pool, person);

ALTER TABLE copying ADD COLUMN result TEXT COLLATE "C" NOT NULL DEFAULT ''; -- the match of the last that was copied
ALTER TABLE nodes ADD COLUMN form BIGINT NOT NULL DEFAULT 0; -- the last form of the database that it knows; 0: one before this
