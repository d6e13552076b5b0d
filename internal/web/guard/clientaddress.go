package guard

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// clientAddress is where a request comes from: the peer, or what trusted proxies say.
func (g *Guard) clientAddress(r *http.Request) netip.Prefix {
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return netip.Prefix{}
	}
	at := peer.Addr().Unmap()
	// Each proxy has put behind what it was told whom it was told by: from the end, the
	// first that is no proxy of ours is who we can name.
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

// addressPrefix is what counts as one address: who has an address of IPv6 has 2^64 of them.
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
