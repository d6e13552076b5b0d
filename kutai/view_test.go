package kutai

import (
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

func TestSituation(t *testing.T) {
	g := play(t, map[string]string{"target": "8"}, "CBd@0,0", "MAd@0,2", "RHd@0,-2", "JAd@3,-2", "CLn@4,-2")
	s := g.Situation()
	if want := "Harmony 2, more than 8 wins"; len(s.Caption.Notes) != 1 || s.Caption.Notes[0].String() != want {
		t.Errorf("notes %q, want %q", s.Caption.Notes, want)
	}
	// Both ties are worth 2 once JAd may have no Harmony of 2; the southern comes first.
	want := game.Link{Kind: game.LinkChain, Owner: game.None, To: game.XY{Y: -2}, Value: 2}
	if len(s.Links) != 1 || s.Links[0] != want {
		t.Errorf("links %v, want %v", s.Links, want)
	}
	notes := map[string]string{}
	for _, p := range s.Pieces {
		notes[p.Kind] = p.Note
	}
	for kind, want := range map[string]string{"CBd": "centerpiece", "MAd": "", "JAd": "harmonies-3", "CLn": "harmonies-3"} {
		if notes[kind] != want {
			t.Errorf("%s has note %q, want %q", kind, notes[kind], want)
		}
	}
	if len(s.Marks) != 2 || s.Marks[0].Kind != game.MarkEnd || s.Marks[0].Place != "0,-2" || s.Marks[1].Kind != game.MarkTo || s.Marks[1].Place != "4,-2" {
		t.Errorf("marks %v, want the end of the chain, 0,-2, and the last turn, 4,-2", s.Marks)
	}
	if len(s.Hands) != 2 || len(s.Hands[0].Items) != 26 || len(s.Hands[1].Items) != 27 {
		t.Errorf("hands %v", s.Hands)
	}
}

func TestSurface(t *testing.T) {
	for places, want := range map[string]int{"points": 221, "squares": 256} {
		if got := len(play(t, map[string]string{"places": places}).Surface().Places); got != want {
			t.Errorf("%s: %d places, want %d", places, got, want)
		}
	}
}

// One turn ahead: win at once; else do not leave what one Harmony completes;
// else leave a multiple of 4.
func TestScore(t *testing.T) {
	better := func(target string, turns ...string) int {
		g := play(t, map[string]string{"target": target}, turns...)
		return g.Score(g.Pos.ToMove().Opponent())
	}
	start := []string{"CBd@0,0"}
	after := func(target, turn string) int { return better(target, append(slices.Clone(start), turn)...) }
	const harmony, nothing = "IRd@0,2", "SPADE@5,5"
	if after("5", harmony) >= after("5", nothing) {
		t.Error("leaves 3 of more than 5, which one Harmony completes")
	}
	if after("6", harmony) <= after("6", nothing) {
		t.Error("does not leave just more than one Harmony")
	}
	if got := better("3", "CBd@0,0", "IRd@0,2", "CBn@2,2"); got != scoreWon {
		t.Errorf("a won game scores %d", got)
	}
}
