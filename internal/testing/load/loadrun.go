package load

import (
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/testing/client"
)

// loadRun is a measurement on its way.
type loadRun struct {
	Config
	seats []game.Seat // the players of the game
	began time.Time   // what times are measured from

	counted time.Duration // turns that are due from then on are counted

	tables []*worker
	ready  chan *worker // whose next turn can be played
	again  chan *worker // whose game is over

	acked, seen histogram
	missed      atomic.Int64 // turns that were due while no table was ready
	rematches   atomic.Int64
	losses      atomic.Int64 // of connections
	mu          sync.Mutex
	trouble     error // the first
	broken      chan struct{}
}

// Run carries out a measurement. The error means that it could not be carried out, or
// that the service made a mistake.
func Run(ctx context.Context, c Config) (_ Report, err error) {
	if err := c.check(); err != nil {
		return Report{}, err
	}
	if err := raiseFiles(c.sockets()); err != nil {
		return Report{}, err
	}
	r := &loadRun{Config: c, began: time.Now(), broken: make(chan struct{})}
	r.ready, r.again = make(chan *worker, c.Matches), make(chan *worker, c.Matches)
	r.seats = c.Game.Seats
	defer func() { err = errors.Join(err, r.close()) }()
	return r.measure(ctx)
}

func (r *loadRun) measure(ctx context.Context) (report Report, err error) {
	report.Config = r.Config
	if r.FsyncDir != "" {
		r.report("measuring a bare fsync loop")
		if report.Fsync, report.FsyncRate, err = bareFsync(r.FsyncDir, time.Second); err != nil {
			return report, err
		}
	}
	before, err := readGauges(ctx, r.URLs)
	if err != nil {
		return report, err
	}
	r.report(fmt.Sprintf("making %d matches", r.Matches+r.Idle))
	start := time.Now()
	if err := r.createMatches(ctx); err != nil {
		return report, err
	}
	report.Making = time.Since(start)
	made, err := readGauges(ctx, r.URLs)
	if err != nil {
		return report, err
	}
	r.report(fmt.Sprintf("opening %d sockets", r.sockets()))
	start = time.Now()
	if err := r.open(ctx); err != nil {
		return report, err
	}
	report.Opening = time.Since(start)
	select { // free the memory that was needed for opening
	case <-time.After(r.settleTime()):
	case <-ctx.Done():
		return report, ctx.Err()
	}
	writeOut()
	opened, err := readGauges(ctx, r.URLs)
	if err != nil {
		return report, err
	}
	report.Sockets = int(opened["teahouse_sockets"])
	report.Memory = opened.memory()
	report.PerMatch = (made.memory() - before.memory()) / float64(r.Matches+r.Idle)
	report.PerSocket = (opened.memory() - before.memory()) / float64(r.sockets())
	text := fmt.Sprintf("playing %v turns a second for %v", r.Rate, r.For)
	if r.WarmUp > 0 {
		text += fmt.Sprintf(", after a warm-up of %v", r.WarmUp)
	}
	r.report(text)
	warm := make(chan counts, 1)
	defer time.AfterFunc(r.WarmUp, func() { warm <- r.readCounts(ctx) }).Stop()
	if err := r.play(ctx); err != nil {
		return report, err
	}
	report.fill(r)
	from, to := <-warm, r.readCounts(ctx)
	report.MemoryAfter = to.gauges.memory()
	report.count(from.gauges, to.gauges)
	report.Counted = to.further
	for name := range report.Counted {
		report.Counted[name] -= from.further[name]
	}
	err = errors.Join(from.err, to.err)
	if err == nil && r.Rate == 0 {
		err = report.idle()
	}
	return report, err
}

// counts are the counters of the service at one moment, and the further ones.
type counts struct {
	gauges  serverMetrics
	further map[string]float64
	err     error
}

// readCounts reads all counters.
func (r *loadRun) readCounts(ctx context.Context) (c counts) {
	if c.gauges, c.err = readGauges(ctx, r.URLs); c.err == nil {
		c.further, c.err = r.readCounters(ctx)
	}
	return c
}

// readCounters reads the further counters.
func (r *loadRun) readCounters(ctx context.Context) (map[string]float64, error) {
	if r.Counters == nil {
		return nil, nil //nolint:nilnil // there are none
	}
	return r.Counters(ctx)
}

// settleTime returns how long is waited before memory is measured.
func (r *loadRun) settleTime() time.Duration {
	return min(time.Duration(r.sockets())*time.Millisecond, 5*time.Second)
}

