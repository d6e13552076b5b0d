package skud

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// TestReading compares what is read of positions with what their texts and moves say.
func TestReading(t *testing.T) {
	for _, p := range middleGames(40) {
		s := p.Setup()
		for seat := range p.hands {
			var flowers []board.Point
			for _, standing := range s.Board[seat] {
				if standing.Kind.Flower() {
					flowers = append(flowers, standing.At)
				}
			}
			slices.Sort(flowers)
			if got := p.Flowers(game.Seat(seat)); !slices.Equal(got, flowers) {
				t.Errorf("%s: flowers of %d on %v, want %v", s, seat, got, flowers)
			}
			basic, accents := 0, 0
			count := [Kinds]int{}
			for _, k := range s.Hands[seat] {
				count[k]++
				if k.Basic() {
					basic++
				}
				if k.Accent() {
					accents++
				}
			}
			for k := range Kind(Kinds) {
				if got := p.InHand(game.Seat(seat), k); got != count[k] {
					t.Errorf("%s: %d %v in the hand of %d, want %d", s, got, k, seat, count[k])
				}
			}
			if b, a := p.HandSizes(game.Seat(seat)); b != basic || a != accents {
				t.Errorf("%s: %d, %d in the hand of %d, want %d, %d", s, b, a, seat, basic, accents)
			}
		}
		for at := range board.Point(board.Points) {
			checkSight(t, &p, at)
		}
	}
}

// checkSight walks along rows and columns.
func checkSight(t *testing.T, p *Position, at board.Point) {
	t.Helper()
	if at.IsGate() {
		return
	}
	var seen PointSet
	p.LineOfSight(at, &seen)
	looks := p.NeighboursInLine(at)
	for i, d := range []board.Direction{board.West, board.East, board.South, board.North} {
		next := board.NoPoint
		for _, q := range at.Ray(d) {
			if q.IsGate() {
				break
			}
			if !seen.has(q) {
				t.Errorf("%s: %v does not see %v", p.Setup(), at, q)
			}
			seen[RankOf(q)] &^= 1 << FileOf(q)
			if PointIn(RankOf(q), FileOf(q)) != q {
				t.Errorf("%v is not on its rank and file", q)
			}
			if p.Tile(q) != NoTile {
				next = q
				break
			}
		}
		if looks[i] != next {
			t.Errorf("%s: %v looks at %v, want %v", p.Setup(), at, looks[i], next)
		}
	}
	for r := 1; r < Ranks-1; r++ {
		for f := range 32 {
			if q := PointIn(r, f); q != board.NoPoint && seen.has(q) {
				t.Errorf("%s: %v sees %v", p.Setup(), at, q)
			}
		}
	}
}

// TestReadMoves: what moves are read as is what their texts say.
func TestReadMoves(t *testing.T) {
	for _, p := range middleGames(20) {
		g := newGame(game.Options{}, p)
		for _, m := range p.AppendMoves(nil) {
			k, at, to := MoveParts(m)
			var want string
			switch TypeOf(m) {
			case MovePlant:
				want = k.String() + "@" + at.String()
			case MoveArrange:
				want = at.String() + "-" + to.String()
				if p.Tile(to) != NoTile && !p.CanCapture(at, to) {
					t.Errorf("%s: %v may not capture on %v", p.Setup(), at, to)
				}
				if !p.Tile(at).Kind().MayStand(to) {
					t.Errorf("%s: %v may not stand on %v", p.Setup(), at, to)
				}
				if p.IsTrapped(at) {
					t.Errorf("%s: %v is trapped", p.Setup(), at)
				}
			case MoveBonus:
				want = "+" + k.String() + "@" + at.String()
				if to != board.NoPoint {
					want += "-" + to.String()
				}
			case MovePass:
				want = "pass"
			}
			if got := string(g.AppendMoveText(nil, m)); got != want {
				t.Errorf("%s: %q is read as %q", p.Setup(), got, want)
			}
		}
	}
}

// TestHarmonious agrees with the bonds of tiles.
func TestHarmonious(t *testing.T) {
	for a := range Kind(flowerKinds) {
		for b := range Kind(flowerKinds) {
			want := relationOf(tileOf(a, game.First), tileOf(b, game.First))&firstHarmony != 0
			if a.HarmonizesWith(b) != want {
				t.Errorf("%v and %v: %v, want %v", a, b, !want, want)
			}
		}
	}
}

// TestPlantingWins compares with making every plant.
func TestPlantingWins(t *testing.T) {
	const used, kept = ";W@-6,3", "" // an Accent of First on the board, or none
	const second = " second-hand=R3,R3,R4,R4,R4,R5,R5,R5,W3,W3,W3,W4,W4,W4,W5,W5,W5,L,O,"
	tests := []struct {
		board, first, second string
		want                 bool
	}{
		{kept, "R5,L,O,B,B,K,R", "B,K,R", true},
		{kept, "R5,R5,L,O,B,B,K,R", "B,K,R", false},
		{kept, "R5,W4,L,O,B,B,K,R", "B,K,R", false},
		{used, "R5,L,O,B,B,K", "B,K,R", true}, // one Harmony more
		{used, "R5,L,O,B,B,K", "B,K,R,R", false},
	}
	for _, test := range tests {
		his := "R3@4,-4;W@-6,-3"
		if len(test.second) == len("B,K,R,R") {
			his = "R3@4,-4"
		}
		table, err := Rules.NewFromPosition(nil, "to-move=first phase=play passes=0 first=R3@1,1;R4@1,3"+test.board+" second="+his+
			" first-hand="+test.first+second+test.second)
		if err != nil {
			t.Fatal(err)
		}
		g := table.(*Game)
		m, ok := g.Pos.WinningPlant()
		if ok != test.want {
			t.Errorf("%s against %s: %v, want %v", test.first, test.second, ok, test.want)
		}
		if !ok {
			continue
		}
		if err := game.Play(g, m); err != nil || g.Outcome() != game.Win(game.First, ReasonLastFlower) {
			t.Errorf("%s against %s: %v, %v", test.first, test.second, g.Outcome(), err)
		}
	}
}
