package solver

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kishogi/eval"
)

var (
	heldTable  = flag.String("table", "", "hold the values of the table in this folder instead of those of the toys")
	heldStarts = flag.Int("starts", 200, "positions from which each value is held")
)

// gameAt returns a game that begins at a number.
func gameAt(t testing.TB, ix *Index, number uint64) *kishogi.Game {
	t.Helper()
	return gameOf(t, ix, ix.PositionSetup(number))
}

// gameOf returns a game that begins with a position.
func gameOf(t testing.TB, ix *Index, setup kishogi.PositionSetup) *kishogi.Game {
	t.Helper()
	p, reasons := setup.Position()
	if reasons.Len() > 0 {
		t.Fatal(reasons.Err("ki-shogi"))
	}
	options, err := kishogi.Rules.CompleteOptions(game.Options{"field": ix.Solved.fieldOption()})
	if err != nil {
		t.Fatal(err)
	}
	return &kishogi.Game{Base: game.NewBase[kishogi.Position, *kishogi.Position](kishogi.Rules, options, p)}
}

// recklessEngine plays, of the turns that it may, one that gives check, to the position that has occurred most often.
type recklessEngine struct{}

func (recklessEngine) Reset() {}

func (recklessEngine) Search(_ context.Context, g game.Playable, limits engine.Limits, _ func(engine.Info)) (engine.Info, error) {
	k := game.Clone(g).(*kishogi.Game)
	worst := func(text string) int {
		if err := game.PlayTurn(k, text); err != nil {
			panic(err)
		}
		defer game.UndoTurn(k)
		value := k.Past().Occurrences()
		if k.Pos.InCheck() {
			value += 10
		}
		return value
	}
	text := slices.MaxFunc(limits.SearchTurns, func(a, b string) int { return worst(a) - worst(b) })
	return engine.Info{PVs: []engine.PV{{Turns: []string{text}}}}, nil
}

// adversary chooses a turn of a game against the table.
type adversary func(g *kishogi.Game, p *probe, r *rand.Rand) game.Move

// adversaries play turns that keep the value for their seat, so that the result rests on repetition as long as possible.
var adversaries = map[string]adversary{
	// It does not care which.
	"random": func(g *kishogi.Game, p *probe, r *rand.Rand) game.Move {
		return bestBy(g, p, r, func(*kishogi.Game) int { return 0 })
	},
	// It goes back to positions.
	"repeating": func(g *kishogi.Game, p *probe, r *rand.Rand) game.Move {
		return bestBy(g, p, r, func(g *kishogi.Game) int { return g.Past().Occurrences() })
	},
	// It leaves few turns without check, and gives none itself.
	"cornering": func(g *kishogi.Game, p *probe, r *rand.Rand) game.Move {
		return bestBy(g, p, r, func(g *kishogi.Game) int {
			quality := min(3, g.Past().Occurrences())
			number, _ := p.table.Index.Number(&g.Pos)
			turns, inCheck := p.children(number)
			for _, c := range turns {
				if c.isQuietDraw() {
					quality -= 100
				}
			}
			if inCheck {
				quality -= 50
			}
			return quality
		})
	},
}

// bestBy returns, of the moves that keep the value, the one after which quality is highest; one of them at random.
func bestBy(g *kishogi.Game, p *probe, r *rand.Rand, quality func(after *kishogi.Game) int) game.Move {
	type candidate struct {
		move          game.Move
		rank, quality int
	}
	var list []candidate
	for _, m := range g.AppendMoves(nil) {
		number, _ := p.table.Index.Number(childOf(&g.Pos, m))
		c := candidate{move: m, rank: -p.at(number).rank()}
		g.Do(m)
		if o := g.Outcome(); o.Over() {
			c.rank = -valueOfEnd(o, g.Pos.ToMove().Opponent()).rank()
		} else {
			c.quality = quality(g)
		}
		g.Undo()
		list = append(list, c)
	}
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return slices.MaxFunc(list, func(a, b candidate) int { return cmp.Or(a.rank-b.rank, a.quality-b.quality) }).move
}

func childOf(p *kishogi.Position, m game.Move) *kishogi.Position {
	child := *p
	child.Do(m)
	return &child
}

