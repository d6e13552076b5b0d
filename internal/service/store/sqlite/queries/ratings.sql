-- name: InsertResult :exec
INSERT OR IGNORE INTO rated_results (match, pool, number, first_person, second_person, half_points, at, annulled,
    first_points, first_deviation, first_volatility, first_games, second_points, second_deviation, second_volatility, second_games)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: AddRatingPool :exec
INSERT OR IGNORE INTO rating_pools (name, revision, last, lead_points, lead_deviation, stale) VALUES (?, 0, 0, 0, 0, 0);

-- name: RatingPools :many
SELECT p.name, p.revision, p.last, p.lead_points, p.lead_deviation, p.stale,
    EXISTS (SELECT 1 FROM rated_results r WHERE r.pool = p.name AND r.number = 0) AS pending
FROM rating_pools p ORDER BY p.name;

-- name: PendingResults :many
SELECT * FROM rated_results WHERE pool = ? AND number = 0 ORDER BY at, match LIMIT ?;

-- name: Results :many
SELECT * FROM rated_results WHERE pool = ? AND number > ? AND number > 0 ORDER BY number LIMIT ?;

-- name: ResultsOf :many
SELECT * FROM rated_results
WHERE (first_person = sqlc.arg(person) OR second_person = sqlc.arg(person)) AND pool = sqlc.arg(pool) AND number > 0 AND number < sqlc.arg(before)
ORDER BY number DESC LIMIT sqlc.arg(most);

-- name: ResultsAfter :many
SELECT * FROM rated_results WHERE match > ? ORDER BY match LIMIT ?;

-- name: AnnulResult :one
UPDATE rated_results SET annulled = ? WHERE match = ? RETURNING pool;

-- name: MarkPoolStale :exec
UPDATE rating_pools SET stale = 1, revision = revision + 1 WHERE name = ?;

-- name: CopyRatingPool :exec
INSERT INTO rating_pools (name, revision, last, lead_points, lead_deviation, stale) VALUES (?, 0, ?, 0, 0, 1)
ON CONFLICT (name) DO UPDATE SET last = max(last, excluded.last);

-- name: UpdateRatingPool :execrows
UPDATE rating_pools SET revision = revision + 1, last = ?, lead_points = ?, lead_deviation = ?, stale = ? WHERE name = ? AND revision = ?;

-- name: UpdateResult :execrows
UPDATE rated_results SET number = ?, first_points = ?, first_deviation = ?, first_volatility = ?, first_games = ?,
    second_points = ?, second_deviation = ?, second_volatility = ?, second_games = ?
WHERE match = ? AND pool = ?;

-- name: PutRating :exec
INSERT INTO ratings (person, pool, points, deviation, volatility, games, at, listed_until) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (person, pool) DO UPDATE SET points = excluded.points, deviation = excluded.deviation, volatility = excluded.volatility,
    games = excluded.games, at = excluded.at, listed_until = excluded.listed_until;

-- name: RemoveRating :exec
DELETE FROM ratings WHERE person = ? AND pool = ?;

-- name: Rating :one
SELECT * FROM ratings WHERE person = ? AND pool = ?;

-- name: PersonRatings :many
SELECT * FROM ratings WHERE person = ? ORDER BY pool;

-- name: RatingsAfter :many
SELECT * FROM ratings WHERE pool = ? AND person > ? ORDER BY person LIMIT ?;

-- name: BestRatings :many
SELECT * FROM ratings WHERE pool = ? AND listed_until > ? ORDER BY points DESC, person LIMIT ?;

-- name: BestRatingsAfter :many
SELECT * FROM ratings
WHERE pool = sqlc.arg(pool) AND listed_until > sqlc.arg(now) AND points <= sqlc.arg(points) AND (points < sqlc.arg(points) OR person > sqlc.arg(person))
ORDER BY points DESC, person LIMIT sqlc.arg(most);

-- name: ResultOfMatch :one
SELECT * FROM rated_results WHERE match = ?;
