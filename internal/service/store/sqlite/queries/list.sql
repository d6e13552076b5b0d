-- Each list has an index of its own; what else is asked for is looked at on the way.

-- name: Summary :one
SELECT * FROM matches WHERE id = ?;

-- name: Behind :many
SELECT * FROM matches WHERE number > ? ORDER BY number LIMIT ?;

-- name: ListPublic :many
SELECT * FROM matches
WHERE public = 1
    AND changed <= sqlc.arg(changed) AND (changed < sqlc.arg(changed) OR id < sqlc.arg(id))
    AND (game = sqlc.arg(game) OR sqlc.arg(game) = '')
    AND (status = sqlc.arg(status) OR sqlc.arg(status) = '')
ORDER BY changed DESC, id DESC LIMIT sqlc.arg(most);

-- name: ListOpen :many
SELECT * FROM matches
WHERE open = 1
    AND changed <= sqlc.arg(changed) AND (changed < sqlc.arg(changed) OR id < sqlc.arg(id))
    AND (game = sqlc.arg(game) OR sqlc.arg(game) = '')
    AND (status = sqlc.arg(status) OR sqlc.arg(status) = '')
    AND public >= sqlc.arg(public)
ORDER BY changed DESC, id DESC LIMIT sqlc.arg(most);

-- name: ListPerson :many
SELECT * FROM matches
WHERE (first_person = sqlc.arg(person) AND first_person <> '' OR second_person = sqlc.arg(person) AND second_person <> '')
    AND changed <= sqlc.arg(changed) AND (changed < sqlc.arg(changed) OR id < sqlc.arg(id))
    AND (game = sqlc.arg(game) OR sqlc.arg(game) = '')
    AND (status = sqlc.arg(status) OR sqlc.arg(status) = '')
    AND public >= sqlc.arg(public)
    AND open >= sqlc.arg(open)
ORDER BY changed DESC, id DESC LIMIT sqlc.arg(most);

-- name: ListAll :many
SELECT * FROM matches
WHERE changed <= sqlc.arg(changed) AND (changed < sqlc.arg(changed) OR id < sqlc.arg(id))
    AND (game = sqlc.arg(game) OR sqlc.arg(game) = '')
    AND (status = sqlc.arg(status) OR sqlc.arg(status) = '')
ORDER BY changed DESC, id DESC LIMIT sqlc.arg(most);
