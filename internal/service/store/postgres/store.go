package postgres

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/groupcommit"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// Config are what a store uses. Only Node must be set.
type Config struct {
	Log     *slog.Logger     // nil: nothing is logged
	Metrics *metrics.Metrics // nil: nothing is measured
	// Node is the id of this process, which no other process has or had; 1 to 64 characters.
	Node string
	// Lanes is how many transactions append at the same time at most; 0: DefaultLanes.
	Lanes int
	// SingleDatabase accepts a database without a synchronous standby: its loss can cost acknowledged moves.
	SingleDatabase bool
	// Copying opens a database that is to be filled from another one, or that is not complete yet, without
	// joining the cluster. Otherwise the error for the latter is store.ErrUnfinishedCopy.
	Copying bool
	// Visiting opens a database that nodes may use at the same time without joining the cluster. No match can be owned.
	Visiting bool
}

// DefaultLanes is the number of lanes where none is given, MaxLanes the greatest.
const (
	DefaultLanes = 6
	MaxLanes     = 64
)

const (
	writeConns = 4               // connections for writes that are no appends
	maxConnect = 8 * time.Second // for all hosts of the DSN
	// closeTimeout is how long Close waits for writes in progress.
	closeTimeout = 5 * time.Second
)

// Store is a PostgreSQL database as one node sees it.
type Store struct {
	*reader
	settings *settings
	node     string
	log      *slog.Logger
	metrics  *metrics.Metrics
	queue    *groupcommit.Queue[job] // of the lanes
	known    *knownHeads
	reads    *pgxpool.Pool
	writes   *pgxpool.Pool
	beats    *pgxpool.Pool // one connection, which other writes do not occupy
	confirms *pgxpool.Pool // likewise
	probes   *pgxpool.Pool // likewise

	confirmations confirmations

	mu      sync.Mutex
	closed  bool
	running sync.WaitGroup // calls that write
	// watching are the goroutines that measure the replication and look for servers that hang.
	watching     sync.WaitGroup
	stopWatching context.CancelFunc
	once         sync.Once

	failing atomic.Bool
	uptime  atomic.Int64 // what the database has at least
	beating atomic.Bool  // whether the uptime is that of the cluster
	beatMu  sync.Mutex
	success int64 // heartbeats that succeeded
}

var _ store.Cluster = (*Store)(nil)

// Open opens the database of a DSN and creates or migrates its tables. Several nodes may open it at
// the same time. The error is a *DurabilityError if the settings of the database let acknowledged
// moves be lost.
func Open(ctx context.Context, dsn string, o Config) (*Store, error) {
	s, err := open(ctx, dsn, o)
	if err != nil {
		return nil, fmt.Errorf("PostgreSQL database: %w", err)
	}
	return s, nil
}

func open(ctx context.Context, dsn string, o Config) (s *Store, err error) {
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Metrics == nil {
		o.Metrics = metrics.New(prometheus.NewRegistry())
	}
	expectFailures(o.Metrics)
	if o.Lanes == 0 {
		o.Lanes = DefaultLanes
	}
	if o.Lanes < 1 || o.Lanes > MaxLanes {
		return nil, fmt.Errorf("%w: there are 1 to %d lanes", store.ErrInvalid, MaxLanes)
	}
	if o.Node == "" || len(o.Node) > store.MaxIDLength {
		return nil, fmt.Errorf("%w: the id of a node has 1 to %d characters", store.ErrInvalid, store.MaxIDLength)
	}
	settings, err := newSettings(dsn, o)
	if err != nil {
		return nil, err
	}
	if err := settings.migrate(ctx); err != nil {
		return nil, storeError(err)
	}
	s = &Store{settings: settings, node: o.Node, log: o.Log, metrics: o.Metrics, known: newKnownHeads()}
	opening := s
	defer func() {
		if err != nil {
			opening.closePools()
			settings.search.close()
		}
	}()
	settings.search.start()
	for _, p := range []struct {
		pool  **pgxpool.Pool
		size  int
		write bool
	}{{&s.reads, readConns(), false}, {&s.writes, writeConns, true}, {&s.beats, 1, true}, {&s.confirms, 1, true}, {&s.probes, 1, true}} {
		if *p.pool, err = settings.newPool(ctx, int32(p.size), p.write); err != nil {
			return nil, err
		}
	}
	s.reader = &reader{q: query.New(&readPool{s.reads}), log: o.Log, isClosed: s.isClosed}
	if _, is, err := copying(ctx, s.q); err != nil {
		return nil, storeError(err)
	} else if is && !o.Copying {
		return nil, store.ErrUnfinishedCopy
	}
	// Each node that may own matches has a row, which the others go by to find those without a live owner.
	if !o.Copying && !o.Visiting {
		err = s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error { return q.AddNode(ctx, escape(s.node)) })
		if err != nil {
			return nil, err
		}
	}
	uptime, err := s.q.Uptime(ctx)
	if err != nil {
		return nil, storeError(err)
	}
	s.uptime.Store(uptime)
	s.queue = groupcommit.NewQueue[job](o.Lanes, commitSpacing)
	for range o.Lanes {
		go (&lane{store: s}).run()
	}
	var watching context.Context
	watching, s.stopWatching = context.WithCancel(context.WithoutCancel(ctx))
	s.watching.Go(func() { s.watchReplication(watching) })
	s.watching.Go(func() { s.watchStalled(watching) })
	return s, nil
}

