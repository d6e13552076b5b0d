-- name: UncountedMatches :many
SELECT id FROM matches WHERE public AND status = 'over' AND NOT explored ORDER BY number LIMIT $1;

-- name: MarkExplored :many
UPDATE matches SET explored = TRUE WHERE id = ANY(sqlc.arg(ids)::TEXT[]) AND NOT explored RETURNING id;

-- name: AddExplorerGames :many
INSERT INTO explorer_games (id, title) SELECT unnest(sqlc.arg(ids)::TEXT[]), unnest(sqlc.arg(titles)::TEXT[])
ON CONFLICT (id) DO NOTHING RETURNING id;

-- name: AddToExplorerBook :one
INSERT INTO explorer_books AS b (source, game, options, games) VALUES ($1, $2, $3, $4)
ON CONFLICT (source, game, options) DO UPDATE SET games = b.games + excluded.games
RETURNING id;

-- name: AddExplorerTurns :exec
INSERT INTO explorer_turns AS t (book, key, turn, games, first_won, second_won, samples)
SELECT sqlc.arg(book), unnest(sqlc.arg(keys)::BIGINT[]), unnest(sqlc.arg(turns)::TEXT[]), unnest(sqlc.arg(games)::BIGINT[]),
    unnest(sqlc.arg(first_won)::BIGINT[]), unnest(sqlc.arg(second_won)::BIGINT[]), unnest(sqlc.arg(samples)::TEXT[])
ON CONFLICT (book, key, turn) DO UPDATE SET games = t.games + excluded.games, first_won = t.first_won + excluded.first_won, second_won = t.second_won + excluded.second_won,
    samples = substr(excluded.samples || t.samples, 1, 51);

-- name: ExplorerBookID :one
SELECT id FROM explorer_books WHERE source = $1 AND game = $2 AND options = $3;

-- name: ExplorerBooks :many
SELECT * FROM explorer_books ORDER BY source, game, options;

-- name: TurnsOfPosition :many
SELECT * FROM explorer_turns WHERE book = $1 AND key = $2 ORDER BY games DESC, turn LIMIT $3;

-- name: CountOfPosition :one
SELECT count(*) AS different, CAST(coalesce(sum(games), 0) AS BIGINT) AS games,
    CAST(coalesce(sum(first_won), 0) AS BIGINT) AS first_won, CAST(coalesce(sum(second_won), 0) AS BIGINT) AS second_won
FROM explorer_turns WHERE book = $1 AND key = $2;

-- name: ExplorerTitles :many
SELECT * FROM explorer_games WHERE id = ANY(sqlc.arg(ids)::TEXT[]);
