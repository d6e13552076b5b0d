package page

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/oidc"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// externalRow is a login of the reader at another site.
type externalRow struct {
	ID, Site, Label string
	Created, Used   time.Time // Used is zero before the first login
	Confirms        string    // the id of the site if it can confirm who the reader is; empty if its logins are not good here any more
}

// externalRows returns the logins of a person at other sites.
func (p *Pages) externalRows(ctx context.Context, person string) (rows []externalRow, err error) {
	logins, err := p.Accounts.Logins().ExternalLogins(ctx, person)
	sites := p.Accounts.Logins().ExternalSites()
	for _, l := range logins {
		row := externalRow{ID: account.ExternalLoginID(&l), Site: l.Issuer, Label: l.Label, Created: l.Created, Used: l.Used}
		if i := slices.IndexFunc(sites, func(s account.ExternalSite) bool { return s.Issuer == l.Issuer }); i >= 0 {
			row.Site, row.Confirms = sites[i].Name, sites[i].ID
		}
		rows = append(rows, row)
	}
	return rows, err
}

// externalButtons begin logins at other sites.
type externalButtons struct {
	Page        *mePage
	Do, Message string // "login" or "add", and the identifier of what the button says
}

func newExternalButtons(page *mePage, do, message string) externalButtons {
	return externalButtons{page, do, message}
}

// leavingPage leads to another site. A redirect of the form would be against our content security policy, which lets forms lead nowhere else.
type leavingPage struct {
	pageFrame
	Site, Address string
}

// beginExternalLogin leads the reader to another site, where they log in.
func (p *Pages) beginExternalLogin(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	id := r.PathValue("site")
	address, err := p.Accounts.BeginExternalLogin(w, r, person, id, r.PostForm.Get("do") == "add")
	if err != nil {
		return p.externalRefused(w, r, err)
	}
	p.storeNext(w, r.PostForm.Get(nextField))
	f := frameOf(r, person)
	page := &leavingPage{pageFrame: f, Address: address}
	for _, s := range p.Accounts.Logins().ExternalSites() {
		if s.ID == id {
			page.Site = s.Name
		}
	}
	page.Title, page.Here = f.Words.Text("site-external-login", "site", page.Site), "/me"
	w.Header().Set("Refresh", "0; url="+address)
	return p.write(w, r, "external", http.StatusOK, page)
}

// finishExternalLogin does what a login at another site was begun for. Only a browser that opens the page does: not a program that asks for its header.
func (p *Pages) finishExternalLogin(w http.ResponseWriter, r *http.Request) error {
	if r.Method != http.MethodGet {
		w.WriteHeader(http.StatusNoContent)
		return nil
	}
	outcome, err := p.Accounts.FinishExternalLogin(w, r, r.PathValue("site"))
	if err != nil {
		return p.externalRefused(w, r, err)
	}
	if outcome == account.ExternalLoggedIn {
		redirect(w, r, cmp.Or(p.takeNext(w, r), "/games"))
		return nil
	}
	redirect(w, r, map[account.ExternalOutcome]string{
		account.ExternalConfirmed: "/me?done=confirmed", account.ExternalAdded: "/me?done=external#external",
		account.ExternalNewcomer: "/me/external",
	}[outcome])
	return nil
}

// externalRefused shows why nobody was logged in at another site, with the other ways to log in.
func (p *Pages) externalRefused(w http.ResponseWriter, r *http.Request, err error) error {
	for _, refusal := range []error{
		account.ErrExternalState, account.ErrExternalDenied, account.ErrExternalUnknown, account.ErrExternalTaken, account.ErrManyExternal,
		account.ErrExternalAddress, account.ErrOldLogin, account.ErrNotLoggedIn, store.ErrSuspended, oidc.ErrUnavailable, oidc.ErrAnswer,
	} {
		if errors.Is(err, refusal) {
			p.Log.Info("a login at another site was refused", "site", r.PathValue("site"), "error", err)
			if next := p.takeNext(w, r); next != "" && r.ParseForm() == nil {
				r.Form.Set(nextField, next) // the next try leads there too
			}
			return p.meAgain(w, r, err)
		}
	}
	return err
}

// externalNamePage asks somebody who has logged in at another site for a name.
type externalNamePage struct {
	pageFrame
	Problem *problem.Problem // what is wrong with the name that was sent
	Typed   string
	MaxName int
	Means   string
}

// externalNewcomer asks for the name of the account to be made.
func (p *Pages) externalNewcomer(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	return p.askExternalName(w, r, person, person.Name, nil)
}

// askExternalName asks for a name, also after another one was refused.
func (p *Pages) askExternalName(w http.ResponseWriter, r *http.Request, person identity.Person, typed string, refusal error) error {
	site, err := p.Accounts.ExternalNewcomer(r)
	if err != nil || person.Session != "" {
		redirect(w, r, "/me")
		return nil //nolint:nilerr // nobody waits for an account in this browser
	}
	f := frameOf(r, person)
	page := &externalNamePage{
		pageFrame: f.titled(f.Words.Text("site-external-name-title")), Typed: typed, MaxName: match.MaxName,
		Means: f.Words.Text("site-external-new", "site", site.Name),
	}
	page.Here = "/me/external"
	status := http.StatusOK
	if refusal != nil {
		found := problem.FromError(refusal)
		page.Problem, status = page.translate(found), found.Status
	}
	return p.write(w, r, "externalname", status, page)
}

// makeExternalAccount makes the account of somebody who has logged in at another site.
func (p *Pages) makeExternalAccount(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	person, err := p.Identity.PersonOrGuest(w, r)
	if err != nil {
		return err
	}
	name := r.PostForm.Get("name")
	_, err = p.Accounts.MakeExternalAccount(w, r, person, name)
	if _, ok := errors.AsType[*identity.NameError](err); ok {
		return p.askExternalName(w, r, person, name, err)
	}
	if err != nil {
		return p.externalRefused(w, r, err)
	}
	made := "/me?done=made"
	if next := p.takeNext(w, r); next != "" {
		made += "&" + nextQuery(next)
	}
	redirect(w, r, made)
	return nil
}

// removeExternalLogin removes a login of the reader at another site.
func (p *Pages) removeExternalLogin(w http.ResponseWriter, r *http.Request) error {
	return p.changeAccount(w, r, "/me?done=external-removed", func(person identity.Person) error {
		err := p.Accounts.RemoveExternalLogin(r, person, r.PathValue("login"))
		if errors.Is(err, store.ErrNotFound) {
			return nil // it was removed already
		}
		return err
	})
}
