-- name: Head :one
SELECT number, epoch, seq, lines, due, checksum FROM matches WHERE id = ?;

-- name: InsertMatch :one
INSERT INTO matches (id, epoch, lines, seq, game, options, clock, public, chairs, first_person, second_person, open,
    status, to_move, turns, winner, reason, created, changed, deadline, computer, due, checksum, rated)
VALUES (?, 1, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
RETURNING number;

-- name: UpdateMatch :exec
UPDATE matches SET seq = ?, game = ?, options = ?, clock = ?, public = ?, chairs = ?, first_person = ?, second_person = ?,
    open = ?, status = ?, to_move = ?, turns = ?, winner = ?, reason = ?, created = ?, changed = ?, deadline = ?,
    computer = ?, due = ?, checksum = ?, rated = ?
WHERE number = ?;

-- name: InsertEvent :exec
INSERT INTO events (match, seq, event) VALUES (?, ?, ?);

-- name: InsertLine :exec
INSERT INTO lines (match, n, at, seat, name, text) VALUES (?, ?, ?, ?, ?, ?);

-- name: CountLines :exec
UPDATE matches SET lines = ? WHERE number = ?;

-- name: InsertCommand :execrows
INSERT OR IGNORE INTO commands (match, client, id, seq, line) VALUES (?, ?, ?, ?, ?);

-- name: Own :one
UPDATE matches SET epoch = epoch + 1 WHERE id = ? RETURNING epoch;

-- name: Commit :exec
UPDATE service SET uptime = max(uptime, sqlc.arg(uptime)), commits = sqlc.arg(commits), commit_id = sqlc.arg(commit_id);

-- name: Try :exec
UPDATE service SET tries = tries + 1;
