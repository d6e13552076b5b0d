package match_test

import (
	"encoding/json"
	"fmt"
	"runtime"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/record"
)

// live is a match of the recorded game with all its turns but the last ones, and the
// events that led there.
func live(b *testing.B, r *record.Record, turns int) (*match.Match, []match.Event) {
	b.Helper()
	facts, err := match.Begin(games.All(), match.Created{
		Terms: match.Terms{Game: r.Game, Options: r.Options, Position: r.Position, Clock: clock.Control{Kind: clock.Fischer, Main: clock.MaxMain}},
		Seats: [2]match.SeatState{seatState("Ann"), seatState("Bob")}, CreatedBy: "ann",
	}, match.Context{At: began})
	if err != nil {
		b.Fatal(err)
	}
	m := match.New("m1", games.All())
	var log []match.Event
	apply := func(facts []match.EventData) {
		for _, e := range m.NumberEvents(facts, match.Context{At: began}) {
			log = append(log, e)
			if err := m.Apply(e); err != nil {
				b.Fatal(err)
			}
		}
	}
	apply(facts)
	for _, turn := range r.TurnTexts()[:turns] {
		facts, err := m.Decide(match.Play{Turn: turn}, mover(m), match.Context{At: began})
		if err != nil {
			b.Fatal(err)
		}
		apply(facts)
	}
	return m, log
}

func mover(m *match.Match) match.Sender {
	return match.Sender{Person: m.Seats[m.ToMove].Person, Seat: game.None, ExpectedSeq: m.Seq}
}

// BenchmarkTurn decides and applies all turns of a game but the last ones.
func BenchmarkTurn(b *testing.B) {
	for _, name := range []string{"ki-shogi", "skud-pai-sho"} {
		b.Run(name, func(b *testing.B) {
			rules, ok := games.ByName(name)
			if !ok {
				b.Fatal("no such game")
			}
			r := recorded(b, rules)
			turns := len(r.Turns) - 1
			b.ReportAllocs()
			for b.Loop() {
				live(b, r, turns)
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*turns), "ns/turn")
		})
	}
}

// BenchmarkRested tells the memory of a match in the middle of a game that rests, and
// what it takes to read it from its log.
func BenchmarkRested(b *testing.B) {
	for _, rules := range games.All() {
		if rules.Name == "balance-pai-sho" {
			continue // chance would deal otherwise than it is recorded
		}
		r := recorded(b, rules)
		turns := len(r.Turns) / 2
		b.Run(fmt.Sprintf("%s-%d-turns", rules.Name, turns), func(b *testing.B) {
			_, log := live(b, r, turns)
			data, err := json.Marshal(log)
			if err != nil {
				b.Fatal(err)
			}
			var kept []*match.Match
			before := heap()
			for b.Loop() {
				var log []match.Event
				if err := json.Unmarshal(data, &log); err != nil {
					b.Fatal(err)
				}
				m, err := match.Replay("m1", games.All(), log)
				if err != nil {
					b.Fatal(err)
				}
				m.DropState()
				kept = append(kept, m)
			}
			b.ReportMetric(float64(heap()-before)/float64(len(kept)), "B/match")
			runtime.KeepAlive(kept)
		})
	}
}

func heap() uint64 {
	runtime.GC()
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return s.HeapAlloc
}

// BenchmarkEvent writes and reads the event of a turn.
func BenchmarkEvent(b *testing.B) {
	rules, ok := games.ByName("ki-shogi")
	if !ok {
		b.Fatal("no such game")
	}
	_, log := live(b, recorded(b, rules), 5)
	e := log[len(log)-1]
	data, err := json.Marshal(e)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("write", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if _, err := json.Marshal(e); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("read", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			var e match.Event
			if err := json.Unmarshal(data, &e); err != nil {
				b.Fatal(err)
			}
		}
	})
}

// BenchmarkEventJSON writes a turn as it is stored and sent.
func BenchmarkEventJSON(b *testing.B) {
	e := match.Event{Seq: 40, At: began, Uptime: 3 * time.Hour, Data: match.Played{
		Seat: game.First, Turn: "1,0-1,-1", Used: 1500 * time.Millisecond, Times: clock.Times{Left: [2]time.Duration{time.Minute, time.Minute}}, NextToMove: game.Second,
	}}
	b.ReportAllocs()
	for range b.N {
		if _, err := e.MarshalJSON(); err != nil {
			b.Fatal(err)
		}
	}
}
