package api

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// CeremonyBegun is the first half of making a passkey or of a login with one.
type CeremonyBegun struct {
	Ceremony string         `json:"ceremony" doc:"A secret of this browser, with which it finishes within five minutes." example:"MZXW6YTBOI4DGNBV"`
	Options  PasskeyOptions `json:"options"`
}

// PasskeyOptions are what a browser makes a passkey or logs in with.
type PasskeyOptions struct{ value any }

// MarshalJSON writes the options as navigator.credentials takes them.
func (o PasskeyOptions) MarshalJSON() ([]byte, error) { return json.Marshal(o.value) }

// Schema describes the options.
func (PasskeyOptions) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{
		Type: huma.TypeObject, Description: "For navigator.credentials.create or get; PublicKeyCredential.parseCreationOptionsFromJSON or parseRequestOptionsFromJSON reads its publicKey.",
		Required: []string{"publicKey"}, Properties: map[string]*huma.Schema{"publicKey": {Type: huma.TypeObject, AdditionalProperties: true}},
		AdditionalProperties: true,
	}
}

// PasskeyAnswer is what a browser answers.
type PasskeyAnswer struct{ json.RawMessage }

// Schema describes an answer.
func (PasskeyAnswer) Schema(huma.Registry) *huma.Schema {
	return &huma.Schema{
		Type: huma.TypeObject, Description: "The PublicKeyCredential of the browser; its toJSON makes it.", AdditionalProperties: true,
	}
}

// PasskeyInfo is a passkey of the sender.
type PasskeyInfo struct {
	ID      string     `json:"id" example:"AQIDBAUGBwgJCgsMDQ4PEA"`
	Label   string     `json:"label" doc:"Chosen by the person." example:"Phone"`
	Created time.Time  `json:"created"`
	Used    *time.Time `json:"used,omitempty" doc:"When it last logged the sender in; left out if it never has."`
}

func passkeyInfo(key *store.Passkey) PasskeyInfo {
	info := PasskeyInfo{ID: base64.RawURLEncoding.EncodeToString(key.ID), Label: key.Label, Created: key.Created}
	if !key.Used.IsZero() {
		info.Used = &key.Used
	}
	return info
}

// PasskeyPath is the path of a passkey.
type PasskeyPath struct {
	ID string `path:"passkey" pattern:"^[A-Za-z0-9_-]+$" maxLength:"1364" doc:"The id of the passkey." example:"AQIDBAUGBwgJCgsMDQ4PEA"`
}

// id returns the id in bytes, which no passkey has if the text is none.
func (p PasskeyPath) id() []byte {
	id, err := base64.RawURLEncoding.DecodeString(p.ID)
	if err != nil {
		return nil
	}
	return id
}

type ceremonyAnswer struct{ Body CeremonyBegun }

func ceremonyOf(c account.Ceremony) *ceremonyAnswer {
	return &ceremonyAnswer{CeremonyBegun{c.ID, PasskeyOptions{c.Options}}}
}

// passkeyError explains that a passkey is not there.
func passkeyError(err error) error {
	if errors.Is(err, store.ErrNotFound) {
		return problem.New(problem.NotFound, problemmessages.NoPasskey()).WithCause(err)
	}
	return err
}

func (a *api) passkeyRoutes() {
	type begin struct {
		Body struct {
			Name *string `json:"name,omitempty" maxLength:"160" doc:"Of the account that a guest makes; without it, that of the guest. It is not empty, and no other account has one that looks like it." example:"Ann"`
		} `nameHint:"PasskeyRequest"`
	}
	add(a, withBody(maxBody, post("begin-passkey", "/api/account/passkeys/challenge", "accounts", "Begin to make a passkey",
		"A sender without an identity is given one. For a guest, the passkey makes an account; an account needs a login of the last ten minutes.", 200, 401, 403, 409)),
		func(ctx context.Context, c *requestContext, in *begin) (*ceremonyAnswer, error) {
			if err := c.checkPasskeys(); err != nil {
				return nil, err
			}
			var name string
			if given := in.Body.Name; given != nil {
				if name = strings.TrimSpace(*given); name == "" {
					return nil, problem.InvalidField("name", problemmessages.NameEmpty(match.MaxName))
				}
			}
			p, err := c.personOrGuest()
			if err != nil {
				return nil, err
			}
			ceremony, err := c.Accounts.BeginPasskey(c.r, p, name)
			return ceremonyOf(ceremony), err
		})

	type finish struct {
		Body struct {
			Ceremony string        `json:"ceremony" maxLength:"64" doc:"Of the challenge." example:"MZXW6YTBOI4DGNBV"`
			Label    string        `json:"label,omitempty" maxLength:"100" doc:"By which the person knows the passkey." example:"Phone"`
			Answer   PasskeyAnswer `json:"answer"`
		} `nameHint:"NewPasskey"`
	}
	add(a, withBody(maxBody, post("add-passkey", "/api/account/passkeys", "accounts", "Make a passkey",
		"A guest has an account from now on, with the same id, and is logged in here: the answer sets a cookie, and those of the guest are void on every device. An account needs a login of the last ten minutes.", 201, 401, 403, 409, 410)),
		func(_ context.Context, c *requestContext, in *finish) (*meAnswer, error) {
			p, err := c.somebody()
			if err != nil {
				return nil, err
			}
			p, err = c.Accounts.FinishPasskey(c.w, c.r, p, in.Body.Ceremony, in.Body.Label, in.Body.Answer.RawMessage)
			return meOf(p), err
		})

	type list struct {
		Body struct {
			Passkeys []PasskeyInfo `json:"passkeys" doc:"The oldest first."`
		} `nameHint:"Passkeys"`
	}
	add(a, get("list-passkeys", "/api/account/passkeys", "accounts", "List my passkeys", "", 401),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*list, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			out := &list{}
			out.Body.Passkeys, err = c.passkeysOf(ctx, p.ID)
			return out, err
		})

	type label struct {
		PasskeyPath
		Body struct {
			Label string `json:"label" maxLength:"100" example:"Phone"`
		} `nameHint:"PasskeyLabel"`
	}
	add(a, withBody(maxBody, change(http.MethodPatch, "label-passkey", "/api/account/passkeys/{passkey}", "accounts", "Give a passkey another label", "", 401, 404)),
		func(ctx context.Context, c *requestContext, in *label) (*struct{}, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			return nil, passkeyError(c.Accounts.Logins().RenamePasskey(ctx, p.ID, in.id(), in.Body.Label))
		})

	add(a, change(http.MethodDelete, "remove-passkey", "/api/account/passkeys/{passkey}", "accounts", "Remove a passkey",
		"The last one can only be removed if there are recovery codes left, or if the account has a login at another site, or an e-mail address and mail is sent.", 401, 404, 409),
		func(_ context.Context, c *requestContext, in *PasskeyPath) (*struct{}, error) {
			p, err := c.owner()
			if err != nil {
				return nil, err
			}
			return nil, passkeyError(c.Accounts.RemovePasskey(c.r, p, in.id()))
		})
}

// passkeysOf lists the passkeys of a person.
func (c *requestContext) passkeysOf(ctx context.Context, person string) ([]PasskeyInfo, error) {
	keys, err := c.Accounts.Logins().Passkeys(ctx, person)
	list := []PasskeyInfo{}
	for _, key := range keys {
		list = append(list, passkeyInfo(&key))
	}
	return list, err
}
