package identity

import (
	"net/http"
	"strings"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// The names of the cookie. The prefix has browsers take it from this host and over
// HTTPS only.
const (
	cookieName       = "teahouse"
	secureCookieName = "__Host-teahouse"
)

func (g *Guests) cookieName() string {
	if g.secure {
		return secureCookieName
	}
	return cookieName
}

// ticketOf returns the ticket that a request comes with: that of a program in the field
// Authorization, or else the cookie of a browser.
func (g *Guests) ticketOf(r *http.Request) string {
	if scheme, value, ok := strings.Cut(r.Header.Get("Authorization"), " "); ok && strings.EqualFold(scheme, "Bearer") {
		return strings.TrimSpace(value)
	}
	c, err := r.Cookie(g.cookieName())
	if err != nil {
		return ""
	}
	return c.Value
}

func (g *Guests) setCookie(w http.ResponseWriter, p store.PersonRecord) {
	t := ticket{id: p.ID, generation: p.Generation, expires: g.now().Add(CookieLifetime)}
	http.SetCookie(w, g.cookie(g.signer.write(t), int(CookieLifetime.Seconds())))
}

// ClearCookie takes the cookie away from a browser.
func (g *Guests) ClearCookie(w http.ResponseWriter) { http.SetCookie(w, g.cookie("", -1)) }

func (g *Guests) cookie(value string, age int) *http.Cookie {
	return &http.Cookie{
		Name: g.cookieName(), Value: value, Path: "/", MaxAge: age,
		HttpOnly: true, Secure: g.secure, SameSite: http.SameSiteLaxMode,
	}
}
