-- Who may challenge people. Challenges themselves are matches with a reserved seat.

-- +goose Up
PRAGMA user_version = 12;

ALTER TABLE people ADD COLUMN challenges TEXT NOT NULL DEFAULT ''; -- empty: everybody
