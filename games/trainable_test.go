package games_test

import (
	"context"
	"encoding/json"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/lab"
)

// trainedModels calls check with the model of each game whose weights are trained.
func trainedModels(t *testing.T, check func(t *testing.T, m *lab.Trainable)) {
	count := 0
	for _, d := range games.Definitions() {
		if d.Trainable == nil {
			continue
		}
		count++
		t.Run(d.Rules.Name, func(t *testing.T) {
			options, err := d.Rules.CompleteOptions(nil)
			if err != nil {
				t.Fatal(err)
			}
			check(t, d.Trainable(options))
		})
	}
	if count == 0 {
		t.Error("no game is trained")
	}
}

func trainingGame(t *testing.T, m *lab.Trainable, number int) *lab.TrainingGame {
	t.Helper()
	play := lab.SelfPlay{
		Rules: m.Rules, Nodes: 30, Seed: 1, MaxOpening: 6, RandomShare: 0.1, MaxTurns: 60,
		NewEngine: func(o engine.Options) engine.Engine { return m.NewEngine(m.Weights, o) },
	}
	g, err := lab.PlayTrainingGame(t.Context(), play, number)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestModel: the weights in use have names, survive their file, and play like the engine.
func TestModel(t *testing.T) {
	trainedModels(t, func(t *testing.T, m *lab.Trainable) {
		if len(m.Names.Value) != len(m.Weights.Value) || len(m.Names.Policy) != len(m.Weights.Policy) || len(m.Weights.Value) == 0 {
			t.Fatalf("%d and %d names, %d and %d weights", len(m.Names.Value), len(m.Names.Policy), len(m.Weights.Value), len(m.Weights.Policy))
		}
		file := engine.FormatWeights(m.Rules.Name, m.Names, m.Weights, engine.WeightOrigin{})
		again, err := engine.ParseWeights(file, m.Rules.Name, m.Names)
		if err != nil {
			t.Fatal(err)
		}
		if string(engine.FormatWeights(m.Rules.Name, m.Names, again, engine.WeightOrigin{})) != string(file) {
			t.Error("the weights change in their file")
		}
		d, _ := games.Definition(m.Rules.Name)
		g := m.Rules.MustNew(nil)
		r := rand.New(rand.NewPCG(1, 2))
		for g.TurnCount() < 6 || g.MidTurn() {
			move, ok := game.SampleMove(g, r)
			if !ok {
				t.Fatal("the game is over")
			}
			g.Do(move)
		}
		var turns [2]string
		for i, e := range []engine.Engine{d.Engine.New(engine.Options{}), m.NewEngine(m.Weights, engine.Options{})} {
			info, err := e.Search(context.Background(), g, engine.Limits{Nodes: 200}, nil)
			if err != nil {
				t.Fatal(err)
			}
			turns[i] = strings.Join(info.PVs[0].Turns, " ") + info.PVs[0].Score.String()
		}
		if turns[0] != turns[1] {
			t.Errorf("the engine plays %s, with the weights of the model %s", turns[0], turns[1])
		}
		none, err := m.NewEngine(m.Names.Zero(), engine.Options{}).Search(context.Background(), g, engine.Limits{Nodes: 200}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(none.PVs[0].Turns, " ") + none.PVs[0].Score.String(); got == turns[0] {
			t.Errorf("with weights of 0 the engine plays the same: %s", got)
		}
	})
}

// TestTrainingGame: the same number makes the same game, which can be fitted to; a game that was
// changed is refused.
func TestTrainingGame(t *testing.T) {
	trainedModels(t, func(t *testing.T, m *lab.Trainable) {
		a, b := trainingGame(t, m, 3), trainingGame(t, m, 3)
		one, _ := json.Marshal(a)
		two, _ := json.Marshal(b)
		if string(one) != string(two) {
			t.Errorf("%s, and again %s", one, two)
		}
		other, _ := json.Marshal(trainingGame(t, m, 4))
		if string(other) == string(one) {
			t.Error("two games are the same")
		}
		everything := lab.SetSettings{Value: true, Policy: true, ResultShare: 1}
		set, err := lab.NewTrainingSet(m, everything, []*lab.TrainingGame{a})
		if err != nil {
			t.Fatal(err)
		}
		if set.Positions() == 0 {
			t.Fatal("no position to fit to")
		}
		w, fit, _, err := set.Fit(t.Context(), m.Weights, 1)
		if err != nil || fit.Curve[fit.Chosen].Training >= fit.Curve[0].Training {
			t.Errorf("%v: %+v", err, fit)
		}
		for _, x := range append(w.Value, w.Policy...) {
			if math.IsNaN(x) || math.IsInf(x, 0) {
				t.Fatalf("weights %v", w)
			}
		}
		b.Moves[len(b.Moves)/2] = math.MaxUint32
		if _, err := lab.NewTrainingSet(m, everything, []*lab.TrainingGame{b}); err == nil {
			t.Error("a changed move is no error")
		}
		counted := false
		for i := range a.Searches {
			for _, pairs := range a.Searches[i].Visits {
				counted = true
				for k := 1; k < len(pairs); k += 2 {
					pairs[k] = 0
				}
			}
		}
		if _, err := lab.NewTrainingSet(m, everything, []*lab.TrainingGame{a}); counted && err == nil {
			t.Error("moves without visits are no error")
		}
	})
}
