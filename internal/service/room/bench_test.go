package room_test

import (
	"context"
	"fmt"
	"log/slog"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

// still is a keeper that has no goroutines.
type fixedClock struct{}

func (fixedClock) Now() uptime.Instant { return uptime.Instant{At: time.Now()} }

func open(b *testing.B, s store.Store, change func(*room.Config)) *room.Registry {
	c := room.Config{
		Store: s, Bus: bus.NewLocal(), Clock: fixedClock{}, Games: gamelist.Games(games.All()),
		Log: slog.New(slog.DiscardHandler), Metrics: metrics.New(prometheus.NewRegistry()),
	}
	if change != nil {
		change(&c)
	}
	rooms := room.New(c)
	b.Cleanup(func() { _ = rooms.Close(context.Background()) })
	return rooms
}

func begin(b *testing.B, rooms *room.Registry) string {
	id, err := rooms.Create(context.Background(), match.Created{Terms: terms("none"), Seats: [2]match.SeatState{anna, bert}})
	if err != nil {
		b.Fatal(err)
	}
	return id
}

// next plays the match's first legal turn, and reports whether there was one.
func next(b *testing.B, rooms *room.Registry, id string) bool {
	var turn, person string
	err := rooms.Read(context.Background(), id, func(m *match.Match, _ time.Duration) error {
		if m.Over() {
			return nil
		}
		table, err := m.State()
		if err != nil {
			return err
		}
		turn, person = anyTurn(table), m.Seats[m.ToMove].Person
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
	if turn == "" {
		return false
	}
	if _, err := rooms.Do(context.Background(), id, as(person, match.Play{Turn: turn})); err != nil {
		b.Fatal(err)
	}
	return true
}

// BenchmarkDo plays Ki Shogi in 256 matches at once. Finding a legal turn is part of it.
func BenchmarkDo(b *testing.B) {
	b.Run("memory", func(b *testing.B) { benchmarkDo(b, newStore()) })
	b.Run("disk", func(b *testing.B) {
		s, err := sqlite.Open(context.Background(), filepath.Join(b.TempDir(), sqlite.FileName), sqlite.Config{})
		if err != nil {
			b.Fatal(err)
		}
		b.Cleanup(func() { _ = s.Close() })
		benchmarkDo(b, s)
	})
}

func benchmarkDo(b *testing.B, s store.Store) {
	rooms := open(b, s, nil)
	b.ReportAllocs()
	b.SetParallelism(256 / runtime.GOMAXPROCS(0))
	b.RunParallel(func(pb *testing.PB) {
		id, turns := begin(b, rooms), 0
		for pb.Next() {
			if turns++; turns > 60 || !next(b, rooms, id) {
				id, turns = begin(b, rooms), 0
			}
		}
	})
}

// BenchmarkChat is Do without a game.
func BenchmarkChat(b *testing.B) {
	rooms := open(b, newStore(), nil)
	b.ReportAllocs()
	b.RunParallel(func(pb *testing.PB) {
		id, n := begin(b, rooms), 0
		for pb.Next() {
			if n++; n == match.MaxChatMessages {
				id, n = begin(b, rooms), 0
			}
			if _, err := rooms.Do(context.Background(), id, as("anna", match.Chat{Text: "Hello."})); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkLoaded measures the memory of a match that is loaded and idle: Ki Shogi after
// 30 turns, without a viewer and with one.
func BenchmarkLoaded(b *testing.B) {
	for _, visitors := range []int{0, 1} {
		b.Run(fmt.Sprintf("visitors=%d", visitors), func(b *testing.B) {
			const matches = 500
			s := newStore()
			first := open(b, s, nil)
			var ids []string
			for range matches {
				id := begin(b, first)
				for range 30 {
					next(b, first, id)
				}
				ids = append(ids, id)
			}
			if err := first.Close(context.Background()); err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				rooms := open(b, s, func(c *room.Config) { c.DropStateAfter = time.Nanosecond; c.SweepInterval = 50 * time.Millisecond })
				before := heap()
				for _, id := range ids {
					for range visitors {
						if _, _, err := rooms.Enter(context.Background(), id, "anna"); err != nil {
							b.Fatal(err)
						}
					}
					err := rooms.Read(context.Background(), id, func(*match.Match, time.Duration) error { return nil })
					if err != nil {
						b.Fatal(err)
					}
				}
				time.Sleep(150 * time.Millisecond) // until a sweep has put them to rest
				b.ReportMetric(float64(heap()-before)/matches, "B/match")
				runtime.KeepAlive(rooms)
			}
		})
	}
}

func heap() int64 {
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}

// signal is a log that closes done when the clocks of a start are paused.
type signal struct {
	slog.Handler
	done chan struct{}
}

func (s *signal) Enabled(context.Context, slog.Level) bool { return true }

func (s *signal) Handle(_ context.Context, r slog.Record) error {
	if r.Message == "clocks wait for their players" {
		close(s.done)
	}
	return nil
}

// BenchmarkStart starts the rooms with matches that were being played on live clocks, until
// all clocks are paused. Meanwhile players come back one after the other and play; ack is
// the time of their turns, loading and resuming the match included.
func BenchmarkStart(b *testing.B) {
	for _, matches := range []int{100, 1000, 10_000} {
		b.Run(fmt.Sprintf("matches=%d", matches), func(b *testing.B) {
			ctx := context.Background()
			s, err := sqlite.Open(ctx, filepath.Join(b.TempDir(), sqlite.FileName), sqlite.Config{})
			if err != nil {
				b.Fatal(err)
			}
			b.Cleanup(func() { _ = s.Close() })
			ids := running(b, s, matches)
			var acks []time.Duration
			b.ResetTimer()
			for range b.N {
				b.StopTimer()
				counts := metrics.New(prometheus.NewRegistry())
				keeper, err := uptime.Start(ctx, s, uptime.SystemClock, slog.New(slog.DiscardHandler), counts)
				if err != nil {
					b.Fatal(err)
				}
				done := make(chan struct{})
				b.StartTimer()
				rooms := room.New(room.Config{
					Store: s, Bus: bus.NewLocal(), Clock: keeper, Games: gamelist.Games(games.All()),
					Log: slog.New(&signal{slog.DiscardHandler, done}), Metrics: counts,
				})
				for i := len(ids) - 1; i > 0; i -= max(1, matches/200) { // those that are paused last come first
					begun := time.Now()
					next(b, rooms, ids[i])
					acks = append(acks, time.Since(begun))
					select {
					case <-done:
						i = 0
					default:
					}
				}
				<-done
				b.StopTimer()
				if err := rooms.Close(ctx); err != nil {
					b.Fatal(err)
				}
				keeper.Stop()
			}
			slices.Sort(acks)
			b.ReportMetric(float64(acks[len(acks)/2].Microseconds())/1000, "ack-p50-ms")
			b.ReportMetric(float64(acks[len(acks)*99/100].Microseconds())/1000, "ack-p99-ms")
		})
	}
}

// running makes matches on live clocks in which both have played.
func running(b *testing.B, s store.Store, matches int) []string {
	ids := make([]string, matches)
	rooms := open(b, s, nil)
	var making sync.WaitGroup
	for worker := range 64 {
		making.Go(func() {
			for i := worker; i < matches; i += 64 {
				id, err := rooms.Create(context.Background(), match.Created{Terms: terms("60+3"), Seats: [2]match.SeatState{anna, bert}})
				if err != nil {
					b.Error(err)
					return
				}
				for range 6 {
					next(b, rooms, id)
				}
				ids[i] = id
			}
		})
	}
	making.Wait()
	if err := rooms.Close(context.Background()); err != nil {
		b.Fatal(err)
	}
	return ids
}
