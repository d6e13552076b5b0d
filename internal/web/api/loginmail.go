package api

import (
	"context"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// MailSecret is what a person has from a mail: one of the two.
type MailSecret struct {
	Code string `json:"code,omitempty" maxLength:"20" doc:"The code. Spaces and hyphens do not matter." example:"123456"`
	Link string `json:"link,omitempty" maxLength:"64" doc:"The secret of the link: the last part of its path." example:"MZXW6YTBOI4DGNBVMZXW6YTBOI"`
}

// mailAddress is the body of a request for a mail.
type mailAddress struct {
	Body struct {
		Address string `json:"address" maxLength:"254" example:"ann@example.org"`
	} `nameHint:"MailAddress"`
}

func (a *api) loginMailRoutes() {
	add(a, withBody(maxBody, post("request-login-mail", "/api/login/mail", "accounts", "Ask for a mail to log in with",
		"The mail has a link and a code of six digits, which are good once, for 15 minutes, and only with the cookie that this answer sets. The answer is the same whether an account has the address or not; without one no mail is sent.", 204, 409)),
		func(_ context.Context, c *requestContext, in *mailAddress) (*struct{}, error) {
			return nil, c.Accounts.RequestLogin(c.w, c.r, in.Body.Address)
		})

	type answer struct{ Body MailSecret }
	add(a, withBody(maxBody, post("login-mail", "/api/login/mail/answer", "accounts", "Log in with a mail",
		"As with a passkey. After five wrong codes the mail is void.", 200, 410)),
		func(_ context.Context, c *requestContext, in *answer) (*meAnswer, error) {
			p, err := c.answerMail(store.LoginByMail, in.Body)
			return meOf(p), err
		})
}

// answerMail does what a mail was sent for.
func (c *requestContext) answerMail(purpose store.LoginPurpose, answer MailSecret) (identity.Person, error) {
	p, _, err := c.Accounts.AnswerMail(c.w, c.r, purpose, account.MailAnswer{Link: answer.Link, Code: answer.Code})
	return p, err
}
