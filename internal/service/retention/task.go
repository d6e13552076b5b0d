package retention

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// How a task works.
const (
	First  = time.Minute            // from the start to the first pass
	Every  = time.Hour              // from the end of a pass to the next one
	Settle = 24 * time.Hour         // for how long nothing is deleted after the clock has jumped
	Jump   = time.Hour              // by how much a clock is wrong that has jumped
	Page   = 500                    // matches or people read, or logins deleted, at a time
	Rest   = 100 * time.Millisecond // between two pages of which something was deleted
)

// Store is the part of a store that is needed.
type Store interface {
	Expired(ctx context.Context, r store.Retention, after int64, limit int) (expired []store.Expired, next int64, err error)
	DeletePeople(ctx context.Context, seen time.Time, after string, limit int) (deleted int, next string, err error)
	DeleteExpired(ctx context.Context, now time.Time, limit int) (deleted int, err error)
	DeleteOldNotices(ctx context.Context, notices, devices time.Time, limit int) (deleted int, err error)
	AccountsToErase(ctx context.Context, now time.Time, limit int) ([]string, error)
	EraseAccount(ctx context.Context, person string, now time.Time) error
}

// Rooms deletes matches; a [room.Registry] does.
type Rooms interface {
	Delete(ctx context.Context, id string, seq int64) error
}

// Config sets how long data is kept; 0 is for ever.
type Config struct {
	Store Store
	Rooms Rooms

	Abandoned  time.Duration // see store.Abandoned …
	Unfinished time.Duration
	Finished   time.Duration
	People     time.Duration // people without a seat in a match, since they were last seen

	// OnErase is called after the account of a person was erased. It may be nil.
	OnErase func(person string)
	Log     *slog.Logger
	Metrics *metrics.Metrics
	Now     func() time.Time // nil: time.Now
}

// Task deletes from time to time.
type Task struct {
	Config
	cancel context.CancelFunc
	done   sync.WaitGroup
}

// Start begins to delete in the background, until Stop.
func Start(c Config) *Task {
	if c.Now == nil {
		c.Now = time.Now
	}
	ctx, cancel := context.WithCancel(context.Background())
	t := &Task{Config: c, cancel: cancel}
	t.done.Go(func() { t.run(ctx) })
	return t
}

// Stop ends it between two matches.
func (t *Task) Stop() {
	t.cancel()
	t.done.Wait()
}

// run makes one pass after the other.
func (t *Task) run(ctx context.Context) {
	wait := First
	for {
		wall, monotone := t.Now().Round(0), time.Now()
		if !pause(ctx, wait) {
			return
		}
		// Both clocks must have seen the same time pass.
		if by := t.Now().Round(0).Sub(wall) - time.Since(monotone); by > Jump || by < -Jump {
			t.Log.Warn("the clock of the machine has jumped: nothing is deleted for a day", "by", by)
			wait = Settle
			continue
		}
		t.Pass(ctx)
		wait = Every
	}
}

// pause waits, and reports whether the task continues.
func pause(ctx context.Context, d time.Duration) bool {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}

// Pass deletes all expired data, and logs what it has deleted.
func (t *Task) Pass(ctx context.Context) {
	deleted, err := t.matches(ctx)
	errs := []error{err}
	for _, step := range []struct {
		kind   store.Category
		delete func(context.Context) (int, error)
	}{
		{"people", t.people},
		{"logins", func(ctx context.Context) (int, error) {
			return t.untilNone(ctx, func() (int, error) { return t.Store.DeleteExpired(ctx, t.Now(), Page) })
		}},
		{"notices", func(ctx context.Context) (int, error) {
			return t.untilNone(ctx, func() (int, error) {
				return t.Store.DeleteOldNotices(ctx, t.since(notice.KeepNotices), t.since(notice.KeepDevices), Page)
			})
		}},
		{"accounts", t.accounts},
	} {
		deleted[step.kind], err = step.delete(ctx) // whatever became of those before
		errs = append(errs, err)
	}
	attrs, sum := []any{}, 0
	for _, kind := range []store.Category{store.Abandoned, store.Unfinished, store.Finished, "people", "logins", "notices", "accounts"} {
		attrs, sum = append(attrs, string(kind), deleted[kind]), sum+deleted[kind]
	}
	if sum > 0 {
		t.Log.Info("deleted expired data", attrs...)
	}
	if err := errors.Join(errs...); err != nil && ctx.Err() == nil {
		t.Log.Error("expired data could not be deleted; next attempt in an hour", "error", err)
	}
}

