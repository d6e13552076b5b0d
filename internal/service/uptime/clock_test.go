package uptime_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"go.uber.org/goleak"
	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// machine is a clock that can be set and stopped, and a disk that can be full.
type fakeMachine struct {
	mu     sync.Mutex
	begun  time.Time
	set    time.Duration // by which the wall clock was set
	slept  time.Duration // that passed while the process was stopped
	full   bool
	kept   time.Duration
	beats  int
	logged bytes.Buffer
	counts *metrics.Metrics
}

func newMachine() *fakeMachine {
	return &fakeMachine{begun: time.Now(), counts: metrics.New(prometheus.NewRegistry())}
}

func (m *fakeMachine) read() (time.Time, time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	passed := time.Since(m.begun) + m.slept
	return m.begun.Add(passed + m.set), passed
}

// sleep stops the process: time passes, and nothing in it runs.
func (m *fakeMachine) sleep(d time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.slept += d
}

func (m *fakeMachine) setClock(by time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.set += by
}

func (m *fakeMachine) fill(full bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.full = full
}

func (m *fakeMachine) Uptime(context.Context) (time.Duration, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.full {
		return 0, errFull
	}
	return m.kept, nil
}

func (m *fakeMachine) SaveUptime(_ context.Context, uptime time.Duration) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.full {
		return errFull
	}
	m.kept = max(m.kept, uptime)
	m.beats++
	return nil
}

var errFull = errors.New("the disk is full")

func (m *fakeMachine) state() (kept time.Duration, beats int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.kept, m.beats
}

func (m *fakeMachine) start(t *testing.T) *uptime.Clock {
	t.Helper()
	k, err := uptime.Start(context.Background(), m, m.read, slog.New(slog.NewTextHandler(&m.logged, nil)), m.counts)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func TestUptimeMovesWithTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		k := newMachine().start(t)
		defer k.Stop()
		begun := time.Now()
		for range 10 {
			time.Sleep(333*time.Millisecond + 700*time.Microsecond)
			now := k.Now()
			if passed := time.Since(begun).Truncate(time.Millisecond) + uptime.Step; now.Uptime != passed {
				t.Errorf("after %v uptime is %v", passed, now.Uptime)
			}
			if wall := time.Now().UTC().Truncate(time.Millisecond); !now.At.Equal(wall) || now.At.Location() != time.UTC {
				t.Errorf("it is %v, and the keeper says %v", wall, now.At)
			}
		}
	})
}

func TestUptimeStandsStillWhileTheProcessIsStopped(t *testing.T) {
	for _, tt := range []struct {
		name          string
		slept, counts time.Duration
	}{
		{"a loaded machine", 1500 * time.Millisecond, 1500 * time.Millisecond},
		{"just not a gap", uptime.StopThreshold, uptime.StopThreshold},
		{"just a gap", uptime.StopThreshold + time.Millisecond, uptime.TickInterval},
		{"half a minute", 30 * time.Second, uptime.TickInterval},
		{"a night", 9 * time.Hour, uptime.TickInterval},
	} {
		t.Run(tt.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				m := newMachine()
				k := m.start(t)
				defer k.Stop()
				time.Sleep(2 * uptime.TickInterval)
				synctest.Wait()
				before := k.Now().Uptime
				m.sleep(tt.slept)
				// Nobody but Now has had an occasion to notice.
				if passed := k.Now().Uptime - before; passed != tt.counts {
					t.Errorf("%v counted as %v, want %v", tt.slept, passed, tt.counts)
				}
				time.Sleep(10 * time.Second)
				if passed := k.Now().Uptime - before; passed != tt.counts+10*time.Second {
					t.Errorf("%v and ten seconds counted as %v", tt.slept, passed)
				}
				if lost := testutil.ToFloat64(m.counts.StoppedSeconds); lost != (tt.slept - tt.counts).Seconds() {
					t.Errorf("%v seconds are counted as lost", lost)
				}
			})
		})
	}
}

func TestTheTickerNoticesAGapThatNobodyAskedIn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newMachine()
		k := m.start(t)
		defer k.Stop()
		for range 5 {
			m.sleep(time.Minute)
			time.Sleep(uptime.TickInterval)
			synctest.Wait()
		}
		if now := k.Now().Uptime; now != 5*uptime.TickInterval+uptime.Step {
			t.Errorf("uptime is %v after five ticks", now)
		}
	})
}

func TestUptimeDoesNotCareWhatTheClockIsSetTo(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newMachine()
		k := m.start(t)
		defer k.Stop()
		for i, by := range []time.Duration{time.Hour, -2 * time.Hour, time.Hour, -time.Hour} {
			time.Sleep(time.Second)
			m.setClock(by)
			if now := k.Now().Uptime; now != time.Duration(i+1)*time.Second+uptime.Step {
				t.Errorf("when the clock was set by %v uptime became %v", by, now)
			}
		}
		if now, want := k.Now().At, time.Now().Add(-time.Hour); !now.Equal(want) {
			t.Errorf("the wall time is %v, want %v", now, want)
		}
	})
}