// createMatches has guests arrive and make matches.
func (r *loadRun) createMatches(ctx context.Context) error {
	seats := r.sockets()
	guests, err := createGuests(ctx, r.URLs, seats)
	if err != nil {
		return err
	}
	r.tables = make([]*worker, r.Matches+r.Idle)
	making, ctx := errgroup.WithContext(ctx)
	making.SetLimit(parallelSetup)
	for i := range r.tables {
		t := &worker{run: r, guests: []*client.Guest{guests[i%len(guests)]}, patience: answerTimeout}
		// The first matches have different lengths. Games of a site do not all end in the same second.
		t.length = 1 + i*len(r.Game.Turns)/len(r.tables)
		if i >= r.Matches || r.Rate == 0 {
			t.patience = silent
		}
		order := client.CreateMatchRequest{
			Game: r.Game.Name, Options: r.Game.Options, Position: r.Game.Position,
			Seats: client.SeatChoices{First: "me", Second: "me"},
		}
		if r.Sockets == 2 && i < r.Matches {
			t.guests = append(t.guests, guests[(i+(len(guests)+1)/2)%len(guests)])
			order.Seats.Second = "open"
		}
		// As in a cluster behind a proxy, a match is made at one node and played at any.
		for j, g := range t.guests {
			follower := *g
			follower.URL = r.URLs[(i/len(r.URLs)+j)%len(r.URLs)]
			t.followers = append(t.followers, &follower)
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
func (r *loadRun) open(ctx context.Context) error {
	opening, opened := errgroup.WithContext(ctx)
	opening.SetLimit(parallelSetup)
	for i, t := range r.tables {
		opening.Go(func() error {
			if err := t.open(opened); err != nil {
				return err
			}
			if i < r.Matches {
				if err := t.takeSeat(opened); err != nil {
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
func (r *loadRun) close() error {
	var closing errgroup.Group
	closing.SetLimit(parallelSetup)
	for _, t := range r.tables {
		if t != nil {
			closing.Go(func() error { return closeAll(t.clients) })
		}
	}
	return closing.Wait()
}

// setError takes note of the first thing that went wrong.
func (r *loadRun) setError(err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.trouble == nil && !errors.Is(err, client.ErrClosed) {
		r.trouble = err
		close(r.broken)
	}
}

func (r *loadRun) onDisconnect(error) { r.losses.Add(1) }
func (r *loadRun) onClose(code, text string) {
	r.setError(fmt.Errorf("the service ended a connection: %s (%s)", text, code))
}
func (r *loadRun) sinceStart(due int64) time.Duration {
	return time.Since(r.began) - time.Duration(due)
}

func (r *loadRun) report(text string) {
	if r.Progress != nil {
		r.Progress(text)
	}
}

// bareFsync writes a page of a database and waits until it is on disk, again and again:
// what the disk can do without anything else.
func bareFsync(folder string, during time.Duration) (_ Percentiles, perSecond float64, err error) {
	file, err := os.CreateTemp(folder, "fsync-*")
	if err != nil {
		return Percentiles{}, 0, err
	}
	defer func() { err = errors.Join(err, file.Close(), os.Remove(file.Name())) }()
	t := new(histogram)
	page := make([]byte, 4096)
	began := time.Now()
	for time.Since(began) < during {
		start := time.Now()
		if _, err := file.Write(page); err != nil {
			return Percentiles{}, 0, err
		}
		if err := file.Sync(); err != nil {
			return Percentiles{}, 0, err
		}
		t.add(time.Since(start))
	}
	s := t.spread()
	return s, float64(s.Count) / time.Since(began).Seconds(), nil
}

const (
	parallelSetup = 64  // concurrent preparations
	mostSeats     = 20  // of one person: a service limits the matches that a person may have open
	addresses     = 250 // of the last part of an address
)

// createGuests creates the guests for a number of seats, each at an address of its own.
func createGuests(ctx context.Context, urls []string, seats int) ([]*client.Guest, error) {
	each := min(max(seats/500, 1), mostSeats)
	guests := make([]*client.Guest, (seats+each-1)/each)
	arriving, ctx := errgroup.WithContext(ctx)
	arriving.SetLimit(parallelSetup)
	for i := range guests {
		arriving.Go(func() error {
			from, err := client.HTTPClientFrom(fmt.Sprintf("127.1.%d.%d", i/addresses, 1+i%addresses))
			if err != nil {
				return err
			}
			guests[i], err = client.NewGuest(ctx, from, urls[i%len(urls)], fmt.Sprintf("Guest %d", i+1))
			return err
		})
	}
	return guests, arriving.Wait()
}
