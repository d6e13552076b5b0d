package api

import (
	"github.com/teahouse-games/teahouse/internal/i18n/languages"

	"context"

	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// GameLine is a game that need not be a match.
type GameLine struct {
	Game     string            `json:"game" minLength:"1" maxLength:"64" example:"ki-shogi"`
	Options  map[string]string `json:"options,omitempty" maxProperties:"32" doc:"Those that are not given have their default. A name and a value have at most 64 bytes."`
	Position string            `json:"position,omitempty" maxLength:"8192" doc:"The position text it begins at, instead of the usual beginning."`
	Turns    []string          `json:"turns,omitempty" maxItems:"1000" doc:"Played from there; each at most 2,000 bytes." example:"[\"Gyoku*0,0\"]"`
}

// LanguageOption is a question's language.
type LanguageOption struct {
	Lang string `json:"lang,omitempty" maxLength:"8" doc:"The language of the answer, e.g. de; by default that of the field Accept-Language."`
}

func (c *requestContext) boardOf(p GameLine) (*analysis.Analysis, error) {
	return analysis.NewAnalysis(c.Reception.Games, analysis.GameLine(p), lobby.MaxTurns)
}

// questionBoard returns the board of a question in its language.
func (c *requestContext) questionBoard(p GameLine, s LanguageOption) (*analysis.Analysis, error) {
	lang := c.setLanguage(s.Lang)
	b, err := c.boardOf(p)
	if err != nil {
		return nil, err
	}
	return b.SetLanguage(languages.For(lang)), nil
}

func (a *api) positionRoutes() {
	type viewing struct {
		Body struct {
			GameLine
			LanguageOption
			Notation bool `json:"notation,omitempty" doc:"With the turns as the players of the game write them."`
		} `nameHint:"Viewing"`
	}
	add(a, withBody(maxPositionBody, post("view", "/api/view", "boards", "See a position", "", 200)),
		func(_ context.Context, c *requestContext, in *viewing) (*viewAnswer, error) {
			b, err := c.questionBoard(in.Body.GameLine, in.Body.LanguageOption)
			if err != nil {
				return nil, err
			}
			return &viewAnswer{b.View(in.Body.Notation)}, nil
		})

	type picking struct {
		Body struct {
			GameLine
			LanguageOption
			Path  []string `json:"path,omitempty" maxItems:"64" doc:"The ids of the picks so far."`
			Gains bool     `json:"gains,omitempty" doc:"With what each pick gains, where that is known."`
		} `nameHint:"Picking"`
	}
	add(a, withBody(maxPositionBody, post("picks", "/api/picks", "boards", "What may be picked next in a position?", "", 200)),
		func(_ context.Context, c *requestContext, in *picking) (*picksAnswer, error) {
			b, err := c.questionBoard(in.Body.GameLine, in.Body.LanguageOption)
			if err != nil {
				return nil, err
			}
			b.Gains = in.Body.Gains
			picks, err := b.NextPicks(in.Body.Path)
			return &picksAnswer{picks}, err
		})

	type whyRequest struct {
		Body struct {
			GameLine
			LanguageOption
			Turn string `json:"turn" minLength:"1" maxLength:"2000" doc:"The text of a turn, or the game's own notation." example:"Gyoku*1,2"`
		} `nameHint:"Asking"`
	}
	add(a, withBody(maxPositionBody, post("why", "/api/why", "boards", "Why is a turn legal in a position, or not?", "", 200)),
		func(_ context.Context, c *requestContext, in *whyRequest) (*whyAnswer, error) {
			b, err := c.questionBoard(in.Body.GameLine, in.Body.LanguageOption)
			if err != nil {
				return nil, err
			}
			why, err := b.ExplainTurn(in.Body.Turn)
			return &whyAnswer{why}, err
		})

	type reading struct {
		Body struct {
			GameLine
			LanguageOption
			Text string `json:"text" minLength:"1" maxLength:"2000" doc:"The turn as typed by a person." example:"Gy 1,2"`
		} `nameHint:"Reading"`
	}
	type read struct{ Body analysis.ReadTurnAnswer }
	add(a, withBody(maxPositionBody, post("read", "/api/read", "boards", "Which turn is meant?", "", 200)),
		func(_ context.Context, c *requestContext, in *reading) (*read, error) {
			b, err := c.questionBoard(in.Body.GameLine, in.Body.LanguageOption)
			if err != nil {
				return nil, err
			}
			turn, err := b.ReadTurn(in.Body.Text)
			return &read{turn}, err
		})
}
