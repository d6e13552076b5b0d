-- name: InsertResults :exec
INSERT INTO rated_results (match, pool, number, first_person, second_person, half_points, at, annulled,
    first_points, first_deviation, first_volatility, first_games, second_points, second_deviation, second_volatility, second_games)
SELECT unnest(sqlc.arg(matches)::TEXT[]), unnest(sqlc.arg(pools)::TEXT[]), unnest(sqlc.arg(numbers)::BIGINT[]),
    unnest(sqlc.arg(first_people)::TEXT[]), unnest(sqlc.arg(second_people)::TEXT[]), unnest(sqlc.arg(half_points)::BIGINT[]),
    unnest(sqlc.arg(times)::BIGINT[]), unnest(sqlc.arg(annulled)::BOOLEAN[]),
    unnest(sqlc.arg(first_points)::DOUBLE PRECISION[]), unnest(sqlc.arg(first_deviations)::DOUBLE PRECISION[]),
    unnest(sqlc.arg(first_volatilities)::DOUBLE PRECISION[]), unnest(sqlc.arg(first_games)::BIGINT[]),
    unnest(sqlc.arg(second_points)::DOUBLE PRECISION[]), unnest(sqlc.arg(second_deviations)::DOUBLE PRECISION[]),
    unnest(sqlc.arg(second_volatilities)::DOUBLE PRECISION[]), unnest(sqlc.arg(second_games)::BIGINT[])
ON CONFLICT (match) DO NOTHING;

-- name: AddRatingPools :exec
INSERT INTO rating_pools (name, revision, last, lead_points, lead_deviation, stale)
SELECT DISTINCT p.name, 0, 0, 0, 0, FALSE FROM (SELECT unnest(sqlc.arg(names)::TEXT[]) AS name) p
WHERE NOT EXISTS (SELECT 1 FROM rating_pools r WHERE r.name = p.name)
ORDER BY p.name
ON CONFLICT (name) DO NOTHING;

-- name: RatingPools :many
SELECT p.name, p.revision, p.last, p.lead_points, p.lead_deviation, p.stale,
    EXISTS (SELECT 1 FROM rated_results r WHERE r.pool = p.name AND r.number = 0) AS pending
FROM rating_pools p ORDER BY p.name;

-- name: PendingResults :many
SELECT * FROM rated_results WHERE pool = $1 AND number = 0 ORDER BY at, match LIMIT $2;

-- name: Results :many
SELECT * FROM rated_results WHERE pool = $1 AND number > $2 AND number > 0 ORDER BY number LIMIT $3;

-- name: ResultsOf :many
SELECT * FROM rated_results
WHERE (first_person = sqlc.arg(person) OR second_person = sqlc.arg(person)) AND pool = sqlc.arg(pool) AND number > 0 AND number < sqlc.arg(before)
ORDER BY number DESC LIMIT sqlc.arg(most);

-- name: ResultsAfter :many
SELECT * FROM rated_results WHERE match > $1 ORDER BY match LIMIT $2;

-- name: AnnulResult :one
UPDATE rated_results SET annulled = sqlc.arg(annulled) WHERE match = sqlc.arg(match) RETURNING pool;

-- name: MarkPoolStale :exec
UPDATE rating_pools SET stale = TRUE, revision = revision + 1 WHERE name = $1;

-- name: CopyRatingPools :exec
INSERT INTO rating_pools (name, revision, last, lead_points, lead_deviation, stale)
SELECT p.name, 0, max(p.last), 0, 0, TRUE FROM (SELECT unnest(sqlc.arg(names)::TEXT[]) AS name, unnest(sqlc.arg(lasts)::BIGINT[]) AS last) p GROUP BY p.name
ON CONFLICT (name) DO UPDATE SET last = greatest(rating_pools.last, excluded.last);

