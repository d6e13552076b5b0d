package api

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// ConditionalTurnsView is what the sender has decided ahead of time in a match.
type ConditionalTurnsView struct {
	Match   string          `json:"match"`
	Seat    game.Seat       `json:"seat"`
	Seq     int64           `json:"seq" doc:"The event since when the position is as it is: expect it when the turns are replaced."`
	After   int             `json:"after" doc:"How many turns of the match come before the first of these."`
	Version string          `json:"version" doc:"Which turns these are: other turns have another version. It is given when they are replaced."`
	Turns   ConditionalTree `json:"turns"`
}

// ConditionalTurnsRequest is what the sender decides ahead of time.
type ConditionalTurnsRequest struct {
	Expect   int64           `json:"expect" minimum:"-1" maximum:"9007199254740991" doc:"The seq of the last event that the client has seen; -1: unknown. If the match has moved on since, the turns are refused as stale." example:"17"`
	Replaces string          `json:"replaces,omitempty" maxLength:"64" doc:"The version of the turns that these replace, as it was read. If they were changed since then, as on another device, these are refused as stale. Without it these replace all turns from before."`
	Turns    ConditionalTree `json:"turns"`
}

// ConditionalTree is the turns of the opponent that are answered.
type ConditionalTree []match.ConditionalTurn

// Schema describes the tree, which has itself as a part.
func (ConditionalTree) Schema(r huma.Registry) *huma.Schema {
	const name = "ConditionalTurn"
	most := match.MaxConditional
	list := func(description string) *huma.Schema {
		return &huma.Schema{Type: huma.TypeArray, Description: description, MaxItems: &most, Items: &huma.Schema{Ref: "#/components/schemas/" + name}}
	}
	if r.Map()[name] == nil {
		r.Map()[name] = &huma.Schema{
			Type: huma.TypeObject, Description: "A turn of the opponent, and how it is answered.",
			AdditionalProperties: false,
			Properties: map[string]*huma.Schema{
				"turn":   textSchema(match.MaxTurnText, "The turn of the opponent: its text, or the game's own notation. It is left out once, at the beginning, if it is the sender's turn: the answer is what the sender will play, and is not played for them."),
				"answer": textSchema(match.MaxTurnText, "The turn that answers it. Either this or resign is given."),
				"resign": {Type: huma.TypeBoolean, Description: "The answer is to resign."},
				"then":   list("What follows if the opponent answers in turn."),
			},
		}
	}
	return list("The turns of the opponent that are answered, each once.")
}

// VacationView is how the sender stands with their vacation.
type VacationView struct {
	Until    *time.Time `json:"until,omitempty" doc:"When the vacation ends, as far as is known now. There is none without it."`
	DaysLeft int        `json:"days_left" doc:"Of this calendar year (UTC)."`
}

// VacationRequest begins a vacation.
type VacationRequest struct {
	Days int `json:"days" minimum:"1" maximum:"30" doc:"How many days it lasts unless it is ended before." example:"7"`
}

type vacationAnswer struct{ Body VacationView }

// vacationOf answers with a vacation.
func vacationOf(v lobby.VacationStatus, err error) (*vacationAnswer, error) {
	out := &vacationAnswer{VacationView{DaysLeft: v.DaysLeft}}
	if !v.Until.IsZero() {
		until := v.Until.UTC().Truncate(time.Second)
		out.Body.Until = &until
	}
	return out, err
}

// WaitingMatchInfo is a match in which it is the sender's turn.
type WaitingMatchInfo struct {
	protocol.MatchListing
	Left     *int64     `json:"left_ms,omitempty" doc:"How much time is left for the turn. Without it time does not matter."`
	Deadline *time.Time `json:"deadline,omitempty" doc:"When the turn is lost, as far as is known now."`
	Reminder *time.Time `json:"reminder,omitempty" doc:"When a fifth of the time is left, with days for each turn."`
}

// WaitingMatches are the matches in which it is the sender's turn.
type WaitingMatches struct {
	Matches []WaitingMatchInfo `json:"matches" doc:"The one with the least time first; those without a clock come last."`
}

