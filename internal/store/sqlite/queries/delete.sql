-- A match is deleted from the rows that refer to it up to its own.

-- name: Categories :many
SELECT number, id, seq, status, reason, changed, deadline FROM matches WHERE number > ? ORDER BY number LIMIT ?;

-- name: DeleteEvents :exec
DELETE FROM events WHERE match = ?;

-- name: DeleteLines :exec
DELETE FROM lines WHERE match = ?;

-- name: DeleteCommands :exec
DELETE FROM commands WHERE match = ?;

-- name: DeleteInvitations :exec
DELETE FROM invitations WHERE match = ?;

-- name: DeleteMatch :exec
DELETE FROM matches WHERE number = ?;

-- name: PeopleAfter :many
SELECT id, seen FROM people WHERE id > ? ORDER BY id LIMIT ?;

-- name: DeletePerson :execrows
DELETE FROM people
WHERE people.id = sqlc.arg(id) AND people.seen < sqlc.arg(seen)
    AND NOT EXISTS (SELECT 1 FROM matches WHERE first_person = sqlc.arg(id) AND first_person <> '')
    AND NOT EXISTS (SELECT 1 FROM matches WHERE second_person = sqlc.arg(id) AND second_person <> '');
