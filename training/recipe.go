package training

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/arena"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/lab"
)

// Recipe defines a training: what it plays, fits and measures.
type Recipe struct {
	Game        string       `json:"game"`
	Options     game.Options `json:"options"`     // options left out have their default
	Games       int          `json:"games"`       // of each generation
	Nodes       uint64       `json:"nodes"`       // for each turn of them
	Generations int          `json:"generations"` // each plays with the weights of the one before
	FromScratch bool         `json:"fromScratch"` // the first generation has weights of 0 instead of those in use
	Seed        uint64       `json:"seed"`        // of all random numbers
	FitValue    bool         `json:"fitValue"`    // fit the weights of the value
	FitPolicy   bool         `json:"fitPolicy"`   // fit those of the policy
	Step        float64      `json:"step"`        // how far the weights go from those before to the fitted ones: above 0, at most 1
	ResultShare float64      `json:"resultShare"` // of the result of a game in what a position is worth; the search says the rest

	MatchGames int           `json:"matchGames"` // of each match, at most; 0 for no matches
	Time       time.Duration `json:"time"`       // for each turn of the match with equal time
	SPRT       arena.SPRT    `json:"sprt"`       // may end a match sooner, and accepts weights

	// Weights identifies the weights in use, and Program the version of the program that began. Run sets the first.
	Weights string `json:"weights"`
	Program string `json:"program,omitempty"`
}

// The largest settings.
const (
	MaxGames       = 100_000
	MaxNodes       = 1_000_000
	MaxGenerations = 100
)

// How the games are played.
const (
	maxOpening  = 12   // turns at the beginning that are random
	randomShare = 0.05 // of the later turns
	maxTurns    = 200  // a longer game is drawn
)

// RecipeError is the error for a wrong recipe. It says what would be right.
type RecipeError struct{ text string }

func (e *RecipeError) Error() string { return e.text }

func recipeErrorf(format string, args ...any) error {
	return &RecipeError{fmt.Sprintf(format, args...)}
}

// check returns an error that says which setting is wrong and what would be right.
func (s *Recipe) check() error {
	switch {
	case s.Games < 10 || s.Games > MaxGames:
		return recipeErrorf("%d games: want 10 to %d", s.Games, MaxGames)
	case s.Nodes < 1 || s.Nodes > MaxNodes:
		return recipeErrorf("%d nodes: want 1 to %d", s.Nodes, MaxNodes)
	case s.Generations < 1 || s.Generations > MaxGenerations:
		return recipeErrorf("%d generations: want 1 to %d", s.Generations, MaxGenerations)
	case !(s.ResultShare >= 0 && s.ResultShare <= 1):
		return recipeErrorf("a share of results of %v: want 0 to 1", s.ResultShare)
	case !s.FitValue && !s.FitPolicy:
		return recipeErrorf("nothing to fit: want the value, the policy or both")
	case !(s.Step > 0 && s.Step <= 1):
		return recipeErrorf("a step of %v: want more than 0 and at most 1", s.Step)
	case s.MatchGames < 0 || s.MatchGames > MaxGames || s.MatchGames%2 != 0:
		return recipeErrorf("matches of %d games: want an even number up to %d, or 0 for none", s.MatchGames, MaxGames)
	case s.MatchGames > 0 && s.Time < time.Millisecond:
		return recipeErrorf("%v for each turn of a match: want 1ms or more", s.Time)
	case s.SPRT.Elo0 >= s.SPRT.Elo1:
		return recipeErrorf("a test of Elo %v against %v: want the smaller one first", s.SPRT.Elo0, s.SPRT.Elo1)
	}
	return nil
}

// model returns the evaluation of the game, completes the options and identifies the weights in use.
func (s *Recipe) model() (*lab.Trainable, error) {
	d, ok := games.Definition(s.Game)
	if !ok || d.Trainable == nil {
		return nil, fmt.Errorf("the weights of %s are not trained", wording.QuoteShort(s.Game))
	}
	var err error
	if s.Options, err = d.Rules.CompleteOptions(s.Options); err != nil {
		return nil, err
	}
	m := d.Trainable(s.Options)
	file := engine.FormatWeights(s.Game, m.Names, m.Weights, engine.WeightOrigin{})
	sum := sha256.Sum256(file)
	s.Weights = hex.EncodeToString(sum[:6])
	return m, nil
}

// fitted names what is fitted, as --fit takes it.
func (s *Recipe) fitted() string {
	switch {
	case !s.FitPolicy:
		return "value"
	case !s.FitValue:
		return "policy"
	}
	return "value,policy"
}

// difference names the first setting that differs from the one of a training that was begun.
func (s *Recipe) difference(begun Recipe) string {
	other := begun
	other.Program = s.Program
	a, b := fields(s), fields(&other)
	for _, name := range []string{"game", "options", "games", "nodes", "generations", "fromScratch", "seed", "fitValue", "fitPolicy", "step", "resultShare", "matchGames", "time", "sprt", "weights"} {
		if string(a[name]) != string(b[name]) {
			return fmt.Sprintf("its %s is %s, not %s", name, b[name], a[name])
		}
	}
	return ""
}

func fields(s *Recipe) (f map[string]json.RawMessage) {
	text, err := json.Marshal(s)
	if err == nil {
		err = json.Unmarshal(text, &f)
	}
	if err != nil {
		panic(err) // settings always have a JSON
	}
	return f
}
