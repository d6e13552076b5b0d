-- What is not kept any longer.

-- name: Categories :many
SELECT number, id, seq, status, reason, changed, deadline FROM matches WHERE number > $1 ORDER BY number LIMIT $2;

-- name: LockMatch :one
SELECT number, seq FROM matches WHERE id = $1 FOR UPDATE;

-- name: RemoveMatch :exec
DELETE FROM matches WHERE number = $1;

-- name: RemoveEvents :exec
DELETE FROM events WHERE match = $1;

-- name: RemoveLines :exec
DELETE FROM lines WHERE match = $1;

-- name: RemoveCommands :exec
DELETE FROM commands WHERE match = $1;

-- name: RemoveInvitations :exec
DELETE FROM invitations WHERE match = $1;

-- name: PeopleAfter :many
SELECT id, seen FROM people WHERE id > $1 ORDER BY id LIMIT $2;

-- An account is only created while the row of its person is locked.

-- name: LockPeople :exec
SELECT id FROM people WHERE id = ANY(sqlc.arg(ids)::TEXT[]) ORDER BY id FOR UPDATE;

-- name: DeletePeople :execrows
DELETE FROM people p
WHERE p.id = ANY(sqlc.arg(ids)::TEXT[]) AND p.seen < sqlc.arg(seen)
    AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.first_person = p.id AND m.first_person <> '')
    AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.second_person = p.id AND m.second_person <> '')
    AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.person = p.id)
    AND NOT EXISTS (SELECT 1 FROM studies s WHERE s.owner = p.id);
