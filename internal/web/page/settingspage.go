package page

import (
	"net/http"
	"net/url"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/web/problem"
	problemmessages "github.com/teahouse-games/teahouse/internal/web/problem/messages"
)

// settingsPage is what may be chosen of the look of the site.
type settingsPage struct {
	pageFrame
	Kept    bool // what was chosen has just been kept
	Samples []sample
}

// sample is a piece in both ways of drawing it.
type sample struct{ Pictures, Letters string }

// sampled are kinds of pieces that show what a set looks like.
var sampled = [...]pieceImage{{owner: game.First, kind: "R3"}, {owner: game.First, kind: "W5"}, {owner: game.Second, kind: "R4"}, {owner: game.Second, kind: "W"}}

// settings shows the settings.
func (p *Pages) settings(w http.ResponseWriter, r *http.Request) error {
	person, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, person)
	page := &settingsPage{pageFrame: f.titled(f.Words.Text("site-nav-settings")), Kept: r.URL.Query().Has("kept")}
	page.Here = "/settings"
	for _, of := range sampled {
		of.set = "pictures"
		one := sample{Pictures: of.address()}
		of.set = "letters"
		one.Letters = of.address()
		page.Samples = append(page.Samples, one)
	}
	return p.write(w, r, "settings", http.StatusOK, page)
}

// postSettings stores the choices of a form: all preferences on the settings page,
// the language alone below every page.
func (p *Pages) postSettings(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return formError(err)
	}
	l := preferencesOf(r)
	for field := range l.texts() {
		if r.PostForm.Has(field) && !l.set(field, r.PostForm.Get(field)) {
			return problem.InvalidField(field, problemmessages.FormIncomplete())
		}
	}
	to := localPath(r.PostForm.Get("back"))
	if r.PostForm.Has("all") {
		for field, on := range l.switches() {
			*on = r.PostForm.Has(field)
		}
		to = "/settings?kept"
	}
	l.setCookie(w, p.secure())
	redirect(w, r, to)
	return nil
}

// localPath returns an address if it is one of this site, else that of the first page.
func localPath(address string) string {
	to, err := url.Parse(address)
	if err != nil || to.Scheme != "" || to.Host != "" || !strings.HasPrefix(address, "/") || strings.HasPrefix(address, "//") || strings.Contains(address, `\`) {
		return "/"
	}
	return to.String()
}
