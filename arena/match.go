package arena

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

// background is the context of what takes no time.
var background = context.Background()

// Match is what is played: pairs of games from the same opening, in the second of which
// the contenders have changed seats. It does not change and is safe for concurrent use.
type Match struct {
	Settings
	rules      *game.Rules
	contenders [2]Contender
}

// New makes a match of settings. The error says which of them cannot be.
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

// NewWithContenders makes a match of contenders that are made elsewhere, whatever the settings say
// of them.
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
	rules, ok := games.Lookup(s.Game)
	if !ok {
		return nil, fmt.Errorf("there is no game %s", game.Quote(s.Game))
	}
	var err error
	if s.Options, err = rules.Resolve(s.Options); err != nil {
		return nil, err
	}
	if s.Games < 2 || s.Games%2 != 0 {
		return nil, fmt.Errorf("%d games: games are played in pairs, so want an even number, 2 or more", s.Games)
	}
	m := &Match{Settings: s, rules: rules}
	return m, m.checkOpenings()
}

// deriveSeed is a number for one use in one game or opening, the same whenever it is asked.
func (m *Match) deriveSeed(use, n int) uint64 {
	return rand.New(rand.NewPCG(m.Seed, uint64(use)<<32|uint64(n))).Uint64()
}

// What seeds are for.
const (
	seedOpening = iota
	seedChance
	seedContender // and the next one, for the other
)

// contendersBySeat are the contenders of a game by seat: in games of an even number, which begin a
// pair, contender 0 plays first.
func contendersBySeat(number int) [2]int {
	if number%2 == 0 {
		return [2]int{0, 1}
	}
	return [2]int{1, 0}
}

// Settings are all that a match is made of, in a form that can be kept in a file.
type Settings struct {
	Game       string       `json:"game"`
	Options    game.Options `json:"options"`            // those that are not said have their default
	Contenders [2]string    `json:"contenders"`         // see [Parse]
	Games      int          `json:"games"`              // at most; even
	Seed       uint64       `json:"seed"`               // of everything that is drawn
	Drawn      int          `json:"drawn"`              // turns of an opening that is drawn
	Openings   []Opening    `json:"openings,omitempty"` // one for each pair, and round again, instead of drawn ones
	Turns      int          `json:"turns"`              // after so many a game is cut; 0 for never
	Patience   float64      `json:"patience"`           // seconds for a turn; 0 for any time
	SPRT       *SPRT        `json:"sprt,omitempty"`     // may end the match sooner
	Program    string       `json:"program,omitempty"`  // which one plays it, so that somebody who goes on can see that it is another
}
