-- name: Number :one
SELECT number FROM matches WHERE id = ?;

-- name: Checksum :one
SELECT number, seq, checksum FROM matches WHERE id = ?;

-- name: Events :many
SELECT event FROM events WHERE match = ? AND seq > ? ORDER BY seq LIMIT ?;

-- name: Lines :many
SELECT n, at, seat, name, text FROM lines WHERE match = ? AND n > ? ORDER BY n LIMIT ?;

-- name: Answer :one
SELECT seq, line FROM commands
WHERE match = (SELECT number FROM matches WHERE matches.id = sqlc.arg(match_id)) AND client = sqlc.arg(client) AND commands.id = sqlc.arg(command);

-- name: Uptime :one
SELECT uptime FROM service;

-- name: DueComputers :many
SELECT id, due FROM matches WHERE computer = 1 AND due IS NOT NULL ORDER BY due, id LIMIT ?;

-- name: DueDeadlines :many
SELECT id, due FROM matches WHERE computer = 0 AND due IS NOT NULL AND due <= ? ORDER BY due, id LIMIT ?;

-- name: LastCommit :one
SELECT database_id, commits, commit_id FROM service;
