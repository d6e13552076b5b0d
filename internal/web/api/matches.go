package api

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// CreateMatchRequest describes the match to be created.
type CreateMatchRequest struct {
	Game     string            `json:"game" minLength:"1" maxLength:"64" doc:"The name of the game." example:"ki-shogi"`
	Options  map[string]string `json:"options,omitempty" maxProperties:"32" doc:"Those that are not given have their default. A name and a value have at most 64 bytes."`
	Position string            `json:"position,omitempty" maxLength:"8192" doc:"The position text to begin at, instead of the usual beginning."`
	Clock    string            `json:"clock,omitempty" maxLength:"64" doc:"none, minutes and seconds a turn (5+3), byo-yomi (10+3x30), or days a turn (3d); none if it is left out." example:"5+3"`
	Public   bool              `json:"public,omitempty" doc:"Listed for everybody."`
	Rated    bool              `json:"rated,omitempty" doc:"Counts for the ratings of both players, who need accounts."`
	Seats    SeatChoices       `json:"seats" doc:"The two players: me, open (anyone), link (anyone with the invitation), person: and the id of somebody who is challenged, or computer: and a level, e.g. computer:3."`
	Shuffle  bool              `json:"shuffle,omitempty" doc:"The two players are seated by chance."`
	Range    int               `json:"range,omitempty" minimum:"25" maximum:"1000" doc:"By how many points the rating of whoever takes the open seat of a rated match may differ from that of the sender; by any if it is left out."`
	Expires  int64             `json:"expires_s,omitempty" minimum:"60" maximum:"1209600" doc:"After how many seconds a challenge expires; a week if it is left out."`
	Client   string            `json:"client,omitempty" pattern:"^[!-~]{1,64}$" doc:"Made up by the client, always the same. With an id, the order can be sent again if its answer was lost." example:"phone-7f3a"`
	ID       string            `json:"id,omitempty" pattern:"^[!-~]{1,64}$" doc:"Made up by the client, a new one for each match: the same sender, client and id get the match that was made first." example:"m18"`
}

// SeatChoices are the two players.
type SeatChoices struct {
	First  string `json:"first" minLength:"1" maxLength:"64" example:"me"`
	Second string `json:"second" minLength:"1" maxLength:"64" example:"computer:3"`
}

// CreatedMatch is a match that was ordered.
type CreatedMatch struct {
	Match       string           `json:"match" example:"q3fzkx2m5y7waedh"`
	Invitations []SeatInvitation `json:"invitations" doc:"To the seats that are taken by link."`
	Again       bool             `json:"again,omitempty" doc:"This match had been made before, for the same client and id."`
}

// SeatInvitation opens a seat.
type SeatInvitation struct {
	Seat game.Seat `json:"seat"`
	Key  string    `json:"key" doc:"Told this once." example:"y7waedhq3fzkx2m5y7waedhq3f"`
	Path string    `json:"path" doc:"Of the page for people." example:"/join/y7waedhq3fzkx2m5y7waedhq3f"`
}

func invitationOf(seat game.Seat, key string) SeatInvitation {
	return SeatInvitation{seat, key, "/join/" + key}
}

// MatchView is a match as it is now.
type MatchView struct {
	protocol.MatchState
	You []game.Seat `json:"you" doc:"The seats that are the sender's."`
}

type stateAnswer struct{ Body MatchView }

// state answers with a match as it is now.
func (c *requestContext) state(ctx context.Context, id string) (*stateAnswer, error) {
	p, err := c.person()
	if err != nil {
		return nil, err
	}
	s, err := c.Reception.State(ctx, p, id)
	if err != nil {
		return nil, err
	}
	return &stateAnswer{MatchView{s.MatchState, append([]game.Seat{}, s.You...)}}, nil
}

// MatchPath is the path of a match. It and its like are exported to be seen when embedded.
type MatchPath struct {
	Match string `path:"match" pattern:"^[a-z2-7]{16}$" doc:"The id of the match." example:"q3fzkx2m5y7waedh"`
}

// filter selects matches.
type filter struct {
	Game   string `query:"game" maxLength:"64" doc:"Only those of this game." example:"ki-shogi"`
	Status string `query:"status" enum:"waiting,playing,over" doc:"Only those that are so far."`
	Open   bool   `query:"open" doc:"Only those with a seat that anybody may take."`
	Cursor string `query:"cursor" maxLength:"64" doc:"Of the page before."`
	Limit  int    `query:"limit" minimum:"1" maximum:"50" default:"20" doc:"At most this many."`
}

func (f filter) list() lobby.ListRequest {
	return lobby.ListRequest{Game: f.Game, Status: store.MatchStatus(f.Status), Open: f.Open, Cursor: f.Cursor, Limit: f.Limit}
}

