package page

import (
	"context"
	"net/http"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/moderation"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// mePage is what is known of the reader.
type mePage struct {
	pageFrame
	MaxName int
	Problem *problem.Problem // what is wrong with the form that was sent
	Typed   string
	Done    string       // what a form has just done
	Next    string       // where the reader goes on with an account; empty: nowhere in particular
	Device  string       // the browser of the reader
	Account *accountView // nil for a guest
	// NoPasskeys is why browsers make none for the address of this page, and Elsewhere the address for which they do.
	NoPasskeys, Elsewhere string
	// External are the other sites at which people log in, and ExternalElsewhere is the address at which that works if it is not this one.
	External          []account.ExternalSite
	ExternalElsewhere string
	Vacation          *vacationView // nil for somebody who is not known here
	NoMail            string        // why no mail can be sent; empty if it can
	Confirm           bool          // the reader has to log in once more
	Fresh             bool          // the reader has logged in a short time ago
	Blocks            []blockRow
	Muted             *muteView
	Moderates         bool
	Policies          []policyChoice // who may challenge the reader
}

// passkeyButton is a button that does something with a passkey, for the script.
type passkeyButton struct {
	Page      *mePage
	Do, Label string
}

func newPasskeyButton(page *mePage, do, label string) passkeyButton {
	return passkeyButton{page, do, label}
}

func (p *Pages) mePage(r *http.Request, person identity.Person) (*mePage, error) {
	f := frameOf(r, person)
	page := &mePage{
		pageFrame: f.titled(f.Words.Text("site-you")), MaxName: match.MaxName, Typed: person.Name,
		Device: deviceText(f.Words, r.UserAgent()), Next: nextOf(r.FormValue(nextField)),
	}
	page.Here, page.NoMail = "/me", f.Words.Sentence(p.Accounts.Logins().NoMail())
	if page.Next != "" {
		page.Here += "?" + page.NextQuery()
	}
	reason, elsewhere := p.Accounts.Logins().NoPasskeys(r)
	if page.Elsewhere = elsewhere; !reason.IsZero() {
		page.NoPasskeys = f.Words.Sentence(reason)
	}
	page.External, page.ExternalElsewhere = p.Accounts.Logins().ExternalSites(), p.Accounts.Logins().ExternalElsewhere(r)
	var err error
	if page.Account, err = p.accountOf(r.Context(), f.Words, person); err != nil {
		return nil, err
	}
	if page.Fresh, err = p.Accounts.IsFresh(r); err != nil {
		return nil, err
	}
	page.Vacation, err = p.vacationOf(r.Context(), person)
	if err != nil {
		return nil, err
	}
	page.Done = page.doneText(r.URL.Query().Get("done"))
	if page.Policies, err = p.policyChoices(r.Context(), f.Words, person); err != nil {
		return nil, err
	}
	return page, p.fillSafety(r.Context(), page, person)
}

// NextText says where the reader goes on.
func (page *mePage) NextText() string { return nextText(page.Words, page.Next) }

// NextQuery is the part of an address that says so.
func (page *mePage) NextQuery() string { return nextQuery(page.Next) }

// blockRow is somebody whom the reader has blocked.
type blockRow struct{ Person, Name, Ago string }

// fillSafety adds whom the reader has blocked, and what moderators have done.
func (p *Pages) fillSafety(ctx context.Context, page *mePage, person identity.Person) error {
	if !person.Identified() {
		return nil
	}
	blocks, err := p.Reception.Blocks(ctx, person)
	if err != nil {
		return err
	}
	var people []string
	for _, b := range blocks {
		people = append(people, b.Other)
	}
	names, err := p.Safety.Names(ctx, people)
	if err != nil {
		return err
	}
	for _, b := range blocks {
		page.Blocks = append(page.Blocks, blockRow{b.Other, nameOr(page.Words, names[b.Other]), agoText(page.Words, b.At)})
	}
	mute, err := p.Moderation.MuteOf(ctx, person.ID)
	if err != nil {
		return err
	}
	page.Muted = muteViewOf(mute)
	if person.Session != "" {
		page.Moderates, err = p.Moderation.Allows(ctx, person.ID, moderation.Moderator)
	}
	return err
}

// nameOr returns a name, or that of a former player.
func nameOr(w *messages.Messages, name string) string {
	if name == "" {
		return w.Text("site-former-player")
	}
	return name
}

func (p *Pages) me(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	page, err := p.mePage(r, person)
	if err != nil {
		return err
	}
	page.Confirm = !page.Fresh && r.URL.Query().Has("confirm")
	return p.write(w, r, "me", http.StatusOK, page)
}

// rename changes the reader's name.
func (p *Pages) rename(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	person, err := p.Identity.PersonOrGuest(w, r)
	if err != nil {
		return err
	}
	typed := r.PostForm.Get("name")
	if _, err := p.Identity.Rename(r.Context(), person, typed); err != nil {
		found := problem.FromError(err)
		if found.Code != problem.Invalid {
			return err
		}
		page, err := p.mePage(r, person)
		if err != nil {
			return err
		}
		page.Problem, page.Typed = page.translate(found), typed
		return p.write(w, r, "me", found.Status, page)
	}
	to := "/me?done=named"
	if next := nextOf(r.PostForm.Get(nextField)); next != "" {
		to += "&" + nextQuery(next)
	}
	redirect(w, r, to)
	return nil
}

// forget deletes the reader's identity.
func (p *Pages) forget(w http.ResponseWriter, r *http.Request) error {
	if err := p.Identity.Forget(w, r); err != nil {
		return err
	}
	redirect(w, r, "/")
	return nil
}
