-- What the computer has found in finished games. Reports follow from the games, and are not copied to another database.

-- +goose Up
CREATE TABLE game_reports (
    match   BIGINT NOT NULL PRIMARY KEY, -- its number
    version BIGINT NOT NULL,             -- of the program that has made it
    at      BIGINT NOT NULL,
    report  TEXT   NOT NULL              -- JSON
);
