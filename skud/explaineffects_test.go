package skud

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// effectWords tell the kinds of effect apart.
var effectWords = []string{"captures", "are now in Harmony", "in Harmony no more", "earns", "no Harmony Bonus", "for a Rock", "for a Knotweed",
	"which turns", "nothing to turn", "for a Boat on", "takes away", "to plant", "trapped by", "trapped no more", "can capture", "instead of"}

// TestEffectsAreTrue compares what Effects says with what the turn does, in
// random games: the capture, the bonus, the tiles of new Harmonies, the ending.
func TestEffectsAreTrue(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 9))
	sentence := map[string]int{}
	for _, options := range []map[string]string{german, gardenGate, {"accents": "host"}, {"opening": "clash"}} {
		for range 6 {
			table, err := Rules.New(options)
			if err != nil {
				t.Fatal(err)
			}
			g := table.(*Game)
			for turn := 0; turn < 250 && !g.Outcome().Over(); turn++ {
				text := randomTurn(g, r)
				effectsAreTrue(t, g, text, sentence)
				if t.Failed() {
					t.Fatalf("%s: %s", g.PositionText(), text)
				}
				if err := game.PlayTurn(g, text); err != nil {
					t.Fatal(err)
				}
			}
			if verdict := g.ExplainOutcome(); g.Outcome().Over() != (len(verdict) > 0) {
				t.Errorf("outcome %v, verdict %v", g.Outcome(), verdict)
			}
		}
	}
	for _, words := range effectWords {
		if sentence[words] == 0 {
			t.Errorf("nothing with %q was said", words)
		}
	}
}

func randomTurn(g *Game, r *rand.Rand) string {
	var text []byte
	made := game.Clone(g)
	for {
		m, _ := game.SampleMove(made, r)
		text = made.AppendMoveText(text, m)
		made.Do(m)
		if !made.MidTurn() {
			return string(text)
		}
	}
}

func effectsAreTrue(t *testing.T, g *Game, text string, sentence map[string]int) {
	t.Helper()
	here, turns, seat := g.Pos, g.TurnCount(), g.Pos.seat
	reasons, err := g.ExplainEffects(text)
	if err != nil || len(reasons) == 0 {
		t.Errorf("%d effects, %v", len(reasons), err)
	}
	if g.Pos != here || g.TurnCount() != turns {
		t.Error("Effects has changed the game")
	}
	whole := ""
	for _, reason := range reasons {
		whole += reason.Text() + "\n"
		if !strings.HasSuffix(reason.Text(), ".") {
			t.Errorf("no sentence: %q", reason.Text())
		}
		for _, place := range reason.Places {
			if _, rest, ok := board.CutPoint(place); !ok || rest != "" {
				t.Errorf("%q is no place", place)
			}
		}
	}
	for _, words := range effectWords {
		sentence[words] += strings.Count(whole, words)
	}
	message := func(words string, want bool) {
		t.Helper()
		if strings.Contains(whole, words) != want {
			t.Errorf("%q is said: %v, want %v, in\n%s", words, !want, want, whole)
		}
	}
	moves, _ := g.ParseTurn(text)
	after := g.Pos
	after.Do(moves[0])
	if TypeOf(moves[0]) == MoveArrange {
		to := toOf(moves[0])
		message("captures "+here.piecesName(to), here.tile[to] != NoTile)
		formed := here
		message("earns a Harmony Bonus", formed.arrange(atOf(moves[0]), to)&harmonyOf(seat) != 0)
		message("does not use the Harmony Bonus", len(moves) == 2 && moves[1] == game.End)
		message("uses the bonus", len(moves) == 2 && moves[1] != game.End)
	}
	if len(moves) == 2 {
		after.Do(moves[1])
	}
	was, is := here.countHarmonies(), after.countHarmonies()
	for s := range game.Seat(2) {
		message(roleName(s)+" now has ", was[s] != is[s])
	}
	if err := game.PlayTurn(g, text); err != nil {
		t.Fatal(err)
	}
	verdict := g.ExplainOutcome()
	game.UndoTurn(g)
	if n := len(reasons) - len(verdict); n < 1 || !slices.EqualFunc(reasons[n:], verdict, func(a, b game.Reason) bool { return a.Text() == b.Text() }) {
		t.Errorf("the verdict %v is not said", verdict)
	}
}

// piecesName describes the tile on at if there is one.
func (p *Position) piecesName(at board.Point) string {
	if p.tile[at] == NoTile {
		return ""
	}
	return p.describeTile(at)
}

// TestVerdictOfPasses: nobody can do anything, and the verdict says why. No box
// holds the tiles of this position, which is why it is not in testdata/why.txt.
func TestVerdictOfPasses(t *testing.T) {
	g := walledIn(german)
	for _, want := range []string{
		"Guest passes: no gate is open, and none of Guest's 2 flowers has anywhere to go.",
		"Host passes: no gate is open, and none of Host's 2 flowers has anywhere to go.",
	} {
		reasons, err := g.ExplainEffects("pass")
		if err != nil || reasons[0].Text() != want || !slices.Equal(reasons[0].Places, wording.NamesOf(gates[:]...)) {
			t.Errorf("%v, %v, want %q", reasons, err, want)
		}
		if err := game.PlayTurn(g, "pass"); err != nil {
			t.Fatal(err)
		}
	}
	want := []string{
		"The game is a draw: Guest and then Host had no legal turn and passed, because flowers grow in all four gates.",
		"Guest can do nothing: no gate is open, and none of Guest's 2 flowers has anywhere to go.",
		"Host can do nothing: no gate is open, and none of Host's 2 flowers has anywhere to go.",
	}
	if got := g.ExplainOutcome(); !slices.EqualFunc(got, want, func(r game.Reason, text string) bool { return r.Text() == text }) {
		t.Errorf("verdict %v", got)
	}
}

// BenchmarkEffects tells a turn of a full board.
func BenchmarkEffects(b *testing.B) {
	table, err := Rules.NewFromPosition(nil, manyTurns(b)[0])
	if err != nil {
		b.Fatal(err)
	}
	r, text := rand.New(rand.NewPCG(1, 1)), ""
	for !strings.Contains(text, "+") {
		text = randomTurn(table.(*Game), r)
	}
	for b.Loop() {
		if _, err := table.(*Game).ExplainEffects(text); err != nil {
			b.Fatal(err)
		}
	}
}
