-- Short-lived, and not copied to another database.

-- name: DeleteWaitingSeekOf :exec
DELETE FROM seeks WHERE person = $1 AND match = '';

-- name: InsertSeek :execrows
INSERT INTO seeks (id, person, node, terms, seat, rating, deviation, lowest, highest, since, match, paired_seat, opponent, paired_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, '', sqlc.arg(none), '', 0) ON CONFLICT DO NOTHING;

-- name: SeekByID :one
SELECT * FROM seeks WHERE id = $1;

-- name: WaitingSeeks :many
SELECT * FROM seeks WHERE match = '' ORDER BY since, id LIMIT $1;

-- Both rows are locked in the order of their ids, so that pairs that share one wait for each other.

-- name: LockWaitingSeeks :many
SELECT * FROM seeks WHERE id IN (sqlc.arg(one), sqlc.arg(other)) AND match = '' ORDER BY id FOR UPDATE;

-- name: PairSeek :exec
UPDATE seeks SET match = sqlc.arg(match), paired_seat = sqlc.arg(paired_seat), paired_at = sqlc.arg(paired_at), opponent = sqlc.arg(opponent)
WHERE id = sqlc.arg(id);

-- name: MoveSeek :execrows
UPDATE seeks SET node = $1 WHERE id = $2 AND match = '';

-- name: DeleteSeek :execrows
DELETE FROM seeks WHERE id = $1 AND match = '';

-- name: DeletePairedSeeks :exec
DELETE FROM seeks WHERE match <> '' AND paired_at < $1;
