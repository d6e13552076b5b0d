-- What people have learned: steps of courses, and puzzles.

-- name: CountCourseSteps :one
SELECT count(*) FROM course_steps WHERE person = $1;

-- name: CourseSteps :many
SELECT * FROM course_steps WHERE person = $1 ORDER BY game, step;

-- name: DeleteCourseSteps :exec
DELETE FROM course_steps WHERE person = $1;

-- name: CourseStepsBetween :many
SELECT * FROM course_steps WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, game, step;

-- name: PuzzleTriesOf :many
SELECT * FROM puzzle_tries WHERE person = sqlc.arg(person) AND game = sqlc.arg(game) AND puzzle = ANY(sqlc.arg(puzzles)::TEXT[]);

-- name: CountPuzzleTries :one
SELECT count(*), CAST(count(*) FILTER (WHERE report <> '') AS BIGINT) AS reports FROM puzzle_tries WHERE person = $1;

-- name: PuzzleTries :many
SELECT * FROM puzzle_tries WHERE person = sqlc.arg(person) AND (game = sqlc.arg(game) OR sqlc.arg(game)::TEXT = '') ORDER BY game, puzzle;

-- name: DeletePuzzleTries :exec
DELETE FROM puzzle_tries WHERE person = $1;

-- name: PuzzleTriesBetween :many
SELECT * FROM puzzle_tries WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, game, puzzle;

-- name: PuzzleCounts :many
SELECT puzzle, count(*) AS tries, CAST(sum(solved) AS BIGINT) AS solved, CAST(sum(gain) AS BIGINT) AS gain,
    CAST(count(*) FILTER (WHERE vote > 0) AS BIGINT) AS ups, CAST(count(*) FILTER (WHERE vote < 0) AS BIGINT) AS downs
FROM puzzle_tries WHERE game = $1 GROUP BY puzzle ORDER BY puzzle;

-- name: PuzzleReports :many
SELECT * FROM puzzle_tries WHERE report <> '' ORDER BY reported, person, game, puzzle LIMIT $1;

-- name: SettlePuzzleReports :execrows
UPDATE puzzle_tries SET report = '', report_text = '', reported = 0 WHERE game = sqlc.arg(game) AND puzzle = sqlc.arg(puzzle) AND report <> '';

-- name: PutPuzzleStanding :exec
INSERT INTO puzzle_standings (person, game, points, deviation, volatility, at, streak, timed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (person, game) DO UPDATE SET points = excluded.points, deviation = excluded.deviation, volatility = excluded.volatility,
    at = excluded.at, streak = excluded.streak, timed = excluded.timed;

-- name: PuzzleStandingOf :many
SELECT * FROM puzzle_standings WHERE person = $1 AND game = $2;

-- name: PuzzleStandings :many
SELECT * FROM puzzle_standings WHERE person = $1 ORDER BY game;

-- name: DeletePuzzleStandings :exec
DELETE FROM puzzle_standings WHERE person = $1;

-- name: PuzzleStandingsBetween :many
SELECT * FROM puzzle_standings WHERE person >= sqlc.arg(first) AND person <= sqlc.arg(last) ORDER BY person, game;

-- name: InsertCourseSteps :exec
INSERT INTO course_steps (person, game, step, at)
SELECT unnest(sqlc.arg(people)::TEXT[]), unnest(sqlc.arg(games)::TEXT[]), unnest(sqlc.arg(steps)::TEXT[]), unnest(sqlc.arg(times)::BIGINT[])
ON CONFLICT (person, game, step) DO NOTHING;

-- name: InsertPuzzleTries :exec
INSERT INTO puzzle_tries (person, game, puzzle, solved, at, gain, last, due, step, vote, report, report_text, reported)
SELECT unnest(sqlc.arg(people)::TEXT[]), unnest(sqlc.arg(games)::TEXT[]), unnest(sqlc.arg(puzzles)::TEXT[]), unnest(sqlc.arg(solved)::BIGINT[]),
    unnest(sqlc.arg(times)::BIGINT[]), unnest(sqlc.arg(gains)::BIGINT[]), unnest(sqlc.arg(lasts)::BIGINT[]), unnest(sqlc.arg(dues)::BIGINT[]),
    unnest(sqlc.arg(steps)::BIGINT[]), unnest(sqlc.arg(votes)::BIGINT[]), unnest(sqlc.arg(reports)::TEXT[]), unnest(sqlc.arg(report_texts)::TEXT[]),
    unnest(sqlc.arg(reported)::BIGINT[])
ON CONFLICT (person, game, puzzle) DO UPDATE SET solved = excluded.solved, at = excluded.at, gain = excluded.gain, last = excluded.last,
    due = excluded.due, step = excluded.step, vote = excluded.vote, report = excluded.report, report_text = excluded.report_text,
    reported = excluded.reported;

-- name: InsertPuzzleStandings :exec
INSERT INTO puzzle_standings (person, game, points, deviation, volatility, at, streak, timed)
SELECT unnest(sqlc.arg(people)::TEXT[]), unnest(sqlc.arg(games)::TEXT[]), unnest(sqlc.arg(points)::DOUBLE PRECISION[]),
    unnest(sqlc.arg(deviations)::DOUBLE PRECISION[]), unnest(sqlc.arg(volatilities)::DOUBLE PRECISION[]), unnest(sqlc.arg(times)::BIGINT[]),
    unnest(sqlc.arg(streaks)::BIGINT[]), unnest(sqlc.arg(timed)::BIGINT[]);
