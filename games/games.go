package games

import (
	"fmt"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
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

// UnknownGameError says that no game has a name.
type UnknownGameError struct {
	Name  string
	Names []string // of the games there are
}

func (e *UnknownGameError) Error() string {
	return fmt.Sprintf("unknown game %s: the games are %s", wording.QuoteShort(e.Name), strings.Join(e.Names, ", "))
}

// New begins a game. Options are texts such as "ki=on"; the others have their defaults. The
// error is an *[UnknownGameError] or a *[game.OptionError].
func New(name string, options ...string) (game.Game, error) {
	rules, ok := ByName(name)
	if !ok {
		return nil, &UnknownGameError{Name: name, Names: Names()}
	}
	given := make(map[string]string, len(options))
	for _, option := range options {
		key, value, _ := strings.Cut(option, "=")
		given[key] = value
	}
	return rules.New(given)
}
