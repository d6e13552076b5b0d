package mcts

import (
	"context"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

func think(t testing.TB, e engine.Engine, g game.Game, limits engine.Limits) engine.Info {
	t.Helper()
	info, err := e.Search(context.Background(), g, limits, nil)
	if err != nil {
		t.Fatal(err)
	}
	return info
}

// TestProofs searches drawn trees to the end: the result is that of looking at everything.
func TestProofs(t *testing.T) {
	seen := map[engine.Proof]int{}
	for seed := range uint64(400) {
		g := newToy(seed, uint8(3+seed%6))
		if g.Outcome().Over() {
			continue
		}
		want := exact(g)
		e := New("toy", newBlind, engine.Options{}, Tuning{Width: 2, Widen: 0.5})
		info := think(t, e, g, engine.Limits{Nodes: 1_000_000})
		got := info.Lines[0].Score
		if got.Proof != want.Proof || got.Win != want.Win {
			t.Fatalf("seed %d: %v, want %v", seed, got, want)
		}
		if got.Proof == engine.ProvenWin && got.In < want.In {
			t.Fatalf("seed %d: %v, but at best %v", seed, got, want)
		}
		checkLine(t, g, info.Lines[0])
		seen[got.Proof]++
	}
	for _, p := range []engine.Proof{engine.ProvenWin, engine.ProvenLoss, engine.ProvenDraw} {
		if seen[p] < 5 {
			t.Errorf("only %d games with proof %d", seen[p], p)
		}
	}
}

// checkLine plays a proven line: it ends as it says, in as many turns.
func checkLine(t *testing.T, g *toy, line engine.Line) {
	t.Helper()
	seat := g.ToMove()
	c := g.Clone().(*toy)
	for _, turn := range line.Turns {
		c.play(turn)
	}
	o := c.Outcome()
	if !o.Over() || len(line.Turns) != line.Score.In {
		t.Fatalf("%v leads to %q in %d turns", line, o, len(line.Turns))
	}
	switch line.Score.Proof {
	case engine.ProvenWin:
		if o.Winner != seat {
			t.Fatalf("%v leads to %q for %v", line, o, seat)
		}
	case engine.ProvenLoss:
		if o.Winner != seat.Opponent() {
			t.Fatalf("%v leads to %q for %v", line, o, seat)
		}
	case engine.ProvenDraw:
		if !o.IsDraw() {
			t.Fatalf("%v leads to %q", line, o)
		}
	}
}

// TestRepetition: on the path positions repeat, and only the third occurrence draws; what
// is proven holds with the past that there is.
func TestRepetition(t *testing.T) {
	seen := map[engine.Proof]int{}
	for place := int8(-1); place <= 1; place++ {
		for _, past := range []string{"", "bb", "ac", "bbbb", "acac", "acbb"} {
			g := newLoop(place)
			for _, c := range past {
				if !g.Outcome().Over() {
					g.play(string(c))
				}
			}
			if g.Outcome().Over() {
				continue
			}
			want := exact(g)
			info := think(t, New("toy", newBlind, engine.Options{}, Tuning{}), g, engine.Limits{Nodes: 300_000})
			if got := info.Lines[0].Score; got.Proof != want.Proof {
				t.Errorf("from %d after %q: %v, want %v", place, past, got, want)
			}
			seen[want.Proof]++
		}
	}
	if seen[engine.ProvenDraw] == 0 || seen[engine.ProvenWin] == 0 {
		t.Errorf("only %v", seen)
	}
}

// prophet knows the end of everything of which less than so many moves are left.
type prophet struct {
	blind
	asked *int
}

func (p prophet) Prove() (engine.Score, bool) {
	g := p.g.(*toy)
	if g.Pos.depth+3 < g.Pos.most {
		return engine.Score{}, false
	}
	*p.asked++
	return exact(g), true
}

// TestProver: with an evaluator that proves, the results are the same, and a root that it
// could prove still gets its turn.
func TestProver(t *testing.T) {
	asked := 0
	evaluate := func(g game.Table) engine.Evaluator { return prophet{blind{g}, &asked} }
	for seed := range uint64(200) {
		g := newToy(seed, uint8(3+seed%6))
		if g.Outcome().Over() {
			continue
		}
		want := exact(g)
		info := think(t, New("toy", evaluate, engine.Options{}, Tuning{}), g, engine.Limits{Nodes: 100_000})
		if got := info.Lines[0].Score; got.Proof != want.Proof {
			t.Fatalf("seed %d: %v, want %v", seed, got, want)
		}
		g.play(info.Lines[0].Turns[0])
	}
	if asked == 0 {
		t.Error("it was never asked")
	}
}

// doomed says of moves that lose at once that they do.
type doomed struct{ blind }

func (d doomed) Weigh(moves []game.Move, weights []float32) {
	d.blind.Weigh(moves, weights)
	seat := d.g.ToMove()
	for i, m := range moves {
		d.g.Do(m)
		if o := d.g.Outcome(); o.Winner == seat.Opponent() && o.Over() {
			weights[i] = 0
		}
		d.g.Undo()
	}
}

// TestDoomed: moves of weight 0 are left out, and nothing else changes.
func TestDoomed(t *testing.T) {
	evaluate := func(g game.Table) engine.Evaluator { return doomed{blind{g}} }
	for seed := range uint64(200) {
		g := newToy(seed, uint8(3+seed%6))
		if g.Outcome().Over() {
			continue
		}
		want := exact(g)
		info := think(t, New("toy", evaluate, engine.Options{}, Tuning{}), g, engine.Limits{Nodes: 100_000})
		if got := info.Lines[0].Score; got.Proof != want.Proof {
			t.Fatalf("seed %d: %v, want %v", seed, got, want)
		}
	}
}

// seer finds wins in one turn.
type seer struct{ blind }

func (s seer) Finish() ([]game.Move, bool) { return s.finish(s.g.ToMove()) }

func (s seer) finish(seat game.Seat) ([]game.Move, bool) {
	for _, m := range s.g.AppendMoves(nil) {
		s.g.Do(m)
		var rest []game.Move
		ok := s.g.Outcome().Over() && s.g.Outcome().Winner == seat
		if s.g.MidTurn() {
			rest, ok = s.finish(seat)
		}
		s.g.Undo()
		if ok {
			return append([]game.Move{m}, rest...), true
		}
	}
	return nil, false
}

// TestFinisher: a win in one turn is told at once, whatever the limits.
func TestFinisher(t *testing.T) {
	evaluate := func(g game.Table) engine.Evaluator { return seer{blind{g}} }
	found := 0
	for seed := range uint64(400) {
		g := newToy(seed, uint8(2+seed%4))
		if g.Outcome().Over() {
			continue
		}
		want := exact(g)
		line := think(t, New("toy", evaluate, engine.Options{}, Tuning{}), g, engine.Limits{Nodes: 1}).Lines[0]
		if wins := want.Proof == engine.ProvenWin && want.In == 1; wins != (line.Score.Proof == engine.ProvenWin && line.Score.In == 1) {
			t.Fatalf("seed %d: %v, want %v", seed, line, want)
		} else if wins {
			found++
			checkLine(t, g, line)
		}
	}
	if found < 20 {
		t.Errorf("only %d wins in one turn", found)
	}
}

// counting counts how often it is asked for a win in one turn, and how often it has one.
type counting struct {
	seer
	asked, found *int
}

func (c counting) Finish() ([]game.Move, bool) {
	*c.asked++
	turn, ok := c.seer.Finish()
	if ok {
		*c.found++
	}
	return turn, ok
}

// TestFinisherBelow: one that is asked below the root too changes no result.
func TestFinisherBelow(t *testing.T) {
	asked, found, searches := 0, 0, 0
	evaluate := func(g game.Table) engine.Evaluator { return counting{seer{blind{g}}, &asked, &found} }
	for seed := range uint64(200) {
		g := newToy(seed, uint8(3+seed%6))
		if g.Outcome().Over() {
			continue
		}
		searches++
		want := exact(g)
		info := think(t, New("toy", evaluate, engine.Options{}, Tuning{Finish: 3}), g, engine.Limits{Nodes: 100_000})
		if got := info.Lines[0].Score; got.Proof != want.Proof {
			t.Fatalf("seed %d: %v, want %v", seed, got, want)
		}
		g.play(info.Lines[0].Turns[0])
	}
	if asked <= searches || found == 0 {
		t.Errorf("asked %d times in %d searches, with %d wins", asked, searches, found)
	}
}
