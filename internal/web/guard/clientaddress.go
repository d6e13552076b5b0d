package guard

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// ClientAddress returns the origin of a request: the peer, or what trusted proxies report.
func (g *Guard) ClientAddress(r *http.Request) netip.Prefix {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return netip.Prefix{}
	}
	at := peer.Addr().Unmap()
	// Each proxy has appended its client: from the end, the first address that is not a
	// trusted proxy is the client.
	addresses := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for len(addresses) > 0 && g.isTrusted(at) {
		next, err := netip.ParseAddr(strings.TrimSpace(addresses[len(addresses)-1]))
		if err != nil {
			break
		}
		at, addresses = next.Unmap(), addresses[:len(addresses)-1]
	}
	return addressPrefix(at)
}

func (g *Guard) isTrusted(a netip.Addr) bool {
	return slices.ContainsFunc(g.Trusted, func(p netip.Prefix) bool { return p.Contains(a) })
}

// addressPrefix returns what counts as one address: a client with IPv6 has 2^64 addresses.
func addressPrefix(a netip.Addr) netip.Prefix {
	bits := a.BitLen()
	if a.Is6() {
		bits = 64
	}
	p, err := a.WithZone("").Prefix(bits)
	if err != nil {
		return netip.Prefix{}
	}
	return p
}
