-- name: SetPersonName :execrows
UPDATE people SET name = ? WHERE id = ?;

-- name: MakeFormerPlayer :exec
UPDATE people SET name = '', generation = generation + 1, vacations = '', challenges = '' WHERE id = ?;

-- name: InsertAccount :exec
INSERT INTO accounts (person, name, name_key, created, state, roles, erase) VALUES (?, ?, ?, ?, ?, ?, ?);

-- name: Account :one
SELECT * FROM accounts WHERE person = ?;

-- name: AccountByKey :one
SELECT * FROM accounts WHERE name_key = ?;

-- name: SetAccountName :exec
UPDATE accounts SET name = ?, name_key = ? WHERE person = ?;

-- name: SetAccountState :execrows
UPDATE accounts SET state = sqlc.arg(state), erase = CASE WHEN sqlc.arg(state) = 'active' THEN 0 ELSE erase END WHERE person = sqlc.arg(person);

-- name: CloseAccount :exec
UPDATE accounts SET state = ?, erase = ? WHERE person = ?;

-- name: AccountsToErase :many
SELECT person FROM accounts WHERE erase > 0 AND erase <= sqlc.arg(now) ORDER BY erase, person LIMIT sqlc.arg(most);

-- name: SetAccountRoles :execrows
UPDATE accounts SET roles = ? WHERE person = ?;

-- name: ReservedName :one
SELECT * FROM reserved_names WHERE name_key = ?;

-- name: ReserveName :exec
INSERT INTO reserved_names (name_key, person, until) VALUES (?, ?, ?);

-- name: FreeName :exec
DELETE FROM reserved_names WHERE name_key = ?;

-- name: CountReservedNames :one
SELECT count(*) FROM reserved_names WHERE person = ? AND until > ?;

-- name: DeleteReservedNames :exec
DELETE FROM reserved_names WHERE person = ?;

-- name: DeleteAccount :exec
DELETE FROM accounts WHERE person = ?;

-- name: DeleteExpiredNames :execrows
DELETE FROM reserved_names WHERE name_key IN (SELECT r.name_key FROM reserved_names r WHERE r.until <= sqlc.arg(now) ORDER BY r.until LIMIT sqlc.arg(most));

-- name: AccountsAfter :many
SELECT * FROM accounts WHERE person > ? ORDER BY person LIMIT ?;

-- name: ReservedNamesBetween :many
SELECT * FROM reserved_names WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, name_key;
