package eval

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
)

// cornerPosition is a position with one Lotus and one Lily left to join, which may face each
// other across an axis: then the seat to move lets the other one win.
const cornerPosition = "to-move=second first=- second=- tiles=Rose@d16;Lotus@i1;Lotus@m6;Lotus@i10;Lotus@j18;" +
	"Orchid@0,-7;Orchid@-4,4;Lily@j1;Lily@j17;Lily@0,8;Wheel@j18 last=- passes=0 stalled=0"

func setUpGame(t *testing.T, noUndo, text string) *balance.Game {
	t.Helper()
	state, err := balance.Rules.NewFromPosition(map[string]string{"matching": "opposites", "no-undo": noUndo}, text)
	if err != nil {
		t.Fatal(err)
	}
	return state.(*balance.Game)
}

func turnTexts(g *balance.Game, list []cornerMove) (texts []string) {
	for _, c := range list {
		texts = append(texts, string(g.AppendMoveText(nil, c.move)))
	}
	return texts
}

func TestCornerMovesFindsForcedCorner(t *testing.T) {
	g := setUpGame(t, "on", cornerPosition)
	list := cornerMoves(t.Context(), g, 2_000)
	if len(list) == 0 || list[0].chance != 1 || turnTexts(g, list)[0] != "j1-j10" {
		t.Fatalf("%v %+v, want j1-j10 for certain", turnTexts(g, list), list)
	}
	if err := game.PlayTurn(g, "j1-j10"); err != nil {
		t.Fatal(err)
	}
	for _, m := range g.AppendMoves(nil) {
		if !opponentWinsAfter(g, m) {
			t.Errorf("cornered, %s does not lose", g.AppendMoveText(nil, m))
		}
	}
}

// TestUndoingPreventsCornering: without no-undo the same turn does not corner the
// opponent.
func TestUndoingPreventsCornering(t *testing.T) {
	g := setUpGame(t, "off", cornerPosition)
	if cornerable(g) || cornerMoves(t.Context(), g, 2_000) != nil {
		t.Error("a player may be cornered without no-undo")
	}
	if err := game.PlayTurn(g, "j1-j10"); err != nil {
		t.Fatal(err)
	}
	var safe []string
	for _, m := range g.AppendMoves(nil) {
		if !opponentWinsAfter(g, m) {
			safe = append(safe, string(g.AppendMoveText(nil, m)))
		}
	}
	if !slices.Equal(safe, []string{"j10-j1"}) {
		t.Errorf("%q do not lose, want only to take j1-j10 back", safe)
	}
}

// TestCornerMovesAreSafe: all listed moves are legal and do not lose, best first, and every
// move that does not lose is listed.
func TestCornerMovesAreSafe(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	listed := 0
	for range 12 {
		g := setUpGame(t, "on", cornerPosition)
		for range 6 {
			var want, got []game.Move
			for _, m := range g.AppendMoves(nil) {
				if !opponentWinsAfter(g, m) {
					want = append(want, m)
				}
			}
			if len(want) == 0 || !cornerable(g) {
				break
			}
			before := g.PositionText()
			list := cornerMoves(t.Context(), g, 300)
			if g.PositionText() != before {
				t.Fatalf("%s has become %s", before, g.PositionText())
			}
			for i, c := range list {
				if c.chance < 0 || c.chance > 1 || i > 0 && c.chance > list[i-1].chance {
					t.Fatalf("%s: %+v", before, list)
				}
				got = append(got, c.move)
			}
			slices.Sort(got)
			slices.Sort(want)
			if len(list) > 0 {
				listed++
				if !slices.Equal(got, want) {
					t.Fatalf("%s: %d moves, want %d", before, len(got), len(want))
				}
			}
			g.Do(want[r.IntN(len(want))])
		}
	}
	if listed < 10 {
		t.Errorf("only %d positions with a cornered player", listed)
	}
}

// canBeCornered reports whether the opponent has a reply to a move after which every move loses, by trying
// all.
func canBeCornered(g *balance.Game, m game.Move) bool {
	g.Do(m)
	defer g.Undo()
	for _, reply := range g.AppendMoves(nil) {
		g.Do(reply)
		cornered := !g.Outcome().Over()
		for _, m := range g.AppendMoves(nil) {
			cornered = cornered && opponentWinsAfter(g, m)
		}
		g.Undo()
		if cornered {
			return true
		}
	}
	return false
}

// TestCornerMovesAreNotCornered: no move is good that lets the opponent corner the player who makes it,
// even if a simple opponent would not.
func TestCornerMovesAreNotCornered(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	risky := 0
	for range 12 {
		g := setUpGame(t, "on", cornerPosition)
		for range 6 {
			if !cornerable(g) {
				break
			}
			for _, c := range cornerMoves(t.Context(), g, 2_000) {
				switch cornered := canBeCornered(g, c.move); {
				case cornered && c.chance > 0:
					t.Errorf("%s: %s can be cornered, but has the chance %v", g.PositionText(), g.AppendMoveText(nil, c.move), c.chance)
				case cornered:
					risky++
				case c.chance == 0:
					t.Errorf("%s: %s cannot be cornered", g.PositionText(), g.AppendMoveText(nil, c.move))
				}
			}
			moves := g.AppendMoves(nil)
			g.Do(moves[r.IntN(len(moves))])
		}
	}
	if risky < 20 {
		t.Errorf("only %d moves let the opponent corner the player", risky)
	}
}

// TestCornerableNotWhenWinning: where the next turn wins there is nothing to corner.
func TestCornerableNotWhenWinning(t *testing.T) {
	g := setUpGame(t, "on", cornerPosition)
	for _, turn := range []string{"j1-j10", "i10-i2"} {
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
	}
	if cornerable(g) || cornerMoves(t.Context(), g, 2_000) != nil || !g.Pos.CanWin() {
		t.Error("a player who can win is cornered")
	}
}

// TestCornerMovesIsBounded: cornerMoves works with few positions and after the context has
// ended.
func TestCornerMovesIsBounded(t *testing.T) {
	g := setUpGame(t, "on", cornerPosition)
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if list := cornerMoves(ended, g, 2_000); list != nil {
		t.Errorf("%+v after the end", list)
	}
	for _, positions := range []int{-1, 0, 1, 2, 40} {
		for _, c := range cornerMoves(t.Context(), g, positions) {
			if opponentWinsAfter(g, c.move) {
				t.Errorf("%d positions: %s loses", positions, g.AppendMoveText(nil, c.move))
			}
		}
	}
}
