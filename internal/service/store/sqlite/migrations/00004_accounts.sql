-- Accounts and the credentials by which their people come in. Secrets are stored as hashes.

-- +goose Up
PRAGMA user_version = 4;

CREATE TABLE accounts (
    person   TEXT    NOT NULL PRIMARY KEY REFERENCES people (id),
    name     TEXT    NOT NULL, -- as displayed
    name_key TEXT    NOT NULL UNIQUE,
    created  INTEGER NOT NULL,
    state    TEXT    NOT NULL,
    roles    TEXT    NOT NULL  -- words with spaces between them
) STRICT, WITHOUT ROWID;

-- Keys of names that accounts had before.
CREATE TABLE reserved_names (
    name_key TEXT    NOT NULL PRIMARY KEY,
    person   TEXT    NOT NULL REFERENCES accounts (person),
    until    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX reserved_names_person ON reserved_names (person);
CREATE INDEX reserved_names_until ON reserved_names (until);

CREATE TABLE sessions (
    hash    BLOB    NOT NULL PRIMARY KEY, -- of the token
    person  TEXT    NOT NULL REFERENCES accounts (person),
    device  TEXT    NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_expires ON sessions (expires);

CREATE TABLE passkeys (
    id      BLOB    NOT NULL PRIMARY KEY,
    person  TEXT    NOT NULL REFERENCES accounts (person),
    data    BLOB    NOT NULL, -- JSON
    version INTEGER NOT NULL, -- how often data was stored
    label   TEXT    NOT NULL,
    created INTEGER NOT NULL,
    used    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_person ON passkeys (person);

-- The verified e-mail addresses.
CREATE TABLE addresses (
    person      TEXT    NOT NULL PRIMARY KEY REFERENCES accounts (person),
    address     TEXT    NOT NULL,
    address_key TEXT    NOT NULL UNIQUE,
    verified    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Links and codes that were sent to people.
CREATE TABLE login_tokens (
    link        BLOB    NOT NULL PRIMARY KEY, -- hashes
    code        BLOB    NOT NULL,
    browser     BLOB    NOT NULL,
    purpose     TEXT    NOT NULL,
    subject     TEXT    NOT NULL, -- the address or the person that has one token of a purpose
    person      TEXT    NOT NULL,
    address     TEXT    NOT NULL,
    address_key TEXT    NOT NULL,
    expires     INTEGER NOT NULL,
    tries       INTEGER NOT NULL, -- that are left
    UNIQUE (purpose, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX login_tokens_expires ON login_tokens (expires);
CREATE INDEX login_tokens_person ON login_tokens (person) WHERE person <> '';

-- The ceremonies of passkeys that are under way.
CREATE TABLE challenges (
    hash    BLOB    NOT NULL PRIMARY KEY, -- of the id
    data    BLOB    NOT NULL,             -- JSON
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX challenges_expires ON challenges (expires);

CREATE TABLE recovery_codes (
    person TEXT NOT NULL REFERENCES accounts (person),
    hash   BLOB NOT NULL,
    PRIMARY KEY (person, hash)
) STRICT, WITHOUT ROWID;

-- What happened to accounts.
CREATE TABLE audit (
    person  TEXT    NOT NULL REFERENCES accounts (person),
    number  INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    kind    TEXT    NOT NULL,
    address TEXT    NOT NULL, -- the network
    device  TEXT    NOT NULL,
    PRIMARY KEY (person, number)
) STRICT, WITHOUT ROWID;

ALTER TABLE copying ADD COLUMN account TEXT NOT NULL DEFAULT ''; -- the person of the last that was copied
