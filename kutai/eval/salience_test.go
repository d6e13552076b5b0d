package eval

import (
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kutai"
)

// Moves that raise the total have most of the weight, and every move has some.
func TestSalience(t *testing.T) {
	g, err := kutai.Rules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range []string{"", "LIn@0,0", "LOTUS@0,3", "IRn@2,0", "RHd@2,3"} {
		if turn != "" {
			if err := game.PlayTurn(g, turn); err != nil {
				t.Fatal(err)
			}
		}
		moves := g.AppendMoves(nil)
		weights := make([]float32, len(moves))
		New(g).(*evaluator).Salience(moves, weights)
		var raising, all float32
		total := g.(*kutai.Game).Total()
		for i, m := range moves {
			if weights[i] <= 0 {
				t.Fatalf("after %q: %s weighs %v", turn, g.AppendMoveText(nil, m), weights[i])
			}
			all += weights[i]
			g.Do(m)
			if g.(*kutai.Game).Total() > total {
				raising += weights[i]
			}
			g.Undo()
		}
		if turn != "" && raising/all < 0.75 {
			t.Errorf("after %s what raises the total weighs %.2f of all", turn, raising/all)
		}
	}
}