// since returns the moment before which data has expired; zero if nothing expires.
func (t *Task) since(age time.Duration) time.Time {
	if age <= 0 {
		return time.Time{}
	}
	return t.Now().Add(-age)
}

// matches deletes matches and returns how many of each category.
func (t *Task) matches(ctx context.Context) (map[store.Category]int, error) {
	deleted := map[store.Category]int{}
	r := store.Retention{Abandoned: t.since(t.Abandoned), Unfinished: t.since(t.Unfinished), Finished: t.since(t.Finished)}
	if r == (store.Retention{}) {
		return deleted, nil
	}
	for after := int64(0); ; {
		expired, next, err := t.Store.Expired(ctx, r, after, Page)
		if err != nil {
			return deleted, err
		}
		for _, e := range expired {
			switch err := t.Rooms.Delete(ctx, e.Match, e.Seq); {
			case err == nil:
				deleted[e.Category]++
				t.Metrics.MatchesDeleted.WithLabelValues(string(e.Category)).Inc()
			case errors.Is(err, room.ErrInUse), errors.Is(err, store.ErrConflict), errors.Is(err, store.ErrNotFound):
				// The match is in use, or was used since.
			case ctx.Err() != nil, store.IsOutage(err), errors.Is(err, room.ErrClosed):
				return deleted, err
			default: // a damaged match keeps nothing else
				t.Log.Error("an expired match could not be deleted", "match", e.Match, "error", err)
			}
		}
		if next == 0 {
			return deleted, nil
		}
		if len(expired) > 0 && !pause(ctx, Rest) {
			return deleted, ctx.Err()
		}
		after = next
	}
}

// people deletes people and returns how many.
func (t *Task) people(ctx context.Context) (sum int, err error) {
	if t.People <= 0 {
		return 0, nil
	}
	for after := ""; ; {
		deleted, next, err := t.Store.DeletePeople(ctx, t.since(t.People), after, Page)
		if err != nil {
			return sum, err
		}
		sum += deleted
		t.Metrics.PeopleDeleted.Add(float64(deleted))
		if next == "" {
			return sum, nil
		}
		if deleted > 0 && !pause(ctx, Rest) {
			return sum, ctx.Err()
		}
		after = next
	}
}

// untilNone calls a function that deletes some of what has expired until there is nothing left, and returns how many there were.
func (t *Task) untilNone(ctx context.Context, remove func() (int, error)) (sum int, err error) {
	for {
		deleted, err := remove()
		sum += deleted
		if err != nil || deleted == 0 {
			return sum, err
		}
		if !pause(ctx, Rest) {
			return sum, ctx.Err()
		}
	}
}

// accounts erases the accounts that have waited long enough for their deletion, and returns how many.
func (t *Task) accounts(ctx context.Context) (sum int, err error) {
	for {
		now := t.Now()
		people, err := t.Store.AccountsToErase(ctx, now, Page)
		if err != nil || len(people) == 0 {
			return sum, err
		}
		for _, person := range people {
			switch err := t.Store.EraseAccount(ctx, person, now); {
			case errors.Is(err, store.ErrChanged), errors.Is(err, store.ErrNotFound):
				// Its owner has logged in, or another node was faster.
			case err != nil:
				return sum, err
			default:
				sum++
				if t.OnErase != nil {
					t.OnErase(person)
				}
			}
		}
		if !pause(ctx, Rest) {
			return sum, ctx.Err()
		}
	}
}