// TestValuesAreHeld: an engine with a table never does worse than the table says, of the position in which it begins and of each later one, whatever
// the search prefers and however the other seat plays.
func TestValuesAreHeld(t *testing.T) {
	if *heldTable != "" {
		holdValues(t, openTable(t, *heldTable))
		return
	}
	for _, name := range []string{"Kaku", "Hi 5x5", "Kaku 5x5"} {
		t.Run(name, func(t *testing.T) { holdValues(t, openTable(t, solvedToy(t, name).Folder)) })
	}
}

func holdValues(t *testing.T, table *Table) {
	searching := func() engine.Engine { return eval.Engine.New(engine.Options{Memory: 1 << 20}) }
	for _, c := range []struct {
		name, adversary string
		inner           engine.Engine
		share           int // of the starts for a toy: one of so many
	}{
		{"reckless", "random", recklessEngine{}, 1},
		{"reckless", "repeating", recklessEngine{}, 1},
		{"reckless", "cornering", recklessEngine{}, 1},
		{"searching", "cornering", searching(), 10},
		{"searching", "engine", searching(), 10},
	} {
		t.Run(c.name+" against "+c.adversary, func(t *testing.T) {
			r := rand.New(rand.NewPCG(5, 6))
			for _, value := range []Value{Undecided, WonByPerpetualCheck} {
				h := &holder{t: t, table: table, engine: table.Engine(c.inner), probe: &probe{table: table}, random: r}
				if h.adversary = adversaries[c.adversary]; h.adversary == nil {
					h.adversary = playWithout(t, searching())
				}
				starts := *heldStarts
				if *heldTable == "" {
					starts /= c.share
				}
				for range starts {
					number, ok := h.drawStart(value)
					if !ok {
						if t.Logf("no position is a %s", value.solved(false)); value.IsDraw() {
							t.Fail()
						}
						break
					}
					if err := h.hold(number); err != nil {
						t.Fatal(err)
					}
				}
				t.Logf("from %s: %d won, %d drawn, %d not over, %d turns", value.solved(false), h.results[2], h.results[1], h.unfinished, h.turns)
				if value != Undecided && h.results[1]+h.unfinished > 0 {
					t.Errorf("%d wins by perpetual check were not won", h.results[1]+h.unfinished)
				}
			}
		})
	}
}

// playWithout returns an adversary that searches without a table.
func playWithout(t *testing.T, e engine.Engine) adversary {
	return func(g *kishogi.Game, _ *probe, _ *rand.Rand) game.Move {
		found, err := e.Search(t.Context(), g, engine.Limits{Nodes: 300}, nil)
		if err != nil {
			t.Fatal(err)
		}
		moves, err := g.ParseTurn(found.PVs[0].Turns[0])
		if err != nil {
			t.Fatal(err)
		}
		return moves[0]
	}
}

// holder plays games of an engine with a table.
type holder struct {
	t          *testing.T
	table      *Table
	engine     engine.Engine
	probe      *probe
	random     *rand.Rand
	adversary  adversary
	results    [3]int // lost, drawn, won
	unfinished int
	turns      int
}

// drawStart draws a position of a value.
func (h *holder) drawStart(value Value) (number uint64, ok bool) {
	const tries = 2_000_000
	for range tries {
		if number := h.random.Uint64N(h.table.Index.Size()); h.probe.at(number) == value {
			return number, true
		}
	}
	return 0, false
}

// hold plays a game from a number. It returns an error when the result, or a value on the way, is worse than a value before.
func (h *holder) hold(number uint64) error {
	g := gameAt(h.t, h.table.Index, number)
	own, least := g.Pos.ToMove(), h.probe.at(number)
	maxTurns := 400
	if least == WonByPerpetualCheck {
		maxTurns = 4000 // the win has to come
	}
	worse := func(what any) error {
		return fmt.Errorf("from %s by %v: %v, but the value was %d", gameAt(h.t, h.table.Index, number).PositionText(), game.TurnTexts(g), what, least)
	}
	for turns := 0; !g.Outcome().Over(); turns++ {
		if turns == maxTurns {
			h.unfinished++
			return nil
		}
		h.turns++
		if g.ToMove() != own {
			g.Do(h.adversary(g, h.probe, h.random))
			continue
		}
		at, _ := h.table.Index.Number(&g.Pos)
		value := h.probe.at(at)
		if value.isWorseThan(least) {
			return worse(value)
		}
		least = value
		found, err := h.engine.Search(h.t.Context(), g, limitedNodes, nil)
		if err != nil {
			return err
		}
		if err := game.PlayTurn(g, found.PVs[0].Turns[0]); err != nil {
			return err
		}
	}
	result := 1
	switch o := g.Outcome(); {
	case o.Winner == own:
		result = 2
	case !o.IsDraw():
		result = 0
	}
	h.results[result]++
	if result == 0 || result == 1 && !least.IsDraw() {
		return worse(g.Outcome())
	}
	return nil
}

