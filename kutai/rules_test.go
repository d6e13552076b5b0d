package kutai

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Board: 221 valid points, in rows of these lengths, and 256 squares.
func TestPlaces(t *testing.T) {
	rows := map[int8]int{}
	l := layouts[points]
	for p := range l.places {
		rows[l.y[p]]++
	}
	for i, want := range []int{5, 9, 11, 13, 15, 15, 17, 17, 17, 17, 17, 15, 15, 13, 11, 9, 5} {
		if got := rows[int8(8-i)]; got != want {
			t.Errorf("row y=%d holds %d points, want %d", 8-i, got, want)
		}
	}
	if l.places != 221 || layouts[squares].places != board.Squares {
		t.Errorf("%d points and %d squares, want 221 and 256", l.places, layouts[squares].places)
	}
	if name := layouts[squares].names[layouts[squares].centre]; name != "j10" {
		t.Errorf("the Centerpiece stands on %s, want j10", name)
	}
	// Nobody is ever stuck: every ground has more places than there are tiles.
	for _, l := range layouts {
		for g := range grounds {
			if len(l.homes[g]) <= int(tiles) {
				t.Errorf("ground %d has only %d places", g, len(l.homes[g]))
			}
		}
	}
}

func TestColours(t *testing.T) {
	tests := []struct {
		places uint8
		name   string
		want   colours
	}{
		{points, "0,0", red | white},
		{points, "1,1", red},
		{points, "-1,1", white},
		{points, "0,3", red | white},
		{points, "3,4", red | yellow},
		{points, "-3,4", white | yellow},
		{points, "5,5", yellow},
		{points, "0,8", red},
		{points, "1,8", red | yellow},
		{points, "0,7", red | white | yellow},
		{squares, "j10", red},
		{squares, "i10", white},
		{squares, "m13", red | yellow}, // cut by a diagonal line
		{squares, "q13", yellow},
		{squares, "r10", red},
	}
	for _, test := range tests {
		l := layouts[test.places]
		p, ok := l.at[test.name]
		if !ok || l.colours[p] != test.want {
			t.Errorf("%s is %v, want %v", test.name, l.colours[p].list(), test.want.list())
		}
	}
}

// Value of a pair and similarity.
func TestPairs(t *testing.T) {
	tests := []struct {
		a, b           string
		worth, similar uint8
	}{
		{"CBd", "IRd", 3, 3}, // red, day, spring
		{"CBd", "IRn", 2, 2},
		{"CBd", "WSd", 2, 2},
		{"CBd", "MAd", 2, 2},
		{"CBd", "MAn", 1, 1},
		{"CBd", "WSn", 1, 1},
		{"CBd", "CLn", 0, 0},
		{"IRd", "IRd", 0, 3}, // the same flower
		{"IRd", "IRn", 0, 2},
		{"WHEEL", "MAd", 2, 2},
		{"WHEEL", "LIn", 2, 2},
		{"WHEEL", "MAn", 0, 0},
		{"WHEEL", "LId", 0, 0},
		{"WHEEL", "WHEEL", 0, 3},
		{"CUP", "WSd", 2, 2},
		{"CUP", "RHn", 2, 2},
		{"CUP", "WSn", 0, 0},
		{"CUP", "WHEEL", 0, 0},
		{"CUP", "CUP", 0, 3},
		{"TWIG", "PEn", 1, 1},
		{"TWIG", "WHEEL", 0, 0},
		{"TWIG", "TWIG", 0, 3},
		{"LOTUS", "RHd", 3, 3}, // that tile's points
		{"LOTUS", "CHn", 2, 2},
		{"LOTUS", "IRd", 1, 1},
		{"LOTUS", "WHEEL", 2, 2},
		{"LOTUS", "CUP", 2, 2},
		{"LOTUS", "TWIG", 3, 3}, // the Lotus's rule wins
		{"LOTUS", "SPADE", 0, 0},
		{"LOTUS", "LOTUS", 0, 3},
		{"SPADE", "CBd", 0, 0},
		{"SPADE", "SPADE", 0, 3},
	}
	for _, test := range tests {
		a, b := kindsByCode[test.a], kindsByCode[test.b]
		if harmonyValue[a][b] != test.worth || harmonyValue[b][a] != test.worth {
			t.Errorf("%s and %s are worth %d and %d, want %d", test.a, test.b, harmonyValue[a][b], harmonyValue[b][a], test.worth)
		}
		if similarity[a][b] != test.similar || similarity[b][a] != test.similar {
			t.Errorf("%s and %s have similarity %d and %d, want %d", test.a, test.b, similarity[a][b], similarity[b][a], test.similar)
		}
	}
}

