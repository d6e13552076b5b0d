package opponent

import (
	"math/rand/v2"
	"slices"

	"github.com/teahouse-games/teahouse/internal/players"
)

// level is how well a computer plays.
type level struct {
	name   string
	games  []string // that it can play; nil for all
	player func(*rand.Rand) players.Player
}

// levels are those there are, the weakest first.
var levels = func() (list []level) {
	for _, l := range players.Levels {
		list = append(list, level{name: l.Name, games: l.Games, player: l.New})
	}
	return list
}()

// Levels are the names of the computers that can play a game, the weakest first.
func (p *Pool) Levels(game string) []string {
	var names []string
	for _, l := range p.levels {
		if l.plays(game) {
			names = append(names, l.name)
		}
	}
	return names
}

func (l *level) plays(game string) bool { return l.games == nil || slices.Contains(l.games, game) }

// level finds the one with this name; ok is false if it does not play the game any more.
func (p *Pool) level(name, game string) (l level, ok bool) {
	for _, l := range p.levels {
		if l.name == name && l.plays(game) {
			return l, true
		}
	}
	return p.levels[0], false
}
