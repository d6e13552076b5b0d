-- name: InsertFollow :exec
INSERT INTO follows (person, followed, since) VALUES ($1, $2, $3) ON CONFLICT (person, followed) DO NOTHING;

-- name: HasFollow :one
SELECT count(*) FROM follows WHERE person = $1 AND followed = $2;

-- name: CountFollows :one
SELECT count(*) FROM follows WHERE person = $1;

-- name: Unfollow :execrows
DELETE FROM follows WHERE person = $1 AND followed = $2;

-- name: Follows :many
SELECT * FROM follows WHERE person = $1 ORDER BY since DESC, followed;

-- name: DeleteFollows :exec
DELETE FROM follows WHERE person = sqlc.arg(person) OR followed = sqlc.arg(person);

-- name: FollowsBetween :many
SELECT * FROM follows WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, followed;

-- name: InsertFollows :exec
INSERT INTO follows (person, followed, since)
SELECT unnest(sqlc.arg(people)::TEXT[]), unnest(sqlc.arg(followed)::TEXT[]), unnest(sqlc.arg(sinces)::BIGINT[]);
