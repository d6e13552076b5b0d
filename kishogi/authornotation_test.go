package kishogi

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// exampleGame is the example game of the seed with three slips corrected, in turn texts.
const exampleGame = `Gyoku*0,0 Gyoku*1,2 Cho*1,0 Myou*2,2 1,0-1,-1 1,2-2,1 Myou*0,-1 Cho*2,0
	0,-1-1,0 2,0x1,0=Ou 1,-1x1,0=Chuu Zou*1,2 Cho*1,-1 2,2-3,1 1,0-1,1 3,1x1,-1=Ga 1,1x1,-1=Shu 1,2x1,-1=Kaku
	0,0x1,-1 2,1-1,1 Zou*2,-1 1,1-0,1 Ken*0,-2 0,1--1,1 0,-2-0,-1 Cho*-1,2 0,-1-1,-2 -1,2-0,2 2,-1-2,0 Hi*-1,0`

const exampleFile = "../testdata/examples/ki-shogi-smith.txt"

// The example game as the author writes it down: read it plays to White's win,
// and its turns are written as it stands.
func TestSmithExampleGame(t *testing.T) {
	data, err := os.ReadFile(exampleFile)
	if err != nil {
		t.Fatal(err)
	}
	entries, err := authorNotation.SplitEntries(string(data))
	if err != nil {
		t.Fatal(err)
	}
	g := after(t, nil, "")
	turns := strings.Fields(exampleGame)
	if len(entries) != len(turns) {
		t.Fatalf("%d entries, want %d", len(entries), len(turns))
	}
	var written []string
	for i, entry := range entries {
		turn, warning, err := authorNotation.ReadEntry(g, entry.Text)
		if err != nil || !warning.IsZero() || turn != turns[i] {
			t.Fatalf("turn %d, %s: %s, warning %q, %v; want %s", i+1, entry.Text, turn, warning, err, turns[i])
		}
		text, err := authorNotation.WriteTurn(g, turn)
		if err != nil {
			t.Fatal(err)
		}
		written = append(written, text)
		play(t, g, turn)
	}
	if got, want := g.Outcome(), game.Win(game.Second, ReasonNoLegalTurn); got != want {
		t.Errorf("the game ends %q, want %q", got, want)
	}
	_, body, _ := strings.Cut(string(data), "\n")
	if got := authorNotation.JoinEntries(written); got != body {
		t.Errorf("written:\n%swant:\n%s", got, body)
	}
}

// The seed's own layout of a game: columns, placeholders, turns of White alone.
func TestSmithCutsTheSeed(t *testing.T) {
	const text = "\n\n1.\t*Gyoku\t\t...\n\n; White then takes the NNE position.\n\n1.\t...\t\t*Gyoku NNE\n\n\n2.\t*Cho E\t\t...\n" +
		"2.\t...\t\t*Myou E\r\n# and so on\n3.\tCHO(Hi) S+\tGyoku SE\n5.\tMyou(Kaku) NE+\tCho(Hi) x Kaku+\n15.\tZou(Ken) N\t....\n15.  …  *Hi SE ; the end\n"
	want := []string{"*Gyoku", "*Gyoku NNE", "*Cho E", "*Myou E", "CHO(Hi) S+", "Gyoku SE", "Myou(Kaku) NE+", "Cho(Hi) x Kaku+", "Zou(Ken) N", "*Hi SE"}
	cut(t, text, want)
	cut(t, strings.Join(want, " "), want)
	cut(t, "1.*Gyoku (3,3) *Gyoku NNE 2 *Ki (0,2) *Ki(-1,2) Hi(Chuu) x Cho N2 Zou@E(Ken) N Zou@(3,1)(Ken) N12 13...Ba (Ryuu) NNE +",
		[]string{"*Gyoku (3,3)", "*Gyoku NNE", "*Ki (0,2)", "*Ki(-1,2)", "Hi(Chuu) x Cho N2", "Zou@E(Ken) N", "Zou@(3,1)(Ken) N12", "Ba (Ryuu) NNE +"})
	cut(t, "", nil)
	cut(t, " 1. ... # nothing", nil)
}

