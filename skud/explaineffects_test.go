package skud

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/skud/messages"
)

// effects are the messages that must be met.
var effects = []string{"skud-captures", "skud-harmony-made", "skud-harmony-broken", "skud-earns-bonus", "skud-no-new-harmony", "skud-bonus-rock",
	"skud-bonus-knotweed", "skud-bonus-wheel", "skud-bonus-wheel-nothing", "skud-bonus-boat-moves", "skud-bonus-boat-takes", "skud-bonus-plants",
	"skud-trapped", "skud-freed", "skud-orchid-captures", "skud-harmonies-now"}

// TestEffectsAreTrue compares what Effects says with what the turn does, in
// random games: the capture, the bonus, the tiles of new Harmonies, the ending.
func TestEffectsAreTrue(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 9))
	met := map[string]bool{}
	for _, options := range []map[string]string{german, gardenGate, {"accents": "host"}, {"opening": "clash"}} {
		for range 6 {
			table, err := Rules.New(options)
			if err != nil {
				t.Fatal(err)
			}
			g := table.(*Game)
			for turn := 0; turn < 250 && !g.Outcome().Over(); turn++ {
				text := randomTurn(g, r)
				effectsAreTrue(t, g, text, met)
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
	for _, id := range effects {
		if !met[id] {
			t.Errorf("%s was not said", id)
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

func effectsAreTrue(t *testing.T, g *Game, text string, met map[string]bool) {
	t.Helper()
	here, turns, seat := g.Pos, g.TurnCount(), g.Pos.seat
	reasons, err := g.ExplainEffects(text)
	if err != nil || len(reasons) == 0 {
		t.Errorf("%d effects, %v", len(reasons), err)
	}
	if g.Pos != here || g.TurnCount() != turns {
		t.Error("Effects has changed the game")
	}
	for _, reason := range reasons {
		met[reason.Message.ID] = true
		if !strings.HasSuffix(reason.Text(), ".") {
			t.Errorf("no sentence: %q", reason.Text())
		}
		for _, place := range reason.Places {
			if _, rest, ok := board.CutPoint(place); !ok || rest != "" {
				t.Errorf("%q is no place", place)
			}
		}
	}
	checkReported := func(want bool, about func(message.Message) bool, what string) {
		t.Helper()
		if got := slices.ContainsFunc(reasons, func(r game.Reason) bool { return about(r.Message) }); got != want {
			t.Errorf("%s is said: %v, want %v, in %v", what, got, want, reasons)
		}
	}
	anyOf := func(ids ...string) func(message.Message) bool {
		return func(m message.Message) bool { return slices.Contains(ids, m.ID) }
	}
	moves, _ := g.ParseTurn(text)
	after := g.Pos
	after.Do(moves[0])
	if TypeOf(moves[0]) == MoveArrange {
		to := toOf(moves[0])
		checkReported(here.tile[to] != NoTile, anyOf("skud-captures"), "a capture")
		if here.tile[to] != NoTile {
			checkReported(true, isMessage(messages.Captures(here.piece(to))), "the captured tile")
		}
		formed := here
		checkReported(formed.arrange(atOf(moves[0]), to)&harmonyOf(seat) != 0, anyOf("skud-earns-bonus", "skud-earns-bonus-in-vain"), "a bonus")
		checkReported(len(moves) == 2 && moves[1] == game.End, isMessage(messages.BonusUnused(seat)), "an unused bonus")
		checkReported(len(moves) == 2 && moves[1] != game.End, func(m message.Message) bool {
			return strings.HasPrefix(m.ID, "skud-bonus-") && m.ID != "skud-bonus-unused"
		}, "a used bonus")
	}
	if len(moves) == 2 {
		after.Do(moves[1])
	}
	was, is := here.countHarmonies(), after.countHarmonies()
	for s := range game.Seat(2) {
		checkReported(was[s] != is[s], func(m message.Message) bool {
			by, ok := m.Arg("by")
			return m.ID == "skud-harmonies-now" && ok && by == seatValue(s)
		}, "another number of Harmonies")
		if was[s] != is[s] {
			checkReported(true, isMessage(messages.HarmoniesNow(s, was[s], is[s])), "the number of Harmonies")
		}
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

// isMessage compares with a message and its arguments.
func isMessage(want message.Message) func(message.Message) bool {
	return func(m message.Message) bool { return m.ID == want.ID && reflect.DeepEqual(m.Args, want.Args) }
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
