-- What is short-lived, and not copied to another database.

-- name: InsertSession :execrows
INSERT INTO sessions (hash, person, device, created, seen, expires) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (hash) DO NOTHING;

-- name: LimitSessions :exec
DELETE FROM sessions
WHERE sessions.person = sqlc.arg(person) AND sessions.hash NOT IN (
    SELECT s.hash FROM sessions s WHERE s.person = sqlc.arg(person) ORDER BY s.seen DESC, s.hash LIMIT sqlc.arg(most));

-- name: Session :one
SELECT * FROM sessions WHERE hash = ? AND expires > ?;

-- name: Sessions :many
SELECT * FROM sessions WHERE person = ? AND expires > ? ORDER BY seen DESC, hash;

-- name: TouchSession :execrows
UPDATE sessions SET seen = sqlc.arg(seen), expires = sqlc.arg(expires)
WHERE hash = sqlc.arg(hash) AND seen <= sqlc.arg(seen_before) AND sessions.expires > sqlc.arg(seen);

-- name: DeleteSession :execrows
DELETE FROM sessions WHERE hash = ? AND person = ?;

-- name: DeleteSessions :execrows
DELETE FROM sessions WHERE person = sqlc.arg(person) AND hash <> sqlc.arg(kept);

-- name: DeleteSessionsOfPerson :exec
DELETE FROM sessions WHERE person = ?;

-- name: DeleteExpiredSessions :execrows
DELETE FROM sessions WHERE hash IN (SELECT s.hash FROM sessions s WHERE s.expires <= sqlc.arg(now) ORDER BY s.expires LIMIT sqlc.arg(most));

-- name: DeleteLoginTokensOf :exec
DELETE FROM login_tokens WHERE purpose = ? AND subject = ?;

-- name: InsertLoginToken :execrows
INSERT INTO login_tokens (link, code, browser, purpose, subject, person, address, address_key, expires, tries)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (link) DO NOTHING;

-- name: LoginToken :one
SELECT * FROM login_tokens WHERE link = ? AND expires > ?;

-- name: LoginTokenOf :one
SELECT * FROM login_tokens WHERE purpose = ? AND subject = ? AND expires > ?;

-- name: DeleteLoginToken :exec
DELETE FROM login_tokens WHERE link = ?;

-- name: SetLoginTries :exec
UPDATE login_tokens SET tries = ? WHERE link = ?;

-- name: DeleteLoginTokensOfPerson :exec
DELETE FROM login_tokens
WHERE login_tokens.person = sqlc.arg(person) AND login_tokens.person <> '' OR login_tokens.address_key IN (SELECT a.address_key FROM addresses a WHERE a.person = sqlc.arg(person));

-- name: DeleteExpiredLoginTokens :execrows
DELETE FROM login_tokens WHERE link IN (SELECT t.link FROM login_tokens t WHERE t.expires <= sqlc.arg(now) ORDER BY t.expires LIMIT sqlc.arg(most));

-- name: InsertChallenge :execrows
INSERT INTO challenges (hash, data, expires) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING;

-- name: Challenge :one
SELECT * FROM challenges WHERE hash = ? AND expires > ?;

-- name: DeleteChallenge :exec
DELETE FROM challenges WHERE hash = ?;

-- name: DeleteExpiredChallenges :execrows
DELETE FROM challenges WHERE hash IN (SELECT c.hash FROM challenges c WHERE c.expires <= sqlc.arg(now) ORDER BY c.expires LIMIT sqlc.arg(most));
