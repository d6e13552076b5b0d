package learning

import (
	"cmp"
	"context"
	"math"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/glicko"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/rules/puzzles"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/puzzle"
)

// Try is that a person has tried a puzzle, as their browser says.
type Try struct {
	Puzzle string
	Solved bool // at the first turn, without help
	At     time.Time
	Day    int64 // where the person is, as a number of days since 1970
}

// Best is the best counts of a person.
type Best struct {
	Streak int // puzzles solved in a row
	Timed  int // puzzles solved in three minutes
}

// Results are what a browser has to add.
type Results struct {
	Tries []Try // the oldest first
	Best  Best
}

// RepeatedPuzzle is a puzzle that comes again.
type RepeatedPuzzle struct {
	Puzzle string
	Step   int   // how often it was repeated without a mistake
	Due    int64 // the day from which it is repeated
}

// The most that a Progress has: as much as a browser keeps.
const (
	MaxTried    = 2000
	MaxMistakes = 500
)

// Progress is what a person has done with the puzzles of a game.
type Progress struct {
	Rating   *glicko.Strength // nil: none yet
	Tried    []string         // the ids of puzzles, the last one last
	Mistakes []RepeatedPuzzle // the first due first
	Votes    map[string]int   // 1 or -1, by puzzle
	Best     Best
}

// repeats are after how many days a mistake comes again, by how often it was repeated without a mistake.
var repeats = []int64{1, 3, 7, 21}

// PuzzleProgress returns what a person has done with the puzzles of a game.
func (l *Learning) PuzzleProgress(ctx context.Context, person, game string) (Progress, error) {
	tries, err := l.store.PuzzleTries(ctx, person, game)
	if err != nil {
		return Progress{}, err
	}
	standings, err := l.store.PuzzleStandings(ctx, person)
	p := Progress{Votes: map[string]int{}}
	slices.SortStableFunc(tries, func(a, b store.PuzzleTry) int { return a.Last.Compare(b.Last) })
	for _, t := range tries[max(0, len(tries)-MaxTried):] {
		p.Tried = append(p.Tried, t.Puzzle)
		if t.Vote != 0 {
			p.Votes[t.Puzzle] = int(t.Vote)
		}
	}
	for _, t := range tries {
		if t.Due > 0 {
			p.Mistakes = append(p.Mistakes, RepeatedPuzzle{t.Puzzle, int(t.Step), t.Due})
		}
	}
	slices.SortStableFunc(p.Mistakes, func(a, b RepeatedPuzzle) int { return cmp.Compare(a.Due, b.Due) })
	p.Mistakes = p.Mistakes[:min(len(p.Mistakes), MaxMistakes)]
	for _, s := range standings {
		if s.Game != game {
			continue
		}
		p.Best = Best{int(s.Streak), int(s.Timed)}
		if s.Points > 0 {
			p.Rating = &glicko.Strength{Points: s.Points, Deviation: s.Deviation, Volatility: s.Volatility, At: s.At}
		}
	}
	return p, err
}

// Record adds results of a person, and returns what they have done then. Tries of puzzles that there are not are left out, and those that were
// recorded before change nothing. The error is store.ErrNotFound if the person has no account.
func (l *Learning) Record(ctx context.Context, person, game string, r Results) (Progress, error) {
	if len(r.Tries) > MaxTries {
		return Progress{}, ErrTooManyTries
	}
	set, err := puzzles.Of(game)
	if err != nil {
		return Progress{}, err
	}
	known := map[string]puzzle.Puzzle{}
	var ids []string
	for _, t := range r.Tries {
		if p, ok := set.Find(t.Puzzle); ok {
			known[p.ID] = p
			ids = append(ids, p.ID)
		}
	}
	counts, err := l.countsOf(ctx, game)
	if err != nil {
		return Progress{}, err
	}
	slices.Sort(ids)
	err = l.store.ChangePuzzles(ctx, person, game, slices.Compact(ids), func(w *store.PuzzleWork) error {
		for _, t := range r.Tries {
			if p, ok := known[t.Puzzle]; ok {
				l.add(w, &p, counts.of(p.ID), t)
			}
		}
		w.Standing.Streak = max(w.Standing.Streak, int64(min(r.Best.Streak, MaxBest)))
		w.Standing.Timed = max(w.Standing.Timed, int64(min(r.Best.Timed, MaxBest)))
		return nil
	})
	if err != nil {
		return Progress{}, err
	}
	return l.PuzzleProgress(ctx, person, game)
}

