package load

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/client"
)

// run is a measurement on its way.
type run struct {
	Config
	seats []game.Seat // who plays the turns of the game
	began time.Time   // what times are counted from

	tables []*table
	ready  chan *table // whose next turn can be played
	again  chan *table // whose game is over

	acked, seen times
	missed      atomic.Int64 // turns that were due while no table was ready
	rematches   atomic.Int64
	losses      atomic.Int64 // of connections
	mu          sync.Mutex
	trouble     error // the first
	broken      chan struct{}
}

// Run carries out a measurement. The error is that it could not be carried out, or that
// the service did what it should not.
func Run(ctx context.Context, c Config) (_ Report, err error) {
	if err := c.check(); err != nil {
		return Report{}, err
	}
	if err := raiseFiles(c.sockets()); err != nil {
		return Report{}, err
	}
	r := &run{Config: c, began: time.Now(), broken: make(chan struct{})}
	r.ready, r.again = make(chan *table, c.Matches), make(chan *table, c.Matches)
	r.seats = c.Game.Seats
	defer func() { err = errors.Join(err, r.close()) }()
	return r.measure(ctx)
}

func (r *run) measure(ctx context.Context) (report Report, err error) {
	report.Config = r.Config
	if r.Folder != "" {
		r.say("measuring a bare fsync loop")
		if report.Fsync, report.FsyncRate, err = bareFsync(r.Folder, time.Second); err != nil {
			return report, err
		}
	}
	before, err := readGauges(ctx, r.URL)
	if err != nil {
		return report, err
	}
	r.say(fmt.Sprintf("making %d matches", r.Matches+r.Idle))
	start := time.Now()
	if err := r.make(ctx); err != nil {
		return report, err
	}
	report.Making = time.Since(start)
	made, err := readGauges(ctx, r.URL)
	if err != nil {
		return report, err
	}
	r.say(fmt.Sprintf("opening %d sockets", r.sockets()))
	start = time.Now()
	if err := r.open(ctx); err != nil {
		return report, err
	}
	report.Opening = time.Since(start)
	select { // what was needed for opening is let go
	case <-time.After(r.settling()):
	case <-ctx.Done():
		return report, ctx.Err()
	}
	opened, err := readGauges(ctx, r.URL)
	if err != nil {
		return report, err
	}
	report.Sockets = int(opened["teahouse_sockets"])
	report.Memory = opened.memory()
	report.PerMatch = (made.memory() - before.memory()) / float64(r.Matches+r.Idle)
	report.PerSocket = (opened.memory() - before.memory()) / float64(r.sockets())
	r.say(fmt.Sprintf("playing %v turns a second for %v", r.Rate, r.For))
	if err := r.play(ctx); err != nil {
		return report, err
	}
	report.fill(r)
	after, err := readGauges(ctx, r.URL)
	report.MemoryAfter = after.memory()
	report.count(opened, after)
	if err == nil && r.Rate == 0 {
		err = report.idle()
	}
	return report, err
}

// settling is how long is waited before memory is measured.
func (r *run) settling() time.Duration {
	return min(time.Duration(r.sockets())*time.Millisecond, 5*time.Second)
}

// make has guests arrive and make matches.
func (r *run) make(ctx context.Context) error {
	seats := r.sockets()
	guests, err := arrive(ctx, r.URL, seats)
	if err != nil {
		return err
	}
	r.tables = make([]*table, r.Matches+r.Idle)
	making, ctx := errgroup.WithContext(ctx)
	making.SetLimit(together)
	for i := range r.tables {
		t := &table{run: r, guests: []*client.Guest{guests[i%len(guests)]}, patience: patience}
		if i >= r.Matches || r.Rate == 0 {
			t.patience = silent
		}
		order := client.Order{
			Game: r.Game.Name, Options: r.Game.Options, Position: r.Game.Position,
			Seats: client.Seats{First: "me", Second: "me"},
		}
		if r.Sockets == 2 && i < r.Matches {
			t.guests = append(t.guests, guests[(i+(len(guests)+1)/2)%len(guests)])
			order.Seats.Second = "open"
		}
		r.tables[i] = t
		making.Go(func() (err error) {
			t.match, err = t.guests[0].Create(ctx, order)
			return err
		})
	}
	return making.Wait()
}

// open opens all sockets. Then all tables but the idle ones are ready.
func (r *run) open(ctx context.Context) error {
	opening, opened := errgroup.WithContext(ctx)
	opening.SetLimit(together)
	for i, t := range r.tables {
		opening.Go(func() error {
			if err := t.open(opened); err != nil {
				return err
			}
			if i < r.Matches {
				if err := t.sit(opened); err != nil {
					return err
				}
				r.ready <- t
			}
			return nil
		})
	}
	return opening.Wait()
}

// close closes all sockets.
func (r *run) close() error {
	var closing errgroup.Group
	closing.SetLimit(together)
	for _, t := range r.tables {
		if t != nil {
			closing.Go(func() error { return closeAll(t.clients) })
		}
	}
	return closing.Wait()
}

// failed takes note of the first thing that went wrong.
func (r *run) failed(err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.trouble == nil && !errors.Is(err, client.ErrClosed) {
		r.trouble = err
		close(r.broken)
	}
}

func (r *run) lost(error) { r.losses.Add(1) }
func (r *run) bye(code, text string) {
	r.failed(fmt.Errorf("the service ended a connection: %s (%s)", text, code))
}
func (r *run) since(due int64) time.Duration { return time.Since(r.began) - time.Duration(due) }

func (r *run) say(text string) {
	if r.Said != nil {
		r.Said(text)
	}
}
