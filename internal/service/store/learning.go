package store

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"
)

// LearningStore stores what people with an account have learned: steps of courses, and puzzles. All of it is deleted with the
// account. See docs/adr/0040-learning-with-an-account.md.
type LearningStore interface {
	// AddCourseSteps stores that a person has done steps. Those that are stored already stay as they are. The error is
	// ErrNotFound if the person has no account, and ErrTooMany if there were more than MaxCourseSteps; nothing is stored then.
	AddCourseSteps(ctx context.Context, person string, steps []DoneStep) error
	// CourseSteps returns the steps that a person has done, by game and step.
	CourseSteps(ctx context.Context, person string) ([]DoneStep, error)
	// ChangePuzzles changes what a person has done with some puzzles of a game, all or nothing, and no change of another caller is
	// lost. change gets the tries of these puzzles that are stored, and may change and add tries of them. It may be called more
	// than once. The error is ErrNotFound if the person has no account, and ErrTooMany if there were more than MaxPuzzleTries tries,
	// or MaxOpenReports tries with a report.
	ChangePuzzles(ctx context.Context, person, game string, puzzles []string, change func(*PuzzleWork) error) error
	// PuzzleTries returns the tries of a person, of a game or of all if that is empty, by game and puzzle.
	PuzzleTries(ctx context.Context, person, game string) ([]PuzzleTry, error)
	// PuzzleStandings returns the standings of a person, by game.
	PuzzleStandings(ctx context.Context, person string) ([]PuzzleStanding, error)
	// PuzzleCounts returns what the tries of all people come to, by puzzle, of those puzzles of a game that somebody has tried.
	PuzzleCounts(ctx context.Context, game string) ([]PuzzleCount, error)
	// PuzzleReports returns tries with a report, the oldest report first, at most limit and MaxList.
	PuzzleReports(ctx context.Context, limit int) ([]PuzzleTry, error)
	// SettlePuzzleReports removes the reports of all people about a puzzle, and returns how many there were.
	SettlePuzzleReports(ctx context.Context, game, puzzle string) (int, error)
}

// The limits of learning.
const (
	MaxCourseSteps      = 1000   // of a person
	MaxPuzzleTries      = 10_000 // of a person
	MaxPuzzlesAtOnce    = 200    // in a call of ChangePuzzles
	MaxPuzzleReportText = 500
	MaxLearningWord     = 64 // characters of names of games and steps, and of ids of puzzles
)

// DoneStep is a step of a course that a person has done.
type DoneStep struct {
	Person string
	Game   string
	Step   string // its name
	At     time.Time
}

// PuzzleTry is what a person has done with a puzzle: the first try, and what has followed.
type PuzzleTry struct {
	Person string
	Game   string
	Puzzle string // the id
	Solved bool   // at the first try, without help
	At     time.Time
	// Gain is by how much the first try has changed the rating of the puzzle, in thousandths of a point.
	Gain int64
	Last time.Time // the time of the last try that was counted
	// Due is the day from which the puzzle is repeated after a mistake, as a number of days since 1970; 0: it is not. Step is how
	// often it was repeated without a mistake.
	Due  int64
	Step int64
	Vote int64 // 1: for the puzzle; -1: against it; 0: none
	// Report is why the person has reported the puzzle; empty: no report is open.
	Report     PuzzleFault
	ReportText string
	Reported   time.Time
}

// PuzzleFault is what a report says about a puzzle.
type PuzzleFault string

// The faults.
const (
	FaultOtherSolution PuzzleFault = "other-solution" // another turn is right too
	FaultWrongSolution PuzzleFault = "wrong-solution" // the solution does not reach the goal
	FaultText          PuzzleFault = "text"           // the task or the theme is wrong
	FaultOther         PuzzleFault = "other"
)

// PuzzleFaults returns all faults.
func PuzzleFaults() []PuzzleFault {
	return []PuzzleFault{FaultOtherSolution, FaultWrongSolution, FaultText, FaultOther}
}

// PuzzleStanding is how strong a person is in the puzzles of a game, and their best counts.
type PuzzleStanding struct {
	Person     string
	Game       string
	Points     float64 // the rating; 0: none yet
	Deviation  float64
	Volatility float64
	At         time.Time // of the last puzzle that has changed it; zero: none
	Streak     int64     // the most puzzles solved in a row
	Timed      int64     // the most puzzles solved in three minutes
}

