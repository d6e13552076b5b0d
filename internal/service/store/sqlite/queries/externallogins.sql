-- name: InsertExternalLogin :execrows
INSERT INTO external_logins (issuer, subject, person, label, created, used) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (issuer, subject) DO NOTHING;

-- name: ExternalLogin :one
SELECT * FROM external_logins WHERE issuer = ? AND subject = ?;

-- name: ExternalLogins :many
SELECT * FROM external_logins WHERE person = ? ORDER BY created, issuer, subject;

-- name: UseExternalLogin :execrows
UPDATE external_logins SET used = sqlc.arg(used) WHERE issuer = sqlc.arg(issuer) AND subject = sqlc.arg(subject);

-- name: DeleteExternalLogin :execrows
DELETE FROM external_logins WHERE person = ? AND issuer = ? AND subject = ?;

-- name: DeleteExternalLogins :exec
DELETE FROM external_logins WHERE person = ?;

-- name: ExternalLoginsBetween :many
SELECT * FROM external_logins WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, issuer, subject;