func (a *api) yourTurnRoutes() {
	type answer struct{ Body WaitingMatches }
	add(a, get("list-my-turns", "/api/me/turns", "matches", "List the matches in which it is my turn", "The most urgent one first.", 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*answer, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			waiting, err := c.Reception.YourTurn(ctx, p)
			out := &answer{WaitingMatches{[]WaitingMatchInfo{}}}
			now := c.Reception.Now().UTC().Truncate(time.Second)
			for _, w := range waiting {
				one := WaitingMatchInfo{MatchListing: protocol.ListingOf(w.Summary)}
				if w.Left != nil {
					ms, deadline := w.Left.Milliseconds(), now.Add(*w.Left)
					one.Left, one.Deadline = &ms, &deadline
				}
				if w.Reminder != nil {
					reminder := now.Add(*w.Reminder)
					one.Reminder = &reminder
				}
				out.Body.Matches = append(out.Body.Matches, one)
			}
			return out, err
		})
}

func (a *api) correspondenceRoutes() {
	a.yourTurnRoutes()
	a.conditionalRoutes()
	a.vacationRoutes()
}

func (a *api) conditionalRoutes() {
	type conditionalAnswer struct{ Body ConditionalTurnsView }
	answer := func(ctx context.Context, c *requestContext, id string) (*conditionalAnswer, error) {
		p, err := c.somebody()
		if err != nil {
			return nil, err
		}
		turns, err := c.Reception.ConditionalTurns(ctx, p, id)
		return &conditionalAnswer{ConditionalTurnsView{
			Match: id, Seat: turns.Seat, Seq: turns.Seq, After: turns.TurnsBefore, Version: turns.Version, Turns: append(ConditionalTree{}, turns.Turns...),
		}}, err
	}
	const path = "/api/matches/{match}/conditional"
	add(a, get("get-conditional-turns", path, "matches", "Read my conditional turns",
		"What the sender answers to turns that the opponent has not played yet. Nobody else can read it.", 401, 403, 404),
		func(ctx context.Context, c *requestContext, in *MatchPath) (*conditionalAnswer, error) {
			return answer(ctx, c, in.Match)
		})

	type setRequest struct {
		MatchPath
		Body ConditionalTurnsRequest
	}
	add(a, withBody(maxPositionBody, operation(http.MethodPut, "put-conditional-turns", path, "matches", "Replace my conditional turns",
		"In a match with days for each turn or without a clock. When the opponent plays one of these turns the service plays its answer at once.",
		http.StatusOK, []int{401, 403, 404, 409})),
		func(ctx context.Context, c *requestContext, in *setRequest) (*conditionalAnswer, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			if err := c.Reception.SetConditionalTurns(ctx, p, in.Match, lobby.ConditionalRequest{Expect: in.Body.Expect, Replaces: in.Body.Replaces, Turns: in.Body.Turns}); err != nil {
				return nil, err
			}
			return answer(ctx, c, in.Match)
		})

	add(a, change(http.MethodDelete, "delete-conditional-turns", path, "matches", "Remove my conditional turns", "", 401, 404),
		func(ctx context.Context, c *requestContext, in *MatchPath) (*struct{}, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			return nil, c.Reception.SetConditionalTurns(ctx, p, in.Match, lobby.ConditionalRequest{Expect: -1})
		})
}

func (a *api) vacationRoutes() {
	const path = "/api/me/vacation"
	add(a, get("get-vacation", path, "people", "Read my vacation", "", 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*vacationAnswer, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			return vacationOf(c.Reception.VacationOf(ctx, p.ID))
		})
	type beginRequest struct{ Body VacationRequest }
	add(a, withBody(maxBody, post("begin-vacation", path, "people", "Begin a vacation",
		"The clocks of the sender stand still in all matches with days for each turn, until it ends. A person has 30 days in a calendar year.", 200, 401, 409)),
		func(ctx context.Context, c *requestContext, in *beginRequest) (*vacationAnswer, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			return vacationOf(c.Reception.BeginVacation(ctx, p, in.Body.Days))
		})
	add(a, change(http.MethodDelete, "end-vacation", path, "people", "End my vacation", "Days that were not begun can be used again.", 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*struct{}, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			_, err = c.Reception.EndVacation(ctx, p)
			return nil, err
		})
}
