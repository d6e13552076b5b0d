package kutai

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// text writes a position text in which first and second have placed these tiles.
func text(to, first, second string) string {
	var tiles []string
	hands := [2]kindSet{allKinds, allKinds}
	for seat, list := range [2]string{first, second} {
		for item := range strings.FieldsSeq(list) {
			tiles = append(tiles, item)
			code, _, _ := strings.Cut(item, "@")
			hands[seat] &^= kindsByCode[code].bit()
		}
	}
	return "to-move=" + to + " tiles=" + orDash(tiles, ";") + " first=" + handText(hands[0]) + " second=" + handText(hands[1])
}

func handText(kinds kindSet) string {
	var codes []string
	for kinds != 0 {
		codes = append(codes, kinds.removeLowest().String())
	}
	return orDash(codes, ",")
}

func orDash(list []string, separator string) string {
	if len(list) == 0 {
		return "-"
	}
	return strings.Join(list, separator)
}

// spread sets up a position before the last turn: the tile of this kind is left
// to second, and nothing is in Harmony with the Centerpiece, CBd.
func spread(t *testing.T, target, left string) *Game {
	t.Helper()
	l := layouts[points]
	options, _ := Rules.CompleteOptions(map[string]string{"target": target})
	pos := newPosition(options)
	tiles := []string{"CBd@0,0"}
	pos.put(kindsByCode["CBd"], l.centre)
	seen := map[Kind]int{kindsByCode["CBd"]: 1, kindsByCode[left]: 1}
	for p := range l.places {
		if max(l.x[p], -l.x[p]) <= 1 || l.y[p] == 0 {
			continue
		}
		for k := range Kinds {
			if seen[k] < 2 && l.colours[p]&groundColours[groundOf[k]] != 0 {
				seen[k]++
				tiles = append(tiles, string(appendTile(nil, l, k, placeIndex(p))))
				break
			}
		}
	}
	if len(tiles) != 57 {
		t.Fatalf("%d tiles found a place", len(tiles))
	}
	table, err := Rules.NewFromPosition(options, "to-move=second tiles="+strings.Join(tiles, ";")+" first=- second="+left)
	if err != nil {
		t.Fatal(err)
	}
	return table.(*Game)
}

