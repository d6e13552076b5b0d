package uptime

import (
	"context"
	"time"
)

// Store keeps the heartbeat.
type Store interface {
	Uptime(ctx context.Context) (time.Duration, error)
	Beat(ctx context.Context, uptime time.Duration) error
}

// Instant is one moment on both clocks.
type Instant struct {
	At     time.Time // for people: when it was, as the machine believes
	Uptime time.Duration
}

const (
	// Step is the time between what was kept and the first uptime of a start, so that all
	// that was kept before has an earlier one.
	Step = time.Millisecond
	// Every is the time between two ticks.
	Every = 500 * time.Millisecond
	// Beats is the time between two heartbeats.
	Beats = 2 * time.Second
	// Gap is the time between two ticks from which the process counts as having been stopped.
	Gap = 3 * time.Second
)

// Source is the machine's clock: the wall time, and a monotone time since some moment.
type Source func() (wall time.Time, monotone time.Duration)