// stayingEngine plays, of the turns to positions of the best value, the one that a reckless engine prefers.
type stayingEngine struct {
	recklessEngine
	table *Table
}

func (e stayingEngine) Search(ctx context.Context, g game.Playable, limits engine.Limits, report func(engine.Info)) (engine.Info, error) {
	s := &tableSearch{game: game.Clone(g).(*kishogi.Game), probe: probe{table: e.table}}
	if _, err := s.evaluate(nil); err != nil {
		return engine.Info{}, err
	}
	for _, t := range s.turns {
		if t.value == s.turns[0].value {
			limits.SearchTurns = append(limits.SearchTurns, t.text)
		}
	}
	return e.recklessEngine.Search(ctx, g, limits, report)
}

// TestStayingIsNotEnough: an engine that only stays in positions of the value does worse, so that TestValuesAreHeld would find it.
func TestStayingIsNotEnough(t *testing.T) {
	table := openTable(t, solvedToy(t, "Kaku 5x5").Folder)
	h := &holder{
		t: t, table: table, engine: stayingEngine{table: table}, probe: &probe{table: table}, random: rand.New(rand.NewPCG(5, 6)),
		adversary: adversaries["repeating"],
	}
	worse := 0
	for range 50 {
		number, _ := h.drawStart(Undecided)
		if h.hold(number) != nil {
			worse++
		}
	}
	if t.Logf("%d of 50 games end worse", worse); worse == 0 {
		t.Error("no game ends worse")
	}
}

var limitedNodes = engine.Limits{Nodes: 300}

