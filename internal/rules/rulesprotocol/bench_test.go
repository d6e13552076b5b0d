package rulesprotocol_test

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/rulesprotocol"
)

// BenchmarkRequest answers requests with random games of 40 turns (or fewer,
// where the game ended before).
func BenchmarkRequest(b *testing.B) {
	for _, rules := range games.All() {
		for _, legal := range []string{"list", "count"} {
			b.Run(rules.Name+",legal="+legal, func(b *testing.B) {
				var requests [][]byte
				r := rand.New(rand.NewPCG(1, 2))
				for range 50 {
					requests = append(requests, request(b, rules, legal, 40, r))
				}
				server := rulesprotocol.Handler{Games: games.All()}
				var answer []byte
				b.ReportAllocs()
				b.ResetTimer()
				for i := range b.N {
					answer = server.Append(answer[:0], requests[i%len(requests)])
				}
				b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "requests/s")
			})
		}
	}
}

// request makes a request with a random game of so many turns.
func request(tb testing.TB, rules *game.Rules, legal string, turns int, r *rand.Rand) []byte {
	table, err := rules.New(nil)
	if err != nil {
		tb.Fatal(err)
	}
	texts := []string{}
	var text []byte
	for len(texts) < turns {
		m, ok := game.SampleMove(table, r)
		if !ok {
			break
		}
		text = table.AppendMoveText(text, m)
		table.Do(m)
		if !table.MidTurn() {
			texts = append(texts, string(text))
			text = text[:0]
		}
	}
	line, err := json.Marshal(map[string]any{"game": rules.Name, "turns": texts, "legal": legal})
	if err != nil {
		tb.Fatal(err)
	}
	return line
}
