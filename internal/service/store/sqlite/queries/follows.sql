-- name: InsertFollow :exec
INSERT INTO follows (person, followed, since) VALUES (?, ?, ?) ON CONFLICT (person, followed) DO NOTHING;

-- name: HasFollow :one
SELECT count(*) FROM follows WHERE person = ? AND followed = ?;

-- name: CountFollows :one
SELECT count(*) FROM follows WHERE person = ?;

-- name: Unfollow :execrows
DELETE FROM follows WHERE person = ? AND followed = ?;

-- name: Follows :many
SELECT * FROM follows WHERE person = ? ORDER BY since DESC, followed;

-- name: DeleteFollows :exec
DELETE FROM follows WHERE person = sqlc.arg(person) OR followed = sqlc.arg(person);

-- name: FollowsBetween :many
SELECT * FROM follows WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, followed;
