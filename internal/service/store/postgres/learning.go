package postgres

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// lockForLearning locks the account of a person, so that changes of what they have learned follow each other.
func lockForLearning(ctx context.Context, q *query.Queries, person string) error {
	_, err := q.LockForFollow(ctx, escape(person))
	if errors.Is(err, pgx.ErrNoRows) {
		err = fmt.Errorf("account of person %s: %w", person, store.ErrNotFound)
	}
	return err
}

// AddCourseSteps stores that a person has done steps.
func (s *Store) AddCourseSteps(ctx context.Context, person string, steps []store.DoneStep) error {
	if err := store.CheckCourseSteps(person, steps); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if err := lockForLearning(ctx, q, person); err != nil {
			return err
		}
		lists := learningLists{}
		lists.addSteps(steps)
		if err := q.InsertCourseSteps(ctx, lists.steps); err != nil {
			return err
		}
		n, err := q.CountCourseSteps(ctx, escape(person))
		if err == nil && n > store.MaxCourseSteps {
			err = fmt.Errorf("steps of person %s: %w", person, store.ErrTooMany)
		}
		return err
	})
}

// ChangePuzzles changes what a person has done with some puzzles of a game.
func (s *Store) ChangePuzzles(ctx context.Context, person, game string, puzzles []string, change func(*store.PuzzleWork) error) error {
	if err := store.CheckPuzzles(person, game, puzzles); err != nil {
		return err
	}
	escaped := make([]string, len(puzzles))
	for i, id := range puzzles {
		escaped[i] = escape(id)
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if err := lockForLearning(ctx, q, person); err != nil {
			return err
		}
		standings, err := q.PuzzleStandingOf(ctx, query.PuzzleStandingOfParams{Person: escape(person), Game: escape(game)})
		if err != nil {
			return err
		}
		rows, err := q.PuzzleTriesOf(ctx, query.PuzzleTriesOfParams{Person: escape(person), Game: escape(game), Puzzles: escaped})
		if err != nil {
			return err
		}
		work := workOf(standings, rows)
		tries, err := work.Change(person, game, puzzles, change)
		if err != nil {
			return err
		}
		lists := learningLists{}
		lists.addTries(tries)
		if err := q.InsertPuzzleTries(ctx, lists.tries); err != nil {
			return err
		}
		standing := &work.Standing
		err = q.PutPuzzleStanding(ctx, query.PutPuzzleStandingParams{
			Person: escape(person), Game: escape(game), Points: standing.Points, Deviation: standing.Deviation, Volatility: standing.Volatility,
			At: store.StoredTime(standing.At), Streak: standing.Streak, Timed: standing.Timed,
		})
		if err != nil {
			return err
		}
		n, err := q.CountPuzzleTries(ctx, escape(person))
		if err != nil {
			return err
		}
		return store.CheckPuzzleLimits(person, n.Count, n.Reports)
	})
}

// SettlePuzzleReports removes the reports of all people about a puzzle.
func (s *Store) SettlePuzzleReports(ctx context.Context, game, puzzle string) (int, error) {
	return write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (int, error) {
		n, err := q.SettlePuzzleReports(ctx, query.SettlePuzzleReportsParams{Game: escape(game), Puzzle: escape(puzzle)})
		return int(n), err
	})
}

// learningLists are columns of what people have learned.
type learningLists struct {
	steps     query.InsertCourseStepsParams
	tries     query.InsertPuzzleTriesParams
	standings query.InsertPuzzleStandingsParams
}

func (l *learningLists) addSteps(steps []store.DoneStep) {
	for _, s := range steps {
		l.steps.People = append(l.steps.People, escape(s.Person))
		l.steps.Games = append(l.steps.Games, escape(s.Game))
		l.steps.Steps = append(l.steps.Steps, escape(s.Step))
		l.steps.Times = append(l.steps.Times, s.At.UnixMilli())
	}
}

func (l *learningLists) addTries(tries []store.PuzzleTry) {
	for i := range tries {
		t, solved := &tries[i], int64(0)
		if t.Solved {
			solved = 1
		}
		l.tries.People = append(l.tries.People, escape(t.Person))
		l.tries.Games = append(l.tries.Games, escape(t.Game))
		l.tries.Puzzles = append(l.tries.Puzzles, escape(t.Puzzle))
		l.tries.Solved = append(l.tries.Solved, solved)
		l.tries.Times = append(l.tries.Times, store.StoredTime(t.At))
		l.tries.Gains = append(l.tries.Gains, t.Gain)
		l.tries.Lasts = append(l.tries.Lasts, store.StoredTime(t.Last))
		l.tries.Dues = append(l.tries.Dues, t.Due)
		l.tries.Steps = append(l.tries.Steps, t.Step)
		l.tries.Votes = append(l.tries.Votes, t.Vote)
		l.tries.Reports = append(l.tries.Reports, string(t.Report))
		l.tries.ReportTexts = append(l.tries.ReportTexts, escape(t.ReportText))
		l.tries.Reported = append(l.tries.Reported, store.StoredTime(t.Reported))
	}
}

