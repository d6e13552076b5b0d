package skud

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
)

// optionSets are the option sets that the benchmarks state and most tests go through.
var optionSets = []map[string]string{
	{"edition": "german"},
	{"edition": "garden-gate"},
	{"accents": "host"},
	{"opening": "clash"},
}

func BenchmarkRandomPlay(b *testing.B) {
	gametest.BenchPlayouts(b, Rules, optionSets...)
}

// middleGames returns positions after 40 to 300 random moves; whole games have about 420.
func middleGames(n int) []Position {
	r := rand.New(rand.NewPCG(7, 7))
	var list []Position
	for len(list) < n {
		table, _ := Rules.New(optionSets[len(list)%len(optionSets)])
		for range 40 + r.IntN(260) {
			m, ok := game.SampleMove(table, r)
			if !ok {
				break
			}
			table.Do(m)
		}
		if !table.Outcome().Over() {
			list = append(list, table.(*Game).Pos)
		}
	}
	return list
}

// BenchmarkListMoves lists all moves of the phase in random middle games.
func BenchmarkListMoves(b *testing.B) {
	positions := middleGames(512)
	buffer := make([]game.Move, 0, maxMoves)
	b.ReportAllocs()
	b.ResetTimer()
	listed := 0
	for i := range b.N {
		listed += len(positions[i%len(positions)].AppendMoves(buffer[:0]))
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "lists/s")
	b.ReportMetric(float64(listed)/float64(b.N), "moves/list")
}

// BenchmarkPerftCounted counts the first four plies and the turns of the fifth.
func BenchmarkPerftCounted(b *testing.B) {
	table, err := Rules.New(nil)
	if err != nil {
		b.Fatal(err)
	}
	leaves := uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		leaves += game.Perft(table, 5)
	}
	b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
}

// BenchmarkPerftVisited makes every turn, bonuses included, of positions in the
// middle of the game.
func BenchmarkPerftVisited(b *testing.B) {
	positions := middleGames(64)
	buffer, bonuses := make([]game.Move, 0, maxMoves), make([]game.Move, 0, maxMoves)
	leaves := 0
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		p := &positions[i%len(positions)]
		i++
		for _, m := range p.AppendMoves(buffer[:0]) {
			next := *p
			next.Do(m)
			if !next.MidTurn() {
				leaves++
				continue
			}
			for _, bonus := range next.AppendMoves(bonuses[:0]) {
				last := next
				last.Do(bonus)
				leaves++
			}
		}
	}
	b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
}

// BenchmarkCountTurns counts the turns of positions in the middle of the game.
func BenchmarkCountTurns(b *testing.B) {
	positions := middleGames(64)
	turns := 0
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		turns += positions[i%len(positions)].turnsIfWhole()
		i++
	}
	b.ReportMetric(float64(turns)/b.Elapsed().Seconds(), "turns/s")
}

func (p *Position) turnsIfWhole() int {
	if p.MidTurn() {
		return p.countBonuses() + 1
	}
	return p.CountLegalTurns()
}

func BenchmarkPositionCopy(b *testing.B) {
	positions := middleGames(2)
	b.SetBytes(int64(unsafe.Sizeof(positions[0])))
	b.ReportAllocs()
	for b.Loop() {
		positions[0] = positions[1]
	}
}

// BenchmarkRing looks for rings in middle games, where few are near, and among
// scattered tiles with many Harmonies.
func BenchmarkRing(b *testing.B) {
	r := rand.New(rand.NewPCG(8, 8))
	full := make([]Position, 64)
	for i := range full {
		full[i] = scatter(r)
	}
	for _, set := range []struct {
		name      string
		positions []Position
	}{{"middle game", middleGames(64)}, {"crowded", full}} {
		b.Run(set.name, func(b *testing.B) {
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				set.positions[i%len(set.positions)].hasRing(game.Seat(i & 1))
				i++
			}
		})
	}
}

func BenchmarkHarmonies(b *testing.B) {
	positions := middleGames(64)
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		positions[i%len(positions)].countHarmonies()
		i++
	}
}
