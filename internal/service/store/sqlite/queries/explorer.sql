-- name: UncountedMatches :many
SELECT id FROM matches WHERE public = 1 AND status = 'over' AND explored = 0 ORDER BY number LIMIT ?;

-- name: MarkExplored :execrows
UPDATE matches SET explored = 1 WHERE id = ? AND explored = 0;

-- name: AddExplorerGame :execrows
INSERT INTO explorer_games (id, title) VALUES (?, ?) ON CONFLICT (id) DO NOTHING;

-- name: AddToExplorerBook :one
INSERT INTO explorer_books (source, game, options, games) VALUES (?, ?, ?, ?)
ON CONFLICT (source, game, options) DO UPDATE SET games = games + excluded.games
RETURNING id;

-- name: AddExplorerTurn :exec
INSERT INTO explorer_turns (book, key, turn, games, first_won, second_won, samples) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (book, key, turn) DO UPDATE SET games = games + excluded.games, first_won = first_won + excluded.first_won, second_won = second_won + excluded.second_won,
    samples = substr(excluded.samples || samples, 1, 51);

-- name: ExplorerBookID :one
SELECT id FROM explorer_books WHERE source = ? AND game = ? AND options = ?;

-- name: ExplorerBooks :many
SELECT * FROM explorer_books ORDER BY source, game, options;

-- name: TurnsOfPosition :many
SELECT * FROM explorer_turns WHERE book = ? AND key = ? ORDER BY games DESC, turn LIMIT ?;

-- name: CountOfPosition :one
SELECT count(*) AS different, CAST(coalesce(sum(games), 0) AS INTEGER) AS games,
    CAST(coalesce(sum(first_won), 0) AS INTEGER) AS first_won, CAST(coalesce(sum(second_won), 0) AS INTEGER) AS second_won
FROM explorer_turns WHERE book = ? AND key = ?;

-- name: ExplorerTitle :one
SELECT title FROM explorer_games WHERE id = ?;
