package openings

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
)

// DefaultInterval is how often matches that have ended are looked for.
const DefaultInterval = 2 * time.Second

// Config is what a counter needs.
type Config struct {
	Store    Store
	Games    gamelist.Games
	Leads    func() bool // whether this node does it; nil: there is only one
	Interval time.Duration
	Log      *slog.Logger
	Metrics  *metrics.Metrics
}

// Counter counts matches from time to time.
type Counter struct {
	Config
	cancel  context.CancelFunc
	done    sync.WaitGroup
	failing bool
}

// Start begins to count matches in the background, until Stop.
func Start(c Config) *Counter {
	if c.Interval == 0 {
		c.Interval = DefaultInterval
	}
	ctx, cancel := context.WithCancel(context.Background())
	o := &Counter{Config: c, cancel: cancel}
	o.done.Go(func() { o.run(ctx) })
	return o
}

// Stop ends it between two commits.
func (o *Counter) Stop() {
	o.cancel()
	o.done.Wait()
}

func (o *Counter) run(ctx context.Context) {
	ticks := time.NewTicker(o.Interval)
	defer ticks.Stop()
	for {
		if o.Leads == nil || o.Leads() {
			_, err := Count(ctx, o.Store, o.Games, o.skip)
			o.report(ctx, err)
		}
		select {
		case <-ticks.C:
		case <-ctx.Done():
			return
		}
	}
}

// skip reports a match that is not counted.
func (o *Counter) skip(match string, err error) {
	o.Metrics.Uncounted.Inc()
	o.Log.Warn("a match is not counted in the explorer", "match", match, "error", err)
}

// report logs when matches cannot be counted, and when they can be counted again.
func (o *Counter) report(ctx context.Context, err error) {
	switch {
	case ctx.Err() != nil:
		return
	case err != nil && !o.failing:
		o.Log.Error("matches cannot be counted for the explorer", "error", err)
	case err == nil && o.failing:
		o.Log.Info("matches are counted for the explorer again")
	}
	o.failing = err != nil
}
