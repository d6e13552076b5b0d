-- The logins of people at other sites, OpenID providers.

-- +goose Up
PRAGMA user_version = 11;

CREATE TABLE external_logins (
    issuer  TEXT    NOT NULL, -- the URL of the provider
    subject TEXT    NOT NULL, -- the id of the person there
    person  TEXT    NOT NULL REFERENCES accounts (person),
    label   TEXT    NOT NULL,
    created INTEGER NOT NULL,
    used    INTEGER NOT NULL,
    PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX external_logins_person ON external_logins (person);
