-- Each list has an index of its own; what else is asked for is looked at on the way.

-- name: Summary :one
SELECT * FROM matches WHERE id = $1;

-- name: Behind :many
SELECT * FROM matches WHERE number > $1 ORDER BY number LIMIT $2;

-- name: ListPublic :many
SELECT * FROM matches
WHERE public AND (listed, id) < (sqlc.arg(changed)::BIGINT, sqlc.arg(id)::TEXT)
    AND (game = sqlc.arg(game) OR sqlc.arg(game) = '')
    AND (status = sqlc.arg(status) OR sqlc.arg(status) = '')
ORDER BY listed DESC, id DESC LIMIT sqlc.arg(most)::BIGINT;

-- name: ListOpen :many
SELECT * FROM matches
WHERE open AND (listed, id) < (sqlc.arg(changed)::BIGINT, sqlc.arg(id)::TEXT)
    AND (game = sqlc.arg(game) OR sqlc.arg(game) = '')
    AND (status = sqlc.arg(status) OR sqlc.arg(status) = '')
    AND (public OR NOT sqlc.arg(public)::BOOLEAN)
ORDER BY listed DESC, id DESC LIMIT sqlc.arg(most)::BIGINT;

-- The seats are a JSON array of two objects that begin with the holder. Its texts have no unescaped quote, so that they cannot look like one. They
-- are not parsed: names in them may have a NUL.
-- name: ListPerson :many
SELECT * FROM matches
WHERE (first_person = sqlc.arg(person) AND first_person <> '' OR second_person = sqlc.arg(person) AND second_person <> '')
    AND (changed, id) < (sqlc.arg(changed)::BIGINT, sqlc.arg(id)::TEXT)
    AND (game = sqlc.arg(game) OR sqlc.arg(game) = '')
    AND (status = sqlc.arg(status) OR sqlc.arg(status) = '')
    AND (public OR NOT sqlc.arg(public)::BOOLEAN)
    AND (open OR NOT sqlc.arg(open)::BOOLEAN)
    AND (sqlc.arg(opponent)::TEXT = '' OR first_person = sqlc.arg(person) AND second_person = sqlc.arg(opponent)
        OR second_person = sqlc.arg(person) AND first_person = sqlc.arg(opponent))
    AND (sqlc.arg(rated)::BIGINT = -1 OR rated = (sqlc.arg(rated) = 1))
    AND (sqlc.arg(live)::BIGINT = -1 OR (clock <> 'none' AND clock NOT LIKE '%d') = (sqlc.arg(live) = 1))
    AND (sqlc.arg(result)::TEXT = '' OR status = 'over' AND reason NOT IN ('aborted', 'declined') AND first_person <> second_person
        AND (sqlc.arg(result) = 'drawn' AND winner > 1
            OR sqlc.arg(result) = 'won' AND (winner = 0 AND first_person = sqlc.arg(person) OR winner = 1 AND second_person = sqlc.arg(person))
            OR sqlc.arg(result) = 'lost' AND (winner = 1 AND first_person = sqlc.arg(person) OR winner = 0 AND second_person = sqlc.arg(person))))
    AND (sqlc.arg(challenges)::TEXT = 'any'
        OR (sqlc.arg(challenges) = '' OR sqlc.arg(challenges) = 'made') AND (first_person = sqlc.arg(person) AND seats NOT LIKE '[{"holder":"reserved"%'
            OR second_person = sqlc.arg(person) AND seats NOT LIKE '%,{"holder":"reserved"%')
            AND (sqlc.arg(challenges) = '' OR seats LIKE '%{"holder":"reserved"%')
        OR sqlc.arg(challenges) = 'received' AND (first_person = sqlc.arg(person) AND seats LIKE '[{"holder":"reserved"%'
            OR second_person = sqlc.arg(person) AND seats LIKE '%,{"holder":"reserved"%'))
    AND NOT (sqlc.arg(no_unbegun)::BOOLEAN AND status = 'over' AND (seats LIKE '%{"holder":"open"%' OR seats LIKE '%{"holder":"link"%'
        OR seats LIKE '%{"holder":"reserved"%'))
ORDER BY changed DESC, id DESC LIMIT sqlc.arg(most)::BIGINT;

-- name: ListAll :many
SELECT * FROM matches
WHERE (changed, id) < (sqlc.arg(changed)::BIGINT, sqlc.arg(id)::TEXT)
    AND (game = sqlc.arg(game) OR sqlc.arg(game) = '')
    AND (status = sqlc.arg(status) OR sqlc.arg(status) = '')
ORDER BY changed DESC, id DESC LIMIT sqlc.arg(most)::BIGINT;

-- name: HeadToHead :many
SELECT winner, (first_person = sqlc.arg(person))::BOOLEAN AS is_first, count(*) AS matches FROM matches
WHERE (first_person = sqlc.arg(person) AND second_person = sqlc.arg(opponent) OR first_person = sqlc.arg(opponent) AND second_person = sqlc.arg(person))
    AND first_person <> '' AND second_person <> '' AND first_person <> second_person AND status = 'over' AND reason NOT IN ('aborted', 'declined')
GROUP BY 1, 2;
