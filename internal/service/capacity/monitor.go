package capacity

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Every is the time between two measurements.
const Every = 2 * time.Second

// MinReserve is the smallest reserve, in bytes: about 50,000 turns.
const MinReserve = 16_000_000

// Reserve returns how many bytes of a total are reserved for running matches: a tenth, and
// at least MinReserve.
func Reserve(total int64) int64 { return max(total/10, MinReserve) }

// Store is what is watched.
type Store interface {
	Usage(ctx context.Context) (store.Usage, error)
}

// Config is what a monitor needs.
type Config struct {
	Store   Store
	Max     int64 // bytes that the database may take, the reserve included; 0: no limit
	MinFree int64 // bytes that must stay free on the disk; 0: none
	Log     *slog.Logger
	Metrics *metrics.Metrics
}

// Monitor is safe for concurrent use.
type Monitor struct {
	Config

	mu   sync.Mutex
	full bool

	cancel context.CancelFunc
	done   sync.WaitGroup
}

// Start looks once, and then from time to time until Stop.
func Start(ctx context.Context, c Config) (*Monitor, error) {
	m := &Monitor{Config: c}
	m.Metrics.DatabaseLimit.Set(float64(c.Max))
	if err := m.measure(ctx); err != nil {
		return nil, fmt.Errorf("the size of the database is unknown: %w", err)
	}
	running, cancel := context.WithCancel(context.WithoutCancel(ctx))
	m.cancel = cancel
	m.done.Go(func() { m.run(running) })
	return m, nil
}

// Stop ends the monitor. Its last result remains available.
func (m *Monitor) Stop() {
	m.cancel()
	m.done.Wait()
}

func (m *Monitor) run(ctx context.Context) {
	ticker := time.NewTicker(Every)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return
		}
		if err := m.measure(ctx); err != nil && ctx.Err() == nil {
			m.Log.Warn("the size of the database is unknown", "error", err)
		}
	}
}

// ErrFull means that the database has no space for new matches, chat or people.
var ErrFull = errors.New("the database is full")

// Check returns ErrFull if nothing new can be stored.
func (m *Monitor) Check() error {
	if m.Full() {
		return ErrFull
	}
	return nil
}

// Full reports whether new matches and the like are refused.
func (m *Monitor) Full() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.full
}

// measure updates the state and the metrics from the database and the disk.
func (m *Monitor) measure(ctx context.Context) error {
	u, err := m.Store.Usage(ctx)
	if err != nil {
		return err
	}
	m.Metrics.DatabaseBytes.Set(float64(u.Bytes))
	m.Metrics.DiskFree.Set(float64(u.Free))
	m.mu.Lock()
	defer m.mu.Unlock()
	full := m.short(u, m.full)
	if full == m.full {
		return nil
	}
	m.full = full
	attrs := []any{"bytes", u.Bytes, "limit", m.Max, "free", u.Free, "min-free", m.MinFree}
	if full {
		m.Metrics.DatabaseFull.Set(1)
		m.Log.Warn("there is too little space: new matches, rematches, chat and new people are refused, running matches continue", attrs...)
	} else {
		m.Metrics.DatabaseFull.Set(0)
		m.Log.Info("there is enough space again: new matches can begin", attrs...)
	}
	return nil
}

// short reports whether there is too little space. Once there was, a little more is
// needed until there is enough, so that it does not change all the time.
func (m *Monitor) short(u store.Usage, before bool) bool {
	reserve, free := Reserve(m.Max), m.MinFree
	if before {
		reserve += reserve / 16
		free += free / 16
	}
	return m.Max > 0 && u.Bytes > m.Max-reserve || m.MinFree > 0 && u.Free >= 0 && u.Free < free
}
