-- name: ConditionalTurns :many
SELECT sqlc.embed(c), m.id FROM conditional_turns c JOIN matches m ON m.number = c.match WHERE m.id = sqlc.arg(match_id) ORDER BY c.seat;

-- name: ConditionalTurnsOf :many
SELECT sqlc.embed(c), m.id FROM conditional_turns c JOIN matches m ON m.number = c.match WHERE c.person = ? ORDER BY m.id, c.seat LIMIT ?;

-- name: ConditionalBetween :many
SELECT * FROM conditional_turns WHERE match >= sqlc.arg(first) AND match <= sqlc.arg(last) ORDER BY match, seat;

-- name: ConditionalRevision :one
SELECT revision FROM conditional_turns WHERE match = ? AND seat = ?;

-- name: PutConditionalTurns :exec
INSERT INTO conditional_turns (match, seat, person, revision, seq, turns_before, turns) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (match, seat) DO UPDATE SET person = excluded.person, revision = excluded.revision, seq = excluded.seq,
    turns_before = excluded.turns_before, turns = excluded.turns;

-- name: DeleteConditionalTurns :exec
DELETE FROM conditional_turns WHERE match = ? AND seat = ?;

-- name: RemoveConditionalTurns :exec
DELETE FROM conditional_turns WHERE match = ?;

-- name: DeleteConditionalTurnsOfPerson :exec
DELETE FROM conditional_turns WHERE person = ?;

-- name: UnfollowedMatches :many
SELECT DISTINCT m.id FROM conditional_turns c JOIN matches m ON m.number = c.match WHERE m.seq > c.seq ORDER BY m.id LIMIT ?;
