package cli

import (
	"strings"

	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/games/definition"
)

// definitionWith returns the definition of a game with a feature. For another game refusal is the format of the
// error: with the game, and the names of those that have the feature.
func (s *invocation) definitionWith(name string, has func(*definition.Definition) bool, refusal string) (*definition.Definition, error) {
	if _, err := s.gameByName(name); err != nil {
		return nil, err
	}
	if d, ok := games.Definition(name); ok && has(d) {
		return d, nil
	}
	var names []string
	for _, d := range games.Definitions() {
		if has(d) {
			names = append(names, d.Rules.Name)
		}
	}
	return nil, callErrorf(refusal, wording.QuoteShort(name), strings.Join(names, ", "))
}
