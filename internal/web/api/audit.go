package api

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
)

// AuditInfo is something that happened to the account of the sender.
type AuditInfo struct {
	Number  int64             `json:"n"`
	At      time.Time         `json:"at"`
	Kind    account.AuditKind `json:"kind"`
	Address string            `json:"address" doc:"The network that it came from." example:"192.0.2.7/32"`
	Device  string            `json:"device" doc:"The field User-Agent."`
	By      string            `json:"by,omitempty" doc:"The id of who has done it in a role, or operator; left out if nobody else has."`
	About   string            `json:"about,omitempty" doc:"A person, a match, or a reason."`
}

func (a *api) auditRoutes() {
	type request struct {
		Before int64 `query:"before" minimum:"0" maximum:"9007199254740991" default:"0" doc:"Only entries before this one; 0 begins with the newest."`
		Limit  int   `query:"limit" minimum:"1" maximum:"100" default:"50"`
	}
	type list struct {
		Body struct {
			Entries []AuditInfo `json:"entries" doc:"The newest first. The last 200 are kept."`
		} `nameHint:"Audit"`
	}
	add(a, get("get-audit", "/api/account/audit", "accounts", "What happened to my account?", "", 401),
		func(ctx context.Context, c *requestContext, in *request) (*list, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			out := &list{}
			out.Body.Entries, err = c.auditOf(ctx, p.ID, in.Before, in.Limit)
			return out, err
		})
}

// auditOf lists what happened to the account of a person.
func (c *requestContext) auditOf(ctx context.Context, person string, before int64, limit int) ([]AuditInfo, error) {
	entries, err := c.Accounts.Logins().Audit(ctx, person, before, limit)
	list := []AuditInfo{}
	for _, e := range entries {
		list = append(list, auditInfo(e))
	}
	return list, err
}

func auditInfo(e store.AuditEntry) AuditInfo {
	return AuditInfo{e.Number, e.At, account.AuditKind(e.Kind), e.Address, e.Device, e.By, e.About}
}
