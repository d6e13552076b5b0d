package memory

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// AddCourseSteps stores that a person has done steps.
func (s *Store) AddCourseSteps(ctx context.Context, person string, steps []store.DoneStep) error {
	if err := store.CheckCourseSteps(person, steps); err != nil {
		return err
	}
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		all := slices.Clone(a.CourseSteps)
		for _, step := range steps {
			step.At = store.RoundTime(step.At)
			if at, known := slices.BinarySearchFunc(all, step, compareSteps); !known {
				all = slices.Insert(all, at, step)
			}
		}
		if len(all) > store.MaxCourseSteps {
			return fmt.Errorf("steps of person %s: %w", person, store.ErrTooMany)
		}
		a.CourseSteps = all
		return nil
	})
}

func compareSteps(a, b store.DoneStep) int {
	return cmp.Or(strings.Compare(a.Game, b.Game), strings.Compare(a.Step, b.Step))
}

// CourseSteps returns the steps that a person has done.
func (s *Store) CourseSteps(ctx context.Context, person string) (steps []store.DoneStep, err error) {
	return steps, s.ifAccount(ctx, person, func(a *store.AccountCopy) { steps = slices.Clone(a.CourseSteps) })
}

// ifAccount calls f with the account of a person, if there is one.
func (s *Store) ifAccount(ctx context.Context, person string, f func(*store.AccountCopy)) error {
	if err := s.lockForRead(ctx); err != nil {
		return err
	}
	defer s.mu.RUnlock()
	if a := s.accounts[person]; a != nil {
		f(a)
	}
	return nil
}

// ChangePuzzles changes what a person has done with some puzzles of a game.
func (s *Store) ChangePuzzles(ctx context.Context, person, game string, puzzles []string, change func(*store.PuzzleWork) error) error {
	if err := store.CheckPuzzles(person, game, puzzles); err != nil {
		return err
	}
	return s.changeAccount(ctx, person, func(a *store.AccountCopy) error {
		work := store.PuzzleWork{Tries: map[string]*store.PuzzleTry{}}
		for _, t := range a.PuzzleTries {
			if t.Game == game && slices.Contains(puzzles, t.Puzzle) {
				work.Tries[t.Puzzle] = &t
			}
		}
		for _, standing := range a.PuzzleStandings {
			if standing.Game == game {
				work.Standing = standing
			}
		}
		tries, err := work.Change(person, game, puzzles, change)
		if err != nil {
			return err
		}
		all, reports := slices.Clone(a.PuzzleTries), 0
		for _, t := range tries {
			at, known := slices.BinarySearchFunc(all, t, compareTries)
			if known {
				all[at] = t
			} else {
				all = slices.Insert(all, at, t)
			}
		}
		for i := range all {
			if all[i].Report != "" {
				reports++
			}
		}
		if err := store.CheckPuzzleLimits(person, int64(len(all)), int64(reports)); err != nil {
			return err
		}
		a.PuzzleTries = all
		a.PuzzleStandings = slices.DeleteFunc(slices.Clone(a.PuzzleStandings), func(other store.PuzzleStanding) bool { return other.Game == game })
		a.PuzzleStandings = append(a.PuzzleStandings, work.Standing)
		slices.SortFunc(a.PuzzleStandings, func(x, y store.PuzzleStanding) int { return strings.Compare(x.Game, y.Game) })
		return nil
	})
}

func compareTries(a, b store.PuzzleTry) int {
	return cmp.Or(strings.Compare(a.Game, b.Game), strings.Compare(a.Puzzle, b.Puzzle))
}

// PuzzleTries returns the tries of a person.
func (s *Store) PuzzleTries(ctx context.Context, person, game string) (tries []store.PuzzleTry, err error) {
	return tries, s.ifAccount(ctx, person, func(a *store.AccountCopy) {
		for _, t := range a.PuzzleTries {
			if game == "" || t.Game == game {
				tries = append(tries, t)
			}
		}
	})
}

// PuzzleStandings returns the standings of a person.
func (s *Store) PuzzleStandings(ctx context.Context, person string) (standings []store.PuzzleStanding, err error) {
	return standings, s.ifAccount(ctx, person, func(a *store.AccountCopy) { standings = slices.Clone(a.PuzzleStandings) })
}

// PuzzleCounts returns what the tries of all people come to.
func (s *Store) PuzzleCounts(ctx context.Context, game string) ([]store.PuzzleCount, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	counts := map[string]store.PuzzleCount{}
	for _, a := range s.accounts {
		for _, t := range a.PuzzleTries {
			if t.Game != game {
				continue
			}
			c := counts[t.Puzzle]
			c.Puzzle = t.Puzzle
			c.Tries++
			c.Gain += t.Gain
			if t.Solved {
				c.Solved++
			}
			c.Ups += max(t.Vote, 0)
			c.Downs += max(-t.Vote, 0)
			counts[t.Puzzle] = c
		}
	}
	return slices.SortedFunc(maps.Values(counts), func(a, b store.PuzzleCount) int { return strings.Compare(a.Puzzle, b.Puzzle) }), nil
}

// PuzzleReports returns tries with a report.
func (s *Store) PuzzleReports(ctx context.Context, limit int) (reports []store.PuzzleTry, err error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	for _, a := range s.accounts {
		for _, t := range a.PuzzleTries {
			if t.Report != "" {
				reports = append(reports, t)
			}
		}
	}
	slices.SortFunc(reports, func(a, b store.PuzzleTry) int {
		return cmp.Or(a.Reported.Compare(b.Reported), strings.Compare(a.Person, b.Person), compareTries(a, b))
	})
	return reports[:min(len(reports), max(limit, 1), store.MaxList)], nil
}

// SettlePuzzleReports removes the reports of all people about a puzzle.
func (s *Store) SettlePuzzleReports(ctx context.Context, game, puzzle string) (settled int, err error) {
	if err := s.lockForWrite(ctx); err != nil {
		return 0, err
	}
	defer s.mu.Unlock()
	for _, a := range s.accounts {
		for i := range a.PuzzleTries {
			if t := &a.PuzzleTries[i]; t.Game == game && t.Puzzle == puzzle && t.Report != "" {
				t.Report, t.ReportText, t.Reported = "", "", store.TimeOfStored(0)
				settled++
			}
		}
	}
	return settled, nil
}