// Matches is a page of a list.
type Matches struct {
	Matches []protocol.MatchListing `json:"matches" doc:"The last changed first."`
	Cursor  string                  `json:"cursor,omitempty" doc:"Of the next page; there is none without it."`
}

type matchesAnswer struct{ Body Matches }

func listAnswer(p lobby.ListPage, err error) (*matchesAnswer, error) {
	out := &matchesAnswer{Matches{Matches: []protocol.MatchListing{}, Cursor: p.Cursor}}
	for _, s := range p.Matches {
		out.Body.Matches = append(out.Body.Matches, protocol.ListingOf(s))
	}
	return out, err
}

// withExpiryField returns an error of the terms of a match that names the field of the interface: terms have no seconds in its name.
func withExpiryField(err error) error {
	if terms, ok := errors.AsType[*match.TermsError](err); ok && terms.Field == "expires" {
		return &match.TermsError{Field: "expires_s", Message: terms.Message}
	}
	return err
}

func (a *api) matchRoutes() {
	type order struct{ Body CreateMatchRequest }
	type made struct {
		Status   int
		Location string `header:"Location"`
		Body     CreatedMatch
	}
	add(a, withBody(maxPositionBody, post("create-match", "/api/matches", "matches", "Begin a match", "A sender without an identity is given one. "+
		"With client and id it can be repeated, as long as the match exists, if the sender has an identity: the answer is then 200 with the same match and invitations. "+
		"With a seat for a person it is a challenge: a private match that they can accept, by taking the seat, or decline.", 201, 404)),
		func(ctx context.Context, c *requestContext, in *order) (*made, error) {
			p, err := c.personOrGuest()
			if err != nil {
				return nil, err
			}
			o := in.Body
			m, err := c.Reception.Create(ctx, p, lobby.CreateMatchRequest{
				Game: o.Game, Options: o.Options, Position: o.Position, Clock: o.Clock, Public: o.Public, Rated: o.Rated,
				Seats: [2]string{o.Seats.First, o.Seats.Second}, Shuffle: o.Shuffle, Range: o.Range, Expires: time.Duration(o.Expires) * time.Second, Client: o.Client, ID: o.ID,
			})
			if err != nil {
				return nil, withExpiryField(err)
			}
			out := &made{Status: http.StatusCreated, Location: "/api/matches/" + m.Match, Body: CreatedMatch{m.Match, []SeatInvitation{}, m.Again}}
			if m.Again {
				out.Status = http.StatusOK
			}
			for seat, key := range m.Invitations {
				if key != "" {
					out.Body.Invitations = append(out.Body.Invitations, invitationOf(game.Seat(seat), key))
				}
			}
			return out, nil
		})

	add(a, get("list-matches", "/api/matches", "matches", "List the public matches", ""),
		func(ctx context.Context, c *requestContext, in *filter) (*matchesAnswer, error) {
			return listAnswer(c.Reception.ListPublic(ctx, in.list()))
		})

	add(a, get("list-my-matches", "/api/me/matches", "matches", "List my matches", "Those in which the sender has a seat. Challenges to the sender are a list of their own."),
		func(ctx context.Context, c *requestContext, in *filter) (*matchesAnswer, error) {
			p, err := c.person()
			if err != nil {
				return nil, err
			}
			return listAnswer(c.Reception.ListOwn(ctx, p, in.list()))
		})

	add(a, get("get-match", "/api/matches/{match}", "matches", "Read a match", "As it is now.", 404),
		func(ctx context.Context, c *requestContext, in *MatchPath) (*stateAnswer, error) {
			return c.state(ctx, in.Match)
		})

	type chatRequest struct {
		MatchPath
		After int64 `query:"after" minimum:"0" maximum:"9007199254740991" default:"0" doc:"The number of the last line that is known."`
		Limit int   `query:"limit" minimum:"1" maximum:"200" default:"100"`
	}
	type chatAnswer struct {
		Body struct {
			Lines []match.ChatMessage `json:"lines"`
		} `nameHint:"Chat"`
	}
	add(a, get("get-chat", "/api/matches/{match}/chat", "matches", "Read the chat of a match", "", 404),
		func(ctx context.Context, c *requestContext, in *chatRequest) (*chatAnswer, error) {
			p, err := c.person()
			if err != nil {
				return nil, err
			}
			lines, err := c.Reception.Chat(ctx, p, in.Match, in.After, in.Limit)
			out := &chatAnswer{}
			out.Body.Lines = append([]match.ChatMessage{}, lines...)
			return out, err
		})
}
