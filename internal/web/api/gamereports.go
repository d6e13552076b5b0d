package api

import (
	"context"
	"errors"
	"net/http"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/reviewer"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// ReportMaker makes reports of finished games; a reviewer.Reviewer does.
type ReportMaker interface {
	State(ctx context.Context, match string) (reviewer.ReportState, error)
	Request(ctx context.Context, match, person string) (reviewer.ReportState, error)
}

func (a *api) gameReportRoutes() {
	type answer struct{ Body reviewer.ReportState }
	add(a, get("get-match-report", "/api/matches/{match}/report", "matches", "Read the report of a match",
		"How accurately both sides played, which turns cost them much, and which decided the match. It is computed once, when somebody asks for it, and is the same for everybody.", 404),
		func(ctx context.Context, c *requestContext, in *MatchPath) (*answer, error) {
			if _, err := c.state(ctx, in.Match); err != nil { // it must be there
				return nil, err
			}
			s, err := c.Reports.State(ctx, in.Match)
			return &answer{s}, err
		})

	add(a, post("request-match-report", "/api/matches/{match}/report", "matches", "Ask for the report of a match",
		"Of a match that is over. The service computes it in the background, after those that were asked for before; read it again until its status is ready. "+
			"A sender waits for three at most. If too many wait, the answer is 503.", http.StatusAccepted, 404, 409),
		func(ctx context.Context, c *requestContext, in *MatchPath) (*answer, error) {
			p, err := c.personOrGuest()
			if err != nil {
				return nil, err
			}
			if _, err := c.state(ctx, in.Match); err != nil {
				return nil, err
			}
			s, err := c.Reports.Request(ctx, in.Match, p.ID)
			return &answer{s}, reportError(err)
		})
}

// reportError returns the problem of a report that is not made.
func reportError(err error) error {
	switch {
	case errors.Is(err, reviewer.ErrNotOver):
		return problem.New(problem.Code(match.RefusedEarly), problemmessages.ReportNotOver())
	case errors.Is(err, reviewer.ErrTooMany):
		return problem.New(problem.TooMany, problemmessages.ReportTooMany()).WithCause(err)
	case errors.Is(err, reviewer.ErrBusy):
		return problem.New(problem.Busy, problemmessages.ReportBusy()).WithCause(err)
	}
	return err
}
