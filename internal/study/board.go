package study

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/record"
)

// Board is a game at one moment, to be looked at and asked about. What it is asked
// leaves it as it was. It is not safe for concurrent use.
type Board struct {
	Rules *game.Rules
	Table game.Table
	Turns []string // what was played to get there

	labels []string // of the first turns, as far as somebody has asked
	say    say
}

// In has the board answer in a language from now on; its errors stay English, see [In].
func (b *Board) In(lang string) *Board {
	b.say = in(lang)
	return b
}

// to plays and takes back turns until exactly these have been played, or those before
// one that is not legal. The error is an *[Error].
func (b *Board) to(turns []string) error {
	shared := common(b.Turns, turns)
	for range b.Turns[shared:] {
		game.UndoTurn(b.Table)
	}
	b.Turns, b.labels = b.Turns[:shared:shared], b.labels[:min(len(b.labels), shared)]
	for i, turn := range turns[shared:] {
		if err := game.PlayTurn(b.Table, turn); err != nil {
			broken := refusal(b.Rules, err)
			broken.Text = game.Sentence(fmt.Sprintf("turn %d, %s: %s", shared+i+1, game.Quote(turn), game.Refusal(err).Text))
			return broken
		}
		b.Turns = append(b.Turns, turn)
	}
	return nil
}

// common is how many turns two lines share at their beginning.
func common(a, b []string) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

// Read returns the text of the turn that somebody has typed, in the game's own notation
// or as a turn text. The error is an *[Error].
func (b *Board) Read(typed string) (Read, error) {
	if len(typed) > MaxTurn {
		return Read{}, tooLong("text", MaxTurn)
	}
	turn, warning, err := record.ReadTurn(b.Rules, b.Table, typed)
	if err != nil {
		return Read{}, refusal(b.Rules, err)
	}
	return Read{turn, b.say.or()(warning)}, nil
}

// Read is a turn that was typed.
type Read struct {
	Turn    string `json:"turn" doc:"Its text."`
	Warning string `json:"warning,omitempty" doc:"What was understood although it is written otherwise."`
}
