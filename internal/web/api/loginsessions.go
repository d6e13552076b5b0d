package api

import (
	"context"
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/account"
)

// LoginSessionInfo is a browser or program in which the sender is logged in.
type LoginSessionInfo struct {
	ID      string    `json:"id,omitempty" doc:"Not its token." example:"AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA"`
	Created time.Time `json:"created"`
	Seen    time.Time `json:"seen" doc:"Up to an hour ago."`
	Device  string    `json:"device" doc:"The field User-Agent of the login."`
	Current bool      `json:"current" doc:"Whether the request came with this one."`
}

// LoginSessionPath is the path of a session.
type LoginSessionPath struct {
	ID string `path:"session" pattern:"^[A-Za-z0-9_-]{43}$" doc:"The id of the session." example:"AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyA"`
}

func (a *api) loginSessionRoutes() {
	type list struct {
		Body struct {
			Sessions []LoginSessionInfo `json:"sessions" doc:"The last seen first."`
		} `nameHint:"LoginSessions"`
	}
	add(a, get("list-sessions", "/api/account/sessions", "accounts", "Where am I logged in?", "", 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*list, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			out := &list{}
			out.Body.Sessions, err = c.sessionsOf(ctx, p.ID, p.Session)
			return out, err
		})

	add(a, change(http.MethodDelete, "end-session", "/api/account/sessions/{session}", "accounts", "Log out elsewhere",
		"Live connections that were opened with the session end too, at all nodes.", 401, 404),
		func(_ context.Context, c *requestContext, in *LoginSessionPath) (*struct{}, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			return nil, c.Accounts.RevokeSession(c.r, p, in.ID)
		})

	type closed struct {
		Body struct {
			Ended int `json:"ended" doc:"How many there were."`
		} `nameHint:"EndedSessions"`
	}
	others := change(http.MethodDelete, "end-other-sessions", "/api/account/sessions", "accounts", "Log out everywhere else", "All sessions but that of the request.", 401)
	others.DefaultStatus = http.StatusOK
	add(a, others, func(_ context.Context, c *requestContext, _ *struct{}) (*closed, error) {
		p, err := c.owner()
		if err != nil {
			return nil, err
		}
		out := &closed{}
		out.Body.Ended, err = c.Accounts.RevokeOtherSessions(c.r, p)
		return out, err
	})
}

// sessionsOf lists the sessions of a person. One of them is that of the request.
func (c *requestContext) sessionsOf(ctx context.Context, person, current string) ([]LoginSessionInfo, error) {
	sessions, err := c.Accounts.Logins().Sessions(ctx, person)
	list := []LoginSessionInfo{}
	for _, s := range sessions {
		id := account.SessionID(s.Hash)
		list = append(list, LoginSessionInfo{id, s.Created, s.Seen, s.Device, id == current})
	}
	return list, err
}
