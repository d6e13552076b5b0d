package page

import (
	"net/http"
	"net/url"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/problem"
)

// settingsPage is what may be chosen of the look of the site.
type settingsPage struct {
	frame
	Kept    bool // what was chosen has just been kept
	Samples []sample
}

// sample is a piece in both ways of drawing it.
type sample struct{ Pictures, Letters string }

// sampled are kinds of pieces that show what a set looks like.
var sampled = [...]portrait{{owner: game.First, kind: "R3"}, {owner: game.First, kind: "W5"}, {owner: game.Second, kind: "R4"}, {owner: game.Second, kind: "W"}}

// settings shows the settings.
func (p *Pages) settings(w http.ResponseWriter, r *http.Request) error {
	who, err := p.person(w, r)
	if err != nil {
		return err
	}
	f := frameOf(r, who)
	page := &settingsPage{frame: f.titled(f.Words.Say("site.nav.settings")), Kept: r.URL.Query().Has("kept")}
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

// set keeps what was chosen, as far as the form has it: all of it on the settings page,
// the language alone below every page.
func (p *Pages) set(w http.ResponseWriter, r *http.Request) error {
	if err := r.ParseForm(); err != nil {
		return unreadable(err)
	}
	l := lookOf(r)
	for field := range l.texts() {
		if r.PostForm.Has(field) && !l.take(field, r.PostForm.Get(field)) {
			return problem.Wrong(field, "This form is not complete. Please load the page again.")
		}
	}
	to := local(r.PostForm.Get("back"))
	if r.PostForm.Has("all") {
		for field, on := range l.switches() {
			*on = r.PostForm.Has(field)
		}
		to = "/settings?kept"
	}
	l.keep(w, strings.HasPrefix(p.Site, "https://"))
	see(w, r, to)
	return nil
}

// local is an address if it is one of this site, else that of the first page.
func local(address string) string {
	to, err := url.Parse(address)
	if err != nil || to.Scheme != "" || to.Host != "" || !strings.HasPrefix(address, "/") || strings.HasPrefix(address, "//") || strings.Contains(address, `\`) {
		return "/"
	}
	return to.String()
}