// TestTableAnswers: the scores of a search are the values, the best line of a decided position is as long as they say and ends the game, and
// other turns follow in order.
func TestTableAnswers(t *testing.T) {
	solved := solvedToy(t, "Kaku 5x5")
	table := openTable(t, solved.Folder)
	e := table.Engine(eval.Engine.New(engine.Options{Memory: 1 << 20}))
	r := rand.New(rand.NewPCG(3, 3))
	seen := map[string]int{}
	for range 400 {
		number := r.Uint64N(table.Index.Size())
		value := Value(solved.values[number])
		if value == Impossible || value == valueAt(0) {
			continue
		}
		g := gameAt(t, table.Index, number)
		reports := 0
		found, err := e.Search(t.Context(), g, engine.Limits{Nodes: 300, MultiPV: 500}, func(i engine.Info) {
			reports++
			if got := i.PVs[0].Score; got != scoreOf(value) {
				t.Errorf("%v: a report says %v, want %v", g.PositionText(), got, scoreOf(value))
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		if legal := g.CountLegalTurns(); len(found.PVs) != legal || found.TableHits == 0 || found.Depth < 1 || found.SelectiveDepth < found.Depth {
			t.Errorf("%v: %d lines of %d turns, %d hits, depth %d/%d", g.PositionText(), len(found.PVs), legal, found.TableHits, found.Depth, found.SelectiveDepth)
		}
		best := found.PVs[0]
		if best.Score != scoreOf(value) {
			t.Errorf("%v: %v, want %v", g.PositionText(), best.Score, scoreOf(value))
		}
		for i, pv := range found.PVs {
			if i > 0 && pv.Score.Win > found.PVs[i-1].Score.Win {
				t.Errorf("%v: %v is behind %v", g.PositionText(), pv.Score, found.PVs[i-1].Score)
			}
			if pv.Score.Proof == engine.ProvenWin || pv.Score.Proof == engine.ProvenLoss {
				checkLine(t, g, pv)
			}
		}
		if turns := best.Turns[:1]; value.IsDraw() {
			others := []string{found.PVs[len(found.PVs)-1].Turns[0], turns[0]}
			if found, err := e.Search(t.Context(), g, engine.Limits{Nodes: 300, SearchTurns: others}, nil); err != nil || len(found.PVs) != 1 || found.PVs[0].Score != scoreOf(value) {
				t.Errorf("%v: of %v it finds %v (%v)", g.PositionText(), others, found.PVs, err)
			}
			seen["reports"] += reports
		}
		seen[value.solved(false).Result]++
	}
	if len(seen) != 4 {
		t.Errorf("seen: %v", seen)
	}
}

// scoreOf returns the score of a position.
func scoreOf(value Value) engine.Score {
	turns, _ := value.Depth()
	switch {
	case value.IsDraw():
		return engine.Score{Win: 0.5, Proof: engine.ProvenDraw}
	case value == WonByPerpetualCheck:
		return engine.Score{Win: 1}
	case value == LostByPerpetualCheck:
		return engine.Score{}
	case value.IsWin():
		return engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: turns}
	}
	return engine.Score{Proof: engine.ProvenLoss, Distance: turns}
}

// checkLine compares a line with its score.
func checkLine(t *testing.T, g *kishogi.Game, pv engine.PV) {
	t.Helper()
	after := g.Clone().(*kishogi.Game)
	for _, turn := range pv.Turns {
		if err := game.PlayTurn(after, turn); err != nil {
			t.Fatal(err)
		}
	}
	won := after.Outcome().Winner == g.ToMove()
	if !after.Outcome().Over() || len(pv.Turns) != pv.Score.Distance || won != (pv.Score.Proof == engine.ProvenWin) {
		t.Errorf("%v: %v by %v, which ends with %v", g.PositionText(), pv.Score, pv.Turns, after.Outcome())
	}
}

// TestPastDecides: a turn that ends the game by a fourth occurrence has the value of that end.
func TestPastDecides(t *testing.T) {
	solved := solvedToy(t, "Kaku 5x5")
	table := openTable(t, solved.Folder)
	e := table.Engine(recklessEngine{})
	number, walk := lostWithWalk(t, table, solved)
	g := gameAt(t, table.Index, number)
	for range 3 {
		for _, turn := range walk {
			if err := game.PlayTurn(g, turn); err != nil {
				t.Fatal(err)
			}
		}
	}
	game.UndoTurn(g)
	found, err := e.Search(t.Context(), g, limitedNodes, nil)
	if err != nil || found.PVs[0].Turns[0] != walk[len(walk)-1] || found.PVs[0].Score != (engine.Score{Win: 0.5, Proof: engine.ProvenDraw}) {
		t.Errorf("%v by %v: it finds %v (%v), want %s, which draws", g.PositionText(), game.TurnTexts(g), found.PVs, err, walk[len(walk)-1])
	}
}

// lostWithWalk returns a position that is won for the seat to move, and turns of the Gyoku that come back to it and draw when repeated. The last of
// them is made in a position that is lost.
func lostWithWalk(t *testing.T, table *Table, s *Retrograde) (number uint64, walk []string) {
	t.Helper()
	for number, value := range s.values {
		if _, ok := Value(value).Depth(); !ok || !Value(value).IsWin() {
			continue
		}
		g := gameAt(t, table.Index, uint64(number))
		if walkBack(g, table, 4) {
			return uint64(number), game.TurnTexts(g)
		}
	}
	t.Fatal("no lost seat can walk back to a position")
	return 0, nil
}

// walkBack makes so many steps of the Gyoku that come back to where the game began, the last one in a lost position, and none of
// which gives check. It reports whether there are such steps.
func walkBack(g *kishogi.Game, table *Table, steps int) bool {
	if value, _, err := table.ValueOf(&g.Pos); steps == 1 && (err != nil || !value.IsLoss()) {
		return false
	}
	for _, m := range g.AppendMoves(nil) {
		if effect := g.Pos.MoveEffect(m); effect.Slot > 1 || effect.Capture {
			continue
		}
		g.Do(m)
		if !g.Pos.InCheck() && (steps == 1 && g.Past().Occurrences() == 2 || steps > 1 && walkBack(g, table, steps-1)) {
			return true
		}
		g.Undo()
	}
	return false
}
