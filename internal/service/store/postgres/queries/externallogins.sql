-- name: InsertExternalLogin :execrows
INSERT INTO external_logins (issuer, subject, person, label, created, used) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (issuer, subject) DO NOTHING;

-- name: ExternalLoginOf :one
SELECT * FROM external_logins WHERE issuer = $1 AND subject = $2;

-- name: ExternalLogins :many
SELECT * FROM external_logins WHERE person = $1 ORDER BY created, issuer, subject;

-- name: UseExternalLogin :execrows
UPDATE external_logins SET used = sqlc.arg(used) WHERE issuer = sqlc.arg(issuer) AND subject = sqlc.arg(subject);

-- name: DeleteExternalLogin :execrows
DELETE FROM external_logins WHERE person = $1 AND issuer = $2 AND subject = $3;

-- name: DeleteExternalLogins :exec
DELETE FROM external_logins WHERE person = $1;

-- name: ExternalLoginsBetween :many
SELECT * FROM external_logins WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, issuer, subject;

-- name: InsertExternalLogins :exec
INSERT INTO external_logins (issuer, subject, person, label, created, used)
SELECT unnest(sqlc.arg(issuers)::TEXT[]), unnest(sqlc.arg(subjects)::TEXT[]), unnest(sqlc.arg(people)::TEXT[]), unnest(sqlc.arg(labels)::TEXT[]),
    unnest(sqlc.arg(created)::BIGINT[]), unnest(sqlc.arg(used)::BIGINT[]);
