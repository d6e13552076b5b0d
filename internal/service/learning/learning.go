package learning

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// The limits of what is taken at once.
const (
	MaxTries = 100 // in one call of Record
	MaxSteps = 500 // in one call of AddSteps
	MaxBest  = 1000
)

// The errors.
var (
	ErrNoPuzzle = errors.New("there is no such puzzle")
	// ErrNotTried is the error of a vote or a report about a puzzle that the person has not tried.
	ErrNotTried = errors.New("the puzzle was not tried yet")
	// ErrTooManyTries is the error of more than MaxTries tries at once.
	ErrTooManyTries = errors.New("these are too many tries at once")
)

// Learning keeps what people learn. It is safe for concurrent use.
type Learning struct {
	store store.LearningStore
	now   func() time.Time

	mu     sync.Mutex
	counts map[string]*gameCounts // by game
}

// New returns the learning of a store. Now is nil for time.Now.
func New(s store.LearningStore, now func() time.Time) *Learning {
	if now == nil {
		now = time.Now
	}
	return &Learning{store: s, now: now, counts: map[string]*gameCounts{}}
}

// Steps are the names of steps of courses, by game.
type Steps map[string][]string

// AddSteps stores that a person has done steps, and returns all that they have done. Steps that no course has are left out. The error is
// store.ErrNotFound if the person has no account.
func (l *Learning) AddSteps(ctx context.Context, person string, steps Steps) (Steps, error) {
	var add []store.DoneStep
	for game, names := range steps {
		known := stepNames(game)
		for _, name := range names {
			if slices.Contains(known, name) && len(add) < MaxSteps {
				add = append(add, store.DoneStep{Person: person, Game: game, Step: name, At: l.now()})
			}
		}
	}
	if len(add) > 0 {
		if err := l.store.AddCourseSteps(ctx, person, add); err != nil {
			return nil, err
		}
	}
	return l.Steps(ctx, person)
}

// Steps returns the steps that a person has done.
func (l *Learning) Steps(ctx context.Context, person string) (Steps, error) {
	stored, err := l.store.CourseSteps(ctx, person)
	done := Steps{}
	for _, s := range stored {
		done[s.Game] = append(done[s.Game], s.Step)
	}
	return done, err
}
