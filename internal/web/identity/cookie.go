package identity

import (
	"net/http"
	"strings"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Cookie is a cookie with which a browser proves who it is.
type Cookie struct {
	Name   string
	Secure bool // it travels over HTTPS only, and only to the host that has set it
}

// name returns the name in browsers. The prefix has them take it from this host and over HTTPS only.
func (c Cookie) name() string {
	if c.Secure {
		return "__Host-" + c.Name
	}
	return c.Name
}

// Value returns the value that a request comes with, empty if there is none.
func (c Cookie) Value(r *http.Request) string {
	sent, err := r.Cookie(c.name())
	if err != nil {
		return ""
	}
	return sent.Value
}

// Set gives a browser a value for a time, in whole seconds.
func (c Cookie) Set(w http.ResponseWriter, value string, lifetime time.Duration) {
	c.send(w, value, int(lifetime.Seconds()))
}

// Clear takes the cookie away from a browser.
func (c Cookie) Clear(w http.ResponseWriter) { c.send(w, "", -1) }

func (c Cookie) send(w http.ResponseWriter, value string, age int) {
	http.SetCookie(w, &http.Cookie{
		Name: c.name(), Value: value, Path: "/", MaxAge: age,
		HttpOnly: true, Secure: c.Secure, SameSite: http.SameSiteLaxMode,
	})
}

// BearerToken returns what a program sends in the field Authorization, and whether there is such a field.
func BearerToken(r *http.Request) (token string, ok bool) {
	scheme, value, ok := strings.Cut(r.Header.Get("Authorization"), " ")
	if !ok || !strings.EqualFold(scheme, "Bearer") {
		return "", false
	}
	return strings.TrimSpace(value), true
}

// ticketOf returns the ticket that a request comes with: that of a program in the field
// Authorization, or else the cookie of a browser.
func (g *Guests) ticketOf(r *http.Request) string {
	if token, ok := BearerToken(r); ok {
		return token
	}
	return g.cookie.Value(r)
}

func (g *Guests) setCookie(w http.ResponseWriter, p store.PersonRecord) {
	t := ticket{id: p.ID, generation: p.Generation, expires: g.now().Add(CookieLifetime)}
	g.cookie.Set(w, g.signer.write(t), CookieLifetime)
}

// ClearCookie takes the cookie away from a browser.
func (g *Guests) ClearCookie(w http.ResponseWriter) { g.cookie.Clear(w) }
