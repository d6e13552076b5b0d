package analysis

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record"
)

// Analysis is a game at one moment that answers questions. Its answers do not change it.
// It is not safe for concurrent use.
type Analysis struct {
	Rules *game.Rules
	Table game.Game
	Turns []string // what was played to get there
	Gains bool     // picks say what they gain

	labels   []string          // of the first turns, as far as requested so far
	language *message.Language // nil for English
}

// SetLanguage has the board answer in a language from now on; nil is English.
func (b *Analysis) SetLanguage(l *message.Language) *Analysis {
	b.language = l
	return b
}

// goTo plays and takes back turns until exactly these have been played, or those before
// the first illegal one. The error is an *[QuestionError].
func (b *Analysis) goTo(turns []string) error {
	shared := sharedPrefix(b.Turns, turns)
	for range b.Turns[shared:] {
		game.UndoTurn(b.Table)
	}
	b.Turns, b.labels = b.Turns[:shared:shared], b.labels[:min(len(b.labels), shared)]
	for i, turn := range turns[shared:] {
		if err := game.PlayTurn(b.Table, turn); err != nil {
			broken := ruleError(b.Rules, err)
			broken.Clauses = append(broken.Clauses[:0:0], messages.Turn(shared+i+1, message.Text(wording.QuoteShort(turn)), game.AsRuleError(err).Message))
			return broken
		}
		b.Turns = append(b.Turns, turn)
	}
	return nil
}

// sharedPrefix returns how many turns two lines share at their beginning.
func sharedPrefix(a, b []string) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}

// ReadTurn returns the turn text of a turn that a person typed, as a turn text or in the
// game's own notation. The error is an *[QuestionError].
func (b *Analysis) ReadTurn(typed string) (ReadTurnAnswer, error) {
	if len(typed) > MaxTurn {
		return ReadTurnAnswer{}, tooLong("text", MaxTurn)
	}
	turn, warning, err := record.ParseTyped(b.Rules, b.Table, typed)
	if err != nil {
		return ReadTurnAnswer{}, ruleError(b.Rules, err)
	}
	return ReadTurnAnswer{turn, b.language.Clause(warning)}, nil
}

// ReadTurnAnswer is a turn that was typed.
type ReadTurnAnswer struct {
	Turn    string `json:"turn" doc:"Its text."`
	Warning string `json:"warning,omitempty" doc:"What was understood although it is written otherwise."`
}

// LegalTurns is the legal turns in a few bytes, to compare the rules of two programs.
type LegalTurns struct {
	Count   int          `json:"n"`
	Hash    string       `json:"h"` // see [game.HashTurns]
	ToMove  game.Seat    `json:"to_move"`
	Info    any          `json:"info"`
	Outcome game.Outcome `json:"outcome"`
}

// Legal counts and hashes the legal turns.
func (b *Analysis) Legal() LegalTurns {
	turns := game.LegalTurns(b.Table)
	return LegalTurns{len(turns), game.HashTurns(turns), b.Table.ToMove(), game.Info(b.Table), b.Table.Outcome()}
}
