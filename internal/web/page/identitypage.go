package page

import (
	"net/http"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// mePage is what is known of the reader.
type mePage struct {
	pageFrame
	MaxName int
	Problem *problem.Problem // what is wrong with the name that was sent
	Typed   string
}

func mePageOf(r *http.Request, person identity.Person) *mePage {
	f := frameOf(r, person)
	return &mePage{pageFrame: f.titled(f.Words.Text("site-you")), MaxName: match.MaxName, Typed: person.Name}
}

func (p *Pages) me(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	return p.write(w, r, "me", http.StatusOK, mePageOf(r, person))
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
		page := mePageOf(r, person)
		page.Problem, page.Typed = page.translate(found), typed
		return p.write(w, r, "me", found.Status, page)
	}
	redirect(w, r, "/me")
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
