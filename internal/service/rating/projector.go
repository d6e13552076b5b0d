package rating

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// DefaultInterval is how often new results are looked for.
const DefaultInterval = time.Second

// Config is what a projector needs.
type Config struct {
	Store    store.RatingStore
	Leads    func() bool // whether this node does it; nil: there is only one
	Interval time.Duration
	Log      *slog.Logger
}

// Projector counts results from time to time.
type Projector struct {
	Config
	cancel  context.CancelFunc
	done    sync.WaitGroup
	failing bool
}

// Start begins to count results in the background, until Stop.
func Start(c Config) *Projector {
	if c.Interval == 0 {
		c.Interval = DefaultInterval
	}
	ctx, cancel := context.WithCancel(context.Background())
	p := &Projector{Config: c, cancel: cancel}
	p.done.Go(func() { p.run(ctx) })
	return p
}

// Stop ends it between two commits.
func (p *Projector) Stop() {
	p.cancel()
	p.done.Wait()
}

func (p *Projector) run(ctx context.Context) {
	ticks := time.NewTicker(p.Interval)
	defer ticks.Stop()
	for {
		if p.Leads == nil || p.Leads() {
			p.report(ctx, Project(ctx, p.Store))
		}
		select {
		case <-ticks.C:
		case <-ctx.Done():
			return
		}
	}
}

// report logs when results cannot be counted, and when they can be counted again.
func (p *Projector) report(ctx context.Context, err error) {
	switch {
	case ctx.Err() != nil:
		return
	case err != nil && !p.failing:
		p.Log.Error("results cannot be counted", "error", err)
	case err == nil && p.failing:
		p.Log.Info("results are counted again")
	}
	p.failing = err != nil
}
