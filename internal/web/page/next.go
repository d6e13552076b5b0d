package page

import (
	"cmp"
	"net/http"
	"net/url"
	"path"
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
)

// nextField is the field of addresses and forms with the page at which a reader goes on after a login.
const nextField = "next"

// nextCookie has the same for a reader who waits for a mail or logs in at another site, whose answer says nothing of it.
const nextCookie = "next"

// maxNext is how many bytes of it are read, and nextSeconds for how long the cookie is stored: as long as a mail is good, and longer than a login at another site is.
const (
	maxNext     = 512
	nextSeconds = 15 * 60
)

// nextPages are the pages to which a login can lead: their paths, and with a slash at the end those that begin so.
var nextPages = []string{"/", "/games", "/lobby", "/new", "/ratings", "/me/notifications", "/match/", "/join/", "/@/"}

// nextOf returns the address at which a reader goes on, empty if none is named or if it is no page to which a login leads: an
// address can be made up by somebody else, and must not lead away from this site.
func nextOf(address string) string {
	if len(address) > maxNext {
		return ""
	}
	u, err := url.Parse(address)
	if err != nil || u.IsAbs() || u.Host != "" || u.User != nil || u.Opaque != "" || strings.Contains(u.Path, `\`) || path.Clean(u.Path) != u.Path {
		return ""
	}
	known := slices.ContainsFunc(nextPages, func(page string) bool {
		return u.Path == page || page != "/" && strings.HasSuffix(page, "/") && strings.HasPrefix(u.Path, page)
	})
	if !known {
		return ""
	}
	return u.String()
}

// accountPath returns the address of the page on which a reader makes an account or logs in, and then goes on at another page.
func accountPath(next string) string { return "/me?" + nextQuery(next) + "#keep" }

// nextQuery returns the part of an address that says where a reader goes on.
func nextQuery(next string) string { return url.Values{nextField: {next}}.Encode() }

// ratedPath returns the address of a page on which a rated match is asked for, with what was chosen there.
func ratedPath(page string, chosen url.Values, fragment string) string {
	q := url.Values{"rated": {"rated"}}
	for _, name := range []string{"game", "clock", "other", "me", "against", "to", "expires", "range"} {
		if value := chosen.Get(name); value != "" {
			q.Set(name, value)
		}
	}
	return page + "?" + q.Encode() + fragment
}

// nextText says where a reader goes on.
func nextText(w *messages.Messages, next string) string {
	switch page, _, _ := strings.Cut(strings.TrimPrefix(next, "/"), "/"); {
	case page == "match":
		return w.Text("site-back-match")
	case page == "join":
		return w.Text("site-back-invitation")
	case strings.HasPrefix(page, "new"):
		return w.Text("site-back-form")
	case strings.HasPrefix(page, "lobby"), page == "", strings.HasPrefix(page, "?"):
		return w.Text("site-back-search")
	}
	return w.Text("site-next")
}

// afterLogin returns where a reader goes on after a login by a form.
func afterLogin(form url.Values) string { return cmp.Or(nextOf(form.Get(nextField)), "/games") }

// storeNext keeps in the browser where its reader goes on after a mail or a login at another site.
func (p *Pages) storeNext(w http.ResponseWriter, next string) {
	p.setNextCookie(w, nextOf(next))
}

// takeNext returns where the reader goes on after one of these, once; empty: nowhere in particular.
func (p *Pages) takeNext(w http.ResponseWriter, r *http.Request) string {
	cookie, err := r.Cookie(nextCookie)
	if err != nil {
		return ""
	}
	p.setNextCookie(w, "")
	next, err := url.QueryUnescape(cookie.Value)
	if err != nil {
		return ""
	}
	return nextOf(next)
}

// setNextCookie sets the cookie, or takes it away if there is nothing to store.
func (p *Pages) setNextCookie(w http.ResponseWriter, next string) {
	life := nextSeconds
	if next == "" {
		life = -1
	}
	http.SetCookie(w, &http.Cookie{
		Name: nextCookie, Value: url.QueryEscape(next), Path: "/me", MaxAge: life, HttpOnly: true, Secure: p.secure(), SameSite: http.SameSiteLaxMode,
	})
}
