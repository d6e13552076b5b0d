-- Studies: chapters of record text, and the operations that have changed them.

-- +goose Up
CREATE TABLE studies (
    id         TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    owner      TEXT COLLATE "C" NOT NULL,
    title      TEXT COLLATE "C" NOT NULL,
    visibility TEXT COLLATE "C" NOT NULL,
    key        BYTEA            NOT NULL, -- the hash of what lets people edit it; empty: nothing does
    seq        BIGINT           NOT NULL, -- of the last operation
    oldest     BIGINT           NOT NULL, -- operations up to this one are not kept
    chapters   BIGINT           NOT NULL,
    turns      BIGINT           NOT NULL, -- in all chapters
    bytes      BIGINT           NOT NULL,
    created    BIGINT           NOT NULL,
    changed    BIGINT           NOT NULL
);

CREATE INDEX studies_owner ON studies (owner, changed);
CREATE INDEX studies_public ON studies (changed, id) WHERE visibility = 'public';

CREATE TABLE study_editors (
    study  TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    added  BIGINT           NOT NULL,
    PRIMARY KEY (study, person)
);

CREATE INDEX study_editors_person ON study_editors (person);

CREATE TABLE study_chapters (
    study  TEXT COLLATE "C" NOT NULL,
    id     TEXT COLLATE "C" NOT NULL,
    place  BIGINT           NOT NULL,
    title  TEXT COLLATE "C" NOT NULL,
    game   TEXT COLLATE "C" NOT NULL,
    turns  BIGINT           NOT NULL,
    seq    BIGINT           NOT NULL, -- of the last operation that has changed the text
    record TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (study, id)
);

CREATE INDEX study_chapters_place ON study_chapters (study, place);

CREATE TABLE study_operations (
    study     TEXT COLLATE "C" NOT NULL,
    seq       BIGINT           NOT NULL,
    client    TEXT COLLATE "C" NOT NULL,
    number    BIGINT           NOT NULL, -- that the client gave it
    person    TEXT COLLATE "C" NOT NULL,
    at        BIGINT           NOT NULL,
    operation TEXT COLLATE "C" NOT NULL, -- in JSON
    PRIMARY KEY (study, seq)
);

CREATE UNIQUE INDEX study_operations_number ON study_operations (study, client, number);

ALTER TABLE copying ADD COLUMN study TEXT COLLATE "C" NOT NULL DEFAULT ''; -- the last that was copied
