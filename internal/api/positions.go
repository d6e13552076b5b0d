package api

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/reception"
)

// Position is a game that need not be a match.
type Position struct {
	Game     string            `json:"game" minLength:"1" maxLength:"64" example:"ki-shogi"`
	Options  map[string]string `json:"options,omitempty" maxProperties:"32" doc:"Those that are not given have their default."`
	Position string            `json:"position,omitempty" maxLength:"16384" doc:"The position text it begins at, instead of the usual beginning."`
	Turns    []string          `json:"turns,omitempty" maxItems:"1000" doc:"Played from there." example:"[\"Gyoku*0,0\"]"`
}

func (c *call) lay(p Position) (*reception.Board, error) {
	return c.Reception.Lay(reception.Position(p))
}

func (a *api) positions() {
	type viewing struct{ Body Position }
	add(a, reads(maxSetUp, post("view", "/api/view", "boards", "See a position", "", 200)),
		func(_ context.Context, c *call, in *viewing) (*viewAnswer, error) {
			b, err := c.lay(in.Body)
			if err != nil {
				return nil, err
			}
			return viewOf(b), nil
		})

	type picking struct {
		Body struct {
			Position
			Path []string `json:"path,omitempty" maxItems:"64" doc:"The ids of the picks so far."`
		} `nameHint:"Picking"`
	}
	add(a, reads(maxSetUp, post("picks", "/api/picks", "boards", "What may be picked next in a position?", "", 200)),
		func(_ context.Context, c *call, in *picking) (*picksAnswer, error) {
			b, err := c.lay(in.Body.Position)
			if err != nil {
				return nil, err
			}
			return picksOf(b, in.Body.Path)
		})

	type asking struct {
		Body struct {
			Position
			Turn string `json:"turn" minLength:"1" maxLength:"2000" doc:"The text of a turn, or the game's own notation." example:"Gyoku*1,2"`
		} `nameHint:"Asking"`
	}
	add(a, reads(maxSetUp, post("why", "/api/why", "boards", "Why is a turn legal in a position, or not?", "", 200)),
		func(_ context.Context, c *call, in *asking) (*whyAnswer, error) {
			b, err := c.lay(in.Body.Position)
			if err != nil {
				return nil, err
			}
			return whyOf(b, in.Body.Turn)
		})
}