func cut(t *testing.T, text string, want []string) {
	t.Helper()
	entries, err := authorNotation.SplitEntries(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	var got []string
	for _, e := range entries {
		got = append(got, e.Text)
		if !strings.HasPrefix(text[e.Offset:], e.Text) {
			t.Errorf("%q does not stand at byte %d", e.Text, e.Offset)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q is cut into %q, want %q", text, got, want)
	}
}

// What is between the turns and says nothing that can be passed over.
func TestSmithCutRefuses(t *testing.T) {
	for _, test := range []struct {
		text string
		at   int
		want string
	}{
		{"1. *Gyoku *Gyoku NNE\nWhite then takes the place.", 21, `"White" is not the name of a face`},
		{"*Foo E", 1, `"Foo" is not the name of a face`},
		{"Hi there", 2, "after Hi a compass word such as N2 is missing"},
		{"*Cho E.", 6, `"." follows the turn *Cho E and is too much`},
		{"Cho(Hi S", 6, "the bracket after Hi is not closed"},
		{"Cho(Hi) x", 9, "the captured face is missing"},
		{"Cho(Hi)\nS", 7, "after Cho(Hi) a compass word such as N2 is missing"},
		{"Cho@(Hi) S", 4, "after @ there must be a place"},
		{"Cho() S", 4, "the new face is missing"},
		{"Cho(Hi) S, then", 9, `"," follows the turn Cho(Hi) S and is too much`},
		{"(0,2)", 0, "a face is missing"},
		{"*Cho\xff", 4, `"\xff" follows the turn *Cho and is too much`},
	} {
		_, err := authorNotation.SplitEntries(test.text)
		var wrong *game.NotationError
		if !errors.As(err, &wrong) {
			t.Errorf("%q is cut, %v", test.text, err)
			continue
		}
		if wrong.Offset != test.at || !strings.Contains(wrong.Message.String(), test.want) {
			t.Errorf("%q: at %d: %s; want at %d: …%s…", test.text, wrong.Offset, wrong.Message.String(), test.at, test.want)
		}
	}
}

// The forms of the contract's table, each written and read back.
func TestSmithForms(t *testing.T) {
	for _, test := range []struct {
		options        map[string]string
		position, turn string
		want           string
	}{
		{nil, "", "Gyoku*0,0", "*Gyoku"},
		{wide, "", "Gyoku*8,4", "*Gyoku (8,4)"},
		{nil, "Gyoku*0,0", "Gyoku*1,2", "*Gyoku NNE"},
		{nil, "Gyoku*0,0", "Gyoku*-2,0", "*Gyoku W"},
		{wide, "Gyoku*4,4", "Gyoku*2,3", "*Gyoku WSW"},
		{nil, "Gyoku*0,0 Gyoku*1,2", "Cho*1,0", "*Cho E"},
		{withKi, "Gyoku*0,0 Gyoku*1,2", "Ki*-2,1", "*Ki (-2,1)"},
		{nil, "Gyoku*0,0 Gyoku*1,2 Cho*1,0 Myou*2,2", "1,0-1,-1", "Cho(Hi) S+"},
		{nil, "Gyoku*0,0 Gyoku*1,2 Cho*1,0 Myou*2,2", "0,0--1,0", "Gyoku W"},
		{nil, "Gyoku*0,0 Gyoku*1,2 Hi*0,-1 Myou*2,2 0,-1-1,-1 Cho*0,3", "1,-1-1,0", "Cho(Hi) N+"},
		// Two Zou of one player: which goes north must be said, which goes south-west not.
		{nil, "to-move=first first=Gyoku@0,0;Zou@1,0;Zou@-1,-1 second=Gyoku@0,2 first-hand=- second-hand=Hi,Hi", "1,0-1,1", "Zou@E(Ken) N"},
		{nil, "to-move=first first=Gyoku@0,0;Zou@1,0;Zou@-1,-1 second=Gyoku@0,2 first-hand=- second-hand=Hi,Hi", "1,0-0,-1", "Zou(Ken) SW"},
		{nil, "to-move=first first=Gyoku@0,0;Zou@1,0;Zou@-1,2 second=Gyoku@0,2 first-hand=- second-hand=Hi,Hi", "-1,2--1,3", "Zou@(-1,2)(Ken) N+"},
		{withKi, "to-move=first first=Gyoku@0,0;Ba@1,0 second=Gyoku@2,0 first-hand=Hi,Kaku second-hand=Hi,Kaku,Ki", "1,0-0,2", "Ba(Ryuu) NNW+"},
		{withKi, "to-move=first first=Gyoku@0,0;Ki@-1,0 second=Gyoku@2,0 first-hand=Hi,Kaku second-hand=Hi,Kaku,Ki", "-1,0--1,2", "Ki(Hou) N2"},
		// One cube that can capture two of a kind: the way must be said.
		{nil, "to-move=first first=Gyoku@0,0;Hi@0,-1 second=Gyoku@2,0;Hon@1,-1;Hon@-1,-1 first-hand=- second-hand=Hi", "0,-1x1,-1=Chuu", "Hi(Chuu) x Hon E"},
		{nil, "to-move=first first=Gyoku@0,0;Hi@0,-1 second=Gyoku@2,0;Hon@1,-1;Ga@-1,-1 first-hand=- second-hand=Hi", "0,-1x1,-1=Chuu", "Hi(Chuu) x Hon"},
		// Two cubes that can capture the same one on different ways, and on the same way two of a kind.
		{nil, "to-move=first first=Gyoku@0,0;Hi@0,-1;Hi@1,1 second=Gyoku@2,0;Zou@1,-1 first-hand=Kaku second-hand=-", "0,-1x1,-1=Chuu", "Hi(Chuu) x Zou E"},
		// Twins that capture each another one on the same way.
		{nil, "to-move=first first=Gyoku@0,0;Cho@-1,0;Cho@1,0 second=Gyoku@0,2;Zou@-1,1;Zou@1,1 first-hand=- second-hand=-", "1,0x1,1=Ou", "Cho@E(Ou) x Zou"},
		// And one of them can capture both: the cube and the way must be said.
		{nil, "to-move=first first=Gyoku@0,0;Chuu@1,-1;Chuu@1,-3 second=Gyoku@0,-2;Hon@1,0;Hon@1,-2 first-hand=- second-hand=-", "1,-1x1,0=Ou", "Chuu@SE(Ou) x Hon N"},
	} {
		g := position(t, test.options, test.position)
		got, err := authorNotation.WriteTurn(g, test.turn)
		if err != nil || got != test.want {
			t.Errorf("%s of %s is written %q, %v, want %q", test.turn, test.position, got, err, test.want)
			continue
		}
		if turn, warning, err := authorNotation.ReadEntry(g, got); err != nil || turn != test.turn || !warning.IsZero() {
			t.Errorf("%s is read as %s, warning %q, %v, want %s", got, turn, warning, err, test.turn)
		}
	}
}

// position is where turns or a position text lead.
func position(t *testing.T, options map[string]string, text string) *Game {
	t.Helper()
	if strings.Contains(text, "=") && strings.HasPrefix(text, "to-move") {
		return at(t, options, text, "")
	}
	return after(t, options, text)
}
