package engines

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/engine/levels"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// New returns an engine for the named game. The error is a *[NoEngineError].
func New(name string, o engine.Options) (engine.Engine, error) {
	spec, err := lookup(name)
	if err != nil {
		return nil, err
	}
	e := spec.New(o)
	if o.Table != nil {
		e = o.Table.Engine(e)
	}
	return e, nil
}

// Names returns the names of the games that have an engine.
func Names() (names []string) {
	for _, d := range games.Definitions() {
		if d.Engine != nil {
			names = append(names, d.Rules.Name)
		}
	}
	return names
}

// Levels returns the levels of a game, weakest first. The error is a *[NoEngineError].
func Levels(name string) ([]levels.Level, error) {
	spec, err := lookup(name)
	if err != nil {
		return nil, err
	}
	return spec.Levels[:], nil
}

// LevelOf returns a level of a game by its number. The errors are a *[NoEngineError] and a
// *[levels.LevelError].
func LevelOf(name string, number int) (levels.Level, error) {
	spec, err := lookup(name)
	if err != nil {
		return levels.Level{}, err
	}
	return spec.Level(number)
}

// Terms returns what counts in the evaluation of the present position of g, which must be between
// turns and not over. The sum of the terms is that of the evaluation, without a search. It is nil for an engine that does not explain
// itself. The error is a *[NoEngineError].
func Terms(g game.Game) ([]engine.Term, error) {
	spec, err := lookup(g.Rules().Name)
	if err != nil || spec.Explain == nil {
		return nil, err
	}
	return spec.Explain(game.Clone(g)).Terms(), nil
}

func lookup(name string) (*levels.Spec, error) {
	if d, ok := games.Definition(name); ok && d.Engine != nil {
		return d.Engine, nil
	}
	return nil, &NoEngineError{Game: name}
}

// NoEngineError is the error for a game without an engine.
type NoEngineError struct{ Game string }

func (e *NoEngineError) Error() string {
	return fmt.Sprintf("no engine plays %q; there is one for %s", e.Game, strings.Join(Names(), ", "))
}
