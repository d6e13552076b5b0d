package arena

import (
	"fmt"
	"math/rand/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
	"github.com/teahouse-games/teahouse/sparring"
)

// Opening is where both games of a pair begin.
type Opening struct {
	Position string   `json:"position,omitempty"` // empty for the start of the game
	Turns    []string `json:"turns,omitempty"`
}

// record returns a record that ends with the opening.
func (o Opening) record(rules *game.Rules, options game.Options) *record.Record {
	r := &record.Record{Game: rules.Name, Version: rules.Version, Options: options, Position: o.Position}
	for _, text := range o.Turns {
		r.Turns = append(r.Turns, record.AnnotatedTurn{Text: text})
	}
	return r
}

// maxOpeningTries is how many openings are drawn before giving up.
const maxOpeningTries = 1000

// randomOpening draws n turns of the players and the chance turns between and after them, each
// move as Sample of the game draws it. It draws again if the opening ends the game.
func randomOpening(rules *game.Rules, options game.Options, n int, seed uint64) (Opening, error) {
	for try := range uint64(maxOpeningTries) {
		r := rand.New(rand.NewPCG(seed, try))
		state, opening := rules.MustNew(options), Opening{}
		for made := 0; !state.Outcome().Over() && (made < n || state.ToMove() == game.Chance); {
			if state.ToMove() != game.Chance {
				made++
			}
			turn, err := playRandomTurn(state, r)
			if err != nil {
				return Opening{}, err
			}
			opening.Turns = append(opening.Turns, turn)
		}
		if !state.Outcome().Over() {
			return opening, nil
		}
	}
	return Opening{}, fmt.Errorf("none of %d openings of %d turns leaves a game to play: ask for fewer turns", maxOpeningTries, n)
}

// playRandomTurn plays a random turn.
func playRandomTurn(state game.Game, r *rand.Rand) (string, error) {
	turn, err := sparring.Random(r).Choose(background, state)
	if err == nil {
		err = game.PlayTurn(state, turn)
	}
	return turn, err
}

// opening returns the opening of a pair.
func (m *Match) opening(pair int) (Opening, error) {
	if len(m.Openings) > 0 {
		return m.Openings[pair%len(m.Openings)], nil
	}
	return randomOpening(m.rules, m.Options, m.Drawn, m.deriveSeed(seedOpening, pair))
}

// checkOpenings replays the openings.
func (m *Match) checkOpenings() error {
	if len(m.Openings) == 0 {
		_, err := m.opening(0)
		return err
	}
	for i, o := range m.Openings {
		state, err := o.record(m.rules, m.Options).Replay(m.rules)
		if err != nil {
			return fmt.Errorf("opening %d: %w", i+1, err)
		}
		if state.Outcome().Over() {
			return fmt.Errorf("opening %d: the game is over there", i+1)
		}
	}
	return nil
}
