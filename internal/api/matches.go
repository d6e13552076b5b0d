package api

import (
	"context"
	"net/http"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/protocol"
	"github.com/teahouse-games/teahouse/internal/reception"
	"github.com/teahouse-games/teahouse/internal/store"
)

// Order is a match that somebody wants.
type Order struct {
	Game     string            `json:"game" minLength:"1" maxLength:"64" doc:"The name of the game." example:"ki-shogi"`
	Options  map[string]string `json:"options,omitempty" maxProperties:"32" doc:"Those that are not given have their default. A name and a value have at most 64 bytes."`
	Position string            `json:"position,omitempty" maxLength:"8192" doc:"The position text to begin at, instead of the usual beginning."`
	Clock    string            `json:"clock,omitempty" maxLength:"64" doc:"none, minutes and seconds a turn (5+3), byo-yomi (10+3x30), or days a turn (3d); none if it is left out." example:"5+3"`
	Public   bool              `json:"public,omitempty" doc:"Listed for everybody."`
	Seats    Seats             `json:"seats" doc:"Who plays: me, open (whoever comes), link (whoever has the invitation), or computer: and a level, e.g. computer:3."`
	Client   string            `json:"client,omitempty" pattern:"^[!-~]{1,64}$" doc:"Made up by the client, always the same. With an id, the order can be sent again if its answer was lost." example:"phone-7f3a"`
	ID       string            `json:"id,omitempty" pattern:"^[!-~]{1,64}$" doc:"Made up by the client, a new one for each match: the same sender, client and id get the match that was made first." example:"m18"`
}

// Seats are who plays.
type Seats struct {
	First  string `json:"first" minLength:"1" maxLength:"64" example:"me"`
	Second string `json:"second" minLength:"1" maxLength:"64" example:"computer:3"`
}

// Made is a match that was ordered.
type Made struct {
	Match       string       `json:"match" example:"q3fzkx2m5y7waedh"`
	Invitations []Invitation `json:"invitations" doc:"To the seats that are for who has the link."`
	Again       bool         `json:"again,omitempty" doc:"This match had been made before, for the same client and id."`
}

// Invitation opens a seat.
type Invitation struct {
	Seat game.Seat `json:"seat"`
	Key  string    `json:"key" doc:"Told this once." example:"y7waedhq3fzkx2m5y7waedhq3f"`
	Path string    `json:"path" doc:"Of the page for people." example:"/join/y7waedhq3fzkx2m5y7waedhq3f"`
}

func joinable(seat game.Seat, key string) Invitation { return Invitation{seat, key, "/join/" + key} }

// State is a match as it is now.
type State struct {
	protocol.State
	You []game.Seat `json:"you" doc:"The seats that are the sender's."`
}

type stateAnswer struct{ Body State }

// state answers with a match as it is now.
func (c *call) state(ctx context.Context, id string) (*stateAnswer, error) {
	p, err := c.sender()
	if err != nil {
		return nil, err
	}
	s, err := c.Reception.State(ctx, p, id)
	if err != nil {
		return nil, err
	}
	return &stateAnswer{State{s.State, append([]game.Seat{}, s.You...)}}, nil
}

// InMatch is the path of a match. It and its like are exported to be seen when embedded.
type InMatch struct {
	Match string `path:"match" pattern:"^[a-z2-7]{16}$" doc:"The id of the match." example:"q3fzkx2m5y7waedh"`
}

// filter says which matches are wanted.
type filter struct {
	Game   string `query:"game" maxLength:"64" doc:"Only those of this game." example:"ki-shogi"`
	Status string `query:"status" enum:"waiting,playing,over" doc:"Only those that are so far."`
	Open   bool   `query:"open" doc:"Only those with a seat that anybody may take."`
	Cursor string `query:"cursor" maxLength:"64" doc:"Of the page before."`
	Limit  int    `query:"limit" minimum:"1" maximum:"50" default:"20" doc:"At most this many."`
}

func (f filter) list() reception.List {
	return reception.List{Game: f.Game, Status: store.Status(f.Status), Open: f.Open, Cursor: f.Cursor, Limit: f.Limit}
}

// Matches is a page of a list.
type Matches struct {
	Matches []protocol.Listed `json:"matches" doc:"The last changed first."`
	Cursor  string            `json:"cursor,omitempty" doc:"Of the next page; there is none without it."`
}

type matchesAnswer struct{ Body Matches }

func listed(p reception.Page, err error) (*matchesAnswer, error) {
	out := &matchesAnswer{Matches{Matches: []protocol.Listed{}, Cursor: p.Cursor}}
	for _, s := range p.Matches {
		out.Body.Matches = append(out.Body.Matches, protocol.List(s))
	}
	return out, err
}

func (a *api) matches() {
	type order struct{ Body Order }
	type made struct {
		Status   int
		Location string `header:"Location"`
		Body     Made
	}
	add(a, reads(maxSetUp, post("create-match", "/api/matches", "matches", "Begin a match", "Who has no identity is given one. "+
		"With client and id it can be sent again, as long as the match is kept, if the sender has an identity: the answer is 200 then and has the same match and invitations.", 201)),
		func(ctx context.Context, c *call, in *order) (*made, error) {
			p, err := c.admitted()
			if err != nil {
				return nil, err
			}
			o := in.Body
			m, err := c.Reception.Create(ctx, p, reception.Order{
				Game: o.Game, Options: o.Options, Position: o.Position, Clock: o.Clock, Public: o.Public,
				Seats: [2]string{o.Seats.First, o.Seats.Second}, Client: o.Client, ID: o.ID,
			})
			if err != nil {
				return nil, err
			}
			out := &made{Status: http.StatusCreated, Location: "/api/matches/" + m.Match, Body: Made{m.Match, []Invitation{}, m.Again}}
			if m.Again {
				out.Status = http.StatusOK
			}
			for seat, key := range m.Invitations {
				if key != "" {
					out.Body.Invitations = append(out.Body.Invitations, joinable(game.Seat(seat), key))
				}
			}
			return out, nil
		})

	add(a, get("list-matches", "/api/matches", "matches", "List the public matches", ""),
		func(ctx context.Context, c *call, in *filter) (*matchesAnswer, error) {
			return listed(c.Reception.ListPublic(ctx, in.list()))
		})

	add(a, get("list-my-matches", "/api/me/matches", "matches", "List my matches", "Those in which the sender has a seat."),
		func(ctx context.Context, c *call, in *filter) (*matchesAnswer, error) {
			p, err := c.sender()
			if err != nil {
				return nil, err
			}
			return listed(c.Reception.ListOwn(ctx, p, in.list()))
		})

	add(a, get("get-match", "/api/matches/{match}", "matches", "Read a match", "As it is now.", 404),
		func(ctx context.Context, c *call, in *InMatch) (*stateAnswer, error) {
			return c.state(ctx, in.Match)
		})

	type talk struct {
		InMatch
		After int64 `query:"after" minimum:"0" maximum:"9007199254740991" default:"0" doc:"The number of the last line that is known."`
		Limit int   `query:"limit" minimum:"1" maximum:"200" default:"100"`
	}
	type talked struct {
		Body struct {
			Lines []match.Line `json:"lines"`
		} `nameHint:"Chat"`
	}
	add(a, get("get-chat", "/api/matches/{match}/chat", "matches", "Read the chat of a match", "", 404),
		func(ctx context.Context, c *call, in *talk) (*talked, error) {
			lines, err := c.Reception.Lines(ctx, in.Match, in.After, in.Limit)
			out := &talked{}
			out.Body.Lines = append([]match.Line{}, lines...)
			return out, err
		})
}
