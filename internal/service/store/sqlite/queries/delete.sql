-- What is not kept any longer.

-- name: Categories :many
SELECT number, id, seq, status, reason, changed, deadline FROM matches WHERE number > ? ORDER BY number LIMIT ?;

-- name: PeopleAfter :many
SELECT id, seen FROM people WHERE id > ? ORDER BY id LIMIT ?;

-- name: DeletePerson :execrows
DELETE FROM people
WHERE people.id = sqlc.arg(id) AND people.seen < sqlc.arg(seen)
    AND NOT EXISTS (SELECT 1 FROM matches WHERE first_person = sqlc.arg(id) AND first_person <> '')
    AND NOT EXISTS (SELECT 1 FROM matches WHERE second_person = sqlc.arg(id) AND second_person <> '')
    AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = sqlc.arg(id))
    AND NOT EXISTS (SELECT 1 FROM studies WHERE studies.owner = sqlc.arg(id));