// A chainTest is a board and the chain on it.
type chainTest struct {
	name  string
	o     map[string]string
	tiles []string
	chain string
}

var (
	asQueen = map[string]string{"lines": "queen"}
	asSight = map[string]string{"lines": "sight"}
	inside  = map[string]string{"places": "squares"}
)

var chainTests = []chainTest{
	// Disharmony
	{"similarity 2 beside the Centerpiece: not with each other", nil, []string{"CBd@0,0", "MAd@1,0"}, "0: CBd@0,0"},
	{"similarity 3 is none", nil, []string{"CBd@0,0", "IRd@1,0"}, "3: CBd@0,0 -3- IRd@1,0"},
	{"the Centerpiece has no threshold", nil, []string{"CBd@0,0", "CLn@1,0", "MAn@0,3"}, "1: CBd@0,0 -1- MAn@0,3"},
	{"its neighbour has one", nil, []string{"CBd@0,0", "IRd@3,0", "CLn@3,1"}, "0: CBd@0,0"},
	{"similarity 0 forbids all", nil, []string{"CBd@0,0", "IRd@0,3", "PIn@1,3"}, "0: CBd@0,0"},
	{"similarity 1 forbids 2", nil, []string{"CBd@0,0", "MAd@0,3", "CBn@1,3"}, "0: CBd@0,0"},
	{"similarity 1 allows 3", nil, []string{"CBd@0,0", "IRd@0,3", "MAn@1,3"}, "3: CBd@0,0 -3- IRd@0,3"},
	{"similarity 2 forbids 1", nil, []string{"CBd@0,0", "MAn@0,3", "MAd@1,3"}, "0: CBd@0,0"},
	{"similarity 2 allows 2", nil, []string{"CBd@0,0", "MAd@0,3", "MAn@1,3"}, "2: CBd@0,0 -2- MAd@0,3"},
	{"the strictest counts", nil, []string{"CBd@0,0", "MAd@0,3", "MAn@1,3", "PIn@-1,3"}, "0: CBd@0,0"},
	{"the same flower by another light", nil, []string{"IRd@0,0", "CHn@0,3", "CHd@1,3"}, "0: IRd@0,0"},
	{"identical tiles make none", nil, []string{"CBd@0,0", "MAn@0,3", "MAn@1,3"}, "1: CBd@0,0 -1- MAn@0,3"},
	{"identical Twigs make none", nil, []string{"CBd@0,0", "TWIG@5,0", "TWIG@5,1"}, "1: CBd@0,0 -1- TWIG@5,0"},
	{"diagonal neighbours do not clash", nil, []string{"CBd@0,0", "MAd@0,3", "PIn@1,4"}, "2: CBd@0,0 -2- MAd@0,3"},
	{"Wheel and Cup clash", nil, []string{"CLd@0,0", "WHEEL@7,0", "CUP@7,1"}, "0: CLd@0,0"},
	// Spade
	{"a Spade makes none", nil, []string{"CBd@0,0", "MAd@0,3", "SPADE@0,4"}, "2: CBd@0,0 -2- MAd@0,3"},
	{"a Spade protects the flower beside it", nil, []string{"CBd@0,0", "IRd@3,0", "CLn@3,1", "SPADE@4,0"}, "3: CBd@0,0 -3- IRd@3,0"},
	{"and the pair that it is part of", nil, []string{"CBd@0,0", "IRd@3,0", "CLn@3,1", "SPADE@3,2"}, "3: CBd@0,0 -3- IRd@3,0"},
	{"other pairs are judged on their own", nil, []string{"CBd@0,0", "IRd@3,0", "CLn@3,1", "SPADE@3,2", "PIn@2,0"}, "0: CBd@0,0"},
	{"neighbours that it protects may have their Harmony", nil, []string{"CBd@0,0", "MAd@1,0", "SPADE@1,1"}, "2: CBd@0,0 -2- MAd@1,0"},
	{"it does not protect Wheel, Cup and Twig", nil, []string{"CBd@0,0", "TWIG@5,0", "WHEEL@5,1", "SPADE@6,0"}, "0: CBd@0,0"},
	{"but a flower beside it from them", nil, []string{"CBd@0,0", "MAd@5,0", "CUP@5,1", "SPADE@6,0"}, "2: CBd@0,0 -2- MAd@5,0"},
	{"it protects the White Lotus", nil, []string{"MAd@0,0", "LOTUS@3,0", "IRd@3,1", "SPADE@4,0"}, "4: MAd@0,0 -3- LOTUS@3,0 -1- IRd@3,1"},
	{"without it the Lotus still has its 3", nil, []string{"MAd@0,0", "LOTUS@3,0", "IRd@3,1"}, "3: MAd@0,0 -3- LOTUS@3,0"},
	// possible Harmony
	{"a tile between blocks", nil, []string{"CBd@0,0", "IRd@6,0", "SPADE@3,0"}, "0: CBd@0,0"},
	{"rows and columns only", nil, []string{"CBd@0,0", "IRd@2,2"}, "0: CBd@0,0"},
	{"queen: diagonals too", asQueen, []string{"CBd@0,0", "IRd@2,2"}, "3: CBd@0,0 -3- IRd@2,2"},
	{"queen: blocked", asQueen, []string{"CBd@0,0", "IRd@2,2", "PIn@1,1"}, "0: CBd@0,0"},
	{"queen: nothing else", asQueen, []string{"CBd@0,0", "IRd@2,1"}, "0: CBd@0,0"},
	{"sight: any direction", asSight, []string{"CBd@0,0", "IRd@2,1"}, "3: CBd@0,0 -3- IRd@2,1"},
	{"sight: blocked by a point on the segment", asSight, []string{"CBd@0,0", "IRd@4,2", "PIn@2,1"}, "0: CBd@0,0"},
	{"sight: not by one beside it", asSight, []string{"CBd@0,0", "IRd@4,2", "PIn@2,2"}, "3: CBd@0,0 -3- IRd@4,2"},
	{"squares", inside, []string{"CBd@j10", "IRd@m10", "PIn@k11"}, "3: CBd@j10 -3- IRd@m10"},
	{"squares: blocked", inside, []string{"CBd@j10", "IRd@m10", "PIn@k10"}, "0: CBd@j10"},
	{"squares by diagonals", map[string]string{"places": "squares", "lines": "queen"}, []string{"CBd@j10", "IRd@l12"}, "3: CBd@j10 -3- IRd@l12"},
	{"squares by sight", map[string]string{"places": "squares", "lines": "sight"}, []string{"CBd@j10", "IRd@l11"}, "3: CBd@j10 -3- IRd@l11"},
	// The chain
	{"the highest value first", nil, []string{"CBd@0,0", "MAd@0,2", "IRd@0,-5"}, "3: CBd@0,0 -3- IRd@0,-5"},
	{"among equals the nearest", nil, []string{"CBd@0,0", "MAd@0,2", "RHd@0,-5"}, "2: CBd@0,0 -2- MAd@0,2"},
	{"it grows from its last tile", nil, []string{"CBd@0,0", "IRd@0,2", "RHd@3,2"}, "5: CBd@0,0 -3- IRd@0,2 -2- RHd@3,2"},
	{"it does not come back", nil, []string{"CBd@0,0", "IRd@0,2", "CBn@0,-2"}, "3: CBd@0,0 -3- IRd@0,2"},
	{"of two ties the better", nil, []string{"CBd@0,0", "MAd@0,2", "RHd@0,-2", "JAd@3,-2"}, "4: CBd@0,0 -2- RHd@0,-2 -2- JAd@3,-2"},
	{"the preferred link though another way would be worth more", nil, []string{"CBd@0,0", "MAd@0,2", "RHd@0,-3", "JAd@3,-3"}, "2: CBd@0,0 -2- MAd@0,2"},
	{"the same flower is passed over", nil, []string{"CBd@0,0", "CBn@0,2"}, "0: CBd@0,0"},
	{"a Lotus as the Centerpiece", nil, []string{"LOTUS@0,0", "TWIG@0,7"}, "3: LOTUS@0,0 -3- TWIG@0,7"},
}

