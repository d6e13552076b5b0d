package engines

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// valueOf returns the log odds of First by the evaluation itself.
func valueOf(t *testing.T, e engine.Explained, g game.Game) float64 {
	t.Helper()
	switch e := e.(type) {
	case engine.Evaluator:
		return engine.LogOdds(e.Value())
	case engine.Board:
		v := engine.LogOdds(e.WinProbability(e.Value()))
		if g.ToMove() == game.Second {
			v = -v
		}
		return v
	}
	t.Fatalf("%T has no value", e)
	return 0
}

// The terms of an evaluation add up to its value, in random positions of every game and of games with options.
func TestTermsAddUp(t *testing.T) {
	variants := []map[string]string{nil}
	for _, name := range Names() {
		d, _ := games.Definition(name)
		for _, o := range d.Rules.Options {
			for _, value := range o.Values {
				if value != o.Default {
					variants = append(variants, map[string]string{"": name, o.Name: value})
				}
			}
		}
	}
	for _, name := range Names() {
		d, _ := games.Definition(name)
		for _, variant := range variants {
			if of := variant[""]; of != "" && of != name {
				continue
			}
			options := map[string]string{}
			for key, value := range variant {
				if key != "" {
					options[key] = value
				}
			}
			t.Run(fmt.Sprint(name, options), func(t *testing.T) {
				kinds := map[string]bool{}
				for seed := range uint64(4) {
					g, err := d.Rules.New(options)
					if err != nil {
						t.Fatal(err)
					}
					checkTerms(t, d.Engine.Explain, g, rand.New(rand.NewPCG(seed, 7)), kinds)
				}
				if len(kinds) < 3 {
					t.Errorf("only these terms were seen: %v", kinds)
				}
			})
		}
	}
}

// checkTerms plays a random game and checks the terms in its positions.
func checkTerms(t *testing.T, explain func(game.State) engine.Explained, g game.Game, r *rand.Rand, kinds map[string]bool) {
	t.Helper()
	const tolerance = 1e-6
	for range 120 {
		if g.Outcome().Over() {
			return
		}
		if g.ToMove() != game.Chance {
			e := explain(g)
			want, sum := valueOf(t, e, g), 0.0
			terms := e.Terms()
			for _, term := range terms {
				sum += term.LogOdds
				kinds[term.Message.ID] = true
				if term.LogOdds == 0 || term.Text() == "" {
					t.Fatalf("a term adds nothing, or has no text: %+v", term)
				}
			}
			if limit := engine.LogOdds(0.999); math.Abs(sum-want) > tolerance && math.Abs(want) < limit-tolerance {
				t.Fatalf("%s: the terms add up to %v, and the value is %v: %v", g.PositionText(), sum, want, terms)
			}
		}
		for {
			moves := g.AppendMoves(nil)
			g.Do(moves[r.IntN(len(moves))])
			if !g.MidTurn() {
				break
			}
		}
	}
}

// Terms leaves the game as it is, and names places that the notation knows.
func TestTerms(t *testing.T) {
	g, err := games.New("ki-shogi")
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"} {
		if err := game.PlayTurn(g, turn); err != nil {
			t.Fatal(err)
		}
	}
	before := g.PositionText()
	terms, err := Terms(g)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(terms, func(term engine.Term) bool { return term.Text() == "Black's Cho on 1,0." })
	if i < 0 || terms[i].Owner != game.First || terms[i].LogOdds <= 0 || !slices.Equal(terms[i].Places, []string{"1,0"}) {
		t.Errorf("the Cho is no term of %+v", terms)
	}
	if after := g.PositionText(); after != before {
		t.Errorf("the position is %s afterwards, not %s", after, before)
	}
	if _, err := lookup("go"); !errors.As(err, new(*NoEngineError)) {
		t.Error(err)
	}
}
