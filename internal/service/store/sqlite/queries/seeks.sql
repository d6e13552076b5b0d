-- Short-lived, and not copied to another database.

-- name: DeleteWaitingSeekOf :exec
DELETE FROM seeks WHERE person = ? AND match = '';

-- name: InsertSeek :execrows
INSERT INTO seeks (id, person, node, terms, seat, rating, deviation, lowest, highest, since, match, paired_seat, opponent, paired_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', sqlc.arg(none), '', 0) ON CONFLICT (id) DO NOTHING;

-- name: Seek :one
SELECT * FROM seeks WHERE id = ?;

-- name: WaitingSeeks :many
SELECT * FROM seeks WHERE match = '' ORDER BY since, id LIMIT ?;

-- name: PairSeek :execrows
UPDATE seeks SET match = sqlc.arg(match), paired_seat = sqlc.arg(paired_seat), paired_at = sqlc.arg(paired_at),
    opponent = (SELECT other.person FROM seeks other WHERE other.id = sqlc.arg(other))
WHERE seeks.id = sqlc.arg(id) AND seeks.match = '' AND EXISTS (SELECT 1 FROM seeks other WHERE other.id = sqlc.arg(other));

-- name: MoveSeek :execrows
UPDATE seeks SET node = ? WHERE id = ? AND match = '';

-- name: DeleteSeek :execrows
DELETE FROM seeks WHERE id = ? AND match = '';

-- name: DeletePairedSeeks :exec
DELETE FROM seeks WHERE match <> '' AND paired_at < ?;
