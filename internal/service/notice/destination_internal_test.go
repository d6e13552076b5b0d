package notice

import (
	"errors"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"testing"
)

// What is not of the public internet is not reached, in whatever way the address is written.
func TestPublicAddresses(t *testing.T) {
	for _, address := range []string{
		"127.0.0.1", "127.8.8.8", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "0.1.2.3",
		"224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1",
		"::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1",
		"64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "100::1", "2001:db8::1", "fec0::1",
	} {
		if isPublic(netip.MustParseAddr(address)) {
			t.Errorf("%s counts as public", address)
		}
	}
	for _, address := range []string{"1.1.1.1", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1", "::ffff:1.1.1.1"} {
		if !isPublic(netip.MustParseAddr(address)) {
			t.Errorf("%s does not count as public", address)
		}
	}
}

// A name that leads to this machine is refused when the connection to it is made.
func TestPrivateName(t *testing.T) {
	reached := false
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { reached = true }))
	defer server.Close()
	_, port, err := net.SplitHostPort(server.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	client := newClient(false)
	defer client.CloseIdleConnections()
	for _, host := range []string{"localhost", "127.0.0.1"} {
		answer, err := client.Post("http://"+host+":"+port, "text/plain", nil)
		if err == nil {
			_ = answer.Body.Close()
		}
		if !errors.Is(err, ErrPrivate) || reached {
			t.Errorf("%s: %v, reached: %v", host, err, reached)
		}
	}
	if err, ok := errors.AsType[*SendError](sendError(ErrPrivate)); !ok || !err.Permanent {
		t.Errorf("it is tried again: %v", err)
	}
}

// A key pair follows from the key of the site, and is read from what other programs make.
func TestPushKey(t *testing.T) {
	one, err := NewPushKey([]byte("the key of the site"))
	if err != nil {
		t.Fatal(err)
	}
	again, err := ParsePushKey(one.Private + "=\n")
	if err != nil || again != one {
		t.Errorf("%+v and %+v, %v", one, again, err)
	}
	if other, err := NewPushKey([]byte("another key")); err != nil || other == one {
		t.Errorf("another site has %+v, %v", other, err)
	}
	for _, text := range []string{"", "?", "AAAA", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"} {
		if _, err := ParsePushKey(text); err == nil {
			t.Errorf("%q is a key", text)
		}
	}
}
