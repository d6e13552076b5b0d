package sqlite

import (
	"context"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// AddCourseSteps stores that a person has done steps.
func (s *Store) AddCourseSteps(ctx context.Context, person string, steps []store.DoneStep) error {
	if err := store.CheckCourseSteps(person, steps); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		if _, err := accountRow(ctx, q, person); err != nil {
			return err
		}
		for i := range steps {
			if err := insertCourseStep(ctx, q, &steps[i]); err != nil {
				return err
			}
		}
		n, err := q.CountCourseSteps(ctx, person)
		if err == nil && n > store.MaxCourseSteps {
			err = fmt.Errorf("steps of person %s: %w", person, store.ErrTooMany)
		}
		return err
	})
}

func insertCourseStep(ctx context.Context, q *query.Queries, s *store.DoneStep) error {
	return q.InsertCourseStep(ctx, query.InsertCourseStepParams{Person: s.Person, Game: s.Game, Step: s.Step, At: s.At.UnixMilli()})
}

// ChangePuzzles changes what a person has done with some puzzles of a game.
func (s *Store) ChangePuzzles(ctx context.Context, person, game string, puzzles []string, change func(*store.PuzzleWork) error) error {
	if err := store.CheckPuzzles(person, game, puzzles); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		if _, err := accountRow(ctx, q, person); err != nil {
			return err
		}
		standings, err := q.PuzzleStandingOf(ctx, query.PuzzleStandingOfParams{Person: person, Game: game})
		if err != nil {
			return err
		}
		var rows []query.PuzzleTry
		for _, id := range puzzles {
			found, err := q.PuzzleTryOf(ctx, query.PuzzleTryOfParams{Person: person, Game: game, Puzzle: id})
			if err != nil {
				return err
			}
			rows = append(rows, found...)
		}
		work := workOf(standings, rows)
		tries, err := work.Change(person, game, puzzles, change)
		if err != nil {
			return err
		}
		for i := range tries {
			if err := putPuzzleTry(ctx, q, &tries[i]); err != nil {
				return err
			}
		}
		if err := putPuzzleStanding(ctx, q, &work.Standing); err != nil {
			return err
		}
		n, err := q.CountPuzzleTries(ctx, person)
		if err != nil {
			return err
		}
		return store.CheckPuzzleLimits(person, n.Count, n.Reports)
	})
}

func putPuzzleTry(ctx context.Context, q *query.Queries, t *store.PuzzleTry) error {
	row := query.PutPuzzleTryParams{
		Person: t.Person, Game: t.Game, Puzzle: t.Puzzle, At: store.StoredTime(t.At), Gain: t.Gain, Last: store.StoredTime(t.Last), Due: t.Due, Step: t.Step,
		Vote: t.Vote, Report: string(t.Report), ReportText: t.ReportText, Reported: store.StoredTime(t.Reported),
	}
	if t.Solved {
		row.Solved = 1
	}
	return q.PutPuzzleTry(ctx, row)
}

func putPuzzleStanding(ctx context.Context, q *query.Queries, s *store.PuzzleStanding) error {
	return q.PutPuzzleStanding(ctx, query.PutPuzzleStandingParams{
		Person: s.Person, Game: s.Game, Points: s.Points, Deviation: s.Deviation, Volatility: s.Volatility, At: store.StoredTime(s.At),
		Streak: s.Streak, Timed: s.Timed,
	})
}

// SettlePuzzleReports removes the reports of all people about a puzzle.
func (s *Store) SettlePuzzleReports(ctx context.Context, game, puzzle string) (settled int, err error) {
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		n, err := q.SettlePuzzleReports(ctx, query.SettlePuzzleReportsParams{Game: game, Puzzle: puzzle})
		settled = int(n)
		return err
	})
	if err != nil {
		return 0, err
	}
	return settled, nil
}

// CourseSteps returns the steps that a person has done.
func (r *Reader) CourseSteps(ctx context.Context, person string) ([]store.DoneStep, error) {
	rows, err := r.q.CourseSteps(ctx, person)
	return stepsOf(rows), r.readError(err, "course steps of person", person)
}

// PuzzleTries returns the tries of a person.
func (r *Reader) PuzzleTries(ctx context.Context, person, game string) ([]store.PuzzleTry, error) {
	rows, err := r.q.PuzzleTries(ctx, query.PuzzleTriesParams{Person: person, Game: game})
	return triesOf(rows), r.readError(err, "puzzles of person", person)
}

// PuzzleStandings returns the standings of a person.
func (r *Reader) PuzzleStandings(ctx context.Context, person string) ([]store.PuzzleStanding, error) {
	rows, err := r.q.PuzzleStandings(ctx, person)
	return standingsOf(rows), r.readError(err, "standings of person", person)
}

// PuzzleCounts returns what the tries of all people come to.
func (r *Reader) PuzzleCounts(ctx context.Context, game string) ([]store.PuzzleCount, error) {
	rows, err := r.q.PuzzleCounts(ctx, game)
	var counts []store.PuzzleCount
	for _, row := range rows {
		counts = append(counts, store.PuzzleCount{Puzzle: row.Puzzle, Tries: row.Tries, Solved: row.Solved, Gain: row.Gain, Ups: row.Ups, Downs: row.Downs})
	}
	return counts, r.readError(err, "puzzles of game", game)
}

// PuzzleReports returns tries with a report.
func (r *Reader) PuzzleReports(ctx context.Context, limit int) ([]store.PuzzleTry, error) {
	rows, err := r.q.PuzzleReports(ctx, int64(min(max(limit, 1), store.MaxList)))
	return triesOf(rows), r.readError(err, "list", "of reports about puzzles")
}

func stepsOf(rows []query.CourseStep) []store.DoneStep {
	var steps []store.DoneStep
	for _, row := range rows {
		steps = append(steps, store.DoneStep{Person: row.Person, Game: row.Game, Step: row.Step, At: timeOf(row.At)})
	}
	return steps
}

func triesOf(rows []query.PuzzleTry) []store.PuzzleTry {
	var tries []store.PuzzleTry
	for _, row := range rows {
		tries = append(tries, store.PuzzleTry{
			Person: row.Person, Game: row.Game, Puzzle: row.Puzzle, Solved: row.Solved > 0, At: store.TimeOfStored(row.At), Gain: row.Gain,
			Last: store.TimeOfStored(row.Last), Due: row.Due, Step: row.Step, Vote: row.Vote,
			Report: store.PuzzleFault(row.Report), ReportText: row.ReportText, Reported: store.TimeOfStored(row.Reported),
		})
	}
	return tries
}

func standingsOf(rows []query.PuzzleStanding) []store.PuzzleStanding {
	var standings []store.PuzzleStanding
	for _, row := range rows {
		standings = append(standings, store.PuzzleStanding{
			Person: row.Person, Game: row.Game, Points: row.Points, Deviation: row.Deviation, Volatility: row.Volatility,
			At: store.TimeOfStored(row.At), Streak: row.Streak, Timed: row.Timed,
		})
	}
	return standings
}

// workOf makes what is changed of rows.
func workOf(standings []query.PuzzleStanding, rows []query.PuzzleTry) *store.PuzzleWork {
	work := &store.PuzzleWork{Tries: map[string]*store.PuzzleTry{}}
	for _, standing := range standingsOf(standings) {
		work.Standing = standing
	}
	for _, t := range triesOf(rows) {
		work.Tries[t.Puzzle] = &t
	}
	return work
}
