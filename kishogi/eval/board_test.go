package eval

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
)

// TestBoardMatchesGame makes and takes back moves on the board and in the game and compares
// them.
func TestBoardMatchesGame(t *testing.T) {
	b := NewBoard().(*Board)
	r := rand.New(rand.NewPCG(3, 1))
	visitRandomGames(t, 3, 1500, func(g *kishogi.Game) {
		if g.Outcome().Over() {
			return
		}
		b.Set(g)
		var values []int
		for range 5 {
			compareBoard(t, b, g)
			values = append(values, b.Value())
			m, ok := g.SampleMove(r)
			if !ok {
				break
			}
			g.Do(m)
			b.Do(m)
		}
		made := len(b.frames) - 1
		for i := made; i > 0; i-- {
			g.Undo()
			b.Undo()
			compareBoard(t, b, g)
			if b.Value() != values[i-1] {
				t.Errorf("%s: the value has become %d from %d", b.pos, b.Value(), values[i-1])
			}
		}
	})
}

func compareBoard(t *testing.T, b *Board, g *kishogi.Game) {
	t.Helper()
	if *b.pos != g.Pos {
		t.Fatalf("the board is %s, the game %s", b.pos, &g.Pos)
	}
	var moves []game.Move
	loud := b.AppendNoisy(nil)
	for _, c := range b.AppendMoves(nil) {
		moves = append(moves, c.Move)
		if c.HistoryIndex >= int32(b.HistorySize()) || (c.HistoryIndex < 0) != slices.Contains(loud, c) {
			t.Errorf("%s: %+v", b.pos, c)
		}
	}
	for _, m := range moves {
		after := g.Pos
		if after.Do(m); after.InCheck() && !b.MayCheck(m) {
			t.Errorf("%s: %s gives check", b.pos, g.AppendMoveText(nil, m))
		}
	}
	if b.Value() != evaluate(&g.Pos, &weightsInUse) {
		t.Errorf("%s is worth %d, want %d", b.pos, b.Value(), evaluate(&g.Pos, &weightsInUse))
	}
	if want := g.Pos.AppendMoves(nil); !slices.Equal(moves, want) {
		t.Errorf("%s: moves %v, want %v", b.pos, moves, want)
	}
	if b.NoLegalMoves() != (len(moves) == 0) || b.InCheck() != g.Pos.InCheck() {
		t.Errorf("%s: stuck %v, check %v", b.pos, b.NoLegalMoves(), b.InCheck())
	}
	if chance := b.WinProbability(b.Value()); chance <= 0 || chance >= 1 || (chance > 0.5) != (b.Value() > 0) && b.Value() != 0 {
		t.Errorf("%s: %d is a chance of %v", b.pos, b.Value(), chance)
	}
}

// TestMostQuietMovesMayNotCheck: the answer is of use. Hardly any drop may give check.
func TestMostQuietMovesMayNotCheck(t *testing.T) {
	drops, mayCheck := 0, 0
	b := NewBoard().(*Board)
	visitRandomGames(t, 5, 1500, func(g *kishogi.Game) {
		b.Set(g)
		for _, c := range b.AppendMoves(nil) {
			if kishogi.IsDrop(c.Move) {
				if drops++; b.MayCheck(c.Move) {
					mayCheck++
				}
			}
		}
	})
	if drops == 0 || mayCheck > drops/2 {
		t.Errorf("%d of %d drops may give check", mayCheck, drops)
	}
}

// TestRepetitionMatchesGame compares the fourth occurrence of a position with the outcome of
// the game, and earlier ones in a variation with what it will be.
func TestRepetitionMatchesGame(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 1))
	met := map[engine.Repetition]int{}
	for round := range 800 {
		state, err := kishogi.Rules.New(optionSets[round%len(optionSets)])
		if err != nil {
			t.Fatal(err)
		}
		g := state.(*kishogi.Game)
		for range 4 + r.IntN(20) {
			if m, ok := g.SampleMove(r); ok {
				g.Do(m)
			}
		}
		if g.Outcome().Over() {
			continue
		}
		playTowardsRepetition(t, g, r, met)
	}
	t.Log(met)
	for _, kind := range []engine.Repetition{engine.RepetitionDraw, engine.RepetitionWin, engine.RepetitionLoss} {
		if met[kind] < 5 {
			t.Errorf("only %d times %d", met[kind], kind)
		}
	}
}

// playTowardsRepetition continues g, preferring earlier positions, and checks for one seat, and
// asks two boards at each turn: one that was set there and one that has followed from the
// start.
func playTowardsRepetition(t *testing.T, g *kishogi.Game, r *rand.Rand, met map[engine.Repetition]int) {
	t.Helper()
	seen := map[uint64]bool{g.Key(): true}
	checker := game.Seat(r.IntN(3))
	along := NewBoard().(*Board)
	along.Set(g)
	if r.IntN(2) == 0 {
		checker = game.None
	}
	for range 60 {
		var best game.Move
		most := -1.0
		for _, m := range g.AppendMoves(nil) {
			q := g.Pos
			q.Do(m)
			worth := r.Float64()
			if seen[q.Key()] {
				worth += 2
			}
			if g.Pos.ToMove() == checker && q.InCheck() {
				worth += 2
			}
			if worth > most {
				most, best = worth, m
			}
		}
		before := NewBoard().(*Board)
		before.Set(g)
		g.Do(best)
		before.Do(best)
		along.Do(best)
		seen[g.Key()] = true
		got, back := before.Repetition()
		over := g.Outcome()
		if want, ends := expectedRepetition(over, g.Pos.ToMove()); ends || over.Over() {
			if over.Reason != kishogi.ReasonNoLegalTurn && (got != want || back != 0) {
				t.Fatalf("%s ends with %q, which the board calls %d, %d moves back", &g.Pos, over, got, back)
			}
			met[want]++
			return
		}
		if got != engine.NoRepetition {
			t.Fatalf("%s occurs %d times, which the board calls %d", &g.Pos, g.Past().Occurrences(), got)
		}
		// The board that has followed from the start reports the first repetition already.
		if got, back := along.Repetition(); (got != engine.NoRepetition) != (back > 0) && back != 0 {
			t.Fatalf("%d, %d moves back", got, back)
		}
	}
}

// expectedRepetition is the class of a repetition for the seat that would move.
func expectedRepetition(o game.Outcome, us game.Seat) (engine.Repetition, bool) {
	switch {
	case o.Reason == kishogi.ReasonRepetition:
		return engine.RepetitionDraw, true
	case o.Reason == kishogi.ReasonPerpetualCheck && o.Winner == us:
		return engine.RepetitionWin, true
	case o.Reason == kishogi.ReasonPerpetualCheck:
		return engine.RepetitionLoss, true
	}
	return engine.NoRepetition, false
}