// readConns returns the number of concurrent reads.
func readConns() int { return max(4, 2*runtime.GOMAXPROCS(0)) }

// Append stores the entries, all or none, and returns once they are on the disks of the primary and
// of a standby. A new match belongs to this node.
func (s *Store) Append(ctx context.Context, entries ...store.LogEntry) error {
	begun := time.Now()
	all, uptime, err := prepareEntries(entries)
	if err != nil {
		return err
	}
	if len(all) == 0 {
		return s.open(ctx)
	}
	err = s.write(ctx, all, uptime)
	s.metrics.Appended.Observe(time.Since(begun).Seconds())
	return err
}

// open reports whether the store can be used by a call.
func (s *Store) open(ctx context.Context) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return store.ErrClosed
	}
	return ctx.Err()
}

// isClosed reports whether the store is closed.
func (s *Store) isClosed() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.closed
}

// enter counts a call that writes. The caller ends it with s.running.Done.
func (s *Store) enter() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return store.ErrClosed
	}
	s.running.Add(1)
	return nil
}

// callError is the error of a call: store.ErrClosed if the store was closed meanwhile.
func (s *Store) callError(err error) error {
	if err == nil || errors.Is(err, store.ErrUnknownOutcome) {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed && errors.Is(err, store.ErrUnavailable) {
		return store.ErrClosed
	}
	return err
}

// needsUptime reports whether an uptime is to be stored with the events of a transaction. In a cluster the
// leader alone advances the uptime.
func (s *Store) needsUptime(uptime time.Duration) bool {
	return !s.beating.Load() && int64(uptime) > s.uptime.Load()
}

// savedUptime records an uptime that was stored.
func (s *Store) savedUptime(uptime time.Duration) {
	for {
		old := s.uptime.Load()
		if int64(uptime) <= old || s.uptime.CompareAndSwap(old, int64(uptime)) {
			return
		}
	}
}

// report counts a commit, and logs when commits begin to fail and when they work again.
func (s *Store) report(err error, jobs int, took time.Duration) {
	if err == nil {
		s.metrics.Committed.Observe(took.Seconds())
		s.metrics.GroupSize.Observe(float64(jobs))
	} else {
		s.metrics.Failures.WithLabelValues(errorLabel(err)).Inc()
	}
	switch was := s.failing.Swap(err != nil); {
	case err != nil && !was:
		s.log.Error("commits fail", "error", err)
	case err == nil && was:
		s.log.Info("commits work again")
	}
}

// Close waits for writes in progress, for a few seconds at most: a commit may be waiting for a standby that is
// gone. Its outcome is unknown then.
func (s *Store) Close() error {
	s.once.Do(func() {
		s.mu.Lock()
		s.closed = true
		s.mu.Unlock()
		giveUp := time.AfterFunc(closeTimeout, s.settings.stop)
		s.stopWatching()
		s.watching.Wait()
		s.queue.Close()
		s.running.Wait()
		giveUp.Stop()
		s.closePools()
		s.settings.search.close()
	})
	return nil
}

func (s *Store) closePools() {
	for _, pool := range []*pgxpool.Pool{s.reads, s.writes, s.beats, s.confirms, s.probes} {
		if pool != nil {
			pool.Close()
		}
	}
}
