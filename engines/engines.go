package engines

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// mind is what there is for one game.
type mind struct {
	game   string // its name
	new    func(engine.Options) engine.Engine
	levels [Strongest]Level
	// eye is what draws the glances of levels with an Eye; see [Level].
	eye func(game.Table) eye
}

// minds are those of all games, each in a file of its own.
func minds() []mind {
	return []mind{skudMind, quaternoMind, kutaiMind, balanceMind, kiShogiMind}
}

// New returns an engine for the game of this name. The error is a *[NoEngineError].
func New(name string, o engine.Options) (engine.Engine, error) {
	m, err := find(name)
	if err != nil {
		return nil, err
	}
	return m.new(o), nil
}

// Names are the names of the games that have an engine.
func Names() (names []string) {
	for _, m := range minds() {
		names = append(names, m.game)
	}
	return names
}

func find(name string) (mind, error) {
	for _, m := range minds() {
		if m.game == name {
			return m, nil
		}
	}
	return mind{}, &NoEngineError{Game: name}
}

// NoEngineError is the error of asking for the engine of a game that has none.
type NoEngineError struct{ Game string }

func (e *NoEngineError) Error() string {
	return fmt.Sprintf("no engine plays %q; there is one for %s", e.Game, strings.Join(Names(), ", "))
}
