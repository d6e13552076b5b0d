package pairing

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

const (
	// interval is the time between two looks at all seeks. In between somebody who comes is looked at immediately.
	interval = time.Second
	// absence is for how long nobody may watch a seek until it is taken away, and how long a node may be away until its
	// seeks are.
	absence = 3 * time.Second
	// MaxWait is how long a seek waits at most.
	MaxWait = time.Hour
	// pairedLife is for how long a paired seek is kept, so that a browser that was cut off learns of its match.
	pairedLife = 10 * time.Minute
	// maxLocal is how many seeks a node has at most.
	maxLocal = MaxSeekers
	// passTime is how long one look at all seeks may take.
	passTime = 10 * time.Second
)

// Store is what is needed of a store.
type Store interface {
	store.Seeks
	store.PersonNames
	Account(ctx context.Context, person string) (store.Account, error)
	RatingsOf(ctx context.Context, pool string, people []string) ([]store.RatingRecord, error)
}

// Rooms begin matches; see [room.Registry].
type Rooms interface {
	CreateOnce(ctx context.Context, id string, key store.CommandKey, created match.Created) error
}

// Config is what a matchmaker needs.
type Config struct {
	Games gamelist.Games
	Store Store
	Rooms Rooms
	Bus   bus.Bus
	Node  string // the id of this node
	// Leads reports whether this node makes the pairs; nil: there is only one node.
	Leads func() bool
	// Alive returns the ids of the nodes that are alive; nil: there is only one node.
	Alive func() []string
	// Blocked reports whether one of two people does not want to play with the other; nil: nobody is blocked.
	Blocked func(ctx context.Context, a, b string) (bool, error)
	// BlockedWith returns the people with whom a person does not play, for whom they do not count as seekers; nil: nobody is blocked.
	BlockedWith func(ctx context.Context, person string) ([]string, error)
	Now         func() time.Time // nil: time.Now
	Log         *slog.Logger
	Metrics     *metrics.Metrics
}

// Matchmaker finds opponents for people who wait, those at other nodes too. It is safe for concurrent use.
type Matchmaker struct {
	Config
	cancel      context.CancelFunc
	done        sync.WaitGroup
	unsubscribe func()
	wake        chan struct{} // somebody has come
	failing     bool          // the last pass; only for run
	waves       waves         // only for run

	mu     sync.Mutex
	local  map[string]*localSeek // by id: those that are watched at this node, or were until a moment ago
	counts counts
}

// Start makes pairs in the background, until Stop.
func Start(c Config) *Matchmaker {
	if c.Now == nil {
		c.Now = time.Now
	}
	ctx, cancel := context.WithCancel(context.Background())
	m := &Matchmaker{Config: c, cancel: cancel, wake: make(chan struct{}, 1), local: map[string]*localSeek{}, waves: newWaves()}
	m.unsubscribe = c.Bus.Subscribe(bus.SeeksTopic, m.onNotice)
	m.done.Go(func() { m.run(ctx) })
	return m
}

// Stop ends it. The seeks that wait stay: another node takes them over when their people come there.
func (m *Matchmaker) Stop() {
	m.cancel()
	m.done.Wait()
	m.unsubscribe()
}

// leads reports whether this node makes the pairs. If two do for a moment, the store lets each seek be paired once.
func (m *Matchmaker) leads() bool { return m.Leads == nil || m.Leads() }

// signal has run look at the seeks.
func (m *Matchmaker) signal() {
	select {
	case m.wake <- struct{}{}:
	default:
	}
}

func (m *Matchmaker) run(ctx context.Context) {
	ticks := time.NewTicker(interval)
	defer ticks.Stop()
	for {
		limited, cancel := context.WithTimeout(ctx, passTime)
		err := m.pass(limited)
		cancel()
		switch {
		case ctx.Err() != nil:
			return
		case err != nil && !m.failing:
			m.Log.Error("people cannot be paired", "error", err)
		case err == nil && m.failing:
			m.Log.Info("people are paired again")
		}
		m.failing = err != nil
		select {
		case <-ticks.C:
		case <-m.wake:
		case <-ctx.Done():
			return
		}
	}
}

// pass looks at all seeks: it makes pairs if this node leads, and tells those who wait here what there is.
func (m *Matchmaker) pass(ctx context.Context) error {
	here := m.localIDs()
	m.Metrics.Seeks.Set(float64(len(here)))
	if len(here) == 0 && !m.leads() {
		return nil
	}
	waiting, err := m.Store.WaitingSeeks(ctx, store.MaxSeeks)
	if err != nil {
		return err
	}
	if m.leads() {
		if err := m.pairAll(ctx, waiting); err != nil {
			return err
		}
	}
	return m.refresh(ctx, here, waiting)
}