func TestChain(t *testing.T) {
	for _, test := range chainTests {
		t.Run(test.name, func(t *testing.T) {
			// In every order of placing, as far as that is quickly tried.
			for turn := range len(test.tiles) {
				list := slices.Concat(test.tiles[:1], test.tiles[1+turn%max(1, len(test.tiles)-1):], test.tiles[1:1+turn%max(1, len(test.tiles)-1)])
				pos := standing(t, test.o, list[:1])
				for _, item := range list[1:] {
					next := standing(t, test.o, []string{item})
					at := next.open[0].removeLowest()
					pos.Do(moveOf(at.kind(), next.at[at]))
				}
				if got := chainText(pos); got != test.chain {
					t.Errorf("%v: %s, want %s", list, got, test.chain)
				}
				if want := newOracle(pos).total(1000); want != int(pos.total) {
					t.Errorf("%v: total %d, the oracle says %d", list, pos.total, want)
				}
			}
		})
	}
}

func play(t *testing.T, o map[string]string, turns ...string) *Game {
	t.Helper()
	table, err := Rules.New(o)
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range turns {
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatalf("%s: %v", turn, err)
		}
	}
	return table.(*Game)
}

func TestHarmonyWins(t *testing.T) {
	tests := []struct {
		name  string
		o     map[string]string
		turns []string
		want  string
	}{
		{"reaching the target is not enough", map[string]string{"target": "3"}, []string{"CBd@0,0", "IRd@0,2"}, ""},
		{"exceeding it is, for first", map[string]string{"target": "3"}, []string{"CBd@0,0", "IRd@0,2", "CBn@2,2"}, "first: harmony"},
		{"and for second", map[string]string{"target": "3"}, []string{"CBd@0,0", "IRd@0,2", "SPADE@5,5", "CBn@2,2"}, "second: harmony"},
		{"a target of 4", map[string]string{"target": "4"}, []string{"CBd@0,0", "IRd@0,2", "CBn@2,2"}, "first: harmony"},
		{"a target of 5", map[string]string{"target": "5"}, []string{"CBd@0,0", "IRd@0,2", "CBn@2,2"}, ""},
		{"by sight", map[string]string{"target": "3", "lines": "sight"}, []string{"CBd@0,0", "IRd@1,2", "CBn@3,3"}, "first: harmony"},
		{"in squares", map[string]string{"target": "3", "places": "squares"}, []string{"CBd@j10", "IRd@j12", "CBn@l12"}, "first: harmony"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			g := play(t, test.o, test.turns...)
			if got := g.Outcome().String(); got != test.want {
				t.Errorf("outcome %q with %s, want %q", got, chainText(&g.Pos), test.want)
			}
			if over := g.CountLegalTurns() == 0; over != (test.want != "") {
				t.Errorf("%d turns", g.CountLegalTurns())
			}
		})
	}
}

