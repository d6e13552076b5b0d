package api

import (
	"context"
)

func (a *api) loginRoutes() {
	add(a, post("begin-login", "/api/login/challenge", "accounts", "Begin to log in with a passkey", "It is not asked for a name: the browser shows the passkeys that it has.", 200, 409),
		func(ctx context.Context, c *requestContext, _ *struct{}) (*ceremonyAnswer, error) {
			if err := c.checkPasskeys(); err != nil {
				return nil, err
			}
			ceremony, err := c.Accounts.Logins().BeginLogin(ctx)
			return ceremonyOf(ceremony), err
		})

	type login struct {
		Body struct {
			Ceremony string        `json:"ceremony" maxLength:"64" doc:"Of the challenge." example:"MZXW6YTBOI4DGNBV"`
			Answer   PasskeyAnswer `json:"answer"`
		} `nameHint:"Login"`
	}
	add(a, withBody(maxBody, post("login", "/api/login", "accounts", "Log in with a passkey",
		"The answer sets a cookie, with a new token, instead of the one that the browser had, be it of a guest or of another login. A disabled account is enabled.", 200, 409, 410)),
		func(_ context.Context, c *requestContext, in *login) (*meAnswer, error) {
			p, err := c.Accounts.LogInWithPasskey(c.w, c.r, in.Body.Ceremony, in.Body.Answer.RawMessage)
			return meOf(p), err
		})

	type recovery struct {
		Body struct {
			Name string `json:"name" maxLength:"160" doc:"Of the account." example:"Ann"`
			Code string `json:"code" maxLength:"100" doc:"Spaces, hyphens and capitals do not matter." example:"k3vd-9f2m-x7qa-h4ws"`
		} `nameHint:"RecoveryLogin"`
	}
	add(a, withBody(maxBody, post("login-recovery", "/api/login/recovery", "accounts", "Log in with a recovery code",
		"As with a passkey. The code is used up. A refusal is the same whether there is an account of that name or not.", 200)),
		func(_ context.Context, c *requestContext, in *recovery) (*meAnswer, error) {
			p, err := c.Accounts.LogInWithCode(c.w, c.r, in.Body.Name, in.Body.Code)
			return meOf(p), err
		})

	add(a, post("logout", "/api/logout", "accounts", "Log out", "In this browser. Whoever is not logged in stays so.", 204),
		func(_ context.Context, c *requestContext, _ *struct{}) (*struct{}, error) {
			return nil, c.Accounts.LogOut(c.w, c.r)
		})
}
