package api

import (
	"context"
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/lobby"
)

// BlockInfo is somebody whom the sender has blocked.
type BlockInfo struct {
	Person string    `json:"person" doc:"The id." example:"p3vqk7xw2mzsxkd4e"`
	Name   string    `json:"name" doc:"Of now." example:"Bob"`
	At     time.Time `json:"at"`
}

// OwnReport is a report of the sender.
type OwnReport struct {
	ID       string               `json:"id"`
	Person   string               `json:"person" doc:"Whom it is about."`
	Category store.ReportCategory `json:"category" enum:"chat,cheating,name,stalling,other"`
	Text     string               `json:"text"`
	Match    string               `json:"match"`
	Line     int64                `json:"line,omitempty" doc:"Of the chat."`
	At       time.Time            `json:"at"`
	Settled  *time.Time           `json:"settled,omitempty" doc:"Left out while it is open."`
}

func (a *api) safetyRoutes() {
	type blocks struct {
		Body struct {
			Blocks []BlockInfo `json:"blocks" doc:"The last one first."`
		} `nameHint:"Blocks"`
	}
	add(a, get("list-blocks", "/api/blocks", "safety", "Whom have I blocked?", "Guests can block too.", 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*blocks, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			out := &blocks{}
			out.Body.Blocks, err = c.blocksOf(ctx, p.ID)
			return out, err
		})

	add(a, change(http.MethodPut, "block-person", "/api/blocks/{person}", "safety", "Block somebody",
		"Their chat does not reach the sender any more: a line has `hidden` and no text. Neither takes a seat in a match of the other, begins a further game with them, or is paired with them.", 401, 404, 409),
		func(ctx context.Context, c *requestContext, in *PersonPath) (*struct{}, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			return nil, c.Reception.Block(ctx, p, in.Person)
		})

	add(a, change(http.MethodDelete, "unblock-person", "/api/blocks/{person}", "safety", "Take a block back", "", 401, 404),
		func(ctx context.Context, c *requestContext, in *PersonPath) (*struct{}, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			return nil, c.Reception.Unblock(ctx, p, in.Person)
		})

	type reporting struct {
		Body struct {
			Person   string               `json:"person" minLength:"1" maxLength:"64" doc:"The id of whom it is about, who has a seat in the match."`
			Category store.ReportCategory `json:"category" enum:"chat,cheating,name,stalling,other"`
			Text     string               `json:"text" maxLength:"1000" doc:"What happened."`
			Match    string               `json:"match" minLength:"1" maxLength:"64"`
			Line     int64                `json:"line,omitempty" minimum:"0" maximum:"2000" doc:"The number of a line of chat of theirs."`
		} `nameHint:"Reporting"`
	}
	type reported struct {
		Body struct {
			ID string `json:"id"`
		} `nameHint:"Reported"`
	}
	add(a, withBody(maxBody, post("report-person", "/api/reports", "safety", "Report somebody to the moderators", "At most 10 reports of a sender are open at once.", 201, 401, 404, 409)),
		func(ctx context.Context, c *requestContext, in *reporting) (*reported, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			out := &reported{}
			out.Body.ID, err = c.Reception.Report(ctx, p, lobby.ReportRequest{
				Subject: in.Body.Person, Category: in.Body.Category, Text: in.Body.Text, Match: in.Body.Match, Line: in.Body.Line,
			})
			return out, err
		})
}

// blocksOf lists whom a person has blocked.
func (c *requestContext) blocksOf(ctx context.Context, person string) ([]BlockInfo, error) {
	blocks, err := c.Safety.Blocks(ctx, person)
	if err != nil {
		return nil, err
	}
	names, err := c.namesOf(ctx, blocks)
	list := []BlockInfo{}
	for _, b := range blocks {
		list = append(list, BlockInfo{b.Other, names[b.Other], b.At})
	}
	return list, err
}

func (c *requestContext) namesOf(ctx context.Context, blocks []store.Block) (map[string]string, error) {
	var people []string
	for _, b := range blocks {
		people = append(people, b.Other)
	}
	return c.Safety.Names(ctx, people)
}

// ownReports lists the reports of a person.
func (c *requestContext) ownReports(ctx context.Context, person string) ([]OwnReport, error) {
	reports, err := c.Safety.ReportsBy(ctx, person)
	list := []OwnReport{}
	for _, r := range reports {
		own := OwnReport{ID: r.ID, Person: r.Subject, Category: r.Category, Text: r.Text, Match: r.Match, Line: r.Line, At: r.At}
		if !r.Settled.IsZero() {
			own.Settled = &r.Settled
		}
		list = append(list, own)
	}
	return list, err
}
