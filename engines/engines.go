package engines

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

// engineSpec defines the engine of one game.
type engineSpec struct {
	game   string // its name
	new    func(engine.Options) engine.Engine
	levels [MaxLevel]Level
	// salience returns what draws the turns of levels with a SalientShare; see [Level].
	salience func(game.State) salience
}

// registry lists the engines of all games.
func registry() []engineSpec {
	return []engineSpec{skudSpec, quaternoSpec, kutaiSpec, balanceSpec, kiShogiSpec}
}

// New returns an engine for the named game. The error is a *[NoEngineError].
func New(name string, o engine.Options) (engine.Engine, error) {
	m, err := lookup(name)
	if err != nil {
		return nil, err
	}
	return m.new(o), nil
}

// Names returns the names of the games that have an engine.
func Names() (names []string) {
	for _, m := range registry() {
		names = append(names, m.game)
	}
	return names
}

func lookup(name string) (engineSpec, error) {
	for _, m := range registry() {
		if m.game == name {
			return m, nil
		}
	}
	return engineSpec{}, &NoEngineError{Game: name}
}

// NoEngineError is the error for a game without an engine.
type NoEngineError struct{ Game string }

func (e *NoEngineError) Error() string {
	return fmt.Sprintf("no engine plays %q; there is one for %s", e.Game, strings.Join(Names(), ", "))
}
