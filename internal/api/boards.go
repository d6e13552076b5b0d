package api

import (
	"bytes"
	"context"
	"net/http"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/reception"
	"github.com/teahouse-games/teahouse/record"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/svg"
)

// View is what there is to see.
type View struct {
	Turns     int            `json:"turns" doc:"How many turns were played to get there."`
	Position  string         `json:"position" doc:"The position text."`
	Surface   *game.Surface  `json:"surface" doc:"Where the game is played; the same for all positions of a match."`
	Situation game.Situation `json:"situation"`
	Verdict   []game.Reason  `json:"verdict" doc:"What decided the game, once it is over."`
}

type viewAnswer struct{ Body View }

func viewOf(b *reception.Board) *viewAnswer {
	return &viewAnswer{View{
		Turns: len(b.Turns), Position: b.Table.PositionText(),
		Surface: b.Table.Surface(), Situation: b.Table.Situation(),
		Verdict: append([]game.Reason{}, b.Table.Verdict()...),
	}}
}

// Picks is what may be picked next on the way to a turn.
type Picks struct {
	Next []game.Pick `json:"next"`
	Turn string      `json:"turn,omitempty" doc:"The text of the turn that the path makes, once it is complete."`
}

type picksAnswer struct{ Body Picks }

func picksOf(b *reception.Board, path []string) (*picksAnswer, error) {
	picks, err := b.Picks(path)
	return &picksAnswer{Picks{append([]game.Pick{}, picks.Next...), picks.Turn}}, err
}

type whyAnswer struct{ Body game.Answer }

func whyOf(b *reception.Board, turn string) (*whyAnswer, error) {
	answer, err := b.Why(turn)
	answer.Reasons = append([]game.Reason{}, answer.Reasons...)
	return &whyAnswer{answer}, err
}

// AfterTurns is the path of a board.
type AfterTurns struct {
	InMatch
	Turns int `query:"turns" minimum:"-1" maximum:"10000" default:"-1" doc:"After so many turns; -1: as it is now."`
}

func (c *call) board(ctx context.Context, in AfterTurns) (*reception.Board, error) {
	return c.Reception.Board(ctx, in.Match, in.Turns)
}

func (a *api) boards() {
	add(a, get("get-view", "/api/matches/{match}/view", "boards", "See the board of a match", "", 404),
		func(ctx context.Context, c *call, in *AfterTurns) (*viewAnswer, error) {
			b, err := c.board(ctx, *in)
			if err != nil {
				return nil, err
			}
			return viewOf(b), nil
		})

	type picking struct {
		AfterTurns
		Path []string `query:"path,explode" maxItems:"64" doc:"The ids of the picks so far."`
	}
	add(a, get("get-picks", "/api/matches/{match}/picks", "boards", "What may be picked next?", "Every legal turn is reached by exactly one path of picks.", 404),
		func(ctx context.Context, c *call, in *picking) (*picksAnswer, error) {
			b, err := c.board(ctx, in.AfterTurns)
			if err != nil {
				return nil, err
			}
			return picksOf(b, in.Path)
		})

	type asking struct {
		AfterTurns
		Turn string `query:"turn" required:"true" minLength:"1" maxLength:"2000" doc:"The text of a turn, or the game's own notation." example:"Gyoku*0,0"`
	}
	add(a, get("get-why", "/api/matches/{match}/why", "boards", "Why is this turn legal, or not?", "", 404),
		func(ctx context.Context, c *call, in *asking) (*whyAnswer, error) {
			b, err := c.board(ctx, in.AfterTurns)
			if err != nil {
				return nil, err
			}
			return whyOf(b, in.Turn)
		})

	type picture struct {
		AfterTurns
		Theme string `query:"theme" enum:"light,dark" default:"light"`
		Width int    `query:"width" minimum:"64" maximum:"4096" default:"640" doc:"In pixels, where nothing else says how wide it is."`
	}
	add(a, raw(get("get-picture", "/api/matches/{match}/board.svg", "boards", "See the board as a picture", "", 404), "image/svg+xml"),
		func(ctx context.Context, c *call, in *picture) (*file, error) {
			b, err := c.board(ctx, in.AfterTurns)
			if err != nil {
				return nil, err
			}
			theme, _ := look.Named(in.Theme)
			s := paint.Board(b.Table.Surface(), b.Table.Situation(), paint.Style{
				Theme: theme, Set: look.Pictures, Title: b.Rules.Title, Players: b.Rules.Players,
				Coordinates: true, Hands: true, Caption: true,
			})
			return &file{"image/svg+xml", []byte(svg.Text(&s, in.Width))}, nil
		})

	type writing struct {
		InMatch
		Form   string `query:"form" enum:"text,json" doc:"How it is written; if it is left out, as the field Accept says, else as text."`
		Accept string `header:"Accept" hidden:"true"`
	}
	add(a, raw(get("get-record", "/api/matches/{match}/record", "matches", "Read the record of a match", "docs/records.md says what a record is.", 404), "text/plain", "application/json"),
		func(ctx context.Context, c *call, in *writing) (*file, error) {
			r, err := c.Reception.Record(ctx, in.Match)
			if err != nil {
				return nil, err
			}
			if in.Form == "json" || in.Form == "" && strings.Contains(in.Accept, "application/json") {
				data, err := record.WriteJSON(r)
				return &file{"application/json", data}, err
			}
			data, err := record.Write(r)
			return &file{"text/plain; charset=utf-8", bytes.Clone(data)}, err
		})
}

// file is an answer that is not JSON of ours.
type file struct {
	Type string `header:"Content-Type"`
	Body []byte
}

// statusOK is the status of what is read.
const statusOK = http.StatusOK
