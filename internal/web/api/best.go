package api

import (
	"context"
	"errors"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	analysismessages "github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/internal/rules/computer"
	"github.com/teahouse-games/teahouse/internal/service/opponent"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
	"github.com/teahouse-games/teahouse/message"
)

// Computers choose turns outside of matches; an opponent.Pool does.
type Computers interface {
	// Choose returns a turn and the level that chose it. It changes the game.
	Choose(ctx context.Context, g game.Game, level string) (turn, played string, err error)
}

// QuickTurn is a turn of the computer.
type QuickTurn struct {
	Turn  string `json:"turn" doc:"In a position where chance is to move, what it has drawn." example:"Gyoku*0,0"`
	Level string `json:"level" doc:"The level that chose it." example:"3"`
}

func (a *api) bestRoutes() {
	type question struct {
		Body struct {
			GameLine
			LanguageOption
			Level string `json:"level,omitempty" maxLength:"16" default:"3" doc:"A level that the game offers. Level 3 answers for stronger ones." example:"3"`
		} `nameHint:"Choosing"`
	}
	type answer struct{ Body QuickTurn }
	add(a, withBody(maxPositionBody, post("best", "/api/best", "boards", "Let the computer choose a turn in a position",
		"For clients whose own engine is not there yet. It is quick: it thinks for a second at most, and no stronger than level 3. "+
			"The computer stops when the request is given up. If too many ask at once, the answer is 503.", 200)),
		func(ctx context.Context, c *requestContext, in *question) (*answer, error) {
			lang := c.setLanguage(in.Body.Lang)
			b, err := c.boardOf(in.Body.GameLine)
			if err != nil {
				return nil, err
			}
			b.SetLanguage(languages.For(lang))
			turn, level, err := c.Computers.Choose(ctx, b.Table, in.Body.Level)
			if err != nil {
				return nil, quickTurnError(err, in.Body.Level)
			}
			return &answer{QuickTurn{turn, level}}, nil
		})
}

// quickTurnError returns the problem of a turn that was not chosen.
func quickTurnError(err error, level string) error {
	switch unknown := (*computer.UnknownLevelError)(nil); {
	case errors.As(err, &unknown):
		return &analysis.QuestionError{Field: "level", Clauses: []message.Message{analysismessages.NoLevel(message.Text(wording.QuoteShort(level)))}}
	case errors.Is(err, computer.ErrOver):
		return problem.InvalidField("turns", problemmessages.GameEnded())
	case errors.Is(err, opponent.ErrBusy):
		return problem.New(problem.Busy, problemmessages.ComputersBusy()).WithCause(err)
	}
	return err
}
