-- name: Number :one
SELECT number FROM matches WHERE id = $1;

-- name: Checksum :one
SELECT number, seq, checksum FROM matches WHERE id = $1;

-- name: Events :many
SELECT event FROM events WHERE match = $1 AND seq > $2 ORDER BY seq LIMIT $3;

-- name: Lines :many
SELECT n, at, seat, name, text FROM lines WHERE match = $1 AND n > $2 ORDER BY n LIMIT $3;

-- name: Answer :one
SELECT c.seq, c.line FROM commands c JOIN matches m ON m.number = c.match
WHERE m.id = sqlc.arg(match_id) AND c.client = sqlc.arg(client) AND c.id = sqlc.arg(command);

-- name: Uptime :one
SELECT uptime FROM service;

-- name: Size :one
SELECT pg_database_size(current_database());

-- name: Needs :one
SELECT needs FROM service;
