-- A database that is filled from another one.

-- +goose Up
ALTER TABLE service ADD COLUMN database_id BYTEA NOT NULL DEFAULT ''; -- random, set once

UPDATE service SET database_id = uuid_send(gen_random_uuid());

-- How far it is; no row: it is complete. Programs that do not know this table are kept away by
-- service.needs until then.
CREATE TABLE copying (
    one        BOOLEAN NOT NULL PRIMARY KEY CHECK (one),
    source     TEXT COLLATE "C" NOT NULL, -- which database it is filled from
    state      TEXT COLLATE "C" NOT NULL, -- of the source
    match      BIGINT  NOT NULL,          -- the last of each that was copied or left out
    person     TEXT COLLATE "C" NOT NULL,
    invitation BYTEA   NOT NULL,
    needs      BIGINT  NOT NULL           -- service.needs when it is complete
);