// add adds one try.
func (l *Learning) add(w *store.PuzzleWork, p *puzzle.Puzzle, count store.PuzzleCount, t Try) {
	now := l.now()
	if t.At.After(now) || t.At.UnixMilli() <= 0 {
		t.At = now
	}
	t.Day = min(max(t.Day, 1), now.Unix()/secondsOfDay+1)
	stored := w.Tries[p.ID]
	switch {
	case stored == nil:
		stored = &store.PuzzleTry{Solved: t.Solved, At: t.At}
		w.Tries[p.ID] = stored
		stored.Gain = rate(&w.Standing, ratingOf(p, count), count, t.Solved, t.At)
	case store.RoundTime(t.At).Compare(stored.Last) <= 0:
		return // it was recorded before
	}
	stored.Last = t.At
	schedule(stored, t.Solved, t.Day)
}

const secondsOfDay = 24 * 60 * 60

// schedule has a mistake repeated, or less often after it was repeated without a mistake.
func schedule(t *store.PuzzleTry, solved bool, day int64) {
	switch {
	case !solved:
		t.Step, t.Due = 0, day+repeats[0]
	case t.Due == 0 || t.Due > day: // a mistake that was repeated too soon keeps its day
	case int(t.Step)+1 >= len(repeats):
		t.Step, t.Due = 0, 0
	default:
		t.Step++
		t.Due = day + repeats[t.Step]
	}
}

// puzzleDeviation is the deviation of the rating of a puzzle that nobody has tried: it is an estimate. It gets smaller with the tries.
const puzzleDeviation = 90

// rate changes the rating of a person after the first try of a puzzle, a game between the two, and returns by how much that of the puzzle
// changes, in thousandths of a point.
func rate(s *store.PuzzleStanding, points float64, count store.PuzzleCount, solved bool, at time.Time) int64 {
	person := glicko.New()
	if s.Points > 0 {
		person = glicko.Strength{Points: s.Points, Deviation: s.Deviation, Volatility: s.Volatility, At: s.At}
	}
	if at.Before(person.At) {
		at = person.At // it was tried on another device, which was offline
	}
	deviation := max(glicko.MinDeviation, puzzleDeviation/math.Sqrt(1+float64(count.Tries)/10))
	opponent := glicko.Strength{Points: points, Deviation: deviation, Volatility: person.Volatility}
	score := 0.0
	if solved {
		score = 1
	}
	after, changed := glicko.Glicko.Game(person, opponent, score, 0, at)
	s.Points, s.Deviation, s.Volatility, s.At = max(after.Points, 1), after.Deviation, after.Volatility, at
	return int64(math.Round(1000 * (changed.Points - points)))
}

// MaxRatingChange is by how many points the rating of a puzzle differs at most from the one that it was mined with.
const MaxRatingChange = 300

// ratingOf returns the rating of a puzzle after the tries of people.
func ratingOf(p *puzzle.Puzzle, count store.PuzzleCount) float64 {
	gain := float64(count.Gain) / 1000
	return max(1, float64(p.Rating)+min(max(gain, -MaxRatingChange), MaxRatingChange))
}

// stepNames returns the names of the steps of the course of a game.
func stepNames(game string) (names []string) {
	course, ok := analysis.CourseOf(game)
	if !ok {
		return nil
	}
	for _, step := range course.Steps {
		names = append(names, step.Name)
	}
	return names
}
