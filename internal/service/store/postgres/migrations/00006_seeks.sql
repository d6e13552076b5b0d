-- People who look for an opponent. Seeks are short-lived, and not copied to another database.

-- +goose Up
CREATE TABLE seeks (
    id          TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person      TEXT COLLATE "C" NOT NULL,
    node        TEXT COLLATE "C" NOT NULL, -- at which the person waits
    terms       TEXT COLLATE "C" NOT NULL, -- of the match, in JSON
    seat        BIGINT           NOT NULL, -- that the person wants
    rating      DOUBLE PRECISION NOT NULL,
    deviation   DOUBLE PRECISION NOT NULL, -- of the rating
    lowest      DOUBLE PRECISION NOT NULL, -- of the opponent's rating; 0: no limit
    highest     DOUBLE PRECISION NOT NULL,
    since       BIGINT           NOT NULL,
    match       TEXT COLLATE "C" NOT NULL, -- empty: it waits
    paired_seat BIGINT           NOT NULL, -- that the person has
    opponent    TEXT COLLATE "C" NOT NULL, -- the id of a person
    paired_at   BIGINT           NOT NULL
);

CREATE UNIQUE INDEX seeks_person ON seeks (person) WHERE match = '';
CREATE INDEX seeks_waiting ON seeks (since, id) WHERE match = '';
CREATE INDEX seeks_paired ON seeks (paired_at) WHERE match <> '';
