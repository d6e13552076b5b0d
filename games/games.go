package games

import (
	"fmt"
	"slices"
	"strings"

	balance "github.com/teahouse-games/teahouse/balance/registration"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/games/definition"
	kishogi "github.com/teahouse-games/teahouse/kishogi/registration"
	kutai "github.com/teahouse-games/teahouse/kutai/registration"
	quaterno "github.com/teahouse-games/teahouse/quaterno/registration"
	skud "github.com/teahouse-games/teahouse/skud/registration"
)

// registered are the games in the order in which they are listed. A new game is one line here;
// see docs/adding-a-game.md.
var registered = []*definition.Definition{
	&skud.Definition,
	&quaterno.Definition,
	&kutai.Definition,
	&balance.Definition,
	&kishogi.Definition,
}

// Register adds a game that is not part of this module to the end of the list. It must be called
// before anything else of this module is used, for example from an init function. It panics if
// there is a game of this name.
func Register(d *definition.Definition) {
	if _, ok := Definition(d.Rules.Name); ok {
		panic("games: " + d.Rules.Name + " is registered twice")
	}
	registered = append(registered, d)
}

// Definitions returns the definitions of all games, always in the same order.
func Definitions() []*definition.Definition { return slices.Clone(registered) }

// Definition returns the definition of the game with this name.
func Definition(name string) (*definition.Definition, bool) {
	i := slices.IndexFunc(registered, func(d *definition.Definition) bool { return d.Rules.Name == name })
	if i < 0 {
		return nil, false
	}
	return registered[i], true
}

// All returns the rules of every game, in the order of Definitions.
func All() []*game.Rules {
	all := make([]*game.Rules, len(registered))
	for i, d := range registered {
		all[i] = d.Rules
	}
	return all
}

// Names returns the names of all games, in the order of Definitions.
func Names() []string {
	names := make([]string, len(registered))
	for i, d := range registered {
		names[i] = d.Rules.Name
	}
	return names
}

// ByName returns the rules of the game with this name.
func ByName(name string) (*game.Rules, bool) {
	d, ok := Definition(name)
	if !ok {
		return nil, false
	}
	return d.Rules, true
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
