package quaterno

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
)

func BenchmarkPerftCounted(b *testing.B) {
	for _, bench := range []struct {
		name, position string
		depth          int
	}{{"start", opening, 2}, {"play", full, 2}} {
		b.Run(bench.name, func(b *testing.B) {
			table, err := Rules.NewFromPosition(nil, bench.position)
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			leaves := uint64(0)
			for b.Loop() {
				leaves += game.Perft(table, bench.depth)
			}
			b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
		})
	}
}

func BenchmarkPerftVisited(b *testing.B) {
	for _, bench := range []struct{ name, position string }{{"start", opening}, {"play", full}} {
		b.Run(bench.name, func(b *testing.B) {
			p, err := ParsePosition(bench.position)
			if err != nil {
				b.Fatal(err)
			}
			var buf [2][]game.Move
			visit(&p, &buf)
			b.ReportAllocs()
			leaves := 0
			for b.Loop() {
				leaves += visit(&p, &buf)
			}
			b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
		})
	}
}

// visit makes every turn after every turn.
func visit(p *Position, buf *[2][]game.Move) (leaves int) {
	buf[0] = p.AppendMoves(buf[0][:0])
	for _, m := range buf[0] {
		child := *p
		child.Do(m)
		buf[1] = child.AppendMoves(buf[1][:0])
		for _, n := range buf[1] {
			leaf := child
			leaf.Do(n)
			leaves++
		}
	}
	return leaves
}

func BenchmarkRandomPlay(b *testing.B) { gametest.BenchPlayouts(b, Rules, map[string]string{}) }

func BenchmarkPositionCopy(b *testing.B) {
	p, err := ParsePosition(full)
	if err != nil {
		b.Fatal(err)
	}
	var copies [64]Position
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		copies[i%64] = p
	}
}

func benchPositions() []Position {
	r := rand.New(rand.NewPCG(5, 1))
	list := make([]Position, 256)
	for i := range list {
		list[i] = scattered(r, 3+i%6)
	}
	return list
}

func BenchmarkCountTurns(b *testing.B) {
	list := benchPositions()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		list[i%len(list)].CountLegalTurns()
	}
}

func BenchmarkAppendMoves(b *testing.B) {
	list := benchPositions()
	moves := make([]game.Move, 0, 4096)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		moves = list[i%len(list)].AppendMoves(moves[:0])
	}
}

func BenchmarkFigures(b *testing.B) {
	p, err := ParsePosition(brink)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		q := p
		q.makeFigures(game.Second)
	}
}

func BenchmarkScore(b *testing.B) {
	list := benchPositions()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		list[i%len(list)].Score(game.First)
	}
}
