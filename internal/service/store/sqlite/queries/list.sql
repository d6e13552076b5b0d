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

-- The seats are a JSON array of two objects that begin with the holder. Its texts have no unescaped quote, so that they cannot look like one. They
-- are not parsed: names in them may have a NUL.
-- name: ListPerson :many
SELECT * FROM matches
WHERE (first_person = sqlc.arg(person) AND first_person <> '' OR second_person = sqlc.arg(person) AND second_person <> '')
    AND changed <= sqlc.arg(changed) AND (changed < sqlc.arg(changed) OR id < sqlc.arg(id))
    AND (game = sqlc.arg(game) OR sqlc.arg(game) = '')
    AND (status = sqlc.arg(status) OR sqlc.arg(status) = '')
    AND public >= sqlc.arg(public)
    AND open >= sqlc.arg(open)
    AND (CAST(sqlc.arg(opponent) AS TEXT) = '' OR first_person = sqlc.arg(person) AND second_person = sqlc.arg(opponent)
        OR second_person = sqlc.arg(person) AND first_person = sqlc.arg(opponent))
    AND (CAST(sqlc.arg(rated) AS INTEGER) = -1 OR rated = sqlc.arg(rated))
    AND (CAST(sqlc.arg(live) AS INTEGER) = -1 OR sqlc.arg(live) = (clock <> 'none' AND clock NOT LIKE '%d'))
    AND (CAST(sqlc.arg(result) AS TEXT) = '' OR status = 'over' AND reason NOT IN ('aborted', 'declined') AND first_person <> second_person
        AND (sqlc.arg(result) = 'drawn' AND winner > 1
            OR sqlc.arg(result) = 'won' AND (winner = 0 AND first_person = sqlc.arg(person) OR winner = 1 AND second_person = sqlc.arg(person))
            OR sqlc.arg(result) = 'lost' AND (winner = 1 AND first_person = sqlc.arg(person) OR winner = 0 AND second_person = sqlc.arg(person))))
    AND (CAST(sqlc.arg(challenges) AS TEXT) = 'any'
        OR (sqlc.arg(challenges) = '' OR sqlc.arg(challenges) = 'made') AND (first_person = sqlc.arg(person) AND chairs NOT LIKE '[{"holder":"reserved"%'
            OR second_person = sqlc.arg(person) AND chairs NOT LIKE '%,{"holder":"reserved"%')
            AND (sqlc.arg(challenges) = '' OR chairs LIKE '%{"holder":"reserved"%')
        OR sqlc.arg(challenges) = 'received' AND (first_person = sqlc.arg(person) AND chairs LIKE '[{"holder":"reserved"%'
            OR second_person = sqlc.arg(person) AND chairs LIKE '%,{"holder":"reserved"%'))
    AND NOT (CAST(sqlc.arg(no_unbegun) AS INTEGER) = 1 AND status = 'over' AND (chairs LIKE '%{"holder":"open"%' OR chairs LIKE '%{"holder":"link"%'
        OR chairs LIKE '%{"holder":"reserved"%'))
ORDER BY changed DESC, id DESC LIMIT sqlc.arg(most);

-- name: ListAll :many
SELECT * FROM matches
WHERE changed <= sqlc.arg(changed) AND (changed < sqlc.arg(changed) OR id < sqlc.arg(id))
    AND (game = sqlc.arg(game) OR sqlc.arg(game) = '')
    AND (status = sqlc.arg(status) OR sqlc.arg(status) = '')
ORDER BY changed DESC, id DESC LIMIT sqlc.arg(most);

-- name: HeadToHead :many
SELECT winner, first_person = sqlc.arg(person) AS is_first, count(*) AS matches FROM matches
WHERE (first_person = sqlc.arg(person) AND second_person = sqlc.arg(opponent) OR first_person = sqlc.arg(opponent) AND second_person = sqlc.arg(person))
    AND first_person <> '' AND second_person <> '' AND first_person <> second_person AND status = 'over' AND reason NOT IN ('aborted', 'declined')
GROUP BY 1, 2;
