package quaterno

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// quarterTurn turns a position by a quarter: the axis y=x becomes y=-x.
func quarterTurn(t *testing.T, text string) string {
	t.Helper()
	p := setUp(t, text).Pos
	q := empty()
	q.hand, q.made, q.toMove, q.passes = p.hand, p.made, p.toMove, p.passes
	for u, at := range p.at {
		if at != board.NoPoint {
			x, y := at.XY()
			q.putTile(tile(u), board.PointAt(-y, x))
		}
	}
	return q.String()
}

func swapPlayers(text string) string {
	return strings.NewReplacer("first", "second", "second", "first").Replace(text)
}

func TestFigures(t *testing.T) {
	tests := []struct {
		name, position, turn string
		figures              string // first, second
		outcome              string
	}{
		{"an axis y=x, the figure completed by the other player", brink, "8,1-8,3", "1 0", ""},
		{"an axis y=-x, the figure completed by the other player", quarterTurn(t, brink), "-1,8--3,8", "1 0", ""},
		{"the same for Host", swapPlayers(brink), "8,1-8,3", "0 1", ""},
		{"another point is no mirror image", brink, "8,1-8,2", "0 0", ""},
		{"the second figure wins, though the other player completes it",
			strings.Replace(brink, "figures=-", "figures=Stick:first", 1), "8,1-8,3", "2 0", "first: figures"},
		{"a kind that the owner used up makes no other figure",
			strings.Replace(brink, "figures=-", "figures=Fan:first", 1), "8,1-8,3", "1 0", ""},
		{"a kind that the opponent used up makes no other figure",
			strings.Replace(brink, "figures=-", "figures=Fan:second", 1), "8,1-8,3", "0 1", ""},
		{"both players complete a figure in the same turn",
			strings.Replace(doubleBrink, "figures=Stick:first;Compass:second", "figures=-", 1), "1,6<>1,2", "1 1", ""},
		{"both would have two: the mover is counted first and wins at once", doubleBrink, "1,6<>1,2", "1 2", "second: figures"},
		{"only the opponent of the mover has two",
			strings.Replace(doubleBrink, ";Compass:second", "", 1), "1,6<>1,2", "2 1", "first: figures"},
		{"with the same axis the mover claims the figure",
			strings.Replace(strings.Replace(brink, "Moon@-4,4", "Moon@6,6", 1), "figures=-", "figures=Stick:first", 1), "8,1-8,3", "1 1", ""},
		{"a Sun in the centre belongs to the axis of the Moon",
			strings.Replace(brink, "first=Sun@-4,-4", "first=Sun@0,0", 1), "8,1-8,3", "1 0", ""},
		{"the Moon comes to the axis: two figures in one turn",
			"to-move=first first=Sun@-4,-4;Moon@2,0;Fan@3,8;Anchor@7,1;Stick@-6,1;Compass@-5,5;Soldier@-1,-7" +
				" second=Sun@4,4;Moon@-4,4;Fan@8,3;Anchor@1,7;Stick@6,-4;Compass@2,-6;Soldier@1,-8 figures=- passes=0",
			"2,0-2,2", "2 0", "first: figures"},
		{"a Sun brought to the axis by an action",
			"to-move=second first=Sun@-4,-5;Moon@2,2;Fan@3,8;Anchor@-7,-2;Stick@-6,1;Compass@-5,5;Soldier@-1,-7" +
				" second=Sun@4,5;Moon@-4,4;Fan@8,3;Anchor@7,-2;Stick@-4,-7;Compass@2,-6;Soldier@1,-8 figures=- passes=0",
			"-4,-7>-4,-5--4,-4", "1 0", ""},
	}
	for _, test := range tests {
		g := setUp(t, test.position)
		play(t, g, test.turn)
		info := g.Info().(PositionInfo).Figures
		if got := fmt.Sprint(info.First, info.Second); got != test.figures {
			t.Errorf("%s: figures %s, want %s", test.name, got, test.figures)
		}
		if got := g.Outcome().String(); got != test.outcome {
			t.Errorf("%s: outcome %q, want %q", test.name, got, test.outcome)
		}
	}
}

func TestFigureStaysWhenItsTilesMove(t *testing.T) {
	g := setUp(t, brink)
	play(t, g, "8,1-8,3", "3,8-2,8", "8,3-8,2")
	if n := g.Pos.Figures(game.First); n != 1 {
		t.Errorf("Guest has %d figures after the Fans have moved on, want 1", n)
	}
}

// With all fourteen tiles no position leaves both players without a turn (see
// TestNobodyLocksBoth), so that the row of passes is set by hand.
func TestTwoPassesDraw(t *testing.T) {
	p := setUp(t, locked).Pos
	p.passes = 1
	g := newGame(nil, p)
	if effects, err := g.ExplainEffects("pass"); err != nil || effects[len(effects)-1].Text() != "Both players have passed, one after the other: the game is a draw." {
		t.Errorf("the second pass is explained by %v, %v", effects, err)
	}
	play(t, g, "pass")
	if got := g.Outcome().String(); got != "draw: no-legal-turn" || g.ToMove() != game.None || g.CountLegalTurns() != 0 {
		t.Errorf("after two passes %q, %v to move, %d turns; want draw: no-legal-turn", got, g.ToMove(), g.CountLegalTurns())
	}
	if _, err := g.ParseTurn("pass"); err == nil {
		t.Error("a third pass was taken")
	}
	const want = "Host and Guest have passed, one after the other, because neither had another turn: the game is a draw."
	if verdict := g.ExplainOutcome(); len(verdict) < 2 || verdict[0].Text() != want {
		t.Errorf("the verdict is %v, want %s and what was stuck", verdict, want)
	}
}

