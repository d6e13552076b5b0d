package kishogi

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
)

// counted and visited walk positions without history, as a search does.
func counted(p Position, depth int) (leaves uint64) {
	if depth == 1 {
		return uint64(p.CountLegalTurns())
	}
	var buf [MaxMoves]game.Move
	for _, m := range p.AppendMoves(buf[:0]) {
		q := p
		q.Do(m)
		leaves += counted(q, depth-1)
	}
	return leaves
}

func visited(p Position, depth int) (leaves uint64) {
	if depth == 0 {
		return 1
	}
	var buf [MaxMoves]game.Move
	for _, m := range p.AppendMoves(buf[:0]) {
		q := p
		q.Do(m)
		leaves += visited(q, depth-1)
	}
	return leaves
}

func benchPerft(b *testing.B, depth int, perft func(Position, int) uint64) {
	b.ReportAllocs()
	var leaves uint64
	for b.Loop() {
		p := Start(false, 0, 0)
		leaves += perft(p, depth)
	}
	b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
}

func BenchmarkPerftCounted(b *testing.B) { benchPerft(b, 5, counted) }
func BenchmarkPerftVisited(b *testing.B) { benchPerft(b, 5, visited) }

func BenchmarkRandomPlay(b *testing.B) {
	gametest.BenchPlayouts(b, Rules, map[string]string{}, withKi, map[string]string{"field": "5x5", "ki": "on"})
}

// middleGames are positions of random games with the Ki cubes.
func middleGames(n int) []Position {
	r := rand.New(rand.NewPCG(3, 4))
	var list []Position
	for len(list) < n {
		p := Start(true, 0, 0)
		for range 10 + r.IntN(30) {
			m, ok := p.SampleMove(r)
			if !ok {
				break
			}
			p.Do(m)
		}
		list = append(list, p)
	}
	return list
}

func BenchmarkPositionCopy(b *testing.B) {
	b.ReportAllocs()
	list := middleGames(64)
	var p Position
	for i := 0; b.Loop(); i++ {
		p = list[i&63]
	}
	_ = p
}

func BenchmarkKey(b *testing.B) {
	b.ReportAllocs()
	list := middleGames(64)
	for i := 0; b.Loop(); i++ {
		list[i&63].Key()
	}
}

func BenchmarkStrandedAndCheck(b *testing.B) {
	b.ReportAllocs()
	list := middleGames(64)
	for i := 0; b.Loop(); i++ {
		p := &list[i&63]
		p.attackers(p.toMove, p.on&^p.Stranded(p.toMove))
	}
}
