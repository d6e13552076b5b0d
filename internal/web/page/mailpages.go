package page

import (
	"cmp"
	"errors"
	"net/http"
	"net/url"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// mailCodePage asks for the code of a mail.
type mailCodePage struct {
	pageFrame
	Problem *problem.Problem // what is wrong with the code that was sent
	Sent    string
}

// mailLinkPage has the button that does what a link was sent for.
type mailLinkPage struct {
	pageFrame
	Action string
	Login  bool // or else an address is added
}

// requestLogin sends a mail with which the reader logs in.
func (p *Pages) requestLogin(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	err := p.Accounts.RequestLogin(w, r, r.PostForm.Get("address"))
	if errors.Is(err, account.ErrAddress) {
		return p.meAgain(w, r, err)
	}
	if err != nil {
		return err
	}
	p.storeNext(w, r.PostForm.Get(nextField))
	redirect(w, r, "/me/code")
	return nil
}

// requestAddress sends a mail with which the reader adds an address to their account.
func (p *Pages) requestAddress(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	return p.changeAccount(w, r, "/me/code", func(person identity.Person) error {
		return p.Accounts.RequestAddress(w, r, person, r.PostForm.Get("address"))
	})
}

// removeAddress removes the address of the reader's account.
func (p *Pages) removeAddress(w http.ResponseWriter, r *http.Request) error {
	return p.changeAccount(w, r, "/me?done=none", func(person identity.Person) error { return p.Accounts.RemoveAddress(r, person) })
}

// mailCode asks for the code of the mail that the reader waits for.
func (p *Pages) mailCode(w http.ResponseWriter, r *http.Request) error {
	return p.showMailCode(w, r, nil)
}

// showMailCode asks for a code, also after another one was refused. A reader who waits for no mail asks for one first.
func (p *Pages) showMailCode(w http.ResponseWriter, r *http.Request, refusal error) error {
	purpose, address, err := p.Accounts.AwaitedMail(r)
	switch {
	case errors.Is(err, account.ErrMailVoid) && refusal != nil:
		return refusal // it was the last try
	case errors.Is(err, account.ErrMailVoid):
		redirect(w, r, "/me")
		return nil
	case err != nil:
		return err
	}
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	page := &mailCodePage{pageFrame: f.titled(f.Words.Text("site-mail-title"))}
	page.Here = "/me/code"
	page.Sent = f.Words.Text("site-mail-sent-address", "address", address)
	if purpose == store.LoginByMail {
		page.Sent = f.Words.Text("site-mail-sent-login", "address", address)
	}
	status := http.StatusOK
	if refusal != nil {
		found := problem.FromError(refusal)
		page.Problem, status = page.translate(found), found.Status
	}
	return p.write(w, r, "mailcode", status, page)
}

// postMailCode does what a mail was sent for, by its code.
func (p *Pages) postMailCode(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	err := p.answerMail(w, r, account.MailAnswer{Code: r.PostForm.Get("code")})
	if errors.Is(err, account.ErrMailCode) {
		return p.showMailCode(w, r, err)
	}
	return err
}

// mailLink shows what a link from a mail is for, and does nothing: programs that look for harmful links open it too.
func (p *Pages) mailLink(w http.ResponseWriter, r *http.Request) error {
	secret := r.PathValue("secret")
	purpose, err := p.Accounts.LinkedMail(r, secret)
	if err != nil {
		return err
	}
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	page := &mailLinkPage{pageFrame: f, Action: "/me/link/" + url.PathEscape(secret), Login: purpose == store.LoginByMail}
	page.Title = f.Words.Text("site-mail-link-confirm")
	if page.Login {
		page.Title = f.Words.Text("site-account-login")
	}
	return p.write(w, r, "maillink", http.StatusOK, page)
}

// postMailLink does what a mail was sent for, by its link.
func (p *Pages) postMailLink(w http.ResponseWriter, r *http.Request) error {
	return p.answerMail(w, r, account.MailAnswer{Link: r.PathValue("secret")})
}

// answerMail does what a mail was sent for.
func (p *Pages) answerMail(w http.ResponseWriter, r *http.Request, answer account.MailAnswer) error {
	_, purpose, err := p.Accounts.AnswerMail(w, r, "", answer)
	switch {
	case err != nil:
		return err
	case purpose == store.VerifyAddress:
		redirect(w, r, "/me?done=address")
	default:
		redirect(w, r, cmp.Or(p.takeNext(w, r), "/games"))
	}
	return nil
}
