-- Studies: chapters of record text, and the operations that have changed them.

-- +goose Up
PRAGMA user_version = 14;

CREATE TABLE studies (
    id         TEXT    NOT NULL PRIMARY KEY,
    owner      TEXT    NOT NULL,
    title      TEXT    NOT NULL,
    visibility TEXT    NOT NULL,
    key        BLOB    NOT NULL, -- the hash of what lets people edit it; empty: nothing does
    seq        INTEGER NOT NULL, -- of the last operation
    oldest     INTEGER NOT NULL, -- operations up to this one are not kept
    chapters   INTEGER NOT NULL,
    turns      INTEGER NOT NULL, -- in all chapters
    bytes      INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    changed    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX studies_owner ON studies (owner, changed);
CREATE INDEX studies_public ON studies (changed, id) WHERE visibility = 'public';

CREATE TABLE study_editors (
    study  TEXT    NOT NULL,
    person TEXT    NOT NULL,
    added  INTEGER NOT NULL,
    PRIMARY KEY (study, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX study_editors_person ON study_editors (person);

CREATE TABLE study_chapters (
    study  TEXT    NOT NULL,
    id     TEXT    NOT NULL,
    place  INTEGER NOT NULL,
    title  TEXT    NOT NULL,
    game   TEXT    NOT NULL,
    turns  INTEGER NOT NULL,
    seq    INTEGER NOT NULL, -- of the last operation that has changed the text
    record TEXT    NOT NULL,
    PRIMARY KEY (study, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX study_chapters_place ON study_chapters (study, place);

CREATE TABLE study_operations (
    study     TEXT    NOT NULL,
    seq       INTEGER NOT NULL,
    client    TEXT    NOT NULL,
    number    INTEGER NOT NULL, -- that the client gave it
    person    TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    operation TEXT    NOT NULL, -- in JSON
    PRIMARY KEY (study, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX study_operations_number ON study_operations (study, client, number);

ALTER TABLE copying ADD COLUMN study TEXT NOT NULL DEFAULT ''; -- the last that was copied
