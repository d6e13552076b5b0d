-- name: ConditionalTurns :many
SELECT sqlc.embed(c), m.id FROM conditional_turns c JOIN matches m ON m.number = c.match WHERE m.id = sqlc.arg(match_id) ORDER BY c.seat;

-- name: ConditionalTurnsOf :many
SELECT sqlc.embed(c), m.id FROM conditional_turns c JOIN matches m ON m.number = c.match WHERE c.person = $1 ORDER BY m.id, c.seat LIMIT $2;

-- name: ConditionalBetween :many
SELECT * FROM conditional_turns WHERE match BETWEEN sqlc.arg(first) AND sqlc.arg(last) ORDER BY match, seat;

-- name: ConditionalRevision :one
SELECT revision FROM conditional_turns WHERE match = $1 AND seat = $2;

-- name: PutConditionalTurns :exec
INSERT INTO conditional_turns (match, seat, person, revision, seq, turns_before, turns) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (match, seat) DO UPDATE SET person = excluded.person, revision = excluded.revision, seq = excluded.seq,
    turns_before = excluded.turns_before, turns = excluded.turns;

-- name: InsertConditionalTurns :exec
INSERT INTO conditional_turns (match, seat, person, revision, seq, turns_before, turns)
SELECT unnest(sqlc.arg(matches)::BIGINT[]), unnest(sqlc.arg(seats)::BIGINT[]), unnest(sqlc.arg(people)::TEXT[]),
    unnest(sqlc.arg(revisions)::BIGINT[]), unnest(sqlc.arg(seqs)::BIGINT[]), unnest(sqlc.arg(turns_before)::BIGINT[]),
    unnest(sqlc.arg(turns)::TEXT[]);

-- name: DeleteConditionalTurns :exec
DELETE FROM conditional_turns WHERE match = $1 AND seat = $2;

-- name: RemoveConditionalTurns :exec
DELETE FROM conditional_turns WHERE match = $1;

-- name: DeleteConditionalTurnsOfPerson :exec
DELETE FROM conditional_turns WHERE person = $1;

-- name: UnfollowedMatches :many
SELECT DISTINCT m.id
FROM conditional_turns c
    -- OFFSET 0: few matches have conditional turns, so each of those is looked up.
    CROSS JOIN LATERAL (SELECT id FROM matches WHERE number = c.match AND seq > c.seq OFFSET 0) m
ORDER BY m.id LIMIT $1;