// A player without a turn needs Moon and Fan seized, and every other tile but
// the Sun seized or boxed in: one Moon's line is too long to be filled, and a
// Fan that is boxed in swaps. For both players the twelve tiles must stand next
// to the two Soldiers or have all neighbours taken; at most eight are next to a
// Soldier. No two points for the Soldiers leave room for that.
func TestNobodyLocksBoth(t *testing.T) {
	const most = 10 // of twelve tiles, without two of each player's that are seized
	var walls [board.Points]bool
	boxed := func(seeds ...board.Point) (in map[board.Point]bool) {
		in = map[board.Point]bool{}
		for len(seeds) > 0 {
			p := seeds[len(seeds)-1]
			seeds = seeds[:len(seeds)-1]
			if in[p] = true; len(in) > most {
				return nil
			}
			for d := range board.Directions {
				if q := p.Step(d); q != board.NoPoint && !walls[q] && !in[q] {
					seeds = append(seeds, q)
				}
			}
		}
		return in
	}
	for a := range board.Point(board.Points) {
		for b := a + 1; b < board.Points; b++ {
			walls = [board.Points]bool{}
			for d := board.North; d < board.Directions; d += 2 {
				for _, soldier := range [...]board.Point{a, b} {
					if q := soldier.Step(d); q != board.NoPoint {
						walls[q] = true
					}
				}
			}
			room := map[board.Point]bool{}
			if !isAdjacent(a, b) && boxed(a, b) == nil {
				continue // the Soldiers do not seize each other and are not boxed in
			}
			for p, wall := range walls {
				if !wall {
					continue
				}
				room[board.Point(p)] = true
				for d := range board.Directions {
					if q := board.Point(p).Step(d); q != board.NoPoint && !walls[q] {
						for in := range boxed(q) {
							room[in] = true
						}
					}
				}
			}
			if len(room) >= 12 {
				t.Errorf("Soldiers on %v and %v leave room for %d tiles without a turn", a, b, len(room))
			}
		}
	}
}

func TestRepetition(t *testing.T) {
	g := setUp(t, lastPlacement)
	round := []string{"3,8-2,8", "-8,-3--8,-2", "2,8-3,8", "-8,-2--8,-3"}
	play(t, g, "Soldier@7,-4")
	play(t, g, round...)
	play(t, g, round[:3]...)
	if g.Outcome().Over() {
		t.Errorf("over after the second occurrence: %v", g.Outcome())
	}
	play(t, g, round[3])
	if got := g.Outcome().String(); got != "draw: repetition" || g.ToMove() != game.None {
		t.Errorf("at the third occurrence, counted from the tenth placement, %q; want draw: repetition", got)
	}
	g.Undo()
	if g.Outcome().Over() {
		t.Error("still over after taking the turn back")
	}
}

// The same tiles with another player to move or with a figure more are another position.
func TestFiguresDistinguishPositions(t *testing.T) {
	keys := map[uint64]string{}
	for _, text := range []string{brink, strings.Replace(brink, "to-move=second", "to-move=first", 1),
		strings.Replace(brink, "figures=-", "figures=Stick:first", 1), strings.Replace(brink, "figures=-", "figures=Stick:second", 1)} {
		key := setUp(t, text).Key()
		if other, ok := keys[key]; ok {
			t.Errorf("%s has the key of %s", text, other)
		}
		keys[key] = text
	}
	p := setUp(t, locked).Pos
	q := p
	q.passes = 1
	if p.Key() != q.Key() || p.Hash() == q.Hash() {
		t.Error("passes belong to the hash and not to the key")
	}
}

// A figure has a tile of each player: the verdict says why it is not the loser's too.
func TestVerdictExplainsFigureOwner(t *testing.T) {
	won := strings.Replace(brink, "figures=-", "figures=Stick:first", 1)
	tests := []struct{ name, position, turn, want string }{
		{"the loser has no axis", won, "8,1-8,3",
			"The same tiles make no figure for Host, because Host has no axis: the Sun on 4,4 and the Moon on -4,4 do not stand on one main diagonal."},
		{"the loser has the other axis", strings.Replace(won, "Sun@4,4", "Sun@4,-4", 1), "8,1-8,3",
			"The same tiles make no figure for Host: Host's axis is the other main diagonal y=-x, and they do not mirror each other across it."},
		{"both have one axis", strings.Replace(strings.Replace(brink, "Moon@-4,4", "Moon@6,6", 1), "figures=-", "figures=Stick:second", 1), "8,1-8,3",
			"Guest has the same axis, but the tiles of a kind make only one figure, and Host came first."},
	}
	for _, test := range tests {
		g := setUp(t, test.position)
		play(t, g, test.turn)
		verdict := g.ExplainOutcome()
		if !slices.ContainsFunc(verdict, func(r game.Reason) bool { return r.Text() == test.want }) {
			t.Errorf("%s: the verdict is %v, want %s in it", test.name, verdict, test.want)
		}
	}
}
