package eval

import (
	"context"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// losingEngine finds every position lost and returns the first legal turn.
type losingEngine struct{ in int }

func (losingEngine) Reset() {}

func (e losingEngine) Search(_ context.Context, g game.Playable, _ engine.Limits, _ func(engine.Info)) (engine.Info, error) {
	first := string(g.AppendMoveText(nil, g.AppendMoves(nil)[0]))
	return engine.Info{PVs: []engine.PV{{Score: engine.Score{Proof: engine.ProvenLoss, Distance: e.in}, Turns: []string{first}}}}, nil
}

// fixedEngine always returns the same result.
type fixedEngine struct{ info engine.Info }

func (fixedEngine) Reset() {}

func (e fixedEngine) Search(context.Context, game.Playable, engine.Limits, func(engine.Info)) (engine.Info, error) {
	return e.info, nil
}

// TestResistingEngine: in a position that is lost in four turns the engine plays a turn that
// does not lose at once, and keeps the score. Where the next turn loses, it keeps the turn.
func TestResistingEngine(t *testing.T) {
	g, err := balance.Rules.NewFromPosition(map[string]string{"matching": "opposites"}, "to-move=second first=LY second=LY "+
		"tiles=Rose@r9;Lotus@-8,-3;Lotus@7,2;Orchid@q12;Orchid@-1,-7;Lily@8,0;Wheel@d4 last=- passes=0 stalled=0")
	if err != nil {
		t.Fatal(err)
	}
	for in, lines := range map[int]int{4: 2, 2: 1} {
		info, err := resistingEngine{losingEngine{in}}.Search(t.Context(), g, engine.Limits{MultiPV: 2}, nil)
		if err != nil {
			t.Fatal(err)
		}
		best := info.PVs[0]
		if len(info.PVs) != lines || best.Score.Proof != engine.ProvenLoss || best.Score.Distance != in {
			t.Fatalf("lost in %d: %+v", in, info)
		}
		if lines > 1 {
			if again, err := (resistingEngine{fixedEngine{info}}).Search(t.Context(), g, engine.Limits{MultiPV: 2}, nil); err != nil || len(again.PVs) != 2 || again.PVs[0].Turns[0] == again.PVs[1].Turns[0] {
				t.Errorf("one turn in two lines: %+v, %v", again, err)
			}
		}
		after := game.Clone(g)
		if err := game.PlayTurn(after, best.Turns[0]); err != nil {
			t.Fatal(err)
		}
		if after.(*balance.Game).Pos.CanWin() {
			t.Errorf("%s loses at once", best.Turns[0])
		}
	}
}

// hopelessPosition is a position in which only the Wheel moves.
const hopelessPosition = "to-move=second first=- second=- tiles=Rose@0,8;Lotus@0,7;Lotus@1,7;Lotus@2,7;Lotus@1,6;" +
	"Orchid@0,-8;Orchid@0,-7;Lily@1,-7;Lily@2,-7;Lily@1,-6;Wheel@j15 last=- passes=0 stalled=0"

// TestDrawHasNoDistance: the engine does not say in how many turns a hopeless game ends, neither in
// a result nor in a report.
func TestDrawHasNoDistance(t *testing.T) {
	g, err := balance.Rules.NewFromPosition(map[string]string{"matching": "opposites"}, hopelessPosition)
	if err != nil {
		t.Fatal(err)
	}
	drawn := engine.Info{PVs: []engine.PV{{Score: engine.Score{Win: 0.5, Proof: engine.ProvenDraw, Distance: 12}, Turns: []string{"a turn"}}}}
	for name, e := range map[string]engine.Engine{
		"reports": resistingEngine{reportingEngine{drawn}},
		"search":  Engine.New(engine.Options{}),
	} {
		check := func(info engine.Info) {
			if s := info.PVs[0].Score; s.Proof != engine.ProvenDraw || s.Distance != 0 {
				t.Errorf("%s: %+v, want a draw without a distance", name, info)
			}
		}
		info, err := e.Search(t.Context(), g, engine.Limits{Nodes: 200}, check)
		if err != nil {
			t.Fatal(err)
		}
		check(info)
	}
	if drawn.PVs[0].Score.Distance != 12 {
		t.Error("the information of the other engine has changed")
	}
}

// reportingEngine reports what it returns.
type reportingEngine struct{ info engine.Info }

func (reportingEngine) Reset() {}

func (e reportingEngine) Search(_ context.Context, _ game.Playable, _ engine.Limits, report func(engine.Info)) (engine.Info, error) {
	report(e.info)
	return e.info, nil
}

// certainCornerPosition is a position in which j1-j10 certainly corners First, and other turns may.
const certainCornerPosition = "to-move=second first=- second=- tiles=Rose@d16;Lotus@i1;Lotus@m6;Lotus@i11;Lotus@j18;" +
	"Orchid@0,-7;Orchid@-4,4;Lily@j1;Lily@j17;Lily@0,8;Wheel@j18 last=- passes=0 stalled=0"

// unprovenEngine proves nothing about these turns.
func unprovenEngine(turns ...string) engine.Engine {
	info := engine.Info{Nodes: 100}
	for _, turn := range turns {
		info.PVs = append(info.PVs, engine.PV{Score: engine.Score{Win: 0.5}, Turns: []string{turn, "and so on"}})
	}
	return fixedEngine{info}
}

// TestCorneringEngine: where nothing is proven the engine plays the turn most likely to corner
// the opponent, with a score better than a draw but below a win.
func TestCorneringEngine(t *testing.T) {
	g, err := balance.Rules.NewFromPosition(map[string]string{"matching": "opposites"}, certainCornerPosition)
	if err != nil {
		t.Fatal(err)
	}
	info, err := corneringEngine{unprovenEngine("j1-j2", "j1-j11"), 1 << 20}.Search(t.Context(), g, engine.Limits{MultiPV: 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(info.PVs) != 3 || len(info.PVs[0].Turns) != 2 || info.PVs[0].Turns[0] != "j1-j11" {
		t.Fatalf("%+v, want three lines, the first j1-j11 as it was found", info)
	}
	for i, line := range info.PVs {
		if line.Score.Proof != engine.Unproven || line.Score.Win > 0.5+cornerWeight/2 || i > 0 && line.Score.Win > info.PVs[i-1].Score.Win {
			t.Errorf("line %d is %+v", i+1, line)
		}
	}
	for name, e := range map[string]engine.Engine{
		"proven":    corneringEngine{fixedEngine{engine.Info{PVs: []engine.PV{{Score: engine.Score{Proof: engine.ProvenDraw}, Turns: []string{"j1-j2"}}}}}, 1 << 20},
		"no nodes":  corneringEngine{fixedEngine{engine.Info{PVs: []engine.PV{{Turns: []string{"j1-j2"}}}}}, 1 << 20},
		"no memory": corneringEngine{unprovenEngine("j1-j2"), 0},
	} {
		if info, err := e.Search(t.Context(), g, engine.Limits{}, nil); err != nil || info.PVs[0].Turns[0] != "j1-j2" {
			t.Errorf("%s: %+v, %v", name, info, err)
		}
	}
}

// TestCorneringEngineAvoidsLosses: a turn that the search has proven lost is not played to corner the
// opponent, and where no other turn may corner it the result of the search stands.
func TestCorneringEngineAvoidsLosses(t *testing.T) {
	g, err := balance.Rules.NewFromPosition(map[string]string{"matching": "opposites"}, certainCornerPosition)
	if err != nil {
		t.Fatal(err)
	}
	var corners []string
	for _, m := range cornerMoves(t.Context(), g, 1<<20/nodeBytes) {
		if m.chance > drawChance {
			corners = append(corners, string(g.AppendMoveText(nil, m.move)))
		}
	}
	if len(corners) < 2 {
		t.Fatalf("only %v corner the opponent", corners)
	}
	for n := 1; n <= len(corners); n++ {
		info := unprovenEngine("j1-j2").(fixedEngine).info
		for _, turn := range corners[:n] {
			info.PVs = append(info.PVs, engine.PV{Score: engine.Score{Proof: engine.ProvenLoss, Distance: 4}, Turns: []string{turn}})
		}
		want := append(corners[n:], "j1-j2")[0]
		got, err := corneringEngine{fixedEngine{info}, 1 << 20}.Search(t.Context(), g, engine.Limits{}, nil)
		if err != nil || got.PVs[0].Turns[0] != want {
			t.Errorf("where %v lose: %+v, %v, want %s", corners[:n], got.PVs, err, want)
		}
	}
}

// TestCorneringEngineSplitsTime: a part of the time is left for the search for corners.
func TestCorneringEngineSplitsTime(t *testing.T) {
	g, err := balance.Rules.NewFromPosition(map[string]string{"matching": "opposites"}, certainCornerPosition)
	if err != nil {
		t.Fatal(err)
	}
	asked := &limitsRecorder{Engine: unprovenEngine("j1-j2")}
	if _, err := (corneringEngine{asked, 1 << 20}).Search(t.Context(), g, engine.Limits{Time: 3 * time.Minute}, nil); err != nil || asked.limits.Time != 2*time.Minute {
		t.Errorf("%v of 3 minutes for the search, %v", asked.limits.Time, err)
	}
}

// limitsRecorder is an engine that records its limits.
type limitsRecorder struct {
	engine.Engine
	limits engine.Limits
}

func (e *limitsRecorder) Search(ctx context.Context, g game.Playable, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	e.limits = limits
	return e.Engine.Search(ctx, g, limits, report)
}
