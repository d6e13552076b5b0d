package uptime

import (
	"context"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
)

// processStart is where the monotone time of Real begins.
var processStart = time.Now()

// SystemClock returns the clock of this machine.
func SystemClock() (wall time.Time, monotone time.Duration) {
	now := time.Now()
	return now, now.Sub(processStart)
}

// Clock is the clock of the service. It is safe for concurrent use.
type Clock struct {
	store   Store
	source  MachineClock
	log     *slog.Logger
	metrics *metrics.Metrics

	mu      sync.Mutex
	last    time.Duration // monotone, when uptime was last moved on
	uptime  time.Duration
	stopped bool

	cancel context.CancelFunc
	done   sync.WaitGroup
}

// Start continues a [Step] after the stored uptime, so that everything stored before
// the start has an earlier uptime. The error is the store's.
func Start(ctx context.Context, store Store, source MachineClock, log *slog.Logger, m *metrics.Metrics) (*Clock, error) {
	kept, err := store.Uptime(ctx)
	if err != nil {
		return nil, fmt.Errorf("the uptime could not be read: %w", err)
	}
	kept += Step
	_, monotone := source()
	running, cancel := context.WithCancel(context.WithoutCancel(ctx))
	k := &Clock{store: store, source: source, log: log, metrics: m, last: monotone, uptime: kept, cancel: cancel}
	// Heartbeats have a goroutine of their own: a slow disk must not look like a gap.
	k.done.Go(func() { tickEvery(running, TickInterval, func() { k.Now() }) })
	k.done.Go(func() { k.saveLoop(running, kept) })
	return k, nil
}

// Now is this moment, both times in whole milliseconds. After Stop uptime stands still.
func (k *Clock) Now() Instant {
	k.mu.Lock()
	defer k.mu.Unlock()
	wall, monotone := k.source()
	if !k.stopped {
		k.advance(monotone)
	}
	return Instant{At: wall.UTC().Truncate(time.Millisecond), Uptime: k.uptime.Truncate(time.Millisecond)}
}

// advance advances uptime. The first caller after a gap notices it, whether a tick or not.
func (k *Clock) advance(monotone time.Duration) {
	passed := monotone - k.last
	if passed < 0 {
		return
	}
	k.last = monotone
	if passed > StopThreshold {
		k.log.Warn("the process was stopped for a while; clocks stood still", "for", passed)
		k.metrics.StoppedSeconds.Add((passed - TickInterval).Seconds())
		passed = TickInterval
	}
	k.uptime += passed
}

// Stop stores the uptime once more, which then stands still.
func (k *Clock) Stop() {
	k.cancel()
	k.done.Wait()
	k.Now()
	k.mu.Lock()
	again := k.stopped
	k.stopped = true
	k.mu.Unlock()
	if !again {
		k.saveOnce(context.Background())
	}
}

// saveLoop stores the uptime from time to time, while it advances.
func (k *Clock) saveLoop(ctx context.Context, kept time.Duration) {
	tickEvery(ctx, SaveInterval, func() {
		if k.Now().Uptime > kept {
			kept = k.saveOnce(ctx)
		}
	})
}

// saveOnce writes one heartbeat and returns its uptime, or 0 if it failed.
func (k *Clock) saveOnce(running context.Context) time.Duration {
	ctx, cancel := context.WithTimeout(running, SaveInterval)
	defer cancel()
	now := k.Now().Uptime
	if err := k.store.SaveUptime(ctx, now); err != nil {
		if running.Err() == nil {
			k.log.Error("the uptime could not be stored; a crash would set clocks back to the last stored one", "uptime", now, "error", err)
		}
		return 0
	}
	return now
}

// tickEvery calls f at intervals until ctx is done.
func tickEvery(ctx context.Context, interval time.Duration, f func()) {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			f()
		case <-ctx.Done():
			return
		}
	}
}

// Store stores the heartbeat.
type Store interface {
	Uptime(ctx context.Context) (time.Duration, error)
	SaveUptime(ctx context.Context, uptime time.Duration) error
}

// Instant is one moment on both clocks.
type Instant struct {
	At     time.Time // for people: when it was, as the machine believes
	Uptime time.Duration
	// Skipped is how much of the uptime the clock has ever gone forward by at once, after it had stood still longer than others: that time has not
	// passed here.
	Skipped time.Duration
}

const (
	// Step is the time between the stored uptime and the first one of a start, so that
	// everything stored before has an earlier one.
	Step = time.Millisecond
	// TickInterval is the time between two ticks.
	TickInterval = 500 * time.Millisecond
	// SaveInterval is the time between two heartbeats.
	SaveInterval = 2 * time.Second
	// StopThreshold is the time between two ticks from which the process counts as having been stopped.
	StopThreshold = 3 * time.Second
)

// MachineClock is the machine's clock: the wall time, and a monotone time since some moment.
type MachineClock func() (wall time.Time, monotone time.Duration)
