-- Whom people have blocked, what they have reported, who is muted, and accounts that wait for their deletion. People are ids.

-- +goose Up
CREATE TABLE blocks (
    person   TEXT COLLATE "C" NOT NULL, -- who has blocked
    other    TEXT COLLATE "C" NOT NULL,
    at       BIGINT           NOT NULL,
    PRIMARY KEY (person, other)
);

CREATE INDEX blocks_other ON blocks (other);

CREATE TABLE reports (
    id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    reporter TEXT COLLATE "C" NOT NULL,
    subject  TEXT COLLATE "C" NOT NULL,
    category TEXT COLLATE "C" NOT NULL,
    text     TEXT COLLATE "C" NOT NULL,
    match    TEXT COLLATE "C" NOT NULL, -- its id; empty: none
    line     BIGINT           NOT NULL, -- of its chat; 0: none
    at       BIGINT           NOT NULL,
    settled  BIGINT           NOT NULL, -- 0: it is open
    by       TEXT COLLATE "C" NOT NULL, -- the moderator
    decision TEXT COLLATE "C" NOT NULL
);

CREATE INDEX reports_open ON reports (at, id) WHERE settled = 0;
CREATE INDEX reports_settled ON reports (at, id) WHERE settled > 0;
CREATE INDEX reports_settled_at ON reports (settled) WHERE settled > 0;
CREATE INDEX reports_reporter ON reports (reporter, id);
CREATE INDEX reports_subject ON reports (subject);

CREATE TABLE mutes (
    person   TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    until    BIGINT           NOT NULL,
    reason   TEXT COLLATE "C" NOT NULL,
    by       TEXT COLLATE "C" NOT NULL, -- the moderator
    at       BIGINT           NOT NULL
);

CREATE INDEX mutes_until ON mutes (until);

-- The people of whom something is stored here.
CREATE VIEW safety_people AS
SELECT person FROM blocks UNION SELECT reporter FROM reports UNION SELECT person FROM mutes;

ALTER TABLE accounts ADD COLUMN erase BIGINT NOT NULL DEFAULT 0; -- from when it is to be erased; 0: it is not
CREATE INDEX accounts_erase ON accounts (erase) WHERE erase > 0;

ALTER TABLE audit ADD COLUMN by TEXT COLLATE "C" NOT NULL DEFAULT ''; -- another person who did it, in a role
ALTER TABLE audit ADD COLUMN about TEXT COLLATE "C" NOT NULL DEFAULT '';

ALTER TABLE copying ADD COLUMN safety TEXT COLLATE "C" NOT NULL DEFAULT ''; -- the person of the last that was copied
