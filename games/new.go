package games

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// UnknownGameError says that no game has a name.
type UnknownGameError struct {
	Name  string
	Names []string // of the games there are
}

func (e *UnknownGameError) Error() string {
	return fmt.Sprintf("unknown game %s: the games are %s", game.QuoteShort(e.Name), strings.Join(e.Names, ", "))
}

// New begins a game. Options are texts such as "ki=on"; the others have their defaults. The
// error is an *[UnknownGameError] or a *[game.OptionError].
func New(name string, options ...string) (game.State, error) {
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
