package arena

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/games"
)

// background is the context of calls that take no time.
var background = context.Background()

// Match is a match of pairs of games from the same opening; in the second game of a pair the
// contenders swap seats. It does not change and is safe for concurrent use.
type Match struct {
	Settings
	rules      *game.Rules
	contenders [2]Contender
}

// New makes a match from settings. The error says which setting is invalid.
func New(s Settings) (*Match, error) {
	m, err := newMatch(s)
	if err != nil {
		return nil, err
	}
	for i, text := range s.Contenders {
		if m.contenders[i], err = Parse(text, m.rules); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// NewWithContenders makes a match of given contenders, whatever the settings say about them.
func NewWithContenders(s Settings, a, b Contender) (*Match, error) {
	s.Contenders = [2]string{a.String(), b.String()}
	m, err := newMatch(s)
	if err != nil {
		return nil, err
	}
	m.contenders = [2]Contender{a, b}
	return m, nil
}

func newMatch(s Settings) (*Match, error) {
	rules, ok := games.ByName(s.Game)
	if !ok {
		return nil, fmt.Errorf("there is no game %s", wording.QuoteShort(s.Game))
	}
	var err error
	if s.Options, err = rules.CompleteOptions(s.Options); err != nil {
		return nil, err
	}
	if s.Games < 2 || s.Games%2 != 0 {
		return nil, fmt.Errorf("%d games: games are played in pairs, so want an even number, 2 or more", s.Games)
	}
	m := &Match{Settings: s, rules: rules}
	return m, m.checkOpenings()
}

// deriveSeed derives a reproducible seed for one use in one game or opening.
func (m *Match) deriveSeed(use, n int) uint64 {
	return rand.New(rand.NewPCG(m.Seed, uint64(use)<<32|uint64(n))).Uint64()
}

// The uses of seeds.
const (
	seedOpening = iota
	seedChance
	seedContender // plus the number of the contender
)

// contendersBySeat returns the contenders of a game by seat: in the first game of a pair, which
// has an even number, contender 0 plays first.
func contendersBySeat(number int) [2]int {
	if number%2 == 0 {
		return [2]int{0, 1}
	}
	return [2]int{1, 0}
}

// Settings define a match, in a form that can be stored in a file.
type Settings struct {
	Game       string       `json:"game"`
	Options    game.Options `json:"options"`            // options left out have their default
	Contenders [2]string    `json:"contenders"`         // see [Parse]
	Games      int          `json:"games"`              // at most; even
	Seed       uint64       `json:"seed"`               // of all random numbers
	Drawn      int          `json:"drawn"`              // turns of a random opening
	Openings   []Opening    `json:"openings,omitempty"` // one for each pair, cyclically, instead of random ones
	Turns      int          `json:"turns"`              // a longer game is cut, a draw; 0 for never
	Patience   float64      `json:"patience"`           // seconds for a turn, besides the contender's own time; 0 for no limit
	SPRT       *SPRT        `json:"sprt,omitempty"`     // may end the match sooner
	Program    string       `json:"program,omitempty"`  // version of the program that plays it, so that a resumed match can report a change
}
