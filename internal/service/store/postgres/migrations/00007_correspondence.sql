-- Conditional turns, which only their owners may read, and the vacations of people.
--
-- Programs that do not know this form cannot read a match whose clock was paused for a vacation. Before the first one begins,
-- service.needs keeps them from starting, see AllowVacations.

-- +goose Up
CREATE TABLE conditional_turns (
    match        BIGINT           NOT NULL, -- its number
    seat         BIGINT           NOT NULL,
    person       TEXT COLLATE "C" NOT NULL, -- who has decided it
    revision     BIGINT           NOT NULL, -- random: another one after each change
    seq          BIGINT           NOT NULL, -- of the event up to which the match was followed
    turns_before BIGINT           NOT NULL,
    turns        TEXT             NOT NULL, -- JSON
    PRIMARY KEY (match, seat)
);

CREATE INDEX conditional_turns_person ON conditional_turns (person);

ALTER TABLE people ADD COLUMN vacations TEXT NOT NULL DEFAULT ''; -- JSON; empty for none