-- name: UpdateRatingPool :execrows
UPDATE rating_pools SET revision = revision + 1, last = sqlc.arg(last), lead_points = sqlc.arg(lead_points), lead_deviation = sqlc.arg(lead_deviation),
    stale = sqlc.arg(stale)
WHERE name = sqlc.arg(name) AND revision = sqlc.arg(revision);

-- name: UpdateResults :execrows
UPDATE rated_results r SET number = u.number, first_points = u.first_points, first_deviation = u.first_deviation,
    first_volatility = u.first_volatility, first_games = u.first_games, second_points = u.second_points,
    second_deviation = u.second_deviation, second_volatility = u.second_volatility, second_games = u.second_games
FROM (SELECT unnest(sqlc.arg(matches)::TEXT[]) AS match, unnest(sqlc.arg(numbers)::BIGINT[]) AS number,
    unnest(sqlc.arg(first_points)::DOUBLE PRECISION[]) AS first_points, unnest(sqlc.arg(first_deviations)::DOUBLE PRECISION[]) AS first_deviation,
    unnest(sqlc.arg(first_volatilities)::DOUBLE PRECISION[]) AS first_volatility, unnest(sqlc.arg(first_games)::BIGINT[]) AS first_games,
    unnest(sqlc.arg(second_points)::DOUBLE PRECISION[]) AS second_points, unnest(sqlc.arg(second_deviations)::DOUBLE PRECISION[]) AS second_deviation,
    unnest(sqlc.arg(second_volatilities)::DOUBLE PRECISION[]) AS second_volatility, unnest(sqlc.arg(second_games)::BIGINT[]) AS second_games) u
WHERE r.match = u.match AND r.pool = sqlc.arg(pool);

-- name: PutRatings :exec
INSERT INTO ratings (person, pool, points, deviation, volatility, games, at, listed_until)
SELECT unnest(sqlc.arg(people)::TEXT[]), sqlc.arg(pool), unnest(sqlc.arg(points)::DOUBLE PRECISION[]), unnest(sqlc.arg(deviations)::DOUBLE PRECISION[]),
    unnest(sqlc.arg(volatilities)::DOUBLE PRECISION[]), unnest(sqlc.arg(games)::BIGINT[]), unnest(sqlc.arg(times)::BIGINT[]),
    unnest(sqlc.arg(listed_until)::BIGINT[])
ON CONFLICT (person, pool) DO UPDATE SET points = excluded.points, deviation = excluded.deviation, volatility = excluded.volatility,
    games = excluded.games, at = excluded.at, listed_until = excluded.listed_until;

-- name: RemoveRatings :exec
DELETE FROM ratings WHERE pool = sqlc.arg(pool) AND person = ANY(sqlc.arg(people)::TEXT[]);

-- name: RatingsOf :many
SELECT * FROM ratings WHERE pool = sqlc.arg(pool) AND person = ANY(sqlc.arg(people)::TEXT[]) ORDER BY person;

-- name: PersonRatings :many
SELECT * FROM ratings WHERE person = $1 ORDER BY pool;

-- name: RatingsAfter :many
SELECT * FROM ratings WHERE pool = $1 AND person > $2 ORDER BY person LIMIT $3;

-- name: BestRatings :many
SELECT * FROM ratings WHERE pool = $1 AND listed_until > $2 ORDER BY points DESC, person LIMIT $3;

-- name: BestRatingsAfter :many
SELECT * FROM ratings
WHERE pool = sqlc.arg(pool) AND listed_until > sqlc.arg(now) AND points <= sqlc.arg(points) AND (points < sqlc.arg(points) OR person > sqlc.arg(person))
ORDER BY points DESC, person LIMIT sqlc.arg(most);

-- name: NodesBefore :one
SELECT count(*) FROM nodes WHERE lease_end > clock_timestamp() AND form < sqlc.arg(form);

-- name: RequireForm :exec
UPDATE service SET needs = greatest(needs, sqlc.arg(form));

-- name: ResultOfMatch :one
SELECT * FROM rated_results WHERE match = $1;
