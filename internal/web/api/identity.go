package api

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// PersonInfo is the sender of a request.
type PersonInfo struct {
	Known bool   `json:"known" doc:"Whether the sender has an identity."`
	ID    string `json:"id,omitempty" doc:"Of the identity; events of matches name people by it." example:"pq3fzkx2m5y7waedh"`
	Name  string `json:"name,omitempty" example:"Ann"`
}

func meOf(p identity.Person) *meAnswer {
	return &meAnswer{Body: PersonInfo{p.Identified(), p.ID, p.Name}}
}

type meAnswer struct{ Body PersonInfo }

func (a *api) identityRoutes() {
	add(a, get("get-me", "/api/me", "people", "Who am I?", "Without an identity, known is false. An old cookie is renewed."),
		func(_ context.Context, c *requestContext, _ *struct{}) (*meAnswer, error) {
			p, err := c.person()
			if err == nil && p.Identified() {
				p, err = c.personOrGuest() // which renews the cookie
			}
			return meOf(p), err
		})

	type naming struct {
		Body struct {
			Name string `json:"name" minLength:"1" maxLength:"160" doc:"1 to 40 characters that can be seen, once spaces around it are cut off and accents are composed (NFC)." example:"Ann"`
		} `nameHint:"Naming"`
	}
	add(a, withBody(maxBody, post("take-name", "/api/me", "people", "Take a name", "A sender without an identity is given one: the answer sets a cookie. "+
		"A program that keeps no cookies may send its value as `Authorization: Bearer VALUE`. All matches have the new name; one that is being played has it once it is loaded again.", 200)),
		func(ctx context.Context, c *requestContext, in *naming) (*meAnswer, error) {
			if _, err := identity.NormalizeName(in.Body.Name); err != nil {
				return nil, err // before a new person is made for it
			}
			p, err := c.personOrGuest()
			if err != nil {
				return nil, err
			}
			p, err = c.Identity.Rename(ctx, p, in.Body.Name)
			return meOf(p), err
		})

	add(a, post("forget-me", "/api/me/forget", "people", "Forget me", "All cookies of this identity are void from now on, on every device. Its seats cannot be restored.", 204),
		func(_ context.Context, c *requestContext, _ *struct{}) (*struct{}, error) {
			return nil, c.Identity.Forget(c.w, c.r)
		})
}
