package engines

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/message/messagetest"
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

// The terms of an evaluation add up to its value, in random positions of every game and of games with options. Each has a
// meaning, in every language of the game.
func TestTermsAddUp(t *testing.T) {
	for _, name := range Names() {
		d, _ := games.Definition(name)
		meanings := map[string]message.Message{}
		for _, options := range variantsOf(d.Rules) {
			t.Run(fmt.Sprint(name, options), func(t *testing.T) {
				for seed := range uint64(6) {
					g, err := d.Rules.New(options)
					if err != nil {
						t.Fatal(err)
					}
					checkTerms(t, d.Engine.Explain, g, rand.New(rand.NewPCG(seed, 7)), meanings)
				}
			})
		}
		if len(meanings) < 2 {
			t.Errorf("%s: only terms with these meanings were seen: %v", name, meanings)
		}
		checkMeanings(t, d.Translations, meanings)
	}
}

// checkMeanings checks that every language of a game has meanings, and that none is like another one.
func checkMeanings(t *testing.T, translations fs.FS, meanings map[string]message.Message) {
	t.Helper()
	if translations == nil {
		return
	}
	files, err := fs.Glob(translations, "*.ftl")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		l := messagetest.Language(t, strings.TrimSuffix(file, ".ftl"), translations)
		ids := map[string]string{}
		for id, m := range meanings {
			if missing := messagetest.Untranslated(l, m); missing != nil {
				t.Errorf("%s has no %v", file, missing)
				continue
			}
			text := l.Sentence(m)
			if other := ids[text]; text == "" || other != "" {
				t.Errorf("%s: %q is the meaning of %s and of %s", file, text, id, other)
			}
			ids[text] = id
		}
	}
}

// variantsOf returns the usual options, and each other value of one option.
func variantsOf(rules *game.Rules) []map[string]string {
	variants := []map[string]string{nil}
	for _, o := range rules.Options {
		for _, value := range append(slices.Clone(o.Values), otherValues[o.Name]) {
			if value != "" && value != o.Default {
				variants = append(variants, map[string]string{o.Name: value})
			}
		}
	}
	return variants
}

// otherValues are values of options that take more than those they list.
var otherValues = map[string]string{"target": "8", "field": "7x7"}

// checkTerms plays a random game and checks the terms in its positions.
func checkTerms(t *testing.T, explain func(game.State) engine.Explained, g game.Game, r *rand.Rand, meanings map[string]message.Message) {
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
				meanings[term.Meaning.ID] = term.Meaning
				if term.LogOdds == 0 || term.Text() == "" || term.Meaning.IsZero() {
					t.Fatalf("a term adds nothing, or has no text or no meaning: %+v", term)
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
