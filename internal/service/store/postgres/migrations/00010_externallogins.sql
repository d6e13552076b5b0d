-- The logins of people at other sites, OpenID providers.

-- +goose Up
CREATE TABLE external_logins (
    issuer  TEXT COLLATE "C" NOT NULL, -- the URL of the provider
    subject TEXT COLLATE "C" NOT NULL, -- the id of the person there
    person  TEXT COLLATE "C" NOT NULL REFERENCES accounts (person),
    label   TEXT COLLATE "C" NOT NULL,
    created BIGINT           NOT NULL,
    used    BIGINT           NOT NULL,
    PRIMARY KEY (issuer, subject)
);

CREATE INDEX external_logins_person ON external_logins (person);
