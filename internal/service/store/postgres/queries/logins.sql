-- What is short-lived, and not copied to another database.

-- name: InsertSession :execrows
INSERT INTO sessions (hash, person, device, created, seen, expires) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (hash) DO NOTHING;

-- name: LimitSessions :exec
DELETE FROM sessions
WHERE sessions.person = sqlc.arg(person) AND sessions.hash NOT IN (
    SELECT s.hash FROM sessions s WHERE s.person = sqlc.arg(person) ORDER BY s.seen DESC, s.hash LIMIT sqlc.arg(most)::BIGINT);

-- name: SessionByHash :one
SELECT * FROM sessions WHERE hash = $1 AND expires > sqlc.arg(now);

-- name: SessionsOfPerson :many
SELECT * FROM sessions WHERE person = $1 AND expires > sqlc.arg(now) ORDER BY seen DESC, hash;

-- name: TouchSession :execrows
UPDATE sessions SET seen = sqlc.arg(seen), expires = sqlc.arg(expires)
WHERE hash = sqlc.arg(hash) AND seen <= sqlc.arg(seen_before) AND sessions.expires > sqlc.arg(seen);

-- name: DeleteSession :execrows
DELETE FROM sessions WHERE hash = $1 AND person = $2;

-- name: DeleteSessions :execrows
DELETE FROM sessions WHERE person = sqlc.arg(person) AND hash <> sqlc.arg(kept);

-- name: DeleteSessionsOfPerson :exec
DELETE FROM sessions WHERE person = $1;

-- name: DeleteExpiredSessions :execrows
DELETE FROM sessions WHERE hash IN (SELECT s.hash FROM sessions s WHERE s.expires <= sqlc.arg(now) ORDER BY s.expires LIMIT sqlc.arg(most)::BIGINT FOR UPDATE SKIP LOCKED);

-- name: DeleteLoginTokensOf :exec
DELETE FROM login_tokens WHERE purpose = $1 AND subject = $2;

-- name: InsertLoginToken :execrows
INSERT INTO login_tokens (link, code, browser, purpose, subject, person, address, address_key, expires, tries)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (link) DO NOTHING;

-- name: LoginTokenByLink :one
SELECT * FROM login_tokens WHERE link = $1 AND expires > sqlc.arg(now);

-- name: UseLoginLink :one
DELETE FROM login_tokens WHERE link = $1 AND browser = $2 AND expires > sqlc.arg(now) RETURNING *;

-- name: LockLoginToken :one
SELECT * FROM login_tokens WHERE purpose = $1 AND subject = $2 AND expires > sqlc.arg(now) FOR UPDATE;

-- name: DeleteLoginToken :exec
DELETE FROM login_tokens WHERE link = $1;

-- name: SetLoginTries :exec
UPDATE login_tokens SET tries = $1 WHERE link = $2;

-- name: DeleteLoginTokensOfPerson :exec
DELETE FROM login_tokens
WHERE login_tokens.person = sqlc.arg(person) AND login_tokens.person <> '' OR login_tokens.address_key IN (SELECT a.address_key FROM addresses a WHERE a.person = sqlc.arg(person));

-- name: DeleteExpiredLoginTokens :execrows
DELETE FROM login_tokens WHERE link IN (SELECT t.link FROM login_tokens t WHERE t.expires <= sqlc.arg(now) ORDER BY t.expires LIMIT sqlc.arg(most)::BIGINT FOR UPDATE SKIP LOCKED);

-- name: InsertChallenge :execrows
INSERT INTO challenges (hash, data, expires) VALUES ($1, $2, $3) ON CONFLICT (hash) DO NOTHING;

-- name: TakeChallenge :one
DELETE FROM challenges WHERE hash = $1 AND expires > sqlc.arg(now) RETURNING data;

-- name: DeleteExpiredChallenges :execrows
DELETE FROM challenges WHERE hash IN (SELECT c.hash FROM challenges c WHERE c.expires <= sqlc.arg(now) ORDER BY c.expires LIMIT sqlc.arg(most)::BIGINT FOR UPDATE SKIP LOCKED);
