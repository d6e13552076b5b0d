package api

import (
	"github.com/teahouse-games/teahouse/internal/i18n/languages"

	"bytes"
	"context"
	"net/http"
	"strings"

	"github.com/teahouse-games/teahouse/internal/rules/analysis"
	"github.com/teahouse-games/teahouse/record"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/svg"
	"github.com/teahouse-games/teahouse/render/themes"
)

type (
	viewAnswer  struct{ Body analysis.BoardView }
	picksAnswer struct{ Body analysis.NextPicks }
	whyAnswer   struct{ Body analysis.TurnExplanation }
)

// BoardQuery is the path of a board.
type BoardQuery struct {
	MatchPath
	Turns int    `query:"turns" minimum:"-1" maximum:"10000" default:"-1" doc:"After so many turns; -1: as it is now."`
	Lang  string `query:"lang" maxLength:"8" doc:"The language of the answer, e.g. de; by default that of the field Accept-Language."`
}

func (c *requestContext) board(ctx context.Context, in BoardQuery) (*analysis.Analysis, error) {
	lang := c.setLanguage(in.Lang)
	b, err := c.Reception.Analysis(ctx, in.Match, in.Turns)
	if err != nil {
		return nil, err
	}
	return b.SetLanguage(languages.For(lang)), nil
}

func (a *api) boardRoutes() {
	type viewing struct {
		BoardQuery
		Notation bool `query:"notation" doc:"With the turns as the players of the game write them."`
	}
	add(a, get("get-view", "/api/matches/{match}/view", "boards", "See the board of a match", "", 404),
		func(ctx context.Context, c *requestContext, in *viewing) (*viewAnswer, error) {
			b, err := c.board(ctx, in.BoardQuery)
			if err != nil {
				return nil, err
			}
			return &viewAnswer{b.View(in.Notation)}, nil
		})

	type picking struct {
		BoardQuery
		Path  []string `query:"path,explode" maxItems:"64" doc:"The ids of the picks so far."`
		Gains bool     `query:"gains" doc:"With what each pick gains, where that is known."`
	}
	add(a, get("get-picks", "/api/matches/{match}/picks", "boards", "What may be picked next?", "Every legal turn is reached by exactly one path of picks.", 404),
		func(ctx context.Context, c *requestContext, in *picking) (*picksAnswer, error) {
			b, err := c.board(ctx, in.BoardQuery)
			if err != nil {
				return nil, err
			}
			b.Gains = in.Gains
			picks, err := b.NextPicks(in.Path)
			return &picksAnswer{picks}, err
		})

	type whyRequest struct {
		BoardQuery
		Turn string `query:"turn" required:"true" minLength:"1" maxLength:"2000" doc:"The text of a turn, or the game's own notation." example:"Gyoku*0,0"`
	}
	add(a, get("get-why", "/api/matches/{match}/why", "boards", "Why is this turn legal, or not?", "", 404),
		func(ctx context.Context, c *requestContext, in *whyRequest) (*whyAnswer, error) {
			b, err := c.board(ctx, in.BoardQuery)
			if err != nil {
				return nil, err
			}
			why, err := b.ExplainTurn(in.Turn)
			return &whyAnswer{why}, err
		})

	type picture struct {
		BoardQuery
		Theme string `query:"theme" enum:"light,dark" default:"light"`
		Width int    `query:"width" minimum:"64" maximum:"4096" default:"640" doc:"In pixels, unless the viewer scales the picture."`
	}
	add(a, rawResponse(get("get-picture", "/api/matches/{match}/board.svg", "boards", "See the board as a picture", "", 404), "image/svg+xml"),
		func(ctx context.Context, c *requestContext, in *picture) (*rawAnswer, error) {
			b, err := c.board(ctx, in.BoardQuery)
			if err != nil {
				return nil, err
			}
			theme, _ := themes.ByName(in.Theme)
			s := paint.Board(b.Table.Surface(), b.Table.Situation(), paint.BoardStyle{
				Theme: theme, Design: themes.DesignPictures, Title: b.Rules.Title, Players: b.Rules.RoleNames,
				Coordinates: true, Hands: true, Caption: true,
			})
			return &rawAnswer{"image/svg+xml", []byte(svg.String(&s, in.Width))}, nil
		})

	type writing struct {
		MatchPath
		Form   string `query:"form" enum:"text,json" doc:"The format; by default that of the field Accept, else text."`
		Accept string `header:"Accept" hidden:"true"`
	}
	add(a, rawResponse(get("get-record", "/api/matches/{match}/record", "matches", "Read the record of a match", "See docs/records.md for the format.", 404), "text/plain", "application/json"),
		func(ctx context.Context, c *requestContext, in *writing) (*rawAnswer, error) {
			r, err := c.Reception.Record(ctx, in.Match)
			if err != nil {
				return nil, err
			}
			if in.Form == "json" || in.Form == "" && strings.Contains(in.Accept, "application/json") {
				data, err := record.WriteJSON(r)
				return &rawAnswer{"application/json", data}, err
			}
			data, err := record.Write(r)
			return &rawAnswer{"text/plain; charset=utf-8", bytes.Clone(data)}, err
		})
}

// rawAnswer is an answer that is not JSON of ours.
type rawAnswer struct {
	Type string `header:"Content-Type"`
	Body []byte
}

// statusOK is the status of an operation that reads.
const statusOK = http.StatusOK