func TestImpossiblePositions(t *testing.T) {
	start := text("first", "", "")
	one := text("second", "CBd@0,0", "")
	three := text("second", "CBd@0,0 IRd@0,2", "CBn@2,2")
	replace := func(text, old, by string) string {
		if !strings.Contains(text, old) {
			t.Fatalf("%q is not in %q", old, text)
		}
		return strings.Replace(text, old, by, 1)
	}
	tests := []struct {
		text    string
		reasons []string // a part of each
	}{
		{"", []string{"to-move is missing", "tiles is missing", "first is missing", "second is missing"}},
		{replace(start, "to-move=first ", ""), []string{"to-move is missing"}},
		{replace(start, "tiles=- ", ""), []string{"tiles is missing"}},
		{start + " komi=3", []string{`no field "komi"`}},
		{start + " nonsense", []string{"not of the form"}},
		{start + " to-move=first", []string{"twice"}},
		{replace(start, "to-move=first", "to-move=chance"), []string{"expected first or second"}},
		{replace(start, "to-move=first", "to-move="), []string{"expected first or second"}},
		{replace(start, "to-move=first", "to-move=none"), []string{"expected first or second"}},
		{replace(start, "to-move=first", "to-move=second"), []string{"first is to move, not second"}},
		{replace(one, "to-move=second", "to-move=first"), []string{"second is to move, not first"}},
		{replace(one, "CBd@0,0", "CBx@0,0"), []string{"does not begin with a tile"}},
		{replace(one, "CBd@0,0", "CBd@9,9"), []string{"does not end with a place"}},
		{replace(one, "CBd@0,0", "CBd@j10"), []string{"does not end with a place"}},
		{replace(one, "CBd@0,0", "CBd"), []string{"does not end with a place"}},
		{replace(one, "CBd@0,0", "CBd@0,0;"), []string{"does not begin with a tile"}},
		{replace(one, "CBd@0,0", ""), []string{"does not begin with a tile"}},
		{replace(one, "CBd@0,0", "CBd@8,4"), []string{"does not end with a place"}}, // no valid point
		{replace(one, "CBd@0,0", "XX@0,0;CBd@99,0"), []string{"does not begin with a tile", "does not end with a place"}},
		{replace(start, "first=CBd", "first=CBd,CBd"), []string{"CBd is listed twice"}},
		{replace(start, "first=CBd", "first=XYZ"), []string{`"XYZ" is not a tile`}},
		{replace(start, "second=CBd", "second=,CBd"), []string{`"" is not a tile`}},
		{replace(start, "first=CBd,", "first="), []string{"CBd: 0 placed and 1 in the hands", "first has 28 tiles left"}},
		{replace(one, "first=", "first=CBd,"), []string{"CBd: 1 placed and 2 in the hands", "first has 29 tiles left", "still has CBd"}},
		{replace(one, "CBd@0,0", "IRd@0,0"), []string{"CBd: 0 placed and 1", "IRd: 1 placed and 2", "still has IRd"}},
		{text("second", "CBd@0,0 IRd@0,2 MAd@2,0", ""), []string{"first has 26 tiles left; after 3 turns it has 27", "second has 29 tiles left; after 3 turns it has 28"}},
		{text("second", "", "CBd@0,0"), []string{"first has 29 tiles left", "second has 28 tiles left", "still has CBd"}},
		{text("second", "CBd@1,1", ""), []string{"no Centerpiece on 0,0"}},
		{text("second", "WHEEL@0,0", ""), []string{"WHEEL is not a flower"}},
		{text("first", "IRd@0,2", "CBd@0,0"), []string{"first placed the Centerpiece, but still has CBd"}},
		{text("first", "CBd@0,0", "CBd@0,0"), []string{"0,0: both CBd and CBd stand there"}},
		{text("first", "CBd@0,0", "IRd@-1,1"), []string{"-1,1: IRd needs red or yellow; -1,1 is white"}},
		{text("first", "CBd@0,0", "CLd@1,1"), []string{"1,1: CLd needs white or yellow; 1,1 is red"}},
		{text("first", "CBd@0,0", "TWIG@1,1"), []string{"1,1: TWIG needs yellow; 1,1 is red"}},
		{text("first", "CBd@0,0", "LOTUS@5,5"), []string{"5,5: LOTUS needs red or white; 5,5 is yellow"}},
		{text("second", "CBd@0,0 WHEEL@0,2", "CLd@1,1"), []string{"0,2: WHEEL needs", "1,1: CLd needs"}},
		{text("second", "CBd@0,0 WHEEL@7,2", "IRd@0,2"), nil},
		{three, nil},
		// 5 of more than 3 before the last turn, whichever it was
		{text("first", "CBd@0,0 IRd@0,2", "CBn@2,2 SPADE@5,5"), nil},
		{text("second", "CBd@0,0 SPADE@5,5 WHEEL@-5,5", "IRd@0,2 CBn@2,2"), []string{"the game was over before the last turn"}},
	}
	impossible := 0
	for _, test := range tests {
		table, err := Rules.NewFromPosition(map[string]string{"target": "3"}, test.text)
		if test.reasons == nil {
			if err != nil {
				t.Errorf("%s: %v", test.text, err)
			} else if got := table.PositionText(); game.HashTurns(strings.FieldsFunc(got, separator)) != game.HashTurns(strings.FieldsFunc(test.text, separator)) {
				t.Errorf("%s became %s", test.text, got)
			}
			continue
		}
		impossible++
		var setup *game.SetupError
		if !errors.As(err, &setup) {
			t.Errorf("%s: %v, want a SetupError", test.text, err)
			continue
		}
		if len(setup.Reasons) != len(test.reasons) {
			t.Errorf("%s: reasons %q, want %q", test.text, setup.Reasons, test.reasons)
			continue
		}
		for i, part := range test.reasons {
			if !strings.Contains(setup.Reasons[i].String(), part) {
				t.Errorf("%s: reason %q, want %q", test.text, setup.Reasons[i], part)
			}
		}
	}
	if impossible < 30 {
		t.Errorf("only %d impossible positions", impossible)
	}
}

func separator(r rune) bool { return strings.ContainsRune(" ;,=", r) }

// A position set up from its text goes on as it did: text, hash, turns, outcome,
// total and the chain itself.
func TestPositionTextRoundTrip(t *testing.T) {
	eachOption(t, func(t *testing.T, o map[string]string) {
		r := rand.New(rand.NewPCG(5, 6))
		o["target"] = "12"
		for range 20 {
			table, _ := Rules.New(o)
			for {
				g := table.(*Game)
				again, err := Rules.NewFromPosition(o, g.PositionText())
				if err != nil {
					t.Fatalf("%s: %v", g.PositionText(), err)
				}
				h := again.(*Game)
				same := h.PositionText() == g.PositionText() && h.Hash() == g.Hash() && h.Key() == g.Key() &&
					h.Outcome() == g.Outcome() && h.ToMove() == g.ToMove() && chainText(&h.Pos) == chainText(&g.Pos) &&
					slices.Equal(h.AppendMoves(nil), g.AppendMoves(nil)) && h.Pos.CountLegalTurns() == g.Pos.CountLegalTurns()
				if !same {
					t.Fatalf("%s became %s (%s, then %s)", g.PositionText(), h.PositionText(), chainText(&g.Pos), chainText(&h.Pos))
				}
				m, ok := g.SampleMove(r)
				if !ok {
					break
				}
				g.Do(m)
			}
		}
	})
}
