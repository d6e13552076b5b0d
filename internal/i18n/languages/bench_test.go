package languages_test

import (
	"math/rand/v2"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/message/messagetest"
)

// explanations returns what the turns of random games do and why random texts are no turns, the
// same with each call: 40 turns of each game.
func explanations(tb testing.TB) (list []message.Message) {
	r := rand.New(rand.NewPCG(17, 4))
	for _, rules := range games.All() {
		table := rules.MustNew(nil)
		var last []string
		for table.TurnCount() < 40 && !table.Outcome().Over() {
			turns := game.LegalTurns(table)
			turn := turns[r.IntN(len(turns))]
			for _, text := range append(last, turn) {
				for _, reason := range game.ExplainTurn(table, text).Reasons {
					list = append(list, reason.Message)
				}
			}
			last = []string{turn}
			if err := game.PlayTurn(table, turn); err != nil {
				tb.Fatal(err)
			}
		}
	}
	return list
}

// TestSentences checks that every explanation of random games is complete in all languages.
func TestSentences(t *testing.T) {
	for _, m := range explanations(t) {
		for _, tag := range languages.Tags() {
			l := languages.For(tag)
			if text, err := l.Format(m); err != nil || text == "" {
				t.Errorf("%s: %q: %v", tag, text, err)
			}
			if ids := messagetest.Untranslated(l, m); ids != nil {
				t.Errorf("%s has no %v", tag, ids)
			}
		}
	}
}

// BenchmarkSentences measures how many sentences of random games a language writes in a second.
func BenchmarkSentences(b *testing.B) {
	list := explanations(b)
	for _, tag := range languages.Tags() {
		b.Run(tag, func(b *testing.B) {
			l := languages.For(tag)
			n := 0
			for b.Loop() {
				for _, m := range list {
					l.Sentence(m)
				}
				n += len(list)
			}
			b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "sentences/s")
		})
	}
}
