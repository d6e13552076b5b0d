package notice

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"syscall"
	"time"
)

// ErrPrivate means that an address is not one of the public internet. People choose where the service sends requests, and
// otherwise they could reach what only its own network can.
var ErrPrivate = errors.New("the address is not public")

// sendTime is the longest time for a request to another service.
const sendTime = 10 * time.Second

// notPublic are networks that are not reached over the internet, besides those that package netip names, and networks whose
// addresses contain other ones.
var notPublic = []netip.Prefix{
	netip.MustParsePrefix("0.0.0.0/8"),       // this network
	netip.MustParsePrefix("100.64.0.0/10"),   // behind a provider
	netip.MustParsePrefix("192.0.0.0/24"),    // of protocols
	netip.MustParsePrefix("192.0.2.0/24"),    // of documents, like the next two
	netip.MustParsePrefix("198.51.100.0/24"), //
	netip.MustParsePrefix("203.0.113.0/24"),  //
	netip.MustParsePrefix("192.88.99.0/24"),  // relays
	netip.MustParsePrefix("198.18.0.0/15"),   // measurements
	netip.MustParsePrefix("240.0.0.0/4"),     // reserved, and broadcast
	netip.MustParsePrefix("::/96"),           // IPv4 in IPv6, like the next four
	netip.MustParsePrefix("64:ff9b::/96"),    //
	netip.MustParsePrefix("64:ff9b:1::/48"),  //
	netip.MustParsePrefix("2002::/16"),       //
	netip.MustParsePrefix("2001::/32"),       //
	netip.MustParsePrefix("100::/64"),        // nowhere
	netip.MustParsePrefix("2001:db8::/32"),   // of documents
	netip.MustParsePrefix("fec0::/10"),       // of sites, as it was
}

// isPublic reports whether an address is one of the public internet.
func isPublic(ip netip.Addr) bool {
	ip = ip.Unmap().WithZone("")
	if !ip.IsGlobalUnicast() || ip.IsPrivate() {
		return false
	}
	for _, network := range notPublic {
		if network.Contains(ip) {
			return false
		}
	}
	return true
}

// isPrivateHost reports whether a host is written as an address that is not public, or is a name of this machine.
func isPrivateHost(host string) bool {
	ip, err := netip.ParseAddr(host)
	if err != nil {
		return host == "localhost"
	}
	return !isPublic(ip)
}

// newClient returns a client for requests to addresses that people have chosen. It connects to public addresses only, unless
// private is set: each address is checked when the connection to it is made, so a name that leads elsewhere a moment later is of no use. It
// follows no redirect and uses no proxy.
func newClient(private bool) *http.Client {
	dialer := &net.Dialer{Timeout: sendTime, Control: func(_, address string, _ syscall.RawConn) error {
		to, err := netip.ParseAddrPort(address)
		if err != nil {
			return fmt.Errorf("the address %s: %w", address, err)
		}
		if !private && !isPublic(to.Addr()) {
			return ErrPrivate
		}
		return nil
	}}
	return &http.Client{
		Timeout:       sendTime,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		Transport: &http.Transport{
			DialContext: func(ctx context.Context, network, address string) (net.Conn, error) {
				return dialer.DialContext(ctx, network, address)
			},
			ForceAttemptHTTP2:   true,
			MaxIdleConns:        64,
			IdleConnTimeout:     time.Minute,
			TLSHandshakeTimeout: sendTime,
		},
	}
}
