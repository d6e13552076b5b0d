package quaterno

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

func TestSituation(t *testing.T) {
	g := setUp(t, brink)
	play(t, g, "8,1-8,3")
	s := g.Situation()
	if got, want := fmt.Sprint(s.Links), "[{axis first {-6 -6} {6 6} 0} {mirror first {3 8} {8 3} 0}]"; got != want {
		t.Errorf("links %s, want %s", got, want)
	}
	if got, want := fmt.Sprint(s.Marks), "[{from 8,1 {8 1}} {to 8,3 {8 3}}]"; got != want {
		t.Errorf("marks %s, want %s", got, want)
	}
	if got, want := joinNotes(s.Caption.Notes), "Guest: 1 of 2 figures (Fan); Host: no figure yet; used up: Fan"; got != want {
		t.Errorf("notes %s, want %s", got, want)
	}
	if len(s.Pieces) != 14 || s.Caption.Phase != "play" {
		t.Errorf("%d pieces in the phase %s, want 14 in play", len(s.Pieces), s.Caption.Phase)
	}
	i := slices.IndexFunc(setUp(t, locked).Situation().Pieces, func(p game.Piece) bool { return p.Place == "2,7" && p.Note == "seized" })
	if i < 0 {
		t.Error("the Moon on 2,7 is not shown as seized")
	}
	s = setUp(t, lastPlacement).Situation()
	if got, want := joinNotes(s.Caption.Notes), "Guest controls the north and south quarters; Host controls the east and west quarters"; got != want {
		t.Errorf("notes %s, want %s", got, want)
	}
	if got, want := fmt.Sprint(s.Hands), "[{first []} {second [{Soldier Soldier 1}]}]"; got != want {
		t.Errorf("hands %s, want %s", got, want)
	}
}

func TestPicks(t *testing.T) {
	tests := []struct {
		position string
		path     []string
		next     string // ids, or the turn behind =
	}{
		{lastPlacement, nil, "Soldier"},
		{lastPlacement, []string{"Soldier", "8,1"}, "=Soldier@8,1"},
		{locked, nil, "pass"},
		{locked, []string{"pass"}, "=pass"},
		{brink, []string{"8,1", "8,3"}, "=8,1-8,3"},
		{doubleBrink, []string{"1,6", "1,2"}, "=1,6<>1,2"},
		{full, []string{"2,0", "3,0"}, ""},
		{won, nil, ""},
	}
	for _, test := range tests {
		picks, err := setUp(t, test.position).Picks(test.path)
		if test.next == "" && len(test.path) > 0 {
			if err == nil {
				t.Errorf("%s: %v was taken", test.position, test.path)
			}
			continue
		}
		var ids []string
		for _, p := range picks.Next {
			ids = append(ids, p.ID)
		}
		got := strings.Join(ids, " ")
		if picks.Turn != "" {
			got = "=" + picks.Turn
		}
		if err != nil || got != test.next {
			t.Errorf("%s: behind %v come %s, %v; want %s", test.position, test.path, got, err, test.next)
		}
	}
}

// A greedy player that looks one turn ahead makes a figure that it can make.
func TestScorePrefersFigures(t *testing.T) {
	for _, start := range []string{
		"to-move=first first=Sun@-4,-4;Moon@2,2;Fan@3,7;Anchor@-7,-2;Stick@-6,1;Compass@-5,5;Soldier@-1,-7" +
			" second=Sun@4,4;Moon@-4,4;Fan@8,3;Anchor@7,-2;Stick@6,-4;Compass@2,-6;Soldier@1,-8 figures=- passes=0",
		"to-move=first first=Sun@-4,-4;Moon@2,0;Fan@3,8;Anchor@7,1;Stick@-6,1;Compass@-5,5;Soldier@-1,-7" +
			" second=Sun@4,4;Moon@-4,4;Fan@8,3;Anchor@1,7;Stick@6,-4;Compass@2,-6;Soldier@1,-8 figures=- passes=0",
	} {
		g := setUp(t, start)
		best, most := 0, 0
		game.VisitLegalTurns(g, func([]byte) bool {
			if s := g.Score(game.First); s > best {
				best, most = s, g.Pos.Figures(game.First)
			}
			return true
		})
		if most == 0 {
			t.Errorf("%s: the best score makes no figure", start)
		}
	}
}

// More figures than are needed, which one turn can make, are not counted as some of them.
func TestNotesCountFigures(t *testing.T) {
	for made, want := range map[kindSet]string{0b1: "Guest: 1 of 2 figures (", 0b11: "Guest: 2 figures (", 0b11111: "Guest: 5 figures ("} {
		g := setUp(t, brink)
		g.Pos.made[game.First] = made
		if notes := g.Pos.notes(); !strings.HasPrefix(notes[0].String(), want) {
			t.Errorf("%q does not begin with %q", notes[0], want)
		}
	}
}

func joinNotes(notes []message.Message) string {
	var texts []string
	for _, note := range notes {
		texts = append(texts, note.String())
	}
	return strings.Join(texts, "; ")
}
