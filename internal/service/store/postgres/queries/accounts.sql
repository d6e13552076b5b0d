-- name: SetPersonName :execrows
UPDATE people SET name = $1 WHERE id = $2;

-- name: MakeFormerPlayer :exec
UPDATE people SET name = '', generation = generation + 1, vacations = '', challenges = '' WHERE id = $1;

-- name: InsertAccount :execrows
INSERT INTO accounts (person, name, name_key, created, state, roles, erase) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (name_key) DO NOTHING;

-- name: LockAccount :one
SELECT * FROM accounts WHERE person = $1 FOR UPDATE;

-- name: AccountByPerson :one
SELECT * FROM accounts WHERE person = $1;

-- name: AccountByKey :one
SELECT * FROM accounts WHERE name_key = $1;

-- name: SetAccountName :exec
UPDATE accounts SET name = $1, name_key = $2 WHERE person = $3;

-- name: SetAccountState :execrows
UPDATE accounts SET state = sqlc.arg(state), erase = CASE WHEN sqlc.arg(state) = 'active' THEN 0 ELSE erase END WHERE person = sqlc.arg(person);

-- name: CloseAccount :exec
UPDATE accounts SET state = $1, erase = $2 WHERE person = $3;

-- name: AccountsToErase :many
SELECT person FROM accounts WHERE erase > 0 AND erase <= sqlc.arg(now) ORDER BY erase, person LIMIT sqlc.arg(most);

-- name: SetAccountRoles :execrows
UPDATE accounts SET roles = $1 WHERE person = $2;

-- name: ReservedNameByKey :one
SELECT * FROM reserved_names WHERE name_key = $1;

-- name: ReserveName :exec
INSERT INTO reserved_names (name_key, person, until) VALUES ($1, $2, $3);

-- name: FreeName :exec
DELETE FROM reserved_names WHERE name_key = $1;

-- name: CountReservedNames :one
SELECT count(*) FROM reserved_names WHERE person = $1 AND until > $2;

-- name: DeleteReservedNames :exec
DELETE FROM reserved_names WHERE person = $1;

-- name: DeleteAccount :exec
DELETE FROM accounts WHERE person = $1;

-- name: DeleteExpiredNames :execrows
DELETE FROM reserved_names WHERE name_key IN (SELECT r.name_key FROM reserved_names r WHERE r.until <= sqlc.arg(now) ORDER BY r.until LIMIT sqlc.arg(most)::BIGINT FOR UPDATE SKIP LOCKED);

-- name: AccountsAfter :many
SELECT * FROM accounts WHERE person > $1 ORDER BY person LIMIT $2;

-- name: ReservedNamesBetween :many
SELECT * FROM reserved_names WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, name_key;

-- name: InsertAccounts :exec
INSERT INTO accounts (person, name, name_key, created, state, roles, erase)
SELECT unnest(sqlc.arg(people)::TEXT[]), unnest(sqlc.arg(names)::TEXT[]), unnest(sqlc.arg(name_keys)::TEXT[]),
    unnest(sqlc.arg(created)::BIGINT[]), unnest(sqlc.arg(states)::TEXT[]), unnest(sqlc.arg(roles)::TEXT[]),
    unnest(sqlc.arg(erasures)::BIGINT[]);

-- name: InsertReservedNames :exec
INSERT INTO reserved_names (name_key, person, until)
SELECT unnest(sqlc.arg(name_keys)::TEXT[]), unnest(sqlc.arg(people)::TEXT[]), unnest(sqlc.arg(untils)::BIGINT[]);

-- name: LockForFollow :one
SELECT person FROM accounts WHERE person = $1 FOR NO KEY UPDATE;

-- name: ShareForFollow :one
SELECT person FROM accounts WHERE person = $1 FOR KEY SHARE;

-- name: AccountsOf :many
SELECT * FROM accounts WHERE person = ANY(sqlc.arg(people)::TEXT[]) ORDER BY person;
