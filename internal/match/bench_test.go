package match_test

import (
	"encoding/json"
	"fmt"
	"runtime"
	"testing"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/match"
)

// live is a match of the recorded game with all its turns but the last ones, and the
// events that led there.
func live(b *testing.B, rules *game.Rules, turns int) (*match.Match, []match.Event) {
	b.Helper()
	r := recorded(b, rules)
	facts, err := match.Begin(games.All(), match.Created{
		Terms:  match.Terms{Game: rules.Name, Options: r.Options, Position: r.Position, Clock: clock.Control{Kind: clock.Fischer, Main: clock.MaxMain}},
		Chairs: [2]match.Chair{chair("Ann"), chair("Bob")}, By: "ann",
	}, match.Moment{At: began})
	if err != nil {
		b.Fatal(err)
	}
	m := match.New("m1", games.All())
	var log []match.Event
	apply := func(facts []match.Fact) {
		for _, e := range m.Number(facts, match.Moment{At: began}) {
			log = append(log, e)
			if err := m.Apply(e); err != nil {
				b.Fatal(err)
			}
		}
	}
	apply(facts)
	for _, turn := range r.Texts()[:turns] {
		facts, err := m.Decide(match.Play{Turn: turn}, mover(m), match.Moment{At: began})
		if err != nil {
			b.Fatal(err)
		}
		apply(facts)
	}
	return m, log
}

func mover(m *match.Match) match.Sender {
	return match.Sender{Person: m.Chairs[m.ToMove].Person, As: game.None, Expect: m.Seq}
}

// BenchmarkTurn decides and applies a turn in the middle of a game, and takes it back
// outside of what is measured.
func BenchmarkTurn(b *testing.B) {
	for _, name := range []string{"ki-shogi", "skud-pai-sho"} {
		b.Run(name, func(b *testing.B) {
			rules, ok := games.Lookup(name)
			if !ok {
				b.Fatal("no such game")
			}
			turns := recorded(b, rules).Texts()
			m, log := live(b, rules, len(turns)/2)
			next := match.Play{Turn: turns[len(turns)/2]}
			b.ReportAllocs()
			for b.Loop() {
				facts, err := m.Decide(next, mover(m), match.Moment{At: began})
				if err != nil {
					b.Fatal(err)
				}
				for _, e := range m.Number(facts, match.Moment{At: began}) {
					if err := m.Apply(e); err != nil {
						b.Fatal(err)
					}
				}
				b.StopTimer()
				if m, err = match.Replay("m1", games.All(), log); err != nil {
					b.Fatal(err)
				}
				if _, err := m.Table(); err != nil {
					b.Fatal(err)
				}
				b.StartTimer()
			}
		})
	}
}

// BenchmarkRested tells the memory of a match in the middle of a game that rests, and
// what it takes to read it from its log.
func BenchmarkRested(b *testing.B) {
	for _, rules := range games.All() {
		if r := recorded(b, rules); rules.Name == "balance-pai-sho" || len(r.Turns) < 2 {
			continue // chance would deal otherwise than it is recorded
		}
		turns := len(recorded(b, rules).Turns) / 2
		b.Run(fmt.Sprintf("%s-%d-turns", rules.Name, turns), func(b *testing.B) {
			_, log := live(b, rules, turns)
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
				m.Rest()
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
