package server

import (
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"os"
	"strings"
)

// hosts are the names under which a service answers. A page of another site can have
// its name lead to the address of the service (DNS rebinding), and would then count as
// a page of the service. Its name is not among these, and no name looks like an IP address.
type hosts struct {
	names     map[string]bool
	addresses bool // IP addresses and localhost too
}

// hosts returns those of the main address: of the public URL and the other sites if there
// is one; otherwise the addresses of the machine.
func (c *Config) hosts() hosts {
	h := hosts{names: map[string]bool{}, addresses: c.PublicURL == ""}
	for _, site := range append([]string{c.PublicURL}, c.Origin...) {
		if u, err := url.Parse(site); err == nil && u.Host != "" {
			h.names[hostName(u.Host)] = true
		}
	}
	if c.PublicURL != "" || loopbackAddress(c.Listen) {
		return h
	}
	if host, _, err := net.SplitHostPort(c.Listen); err == nil && host != "" {
		h.names[hostName(host)] = true
	}
	if name, err := os.Hostname(); err == nil && name != "" {
		name = hostName(name)
		first, _, _ := strings.Cut(name, ".")
		h.names[name], h.names[first], h.names[first+".local"] = true, true, true
	}
	return h
}

// has reports whether a Host header names the service. The port does not matter.
func (h hosts) has(host string) bool {
	name := hostName(host)
	if h.names[name] {
		return true
	}
	if !h.addresses {
		return false
	}
	if _, err := netip.ParseAddr(name); err == nil {
		return true
	}
	return name == "localhost" || strings.HasSuffix(name, ".localhost")
}

// hostName returns a host without its port, in the form that is compared.
func hostName(host string) string {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	host = strings.TrimSuffix(strings.TrimPrefix(host, "["), "]")
	return strings.ToLower(strings.TrimSuffix(host, "."))
}

// localHostOnly answers requests that name the machine by an IP address or as localhost. It
// is for addresses that only this machine reaches.
func localHostOnly(h http.Handler) http.Handler {
	here := hosts{addresses: true}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !here.has(r.Host) {
			writeText(w, http.StatusMisdirectedRequest, "Nothing is here under that name. Ask for an IP address or localhost.\n")
			return
		}
		h.ServeHTTP(w, r)
	})
}
