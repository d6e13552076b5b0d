-- Accounts and the credentials by which their people come in. Secrets are stored as hashes. The foreign key
-- to people also keeps programs that do not know accounts from deleting a person who has one.

-- +goose Up
CREATE TABLE accounts (
    person   TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES people (id),
    name     TEXT COLLATE "C" NOT NULL, -- as displayed
    name_key TEXT COLLATE "C" NOT NULL UNIQUE,
    created  BIGINT           NOT NULL,
    state    TEXT COLLATE "C" NOT NULL,
    roles    TEXT COLLATE "C" NOT NULL  -- words with spaces between them
);

-- Keys of names that accounts had before.
CREATE TABLE reserved_names (
    name_key TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person   TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    until    BIGINT           NOT NULL
);

CREATE INDEX reserved_names_person ON reserved_names (person);
CREATE INDEX reserved_names_until ON reserved_names (until);

CREATE TABLE sessions (
    hash    BYTEA            NOT NULL PRIMARY KEY, -- of the token
    person  TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    device  TEXT COLLATE "C" NOT NULL,
    created BIGINT           NOT NULL,
    seen    BIGINT           NOT NULL,
    expires BIGINT           NOT NULL
);

CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_expires ON sessions (expires);

CREATE TABLE passkeys (
    id      BYTEA            NOT NULL PRIMARY KEY,
    person  TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    data    BYTEA            NOT NULL, -- JSON
    version BIGINT           NOT NULL, -- how often data was stored
    label   TEXT COLLATE "C" NOT NULL,
    created BIGINT           NOT NULL,
    used    BIGINT           NOT NULL
);

CREATE INDEX passkeys_person ON passkeys (person);

-- The verified e-mail addresses.
CREATE TABLE addresses (
    person      TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES accounts (person),
    address     TEXT COLLATE "C" NOT NULL,
    address_key TEXT COLLATE "C" NOT NULL UNIQUE,
    verified    BIGINT           NOT NULL
);

-- Links and codes that were sent to people.
CREATE TABLE login_tokens (
    link        BYTEA            NOT NULL PRIMARY KEY, -- hashes
    code        BYTEA            NOT NULL,
    browser     BYTEA            NOT NULL,
    purpose     TEXT COLLATE "C" NOT NULL,
    subject     TEXT COLLATE "C" NOT NULL, -- the address or the person that has one token of a purpose
    person      TEXT COLLATE "C" NOT NULL,
    address     TEXT COLLATE "C" NOT NULL,
    address_key TEXT COLLATE "C" NOT NULL,
    expires     BIGINT           NOT NULL,
    tries       BIGINT           NOT NULL, -- that are left
    UNIQUE (purpose, subject)
);

CREATE INDEX login_tokens_expires ON login_tokens (expires);
CREATE INDEX login_tokens_person ON login_tokens (person) WHERE person <> '';

-- The ceremonies of passkeys that are under way.
CREATE TABLE challenges (
    hash    BYTEA            NOT NULL PRIMARY KEY, -- of the id
    data    BYTEA            NOT NULL,             -- JSON
    expires BIGINT           NOT NULL
);

CREATE INDEX challenges_expires ON challenges (expires);

CREATE TABLE recovery_codes (
    person TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    hash   BYTEA            NOT NULL,
    PRIMARY KEY (person, hash)
);

-- What happened to accounts.
CREATE TABLE audit (
    person  TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    number  BIGINT           NOT NULL,
    at      BIGINT           NOT NULL,
    kind    TEXT COLLATE "C" NOT NULL,
    address TEXT COLLATE "C" NOT NULL, -- the network
    device  TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, number)
);

ALTER TABLE copying ADD COLUMN account TEXT COLLATE "C" NOT NULL DEFAULT ''; -- the person of the last that was copied