// The last tile of all wins when it brings the total above the target; else
// the game is a draw.
func TestLastTurn(t *testing.T) {
	for _, target := range []string{"3", "60"} {
		g := spread(t, target, "IRd")
		seen := map[string]int{}
		game.VisitLegalTurns(g, func([]byte) bool {
			seen[g.Outcome().String()]++
			if won := g.Total() > g.Options().Int("target"); won != (g.Outcome().Winner == game.Second) || g.TurnCount() != 1 {
				t.Errorf("%q with %s", g.Outcome(), chainText(&g.Pos))
			}
			return true
		})
		if seen["draw: exhausted"] == 0 || target == "3" && seen["second: harmony"] == 0 || len(seen) > 2 || seen[""] > 0 {
			t.Errorf("target %s: outcomes %v", target, seen)
		}
	}
}

// What the colours allow, against what testdata/why.txt shows refused.
func TestAllowed(t *testing.T) {
	tests := []struct {
		o     map[string]string
		turns []string
		turn  string
	}{
		{nil, []string{"CBd@0,0"}, "LOTUS@3,4"},
		{nil, []string{"CBd@0,0"}, "LOTUS@0,8"},
		{nil, []string{"CBd@0,0"}, "TWIG@3,4"},
		{nil, []string{"CBd@0,0"}, "IRd@0,8"},
		{nil, []string{"CLn@0,0"}, "CBd@5,5"},
		{nil, nil, "LOTUS@0,0"},
		{inside, nil, "CLd@j10"}, // white, on a red square
	}
	for _, test := range tests {
		play(t, test.o, append(test.turns, test.turn)...)
	}
}

func TestPerft(t *testing.T) {
	for _, test := range []struct {
		o    map[string]string
		want []uint64
	}{
		{nil, []uint64{1, 25, 129100, 639564624}},
		{inside, []uint64{1, 25, 145475}},
	} {
		table, err := Rules.New(test.o)
		if err != nil {
			t.Fatal(err)
		}
		for depth, want := range test.want {
			if got := game.Perft(table, depth); got != want {
				t.Errorf("%v: perft %d is %d, want %d", test.o, depth, got, want)
			}
		}
	}
}
