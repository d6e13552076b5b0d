-- What people have learned: steps of courses, and puzzles.

-- name: InsertCourseStep :exec
INSERT INTO course_steps (person, game, step, at) VALUES (?, ?, ?, ?) ON CONFLICT (person, game, step) DO NOTHING;

-- name: CountCourseSteps :one
SELECT count(*) FROM course_steps WHERE person = ?;

-- name: CourseSteps :many
SELECT * FROM course_steps WHERE person = ? ORDER BY game, step;

-- name: DeleteCourseSteps :exec
DELETE FROM course_steps WHERE person = ?;

-- name: CourseStepsBetween :many
SELECT * FROM course_steps WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, game, step;

-- name: PutPuzzleTry :exec
INSERT INTO puzzle_tries (person, game, puzzle, solved, at, gain, last, due, step, vote, report, report_text, reported)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (person, game, puzzle) DO UPDATE SET solved = excluded.solved, at = excluded.at, gain = excluded.gain, last = excluded.last,
    due = excluded.due, step = excluded.step, vote = excluded.vote, report = excluded.report, report_text = excluded.report_text,
    reported = excluded.reported;

-- name: PuzzleTryOf :many
SELECT * FROM puzzle_tries WHERE person = ? AND game = ? AND puzzle = ?;

-- name: CountPuzzleTries :one
SELECT count(*), CAST(coalesce(sum(report <> ''), 0) AS INTEGER) AS reports FROM puzzle_tries WHERE person = ?;

-- name: PuzzleTries :many
SELECT * FROM puzzle_tries WHERE person = sqlc.arg(person) AND (game = sqlc.arg(game) OR sqlc.arg(game) = '') ORDER BY game, puzzle;

-- name: DeletePuzzleTries :exec
DELETE FROM puzzle_tries WHERE person = ?;

-- name: PuzzleTriesBetween :many
SELECT * FROM puzzle_tries WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, game, puzzle;

-- name: PuzzleCounts :many
SELECT puzzle, count(*) AS tries, CAST(sum(solved) AS INTEGER) AS solved, CAST(sum(gain) AS INTEGER) AS gain,
    CAST(sum(vote > 0) AS INTEGER) AS ups, CAST(sum(vote < 0) AS INTEGER) AS downs
FROM puzzle_tries WHERE game = ? GROUP BY puzzle ORDER BY puzzle;

-- name: PuzzleReports :many
SELECT * FROM puzzle_tries WHERE report <> '' ORDER BY reported, person, game, puzzle LIMIT ?;

-- name: SettlePuzzleReports :execrows
UPDATE puzzle_tries SET report = '', report_text = '', reported = 0 WHERE game = sqlc.arg(game) AND puzzle = sqlc.arg(puzzle) AND report <> '';

-- name: PutPuzzleStanding :exec
INSERT INTO puzzle_standings (person, game, points, deviation, volatility, at, streak, timed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (person, game) DO UPDATE SET points = excluded.points, deviation = excluded.deviation, volatility = excluded.volatility,
    at = excluded.at, streak = excluded.streak, timed = excluded.timed;

-- name: PuzzleStandingOf :many
SELECT * FROM puzzle_standings WHERE person = ? AND game = ?;

-- name: PuzzleStandings :many
SELECT * FROM puzzle_standings WHERE person = ? ORDER BY game;

-- name: DeletePuzzleStandings :exec
DELETE FROM puzzle_standings WHERE person = ?;

-- name: PuzzleStandingsBetween :many
SELECT * FROM puzzle_standings WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, game;
