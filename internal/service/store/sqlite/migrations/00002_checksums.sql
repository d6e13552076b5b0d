-- Checksums of the events of each match, and the number of the last commit.

-- +goose Up
PRAGMA user_version = 2;

-- Of all events of the match, chained. Databases of the first form get theirs from the
-- program, see fillChecksums.
ALTER TABLE matches ADD COLUMN checksum BLOB NOT NULL DEFAULT x'';

ALTER TABLE service ADD COLUMN database_id BLOB NOT NULL DEFAULT x'';     -- random, set once
ALTER TABLE service ADD COLUMN commits INTEGER NOT NULL DEFAULT 0;        -- how many there were
ALTER TABLE service ADD COLUMN commit_id BLOB NOT NULL DEFAULT x'';       -- of the last one, random
ALTER TABLE service ADD COLUMN has_checksums INTEGER NOT NULL DEFAULT 0;  -- 1: every match has its checksum

UPDATE service SET database_id = randomblob(16);
