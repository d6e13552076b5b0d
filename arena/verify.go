package arena

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/record"
)

// gameVerifier checks the games of a journal. A file may have been edited or put together from
// others, and wrong results would be counted. So each game is replayed by our rules, which
// takes a millisecond or two.
type gameVerifier struct {
	settings Settings
	rules    *game.Rules
	options  game.Options
}

func newGameVerifier(s Settings) (*gameVerifier, error) {
	rules, ok := games.ByName(s.Game)
	if !ok {
		return nil, fmt.Errorf("there is no game %s", wording.QuoteShort(s.Game))
	}
	options, err := rules.CompleteOptions(s.Options)
	return &gameVerifier{s, rules, options}, err
}

// verify returns an error if the record contradicts the result of a game.
func (j *gameVerifier) verify(p *GameResult, text json.RawMessage) error {
	r, err := record.ReadJSON(text)
	if err != nil {
		return fmt.Errorf("its record: %w", err)
	}
	options, err := j.rules.CompleteOptions(r.Options)
	if err == nil && !maps.Equal(options, j.options) {
		err = errors.New("its options differ from those of the match")
	}
	if err != nil {
		return fmt.Errorf("its record: %w", err)
	}
	state, err := r.Replay(j.rules)
	if turn := (*record.TurnError)(nil); errors.As(err, &turn) {
		return fmt.Errorf("its record: turn %d, %s: %w", turn.Number, wording.QuoteShort(turn.Text), turn.Err)
	}
	if header := (*record.HeaderError)(nil); errors.As(err, &header) {
		err = header.Err // the line number within the record would be confusing
	}
	if err != nil {
		return fmt.Errorf("its record: %w", err)
	}
	actual := state.Outcome()
	switch claimed := p.Outcome; {
	case actual.Over() && actual != claimed:
		return fmt.Errorf("its result is %s, but its record ends with %s", outcomeText(claimed), outcomeText(actual))
	case actual.Over():
	case claimed.Reason == Cut && claimed.Winner == game.None:
		if j.settings.Turns == 0 || state.TurnCount() < j.settings.Turns {
			return fmt.Errorf("its result is a cut, but its record has %d turns", state.TurnCount())
		}
	case !isFault(claimed.Reason) || claimed.Winner == game.None:
		return fmt.Errorf("its result is %s, but its record does not end the game", outcomeText(claimed))
	case r.Result.Over() && r.Result.Winner != claimed.Winner:
		return fmt.Errorf("its result is %s, but that of its record is %s", outcomeText(claimed), outcomeText(r.Result))
	}
	if p.Turns != state.TurnCount() {
		return fmt.Errorf("it should have %d turns, but its record has %d", p.Turns, state.TurnCount())
	}
	return nil
}

func outcomeText(o game.Outcome) string {
	if o.Winner == game.None {
		return "a draw by " + o.Reason
	}
	return fmt.Sprintf("a win of the %s player by %s", o.Winner, o.Reason)
}