func (l *learningLists) addStandings(standings []store.PuzzleStanding) {
	for i := range standings {
		s := &standings[i]
		l.standings.People = append(l.standings.People, escape(s.Person))
		l.standings.Games = append(l.standings.Games, escape(s.Game))
		l.standings.Points = append(l.standings.Points, s.Points)
		l.standings.Deviations = append(l.standings.Deviations, s.Deviation)
		l.standings.Volatilities = append(l.standings.Volatilities, s.Volatility)
		l.standings.Times = append(l.standings.Times, store.StoredTime(s.At))
		l.standings.Streaks = append(l.standings.Streaks, s.Streak)
		l.standings.Timed = append(l.standings.Timed, s.Timed)
	}
}

// CourseSteps returns the steps that a person has done.
func (s *Store) CourseSteps(ctx context.Context, person string) ([]store.DoneStep, error) {
	rows, err := s.q.CourseSteps(ctx, escape(person))
	return stepsOf(rows), s.readError(err, "course steps of person", person)
}

// PuzzleTries returns the tries of a person.
func (s *Store) PuzzleTries(ctx context.Context, person, game string) ([]store.PuzzleTry, error) {
	rows, err := s.q.PuzzleTries(ctx, query.PuzzleTriesParams{Person: escape(person), Game: escape(game)})
	return triesOf(rows), s.readError(err, "puzzles of person", person)
}

// PuzzleStandings returns the standings of a person.
func (s *Store) PuzzleStandings(ctx context.Context, person string) ([]store.PuzzleStanding, error) {
	rows, err := s.q.PuzzleStandings(ctx, escape(person))
	return standingsOf(rows), s.readError(err, "standings of person", person)
}

// PuzzleCounts returns what the tries of all people come to.
func (s *Store) PuzzleCounts(ctx context.Context, game string) ([]store.PuzzleCount, error) {
	rows, err := s.q.PuzzleCounts(ctx, escape(game))
	var counts []store.PuzzleCount
	for _, row := range rows {
		counts = append(counts, store.PuzzleCount{Puzzle: unescape(row.Puzzle), Tries: row.Tries, Solved: row.Solved, Gain: row.Gain, Ups: row.Ups, Downs: row.Downs})
	}
	return counts, s.readError(err, "puzzles of game", game)
}

// PuzzleReports returns tries with a report.
func (s *Store) PuzzleReports(ctx context.Context, limit int) ([]store.PuzzleTry, error) {
	rows, err := s.q.PuzzleReports(ctx, rowLimit(min(max(limit, 1), store.MaxList)))
	return triesOf(rows), s.readError(err, "list", "of reports about puzzles")
}

func stepsOf(rows []query.CourseStep) []store.DoneStep {
	var steps []store.DoneStep
	for _, row := range rows {
		steps = append(steps, store.DoneStep{Person: unescape(row.Person), Game: unescape(row.Game), Step: unescape(row.Step), At: timeOf(row.At)})
	}
	return steps
}

func triesOf(rows []query.PuzzleTry) []store.PuzzleTry {
	var tries []store.PuzzleTry
	for _, row := range rows {
		tries = append(tries, store.PuzzleTry{
			Person: unescape(row.Person), Game: unescape(row.Game), Puzzle: unescape(row.Puzzle), Solved: row.Solved > 0, At: store.TimeOfStored(row.At), Gain: row.Gain,
			Last: store.TimeOfStored(row.Last), Due: row.Due, Step: row.Step, Vote: row.Vote,
			Report: store.PuzzleFault(row.Report), ReportText: unescape(row.ReportText), Reported: store.TimeOfStored(row.Reported),
		})
	}
	return tries
}

func standingsOf(rows []query.PuzzleStanding) []store.PuzzleStanding {
	var standings []store.PuzzleStanding
	for _, row := range rows {
		standings = append(standings, store.PuzzleStanding{
			Person: unescape(row.Person), Game: unescape(row.Game), Points: row.Points, Deviation: row.Deviation, Volatility: row.Volatility,
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
