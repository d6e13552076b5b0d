package gamereport

import (
	"context"
	"errors"
	"math"
	"reflect"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engines"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// The accuracy of a turn falls with its loss.
func TestAccuracyOf(t *testing.T) {
	for loss, want := range map[float64]float64{0: 100, 1: 95.6, 5: 79.8, 10: 63.6, 20: 40, 50: 8.5, 90: 0} {
		if got := accuracyOf(loss); math.Abs(got-want) > 0.1 {
			t.Errorf("the accuracy of a turn that costs %v is %v, want %v", loss, got, want)
		}
	}
	for loss := range 100 {
		if accuracyOf(float64(loss)) < accuracyOf(float64(loss+1)) {
			t.Errorf("a loss of %d has a lower accuracy than one more", loss)
		}
	}
}

// chances returns a course in which the sides alternate.
func chances(first ...float64) (course []Judgement) {
	for i, chance := range first {
		course = append(course, Judgement{Mover: game.Seat(i % 2).String(), Chance: chance})
	}
	return course
}

func TestCostlyTurns(t *testing.T) {
	for _, tt := range []struct {
		name   string
		course []Judgement
		want   []CostlyTurn
	}{
		{"nothing", chances(0.5, 0.5, 0.5), []CostlyTurn{}},
		{"a gain costs neither side", chances(0.5, 0.6, 0.6), []CostlyTurn{}},
		{"an inaccuracy", chances(0.5, 0.5, 0.5, 0.43), []CostlyTurn{{3, "first", Inaccuracy, 50, 43}}},
		{"a mistake", chances(0.5, 0.5, 0.5, 0.38), []CostlyTurn{{3, "first", Mistake, 50, 38}}},
		{"a blunder of the second side", chances(0.5, 0.5, 0.8), []CostlyTurn{{2, "second", Blunder, 50, 20}}},
		{"the engine swings with the side to move", chances(0.6, 0.45, 0.6, 0.45), []CostlyTurn{{1, "first", Mistake, 60, 45}}},
		{"a blunder counts even then", chances(0.7, 0.44, 0.7, 0.44), []CostlyTurn{{1, "first", Blunder, 70, 44}, {2, "second", Blunder, 56, 30}, {3, "first", Blunder, 70, 44}}},
		{"a chance of 1 that is not proved", chances(0.5, 0.5, 0.5, 0), []CostlyTurn{{3, "first", Blunder, 50, 1}}},
	} {
		if got := Summarize(tt.course).Costly; !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%s: %+v, want %+v", tt.name, got, tt.want)
		}
	}
}

// The turns that decided are the three that cost most, in the order of the game, and no inaccuracies.
func TestDecisive(t *testing.T) {
	r := Summarize(chances(0.5, 0.3, 0.65, 0.4, 0.4, 0.2, 0.2, 0.13, 0.9))
	if want := []int{2, 3, 8}; !reflect.DeepEqual(r.Decisive, want) {
		t.Errorf("%v decided, want %v of %+v", r.Decisive, want, r.Costly)
	}
	s := r.Sides[game.First]
	if s.Turns != 4 || s.Blunders != 1 || s.Mistakes != 2 || s.Inaccuracies != 1 || s.MeanLoss != 18 {
		t.Errorf("the first side: %+v", s)
	}
}

// Positions in which chance is to move are left out.
func TestUnknown(t *testing.T) {
	course := append([]Judgement{{Mover: "chance", Chance: 0.5, Unknown: true}}, chances(0.9, 0.9)...)
	r := Summarize(course)
	if r.Sides[0].Turns != 1 || r.Sides[1].Turns != 0 || len(r.Costly) != 0 || r.Sides[0].Accuracy != 100 {
		t.Errorf("%+v", r)
	}
	if r := Summarize(nil); r.Sides[0].Accuracy != 0 || r.Costly == nil || r.Decisive == nil {
		t.Errorf("without a position: %+v", r)
	}
}

// A whole game of every kind is analysed: one judgement for each position, the last one of what the game has come to.
func TestAnalyse(t *testing.T) {
	for _, name := range engines.Names() {
		d, _ := games.Definition(name)
		g, err := d.Rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		turns := firstTurns(t, g, 8)
		start, _ := d.Rules.New(nil)
		e, err := engines.New(name, engine.Options{Memory: 8 << 20, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		course, err := Analyse(t.Context(), e, start, turns, engine.Limits{Nodes: 40})
		if err != nil || len(course) != len(turns)+1 {
			t.Fatalf("%s: %d judgements, %v", name, len(course), err)
		}
		again, _ := d.Rules.New(nil)
		second, err := Analyse(t.Context(), e, again, turns, engine.Limits{Nodes: 40})
		if err != nil || !reflect.DeepEqual(course, second) {
			t.Errorf("%s: another analysis has another result: %v, %v", name, course, second)
		}
		cancelled, cancel := context.WithCancel(t.Context())
		cancel()
		again, _ = d.Rules.New(nil)
		if _, err := Analyse(cancelled, e, again, turns, engine.Limits{Nodes: 40}); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: the error of an analysis that was stopped is %v", name, err)
		}
		again, _ = d.Rules.New(nil)
		if _, err := Analyse(t.Context(), e, again, []string{"nonsense"}, engine.Limits{Nodes: 40}); game.AsRuleError(err) == nil {
			t.Errorf("%s: the error of a turn that is not legal is %v", name, err)
		}
	}
}

// firstTurns plays the first legal move of each position and returns the turns.
func firstTurns(t *testing.T, g game.Game, n int) (turns []string) {
	t.Helper()
	for range n {
		var text []byte
		for {
			m := g.AppendMoves(nil)[0]
			text = g.AppendMoveText(text, m)
			g.Do(m)
			if !g.MidTurn() {
				break
			}
		}
		turns = append(turns, string(text))
	}
	return turns
}

// The end of a game is proved.
func TestEnd(t *testing.T) {
	for winner, want := range map[game.Seat]Judgement{
		game.First: {"none", 1, "first", 0, false}, game.Second: {"none", 0, "second", 0, false}, game.None: {"none", 0.5, "draw", 0, false},
	} {
		if got := endOf(game.Outcome{Winner: winner, Reason: "x"}); got != want {
			t.Errorf("%v: %+v, want %+v", winner, got, want)
		}
	}
	if got := judgementOf(game.Second, engine.Score{Win: 1, Proof: engine.ProvenWin, Distance: 3}); got != (Judgement{"second", 0, "second", 3, false}) {
		t.Errorf("a win of the second side: %+v", got)
	}
}
