package page

import (
	"net/http"
	"net/url"
	"strings"

	"github.com/teahouse-games/teahouse/internal/problem"
)

// problemPage says what was wrong and which way leads back.
type problemPage struct {
	frame
	Problem   *problem.Problem
	RuleTitle string
	Back      string // where to go on
	BackText  string
}

// Problem answers a request with a page about what is wrong. It reads no more of the
// request than has been read.
func (p *Pages) Problem(w http.ResponseWriter, r *http.Request, err error) {
	found := problem.From(err)
	found.Log(r.Context(), p.Log)
	found.Head(w.Header())
	who, _ := p.person(w, r) // the page can do without
	page := problemPage{frame: frame{Title: found.Title, Me: who}, Problem: found, Back: "/", BackText: "To the games"}
	if id := r.PathValue("match"); id != "" && found.Code != problem.NotFound {
		page.Back, page.BackText = matchPath(id), "Back to the match"
	}
	if strings.HasPrefix(r.URL.Path, "/new") {
		page.Back, page.BackText = "/new?game="+url.QueryEscape(r.PostForm.Get("game")), "Back to the form"
	}
	for _, rules := range p.Games {
		if heading, ok := rules.Heading(found.Rule); ok && found.Rule != "" {
			page.RuleTitle = heading.Title
		}
	}
	if err := p.write(w, "problem", found.Status, page); err != nil {
		p.Log.ErrorContext(r.Context(), "a page can not be made", "error", err)
		http.Error(w, found.Detail, found.Status)
	}
}
