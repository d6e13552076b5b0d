package api

import (
	"context"
	"encoding/json"

	"github.com/danielgtaylor/huma/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// CommandRequest is a command as it is sent without a live connection.
type CommandRequest struct {
	Client  string  `json:"client" pattern:"^[!-~]{1,64}$" doc:"Made up by the client, always the same." example:"phone-7f3a"`
	ID      string  `json:"id" pattern:"^[!-~]{1,64}$" doc:"Made up by the client. Sending it again is safe: the same id gets the first answer." example:"18"`
	Expect  int64   `json:"expect" minimum:"-1" maximum:"9007199254740991" doc:"The seq of the last event that the client has seen; -1: unknown. If the match has moved on since, the command is refused as stale." example:"17"`
	As      string  `json:"as,omitempty" enum:"first,second" doc:"The seat that the command is for, if the sender has both."`
	Command Command `json:"command"`
}

// Command is a command of a person.
type Command struct{ match.Command }

// UnmarshalJSON reads a command.
func (c *Command) UnmarshalJSON(data []byte) (err error) {
	c.Command, err = match.ReadCommand(data)
	return err
}

// Schema describes a command.
func (Command) Schema(huma.Registry) *huma.Schema {
	kinds := []any{}
	for _, c := range match.CommandTypes {
		kinds = append(kinds, c.Kind())
	}
	return &huma.Schema{
		Type:        huma.TypeObject,
		Description: "Its kind, and the one field of that kind (sit: seat; play: turn; offer, accept, decline: offer; say: text). See docs/protocol.md.",
		Required:    []string{"kind"},
		Properties: map[string]*huma.Schema{
			"kind":  {Type: huma.TypeString, Enum: kinds},
			"seat":  {Type: huma.TypeString, Enum: []any{"first", "second"}},
			"turn":  textSchema(match.MaxTurnText, "The text of a turn, or the game's own notation."),
			"offer": {Type: huma.TypeString, Enum: []any{string(match.OfferDraw), string(match.OfferTakeback), string(match.OfferRematch)}},
			"text":  textSchema(match.MaxChatLength, "A line of chat."),
		},
		AdditionalProperties: false,
		Examples:             []any{json.RawMessage(`{"kind":"play","turn":"Gyoku*0,0"}`)},
	}
}

func (a *api) commandRoutes() {
	type commanded struct {
		MatchPath
		Body CommandRequest
	}
	type done struct{ Body protocol.Done }
	add(a, withBody(maxBody, post("command", "/api/matches/{match}/commands", "matches", "Play a turn, or send another command",
		"Answered once the events are on disk. For clients without a live connection; docs/protocol.md applies here too.", 200, 401, 404, 409)),
		func(ctx context.Context, c *requestContext, in *commanded) (*done, error) {
			p, err := c.Identity.Person(c.r)
			if err != nil {
				return nil, err
			}
			q := in.Body
			answer, err := c.Reception.DoCommand(ctx, p, in.Match, lobby.CommandRequest{
				Key: *protocol.CommandKey(p.ID, q.Client, q.ID), ExpectedSeq: q.Expect, Seat: seatOf(q.As), Command: q.Command.Command,
			})
			return &done{protocol.Done{ID: q.ID, Seq: answer.Seq, Line: answer.ChatNumber, Repeated: answer.Repeated}}, err
		})
}

// seatOf reads the name of a player's seat; anything else is None.
func seatOf(name string) game.Seat {
	switch name {
	case game.First.String():
		return game.First
	case game.Second.String():
		return game.Second
	}
	return game.None
}
