package api

import (
	"context"
	"encoding/base64"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// SafetyRecords is the part of a store that is read for blocks, reports and mutes.
type SafetyRecords interface {
	store.SafetyStore
	store.PersonNames
}

// ReportInfo is a report as moderators read it.
type ReportInfo struct {
	OwnReport
	Reporter string `json:"reporter" doc:"The id of who has reported it."`
	By       string `json:"by,omitempty" doc:"The id of the moderator who has settled it."`
	Decision string `json:"decision,omitempty"`
}

// MuteInfo is that somebody cannot chat.
type MuteInfo struct {
	Person string    `json:"person"`
	Until  time.Time `json:"until"`
	Reason string    `json:"reason" doc:"Which the person reads."`
}

// ReportPath is the path of a report.
type ReportPath struct {
	ID string `path:"report" pattern:"^[a-z0-9]{1,32}$" doc:"The id of the report." example:"k3vd9f2mx7qah4ws"`
}

func (a *api) moderationRoutes() {
	type request struct {
		Settled bool   `query:"settled" doc:"The settled ones instead of the open ones."`
		Cursor  string `query:"cursor" maxLength:"200" doc:"Of the page before."`
		Limit   int    `query:"limit" minimum:"1" maximum:"100" default:"50"`
	}
	type list struct {
		Body struct {
			Reports []ReportInfo `json:"reports" doc:"The newest first."`
			Cursor  string       `json:"cursor,omitempty" doc:"For the next page; left out on the last one."`
		} `nameHint:"Reports"`
	}
	add(a, get("list-reports", "/api/moderation/reports", "moderation", "What was reported?", "For moderators and operators.", 401, 403),
		func(ctx context.Context, c *requestContext, in *request) (*list, error) {
			if _, err := c.moderator(ctx); err != nil {
				return nil, err
			}
			after, err := parseReportCursor(in.Cursor)
			if err != nil {
				return nil, err
			}
			reports, err := c.Safety.Reports(ctx, in.Settled, after, in.Limit)
			out := &list{}
			out.Body.Reports = []ReportInfo{}
			for _, r := range reports {
				out.Body.Reports = append(out.Body.Reports, reportInfo(&r))
			}
			if n := len(reports); n == in.Limit {
				out.Body.Cursor = reportCursor(&reports[n-1])
			}
			return out, err
		})

	type settling struct {
		ReportPath
		Body struct {
			Decision string `json:"decision" maxLength:"200" doc:"What was done." example:"Muted for a day."`
		} `nameHint:"Settling"`
	}
	add(a, withBody(maxBody, post("settle-report", "/api/moderation/reports/{report}/settle", "moderation", "Settle a report", "Once. The use of the role is in the audit of the sender.", 204, 401, 403, 404, 409)),
		func(ctx context.Context, c *requestContext, in *settling) (*struct{}, error) {
			by, err := c.moderator(ctx)
			if err != nil {
				return nil, err
			}
			return nil, settleError(c.Moderation.Settle(ctx, by, in.ID, in.Body.Decision))
		})

	type muting struct {
		PersonPath
		Body struct {
			Hours  int    `json:"hours" minimum:"1" maximum:"8784" example:"24"`
			Reason string `json:"reason" maxLength:"200" doc:"Which the person reads."`
		} `nameHint:"Muting"`
	}
	type muted struct{ Body MuteInfo }
	mute := change(http.MethodPut, "mute-person", "/api/moderation/mutes/{person}", "moderation", "Keep somebody from chatting",
		"Their chat is refused with `muted` until then. They read why, and that a moderator has done it.", 401, 403, 404)
	mute.DefaultStatus = http.StatusOK
	add(a, withBody(maxBody, mute), func(ctx context.Context, c *requestContext, in *muting) (*muted, error) {
		by, err := c.moderator(ctx)
		if err != nil {
			return nil, err
		}
		if err := personError(c.Moderation.Mute(ctx, by, in.Person, time.Duration(in.Body.Hours)*time.Hour, in.Body.Reason)); err != nil {
			return nil, err
		}
		m, err := c.Moderation.MuteOf(ctx, in.Person)
		if err != nil || m == nil {
			return nil, errors.Join(err, store.ErrNotFound)
		}
		return &muted{MuteInfo{m.Person, m.Until, m.Reason}}, nil
	})

	add(a, change(http.MethodDelete, "unmute-person", "/api/moderation/mutes/{person}", "moderation", "Let somebody chat again", "", 401, 403, 404),
		func(ctx context.Context, c *requestContext, in *PersonPath) (*struct{}, error) {
			by, err := c.moderator(ctx)
			if err != nil {
				return nil, err
			}
			err = c.Moderation.Unmute(ctx, by, in.Person)
			if errors.Is(err, store.ErrNotFound) {
				err = problem.New(problem.NotFound, problemmessages.NotMuted())
			}
			return nil, err
		})

	for _, annulment := range []struct {
		method, id, summary string
		annulled            bool
	}{{http.MethodPut, "annul-match", "Annul a rated game", true}, {http.MethodDelete, "count-match", "Have an annulled game count again", false}} {
		add(a, change(annulment.method, annulment.id, "/api/moderation/annulled/{match}", "moderation", annulment.summary,
			"The ratings are computed anew, within a second or so.", 401, 403, 404),
			func(ctx context.Context, c *requestContext, in *MatchPath) (*struct{}, error) {
				by, err := c.moderator(ctx)
				if err != nil {
					return nil, err
				}
				return nil, c.Moderation.Annul(ctx, by, in.Match, annulment.annulled)
			})
	}
}

// moderator returns the sender of the request, who has the role of a moderator.
func (c *requestContext) moderator(ctx context.Context) (moderation.Actor, error) {
	p, err := c.owner()
	if err != nil {
		return moderation.Actor{}, err
	}
	return c.actor(p), c.Moderation.Require(ctx, p.ID, moderation.Moderator)
}

// actor returns the sender of the request as one who uses a role.
func (c *requestContext) actor(p identity.Person) moderation.Actor { return c.Accounts.ActorOf(c.r, p) }

// settleError names the errors of settling a report.
func settleError(err error) error {
	switch {
	case errors.Is(err, store.ErrNotFound):
		return problem.New(problem.NotFound, problemmessages.NoReport())
	case errors.Is(err, store.ErrChanged):
		return problem.New(problem.Settled, problemmessages.ReportSettled())
	}
	return err
}

// personError names the error of a person that there is not.
func personError(err error) error {
	if errors.Is(err, store.ErrNotFound) {
		return problem.New(problem.NotFound, problemmessages.NoPerson())
	}
	return err
}

func reportInfo(r *store.Report) ReportInfo {
	info := ReportInfo{
		OwnReport: OwnReport{ID: r.ID, Person: r.Subject, Category: r.Category, Text: r.Text, Match: r.Match, Line: r.Line, At: r.At},
		Reporter:  r.Reporter, By: r.By, Decision: r.Decision,
	}
	if !r.Settled.IsZero() {
		info.Settled = &r.Settled
	}
	return info
}

// reportCursor writes down the place of a report in a list.
func reportCursor(r *store.Report) string {
	return base64.RawURLEncoding.EncodeToString([]byte(strconv.FormatInt(r.At.UnixMilli(), 10) + " " + r.ID))
}

func parseReportCursor(text string) (*store.ReportCursor, error) {
	if text == "" {
		return nil, nil //nolint:nilnil // the list begins with the newest
	}
	data, err := base64.RawURLEncoding.DecodeString(text)
	at, id, _ := strings.Cut(string(data), " ")
	n, wrong := strconv.ParseInt(at, 10, 64)
	if err != nil || wrong != nil {
		return nil, problem.InvalidField("cursor", problemmessages.Cursor())
	}
	return &store.ReportCursor{At: time.UnixMilli(n), ID: id}, nil
}
