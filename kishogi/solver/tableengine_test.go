package solver

import (
	"cmp"
	"context"
	"flag"
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
	setup := ix.PositionSetup(number)
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
		t.Run(name, func(t *testing.T) { holdValues(t, openToy(t, toys[name])) })
	}
}

func holdValues(t *testing.T, table *TableFile) {
	searching := func() engine.Engine { return eval.Engine.New(engine.Options{Memory: 1 << 20}) }
	for _, c := range []struct {
		name, adversary string
		inner           engine.Engine
		share           int // of the starts
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
				for range *heldStarts / c.share {
					h.hold(h.drawStart(value))
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
	table      *TableFile
	engine     engine.Engine
	probe      *probe
	random     *rand.Rand
	adversary  adversary
	results    [3]int // lost, drawn, won
	unfinished int
	turns      int
}

// drawStart draws a position of a value.
func (h *holder) drawStart(value Value) uint64 {
	const tries = 50_000_000
	for range tries {
		if number := h.random.Uint64N(h.table.Index.Size()); h.probe.at(number) == value {
			return number
		}
	}
	h.t.Fatalf("no position is a %s", value.solved(false))
	return 0
}

// hold plays a game from a number and compares the result with the values on the way.
func (h *holder) hold(number uint64) {
	const maxTurns = 400
	g := gameAt(h.t, h.table.Index, number)
	own, least := g.Pos.ToMove(), h.probe.at(number)
	for turns := 0; !g.Outcome().Over(); turns++ {
		if turns == maxTurns {
			h.unfinished++
			return
		}
		h.turns++
		if g.ToMove() != own {
			g.Do(h.adversary(g, h.probe, h.random))
			continue
		}
		at, _ := h.table.Index.Number(&g.Pos)
		if value := h.probe.at(at); value.isWorseThan(least) {
			h.t.Fatalf("from %s by %v: the value has become %d, from %d", gameAt(h.t, h.table.Index, number).PositionText(), game.TurnTexts(g), value, least)
		} else {
			least = value
		}
		found, err := h.engine.Search(h.t.Context(), g, engine.Limits{Nodes: 300}, nil)
		if err != nil {
			h.t.Fatal(err)
		}
		if err := game.PlayTurn(g, found.PVs[0].Turns[0]); err != nil {
			h.t.Fatal(err)
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
		h.t.Fatalf("from %s by %v: %v, but the value was %d", gameAt(h.t, h.table.Index, number).PositionText(), game.TurnTexts(g), g.Outcome(), least)
	}
}
