package skud

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
	"github.com/teahouse-games/teahouse/message"
)

// TestPlaythrough compares a whole game with its file.
func TestPlaythrough(t *testing.T) {
	gametest.CheckPlaythrough(t, Rules, "testdata/playthrough.txt")
}

// TestSituation looks at what a position shows.
func TestSituation(t *testing.T) {
	g := scene{german, "R3@3,3;W5@-3,3;R3@-3,-3;W5@4,-3;R4@0,8", "O@4,-4;W4@6,0;W3@6,2"}.table(t)
	if err := game.PlayTurn(g, "R4@8,0"); err != nil {
		t.Fatal(err)
	}
	s := g.Situation()
	notes := map[string]string{}
	for _, piece := range s.Pieces {
		notes[piece.Place] = piece.Note
	}
	for place, want := range map[string]string{"0,8": "growing", "8,0": "growing", "4,-3": "trapped", "3,3": "", "4,-4": ""} {
		if notes[place] != want {
			t.Errorf("the piece on %s is noted %q, want %q", place, notes[place], want)
		}
	}
	var links []string
	for _, l := range s.Links {
		links = append(links, fmt.Sprint(l.Kind, " ", l.Owner, l.From, l.To))
	}
	want := []string{"harmony first {-3 -3} {-3 3}", "harmony first {-3 -3} {4 -3}", "harmony first {-3 3} {3 3}", "harmony second {6 0} {6 2}"}
	if slices.Sort(links); !slices.Equal(links, want) {
		t.Errorf("links %v, want %v", links, want)
	}
	if len(s.Marks) != 1 || s.Marks[0].Place != "8,0" || s.Marks[0].Kind != game.MarkTo {
		t.Errorf("marks %v", s.Marks)
	}
	if !slices.ContainsFunc(s.Caption.Notes, func(m message.Message) bool { return m.String() == "Harmonies: Guest 3, Host 1" }) {
		t.Errorf("notes %v", s.Caption.Notes)
	}
	if got, want := fmt.Sprint(g.Info()), "{{3 1}}"; got != want {
		t.Errorf("info %s, want %s", got, want)
	}
}

// TestRingIsShown: the Harmonies of a ring are links of their own kind, others are not.
func TestRingIsShown(t *testing.T) {
	g := scene{german, "R3@3,3;W5@-3,3;R3@-3,-3;W5@4,-3;R4@3,6", ""}.table(t)
	if err := game.PlayTurn(g, "4,-3-3,-3+B@3,6-2,6"); err != nil {
		t.Fatal(err)
	}
	n := map[game.LinkKind]int{}
	for _, l := range g.Situation().Links {
		n[l.Kind]++
	}
	if n[game.LinkRing] != 4 {
		t.Errorf("links %v, want four of a ring", n)
	}
	var kinds []game.MarkKind
	for _, m := range g.Situation().Marks {
		kinds = append(kinds, m.Kind)
	}
	if want := []game.MarkKind{game.MarkFrom, game.MarkTo, game.MarkFrom, game.MarkTo}; !slices.Equal(kinds, want) {
		t.Errorf("marks %v, want %v", kinds, want)
	}
}

// TestPicks goes down some paths.
func TestPicks(t *testing.T) {
	g := scene{german, "R3@0,0;R4@3,3", "R@5,5;O@-5,5;W3@3,-1"}.table(t)
	tests := []struct {
		path string
		next string // some of the ids offered, with * when the pick takes something
		turn string
	}{
		{"", "R3 W5 0,0 3,3", ""},
		{"R3", "0,-8 -8,0 8,0 0,8", ""},
		{"R3 0,8", "", "R3@0,8"},
		{"3,3", "3,0 4,4", ""},
		{"3,3 4,4", "", "3,3-4,4"},
		{"3,3 3,0", "end R3 L O B K R W", ""},
		{"3,3 3,0 end", "", "3,3-3,0"},
		{"3,3 3,0 L 0,8", "", "3,3-3,0+L@0,8"},
		{"3,3 3,0 W -1,4", "", "3,3-3,0+W@-1,4"},
		{"3,3 3,0 B", "5,5* -5,5 0,0 3,0", ""},
		{"3,3 3,0 B 5,5", "", "3,3-3,0+B@5,5"},
		{"3,3 3,0 B -5,5", "-4,4 -4,5", ""},
		{"3,3 3,0 B -5,5 -4,4", "", "3,3-3,0+B@-5,5--4,4"},
	}
	for _, test := range tests {
		picks, err := g.Picks(strings.Fields(test.path))
		if err != nil {
			t.Errorf("%s: %v", test.path, err)
			continue
		}
		for _, id := range strings.Fields(test.next) {
			bare, takes := strings.CutSuffix(id, "*")
			if pick, ok := picks.PickByID(bare); !ok || pick.Captures != takes {
				t.Errorf("%s: %s is offered: %v, takes: %v", test.path, id, ok, pick.Captures)
			}
		}
		if picks.Turn != test.turn {
			t.Errorf("%s: turn %q, want %q", test.path, picks.Turn, test.turn)
		}
	}
}

// TestScore: more Harmonies are worth more, a ring everything.
func TestScore(t *testing.T) {
	none := scene{german, "R3@0,0;R5@3,3", ""}.table(t)
	some := scene{german, "R3@0,0;R4@3,0", ""}.table(t)
	if a, b := none.Score(game.First), some.Score(game.First); a >= b {
		t.Errorf("without a Harmony %d, with one %d", a, b)
	}
	ring := scene{german, "R3@3,3;W5@-3,3;R3@-3,-3;W5@3,-3", ""}.table(t)
	if got := ring.Score(game.Second); got != -scoreWin {
		t.Errorf("the loser's score is %d", got)
	}
}
