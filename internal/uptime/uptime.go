package uptime

import (
	"context"
	"time"
)

// Store keeps the heartbeat.
type Store interface {
	Uptime(ctx context.Context) (time.Duration, error)
	SaveUptime(ctx context.Context, uptime time.Duration) error
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
	// TickInterval is the time between two ticks.
	TickInterval = 500 * time.Millisecond
	// SaveInterval is the time between two heartbeats.
	SaveInterval = 2 * time.Second
	// StopThreshold is the time between two ticks from which the process counts as having been stopped.
	StopThreshold = 3 * time.Second
)

// MachineClock is the machine's clock: the wall time, and a monotone time since some moment.
type MachineClock func() (wall time.Time, monotone time.Duration)