func TestUptimeGoesOnAfterARestart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newMachine()
		k := m.start(t)
		time.Sleep(4321 * time.Millisecond)
		k.Stop()
		k.Stop()
		if kept, beats := m.state(); kept != 4321*time.Millisecond+uptime.Step || beats != 3 {
			t.Errorf("%v was kept in %d heartbeats", kept, beats)
		}
		time.Sleep(time.Hour)
		if now := k.Now().Uptime; now != 4321*time.Millisecond+uptime.Step {
			t.Errorf("after Stop uptime went on to %v", now)
		}
		k = m.start(t)
		defer k.Stop()
		if now := k.Now().Uptime; now != 4321*time.Millisecond+2*uptime.Step {
			t.Errorf("it goes on at %v, want a step after what was kept", now)
		}
	})
}

func TestACrashCostsAtMostAHeartbeat(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for after := time.Second; after < 7*time.Second; after += 700 * time.Millisecond {
			m := newMachine()
			k := m.start(t)
			time.Sleep(after)
			synctest.Wait()
			kept, _ := m.state() // the stored uptime if the process is killed now
			if now := k.Now().Uptime; kept > now || now-kept > uptime.SaveInterval {
				t.Errorf("at %v only %v is kept", now, kept)
			}
			k.Stop()
		}
	})
}

func TestAFullDiskStopsNoClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newMachine()
		k := m.start(t)
		m.fill(true)
		time.Sleep(5 * time.Second)
		m.fill(false)
		time.Sleep(uptime.SaveInterval)
		k.Stop()
		if kept, _ := m.state(); kept != 7*time.Second+uptime.Step {
			t.Errorf("%v was kept", kept)
		}
		if log := m.logged.String(); strings.Count(log, "the disk is full") != 2 {
			t.Errorf("two heartbeats failed, and the log says:\n%s", log)
		}
	})
}

func TestAServiceThatCanNotReadItsUptimeDoesNotStart(t *testing.T) {
	m := newMachine()
	m.fill(true)
	_, err := uptime.Start(context.Background(), m, m.read, slog.New(slog.DiscardHandler), m.counts)
	if !errors.Is(err, errFull) {
		t.Errorf("the error is %v", err)
	}
}

func TestTheRealClockGoesForward(t *testing.T) {
	wall, monotone := uptime.SystemClock()
	wall2, monotone2 := uptime.SystemClock()
	if monotone2 < monotone || monotone < 0 || wall.IsZero() || wall2.IsZero() {
		t.Errorf("%v after %v, at %v after %v", monotone2, monotone, wall2, wall)
	}
}

// step is something that happens to a machine, for so long.
type step struct {
	what string
	d    time.Duration
}

// Whatever happens to a machine: uptime never goes back, but for the last moments before
// a crash, and never counts more than has passed.
func TestUptimeNeverGoesBack(t *testing.T) {
	steps := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) step {
		return step{
			what: rapid.SampledFrom([]string{"wait", "sleep", "set", "restart", "crash"}).Draw(t, "what"),
			d:    time.Duration(rapid.Int64Range(0, int64(10*time.Second)).Draw(t, "for")),
		}
	}), 1, 20)
	rapid.Check(t, func(rt *rapid.T) {
		drawn := steps.Draw(rt, "steps")
		var complaint string
		synctest.Test(t, func(t *testing.T) { complaint = live(t, drawn) })
		if complaint != "" {
			rt.Fatal(complaint)
		}
	})
}

// live runs the steps and returns a mistake in the uptime.
func live(t *testing.T, steps []step) string {
	m := newMachine()
	k := m.start(t)
	defer func() { k.Stop() }()
	begun, slept, starts := time.Now(), time.Duration(0), uptime.Step
	last := k.Now().Uptime
	for _, s := range steps {
		least := last
		switch s.what {
		case "wait":
			time.Sleep(s.d)
		case "sleep":
			m.sleep(s.d)
			slept += s.d
		case "set":
			m.setClock(s.d - 5*time.Second)
		case "restart":
			k.Stop()
			m.sleep(s.d)
			k = m.start(t)
		case "crash":
			synctest.Wait()
			kept, _ := m.state()
			least = last - uptime.SaveInterval - uptime.StopThreshold
			k.Stop()
			m.mu.Lock()
			m.kept = kept
			m.mu.Unlock()
			k = m.start(t)
		}
		if s.what == "restart" || s.what == "crash" {
			starts += uptime.Step
		}
		now := k.Now().Uptime
		if now < least {
			return fmt.Sprintf("after %v uptime went from %v back to %v", s, last, now)
		}
		if most := time.Since(begun) + slept + starts; now > most {
			return fmt.Sprintf("after %v uptime is %v, and only %v have passed", s, now, most)
		}
		last = now
	}
	return ""
}
