package server

import (
	"fmt"
	"net"
	"net/http"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/web/account"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// openLogins opens the logins of people with an account, and finds the senders of requests by them or as guests. Without an origin
// for which browsers make passkeys, everything else of accounts works.
func (h *app) openLogins(c *Config, address net.Addr, guests *identity.Guests, kept store.Store, mailer account.Mailer) (*account.SessionProvider, error) {
	origin := c.passkeyOrigin(address)
	site := origin
	if err := account.CheckOrigin(origin); err != nil {
		h.log.Info("nobody can make a passkey; set public-url to an address with https", "error", err)
		origin = ""
	}
	providers, err := h.openProviders(c, address)
	if err != nil {
		return nil, err
	}
	logins, err := account.New(account.Config{Store: kept, Origin: origin, Mailer: mailer, Site: site, External: providers, OnEnd: func(ended account.EndedSessions) {
		h.live.CloseSessions(ended.Include)
		h.publishPerson(personNotice{Person: ended.Person, Ended: &ended})
	}})
	if err != nil {
		return nil, err
	}
	return account.NewSessionProvider(account.ProviderConfig{
		Logins: logins, Guests: guests, Secure: c.isHTTPS(), Log: h.log,
		Address:   func(r *http.Request) string { return h.guard.ClientAddress(r).String() },
		LimitMail: func(r *http.Request, address string) error { return h.guard.SpendMail(r, address) },
	}), nil
}

// passkeyOrigin returns the origin of the pages for passkeys: that of the public URL. Without one it is that of this machine, which
// its browsers reach as localhost; they make no passkeys for 127.0.0.1.
func (c *Config) passkeyOrigin(address net.Addr) string {
	if c.PublicURL != "" {
		return c.origins()[0]
	}
	tcp, ok := address.(*net.TCPAddr)
	if !ok || !tcp.IP.IsLoopback() && !tcp.IP.IsUnspecified() {
		return "http://" + address.String()
	}
	if tcp.Port == 80 {
		return "http://localhost"
	}
	return fmt.Sprintf("http://localhost:%d", tcp.Port)
}
