package balance_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
)

// benchOptions are the option sets that decide the speed.
var benchOptions = []map[string]string{
	{},
	{"must-balance": "on"},
	{"matching": "opposites"},
	{"matching": "opposites", "must-balance": "on"},
}

// nameOf names an option set, e.g. "matching=opposites,must-balance=on".
func nameOf(options map[string]string) string {
	if len(options) == 0 {
		return "default"
	}
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(options)) {
		parts = append(parts, name+"="+options[name])
	}
	return strings.Join(parts, ",")
}

func BenchmarkRandomPlay(b *testing.B) {
	gametest.BenchPlayouts(b, balance.Rules, benchOptions...)
}

// One operation is perft 3 after deal=LOOYYW, the last turn counted.
func BenchmarkPerftCounted(b *testing.B) {
	table := after(b, nil, "deal=LOOYYW")
	b.ReportAllocs()
	leaves := uint64(0)
	for b.Loop() {
		leaves += game.Perft(table, 3)
	}
	b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
}

// One operation is perft 2 after deal=LOOYYW, every leaf made by Do.
func BenchmarkPerftVisited(b *testing.B) {
	g := after(b, nil, "deal=LOOYYW").(*balance.Game)
	var first, second []game.Move
	b.ReportAllocs()
	leaves := 0
	for b.Loop() {
		first = g.Pos.AppendMoves(first[:0])
		for _, m := range first {
			p := g.Pos
			p.Do(m)
			second = p.AppendMoves(second[:0])
			for _, n := range second {
				q := p
				q.Do(n)
				leaves++
			}
		}
	}
	b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
}

// met returns positions of random games, half of them in the moving stage.
func met(options map[string]string) []balance.Position {
	table, err := balance.Rules.New(options)
	if err != nil {
		panic(err)
	}
	g := table.(*balance.Game)
	r := rand.New(rand.NewPCG(1, 2))
	var blossoming, moving []balance.Position
	for len(moving) < 512 || len(blossoming) < 512 {
		m, ok := g.SampleMove(r)
		if !ok {
			g.Reset()
			continue
		}
		g.Do(m)
		switch phase := g.Situation().Caption.Phase; {
		case g.Outcome().Over():
		case phase == "Moving" && len(moving) < 512:
			moving = append(moving, g.Pos)
		case phase == "Blossoming" && len(blossoming) < 512:
			blossoming = append(blossoming, g.Pos)
		}
	}
	return append(blossoming, moving...)
}

// BenchmarkCountTurns counts the legal turns of positions met in random games.
func BenchmarkCountTurns(b *testing.B) {
	for _, options := range benchOptions {
		list := met(options)
		for i, stage := range []string{"blossoming", "moving"} {
			half := list[512*i : 512*i+512]
			b.Run(nameOf(options)+"/"+stage, func(b *testing.B) {
				b.ReportAllocs()
				n := 0
				for b.Loop() {
					half[n%512].CountLegalTurns()
					n++
				}
			})
		}
	}
}

var copied balance.Position

func BenchmarkPositionCopy(b *testing.B) {
	list := met(nil)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		copied = list[n%len(list)]
		n++
	}
}
