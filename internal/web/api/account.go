package api

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	"github.com/teahouse-games/teahouse/message"
)

// SenderInfo is the sender of a request with their account, and what can be done about it here.
type SenderInfo struct {
	PersonInfo
	Account  *AccountInfo `json:"account,omitempty" doc:"Left out for a guest and for a sender without an identity."`
	Passkeys Availability `json:"passkeys"`
	Mail     Availability `json:"mail"`
}

// AccountInfo is the account of the sender.
type AccountInfo struct {
	Since         time.Time `json:"since"`
	Passkeys      int       `json:"passkeys" doc:"How many there are."`
	RecoveryCodes int       `json:"recovery_codes" doc:"How many are left."`
	Address       string    `json:"address,omitempty" doc:"The verified e-mail address, for logins and notices. Nobody else sees it." example:"ann@example.org"`
}

// Availability is whether something can be done at the address that was asked.
type Availability struct {
	Available bool            `json:"available"`
	Reason    string          `json:"reason,omitempty" doc:"Why not: whole sentences for people, in the language that Accept-Language prefers."`
	Message   message.Message `json:"message,omitzero"`
	Address   string          `json:"address,omitempty" doc:"Where it can be done instead." example:"http://localhost:8080"`
}

func (a *api) accountRoutes() {
	type answer struct{ Body SenderInfo }
	add(a, get("get-account", "/api/account", "accounts", "Who am I, and how can I come back?", "Whether the sender has an account, and whether passkeys can be made here."),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*answer, error) {
			p, err := c.person()
			if err == nil && p.Identified() {
				p, err = c.personOrGuest() // which renews the cookie
			}
			if err != nil {
				return nil, err
			}
			reason, elsewhere := c.Accounts.Logins().NoPasskeys(c.r)
			out := &answer{SenderInfo{PersonInfo: meOf(p).Body, Passkeys: c.availability(reason), Mail: c.availability(c.Accounts.Logins().NoMail())}}
			out.Body.Passkeys.Address = elsewhere
			if p.Session != "" {
				out.Body.Account, err = c.accountOf(ctx, p.ID)
			}
			return out, err
		})

	type naming struct {
		Body struct {
			Name string `json:"name" minLength:"1" maxLength:"160" doc:"As of a guest, and no other account has one that looks like it." example:"Ann"`
		} `nameHint:"AccountNaming"`
	}
	rename := change(http.MethodPut, "rename-account", "/api/account/name", "accounts", "Take another name",
		"The name before is kept for the account for a year. `POST /api/me` does the same.", 401)
	rename.DefaultStatus = http.StatusOK
	add(a, withBody(maxBody, rename), func(ctx context.Context, c *requestContext, in *naming) (*meAnswer, error) {
		p, err := c.owner()
		if err != nil {
			return nil, err
		}
		p, err = c.Identity.Rename(ctx, p, in.Body.Name)
		return meOf(p), err
	})

	add(a, post("disable-account", "/api/account/disable", "accounts", "Disable my account",
		"Logs the sender out everywhere. Nothing is deleted, and the next login enables the account again.", 204, 401),
		func(_ context.Context, c *requestContext, _ *struct{}) (*struct{}, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			return nil, c.Accounts.DisableAccount(c.w, c.r, p)
		})

	add(a, change(http.MethodDelete, "delete-account", "/api/account", "accounts", "Delete my account",
		"Logs the sender out everywhere at once. After 7 days the name, the e-mail address, passkeys, logins at other sites, recovery codes, notifications and the audit are deleted for good; a login until then cancels that. "+
			"Matches stay, as those of a former player. It needs a login of the last ten minutes.", 401),
		func(_ context.Context, c *requestContext, _ *struct{}) (*struct{}, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			return nil, c.Accounts.DeleteAccount(c.w, c.r, p)
		})
}

// accountOf describes the account of a person, nil if there is none.
func (c *requestContext) accountOf(ctx context.Context, person string) (*AccountInfo, error) {
	logins := c.Accounts.Logins()
	a, err := logins.Account(ctx, person)
	if errors.Is(err, store.ErrNotFound) {
		return nil, nil // it was deleted meanwhile
	}
	if err != nil {
		return nil, err
	}
	keys, err := logins.Passkeys(ctx, person)
	if err != nil {
		return nil, err
	}
	codes, err := logins.CountRecoveryCodes(ctx, person)
	if err != nil {
		return nil, err
	}
	address, err := logins.Address(ctx, person)
	return &AccountInfo{a.Created, len(keys), codes, address.Address}, err
}

// availability describes something that can be done unless there is a reason against it.
func (c *requestContext) availability(reason message.Message) Availability {
	if reason.IsZero() {
		return Availability{Available: true}
	}
	return Availability{Reason: languages.For(c.setLanguage("")).Sentence(reason), Message: reason}
}

// checkPasskeys returns a problem if browsers make no passkeys for the address that was asked.
func (c *requestContext) checkPasskeys() error {
	if reason, _ := c.Accounts.Logins().NoPasskeys(c.r); !reason.IsZero() {
		return problem.New(problem.NoPasskeys, reason)
	}
	return nil
}
