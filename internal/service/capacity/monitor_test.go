package capacity_test

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/internal/service/capacity"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// disk is a store with a given usage.
type disk struct {
	mu    sync.Mutex
	usage store.Usage
	err   error
}

func (d *disk) Usage(context.Context) (store.Usage, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.usage, d.err
}

func (d *disk) set(bytes, free int64, err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.usage, d.err = store.Usage{Bytes: bytes, Free: free}, err
}

// journal is a log that can be read while it is written.
type journal struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (j *journal) Write(line []byte) (int, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.text.Write(line)
}

// lines is how many lines have a level.
func (j *journal) lines(level string) int {
	j.mu.Lock()
	defer j.mu.Unlock()
	return strings.Count(j.text.String(), "level="+level)
}

const MB = 1_000_000

func TestMonitor(t *testing.T) {
	for name, test := range map[string]struct {
		max, minFree int64
		steps        [][3]int64 // the bytes of the database, those that are free, 1: it is full
	}{
		"no limit": {0, 0, [][3]int64{{900_000 * MB, 0, 0}}},
		"a total": {1000 * MB, 0, [][3]int64{
			{0, 0, 0}, {899 * MB, 0, 0}, {900 * MB, 0, 0}, {901 * MB, 0, 1}, {1200 * MB, 0, 1}, {899 * MB, 0, 1}, {893 * MB, 0, 0}, {899 * MB, 0, 0},
		}},
		"a small total": {100 * MB, 0, [][3]int64{{84 * MB, 0, 0}, {85 * MB, 0, 1}}},
		"free space": {0, 64 * MB, [][3]int64{
			{9999 * MB, 64 * MB, 0}, {1, 63 * MB, 1}, {1, 0, 1}, {1, 67 * MB, 1}, {1, 69 * MB, 0}, {1, -1, 0},
		}},
		"both": {1000 * MB, 64 * MB, [][3]int64{{1, 1 << 40, 0}, {950 * MB, 1 << 40, 1}, {1, 1, 1}, {1, 1 << 40, 0}}},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				d, log := &disk{}, &journal{}
				counts := metrics.New(prometheus.NewRegistry())
				d.set(test.steps[0][0], test.steps[0][1], nil)
				m, err := capacity.Start(t.Context(), capacity.Config{
					Store: d, Max: test.max, MinFree: test.minFree, Log: slog.New(slog.NewTextHandler(log, nil)), Metrics: counts,
				})
				if err != nil {
					t.Fatal(err)
				}
				defer m.Stop()
				begins, ends, before := 0, 0, false
				for i, step := range test.steps {
					d.set(step[0], step[1], nil)
					if i > 0 {
						time.Sleep(capacity.Every + time.Millisecond)
					}
					want := step[2] == 1
					err := m.Check()
					if m.Full() != want || (err != nil) != want || err != nil && !errors.Is(err, capacity.ErrFull) {
						t.Errorf("step %d: full is %v, the error %v, want %v", i, m.Full(), err, want)
					}
					for what, got := range map[string]float64{
						"database_bytes": testutil.ToFloat64(counts.DatabaseBytes) - float64(step[0]), "disk_free_bytes": testutil.ToFloat64(counts.DiskFree) - float64(step[1]),
						"database_full": testutil.ToFloat64(counts.DatabaseFull) - float64(step[2]), "database_limit_bytes": testutil.ToFloat64(counts.DatabaseLimit) - float64(test.max),
					} {
						if got != 0 {
							t.Errorf("step %d: %s is wrong by %v", i, what, got)
						}
					}
					if want && !before {
						begins++
					} else if before && !want {
						ends++
					}
					before = want
				}
				if log.lines("WARN") != begins || log.lines("INFO") != ends {
					t.Errorf("the log tells of %d beginnings and %d ends, want %d and %d", log.lines("WARN"), log.lines("INFO"), begins, ends)
				}
			})
		})
	}
}

// What cannot be found out changes nothing, and is in the log.
func TestUnknownUsage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d, log := &disk{}, &journal{}
		c := capacity.Config{Store: d, Max: 1000 * MB, Log: slog.New(slog.NewTextHandler(log, nil)), Metrics: metrics.New(prometheus.NewRegistry())}
		trouble := errors.New("the disk does not answer")
		d.set(0, 0, trouble)
		if _, err := capacity.Start(t.Context(), c); !errors.Is(err, trouble) {
			t.Errorf("at the start: %v", err)
		}
		d.set(950*MB, 0, nil)
		m, err := capacity.Start(t.Context(), c)
		if err != nil {
			t.Fatal(err)
		}
		before := log.lines("WARN")
		d.set(0, 0, trouble)
		time.Sleep(capacity.Every + time.Millisecond)
		if !m.Full() || log.lines("WARN") != before+1 {
			t.Errorf("full is %v, the log has %d warnings", m.Full(), log.lines("WARN"))
		}
		m.Stop()
	})
}

func TestReserve(t *testing.T) {
	for total, want := range map[int64]int64{0: capacity.MinReserve, 100 * MB: 16 * MB, 20_000 * MB: 2000 * MB} {
		if got := capacity.Reserve(total); got != want {
			t.Errorf("of %d bytes %d are kept, want %d", total, got, want)
		}
	}
}
