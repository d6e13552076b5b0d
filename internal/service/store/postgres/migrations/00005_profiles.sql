-- What profiles of people show: which matches are rated, and whom people follow.
--
-- A node of the version before stores rated matches without saying so here. The next event at a node of this version corrects it.

-- +goose Up
ALTER TABLE matches ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;

-- The terms are in the first event. A text in it has quotation marks with backslashes, so that nothing else has these characters.
UPDATE matches SET rated = TRUE WHERE number IN (SELECT match FROM events WHERE seq = 1 AND strpos(event, '"rated":true') > 0);

CREATE TABLE follows (
    person   TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    followed TEXT COLLATE "C" NOT NULL, -- a person with an account
    since    BIGINT           NOT NULL,
    PRIMARY KEY (person, followed)
);

CREATE INDEX follows_followed ON follows (followed);
