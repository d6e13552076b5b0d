package games

import (
	"slices"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi"
	"github.com/teahouse-games/teahouse/kutai"
	"github.com/teahouse-games/teahouse/quaterno"
	"github.com/teahouse-games/teahouse/skud"
)

// All returns the rules of every game, always in the same order.
func All() []*game.Rules {
	return []*game.Rules{skud.Rules, quaterno.Rules, kutai.Rules, balance.Rules, kishogi.Rules}
}

// Names returns the names of all games, in the order of All.
func Names() []string {
	var names []string
	for _, rules := range All() {
		names = append(names, rules.Name)
	}
	return names
}

// ByName returns the rules of the game with this name.
func ByName(name string) (*game.Rules, bool) {
	all := All()
	i := slices.IndexFunc(all, func(r *game.Rules) bool { return r.Name == name })
	if i < 0 {
		return nil, false
	}
	return all[i], true
}
