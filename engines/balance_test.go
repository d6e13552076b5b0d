package engines

import (
	"context"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// resigned is an engine that finds all lost and would play the first turn there is.
type resigned struct{ in int }

func (resigned) Forget() {}

func (e resigned) Search(_ context.Context, g game.Game, _ engine.Limits, _ func(engine.Info)) (engine.Info, error) {
	first := string(g.AppendMoveText(nil, g.AppendMoves(nil)[0]))
	return engine.Info{Lines: []engine.Line{{Score: engine.Score{Proof: engine.ProvenLoss, In: e.in}, Turns: []string{first}}}}, nil
}

// sure is an engine that has found this.
type sure struct{ info engine.Info }

func (sure) Forget() {}

func (e sure) Search(context.Context, game.Game, engine.Limits, func(engine.Info)) (engine.Info, error) {
	return e.info, nil
}

// TestResists: in a position that is lost in four turns a turn is chosen that does not lose
// at once, and the score stays; where the next turn loses there is nothing to choose.
func TestResists(t *testing.T) {
	g, err := balance.Rules.Setup(map[string]string{"matching": "opposites"}, "to-move=second first=LY second=LY "+
		"tiles=Rose@r9;Lotus@-8,-3;Lotus@7,2;Orchid@q12;Orchid@-1,-7;Lily@8,0;Wheel@d4 last=- passes=0 stalled=0")
	if err != nil {
		t.Fatal(err)
	}
	for in, lines := range map[int]int{4: 2, 2: 1} {
		found, err := resisting{resigned{in}}.Search(t.Context(), g, engine.Limits{Lines: 2}, nil)
		if err != nil {
			t.Fatal(err)
		}
		best := found.Lines[0]
		if len(found.Lines) != lines || best.Score.Proof != engine.ProvenLoss || best.Score.In != in {
			t.Fatalf("lost in %d: %+v", in, found)
		}
		if lines > 1 {
			if again, err := (resisting{sure{found}}).Search(t.Context(), g, engine.Limits{Lines: 2}, nil); err != nil || len(again.Lines) != 2 || again.Lines[0].Turns[0] == again.Lines[1].Turns[0] {
				t.Errorf("one turn in two lines: %+v, %v", again, err)
			}
		}
		after := g.Clone()
		if err := game.PlayTurn(after, best.Turns[0]); err != nil {
			t.Fatal(err)
		}
		if after.(*balance.Game).Pos.CanWin() {
			t.Errorf("%s loses at once", best.Turns[0])
		}
	}
}
