package engines

import (
	"context"
	"testing"
	"time"

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

// facing is a position in which j1-j10 corners First for certain, and other turns may.
const facing = "to-move=second first=- second=- tiles=Rose@d16;Lotus@i1;Lotus@m6;Lotus@i11;Lotus@j18;" +
	"Orchid@0,-7;Orchid@-4,4;Lily@j1;Lily@j17;Lily@0,8;Wheel@j18 last=- passes=0 stalled=0"

// unsure is an engine that has found nothing out about these turns.
func unsure(turns ...string) engine.Engine {
	found := engine.Info{Nodes: 100}
	for _, turn := range turns {
		found.Lines = append(found.Lines, engine.Line{Score: engine.Score{Win: 0.5}, Turns: []string{turn, "and so on"}})
	}
	return sure{found}
}

// TestCorners: where nothing is proven the turn is chosen that corners the opponent most
// often, for a chance that is better than a draw but no win.
func TestCorners(t *testing.T) {
	g, err := balance.Rules.Setup(map[string]string{"matching": "opposites"}, facing)
	if err != nil {
		t.Fatal(err)
	}
	found, err := cornering{unsure("j1-j2", "j1-j11"), 1 << 20}.Search(t.Context(), g, engine.Limits{Lines: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(found.Lines) != 3 || len(found.Lines[0].Turns) != 2 || found.Lines[0].Turns[0] != "j1-j11" {
		t.Fatalf("%+v, want three lines, the first j1-j11 as it was found", found)
	}
	for i, line := range found.Lines {
		if line.Score.Proof != engine.Unproven || line.Score.Win > 0.5+ambition/2 || i > 0 && line.Score.Win > found.Lines[i-1].Score.Win {
			t.Errorf("line %d is %+v", i+1, line)
		}
	}
	for name, e := range map[string]engine.Engine{
		"proven":    cornering{sure{engine.Info{Lines: []engine.Line{{Score: engine.Score{Proof: engine.ProvenDraw}, Turns: []string{"j1-j2"}}}}}, 1 << 20},
		"no nodes":  cornering{sure{engine.Info{Lines: []engine.Line{{Turns: []string{"j1-j2"}}}}}, 1 << 20},
		"no memory": cornering{unsure("j1-j2"), 0},
	} {
		if found, err := e.Search(t.Context(), g, engine.Limits{}, nil); err != nil || found.Lines[0].Turns[0] != "j1-j2" {
			t.Errorf("%s: %+v, %v", name, found, err)
		}
	}
}

// TestCornersInTime: part of the time is left to look how to corner the opponent.
func TestCornersInTime(t *testing.T) {
	g, err := balance.Rules.Setup(map[string]string{"matching": "opposites"}, facing)
	if err != nil {
		t.Fatal(err)
	}
	asked := &asking{Engine: unsure("j1-j2")}
	if _, err := (cornering{asked, 1 << 20}).Search(t.Context(), g, engine.Limits{Time: 3 * time.Minute}, nil); err != nil || asked.limits.Time != 2*time.Minute {
		t.Errorf("%v of 3 minutes for the search, %v", asked.limits.Time, err)
	}
}

// asking is an engine that remembers its limits.
type asking struct {
	engine.Engine
	limits engine.Limits
}

func (e *asking) Search(ctx context.Context, g game.Game, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	e.limits = limits
	return e.Engine.Search(ctx, g, limits, report)
}
