package api

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// PieceChoice says which piece a question is about.
type PieceChoice struct {
	Place string `json:"place,omitempty" query:"place" maxLength:"64" doc:"Where it stands." example:"0,0"`
	Seat  string `json:"seat,omitempty" query:"seat" enum:"first,second" doc:"Of a piece in a hand: whose it is."`
	Kind  string `json:"kind,omitempty" query:"kind" maxLength:"64" doc:"Of a piece in a hand: its kind."`
}

type pieceAnswer struct{ Body analysis.PieceCard }

func (p *PieceChoice) describe(b *analysis.Analysis, err error) (*pieceAnswer, error) {
	if err != nil {
		return nil, err
	}
	card, err := b.DescribeChosen(p.Place, p.Seat, p.Kind)
	return &pieceAnswer{card}, err
}

func (a *api) pieceRoutes() {
	const which = "Its place is given or, for one in a hand, its player and its kind."
	type describing struct {
		BoardQuery
		PieceChoice
	}
	add(a, get("get-piece", "/api/matches/{match}/piece", "boards", "What does a piece do?", which, 404),
		func(ctx context.Context, c *requestContext, in *describing) (*pieceAnswer, error) {
			return in.describe(c.board(ctx, in.BoardQuery))
		})

	type question struct {
		Body struct {
			GameLine
			LanguageOption
			PieceChoice
		} `nameHint:"Describing"`
	}
	add(a, withBody(maxPositionBody, post("piece", "/api/piece", "boards", "What does a piece of a position do?", which, 200)),
		func(_ context.Context, c *requestContext, in *question) (*pieceAnswer, error) {
			return in.Body.describe(c.questionBoard(in.Body.GameLine, in.Body.LanguageOption))
		})
}