// PuzzleWork is what ChangePuzzles changes.
type PuzzleWork struct {
	Standing PuzzleStanding
	Tries    map[string]*PuzzleTry // by the id of the puzzle
}

// PuzzleCount is what the tries of a puzzle come to.
type PuzzleCount struct {
	Puzzle string
	Tries  int64
	Solved int64
	Gain   int64 // in thousandths of a point
	Ups    int64 // votes for it
	Downs  int64 // votes against it
}

// CheckCourseSteps reports with ErrInvalid a mistake in steps of a person.
func CheckCourseSteps(person string, steps []DoneStep) error {
	if !isName(person) || len(steps) > MaxCourseSteps {
		return fmt.Errorf("%w: a person has done at most %d steps", ErrInvalid, MaxCourseSteps)
	}
	for i := range steps {
		if s := &steps[i]; s.Person != person || !isLearningWord(s.Game) || !isLearningWord(s.Step) {
			return fmt.Errorf("%w: a step has its person, and a game and a name of 1 to %d characters", ErrInvalid, MaxLearningWord)
		}
	}
	return nil
}

// CheckPuzzles reports with ErrInvalid a mistake in what ChangePuzzles is asked for.
func CheckPuzzles(person, game string, puzzles []string) error {
	if !isName(person) || !isLearningWord(game) || len(puzzles) > MaxPuzzlesAtOnce || slices.ContainsFunc(puzzles, func(id string) bool { return !isLearningWord(id) }) {
		return fmt.Errorf("%w: at most %d puzzles of a game are changed at once", ErrInvalid, MaxPuzzlesAtOnce)
	}
	return nil
}

// Change calls change and checks and rounds what it leaves. It returns the tries by puzzle. Stores call it.
func (w *PuzzleWork) Change(person, game string, puzzles []string, change func(*PuzzleWork) error) ([]PuzzleTry, error) {
	if err := change(w); err != nil {
		return nil, err
	}
	w.Standing.Person, w.Standing.Game, w.Standing.At = person, game, asStored(w.Standing.At)
	if !w.Standing.isValid() {
		return nil, fmt.Errorf("%w: a standing has a rating or none, and counts that are not below 0", ErrInvalid)
	}
	tries := make([]PuzzleTry, 0, len(w.Tries))
	for id, try := range w.Tries {
		if !slices.Contains(puzzles, id) {
			return nil, fmt.Errorf("%w: puzzle %s is not one of those that are changed", ErrInvalid, id)
		}
		try.Person, try.Game, try.Puzzle = person, game, id
		try.At, try.Last, try.Reported = asStored(try.At), asStored(try.Last), asStored(try.Reported)
		if err := try.check(); err != nil {
			return nil, err
		}
		tries = append(tries, *try)
	}
	slices.SortFunc(tries, func(a, b PuzzleTry) int { return strings.Compare(a.Puzzle, b.Puzzle) })
	return tries, nil
}

// CheckPuzzleLimits returns ErrTooMany if a person would have too many tries, or tries with a report.
func CheckPuzzleLimits(person string, tries, reports int64) error {
	if tries > MaxPuzzleTries || reports > MaxOpenReports {
		return fmt.Errorf("puzzles of person %s: %w", person, ErrTooMany)
	}
	return nil
}

func (s *PuzzleStanding) isValid() bool {
	for _, x := range []float64{s.Points, s.Deviation, s.Volatility} {
		if math.IsNaN(x) || math.IsInf(x, 0) || x < 0 {
			return false
		}
	}
	return s.Streak >= 0 && s.Timed >= 0
}

func (t *PuzzleTry) check() error {
	switch {
	case t.Vote < -1 || t.Vote > 1, t.Due < 0, t.Step < 0:
		return fmt.Errorf("%w: a try has a vote of -1, 0 or 1, and a day that is not below 0", ErrInvalid)
	case t.Report != "" && !slices.Contains(PuzzleFaults(), t.Report):
		return fmt.Errorf("%w: there is no fault %q", ErrInvalid, t.Report)
	case !isText(t.ReportText, MaxPuzzleReportText), t.Report == "" && (t.ReportText != "" || !t.Reported.IsZero()):
		return fmt.Errorf("%w: the text of a report has at most %d characters, and a fault", ErrInvalid, MaxPuzzleReportText)
	}
	return nil
}

// asStored returns a time as it is read again.
func asStored(t time.Time) time.Time { return TimeOfStored(StoredTime(t)) }

func isLearningWord(s string) bool { return s != "" && isText(s, MaxLearningWord) }
