package nats

import (
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"encoding/hex"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"os"
	"regexp"
	"time"
)

// Config says how a node reaches the others.
type Config struct {
	// Node is the id of this process: up to 64 letters, digits, - and _. No other process has or had it.
	Node string
	// Cluster is the name of the cluster; empty: teahouse. Clusters of different names can share a
	// NATS that runs elsewhere.
	Cluster string

	// URL is where a NATS runs, or several addresses of it with commas. Empty: the server is part of the process.
	URL string
	// User and Password, or the file Credentials, let the node in at URL.
	User, Password string
	Credentials    string

	// Listen is where the server of this process waits for those of other nodes, HOST:PORT; port 0
	// is a free one. Empty: it has no routes.
	Listen string
	// Advertise is the address that other nodes are given for Listen; empty: where its connections come from.
	Advertise string
	// Peers are addresses of other nodes, HOST:PORT; see also SetPeers.
	Peers []string
	// Secret lets nodes in. It may be empty only if Listen is a loopback address.
	Secret string
	// ClientListen lets other programs connect, with the token of RoutePassword; empty: none can.
	// With routes, NATS listens on a free loopback port all the same, and refuses everyone.
	ClientListen string
	// TLS encrypts the routes, or the connection to URL.
	TLS TLSFiles

	// DigestInterval is the time between two digests; 0: DefaultDigestInterval.
	DigestInterval time.Duration
	Log            *slog.Logger // nil: the default one

	limits limits
}

// DefaultDigestInterval is the time between two digests. Without any during three intervals a
// node counts as unreachable.
const DefaultDigestInterval = 500 * time.Millisecond

// TLSFiles are files in PEM. A node shows its certificate both as a server and as a client, and accepts
// those that the CA has signed.
type TLSFiles struct{ Certificate, Key, CA string }

// limits bound memory.
type limits struct {
	received   int           // messages that have arrived and were not delivered
	sentBytes  int           // of messages that were not sent
	window     int           // topics of a digest; if there are more it is for all
	peers      int           // nodes
	handlers   int           // requests that are handled at once
	waiting    int           // further requests
	subscribed time.Duration // how long Subscribe waits for the server
}

var defaultLimits = limits{
	received: 2048, sentBytes: 32 << 20, window: 16384, peers: 256, handlers: 64, waiting: 256, subscribed: 250 * time.Millisecond,
}

const (
	// MaxData is how long the data of a request, an answer or an announcement can be.
	MaxData         = 1 << 20
	maxNotification = 64 << 10
	maxPayload      = MaxData + 4<<10 // with what goes before the data

	userName     = "teahouse"
	writeTimeout = 2 * time.Second
)

// word is what can be a part of a subject.
var word = regexp.MustCompile(`^[A-Za-z0-9_-]{1,64}$`)

// complete checks the configuration and puts in what was left out.
func (c *Config) complete() error {
	if c.Cluster == "" {
		c.Cluster = "teahouse"
	}
	if c.DigestInterval == 0 {
		c.DigestInterval = DefaultDigestInterval
	}
	if c.Log == nil {
		c.Log = slog.Default()
	}
	if c.limits == (limits{}) {
		c.limits = defaultLimits
	}
	switch {
	case !word.MatchString(c.Node):
		return fmt.Errorf("%q is no id of a node", c.Node)
	case !word.MatchString(c.Cluster):
		return fmt.Errorf("%q is no name of a cluster", c.Cluster)
	case c.DigestInterval < 10*time.Millisecond:
		return fmt.Errorf("a digest interval of %v is too short", c.DigestInterval)
	case c.URL != "" && (c.Listen != "" || len(c.Peers) > 0 || c.ClientListen != ""):
		return errors.New("with a NATS that runs elsewhere there are neither routes nor listeners")
	case c.Listen == "" && len(c.Peers) > 0:
		return errors.New("a node with peers must listen too")
	case c.Listen != "" && c.Secret == "" && !isLoopback(c.Listen):
		return fmt.Errorf("whatever reaches %s would get in: set a secret", c.Listen)
	case c.ClientListen != "" && c.Secret == "" && !isLoopback(c.ClientListen):
		return fmt.Errorf("whatever reaches %s would get in: set a secret", c.ClientListen)
	}
	return nil
}

func isLoopback(address string) bool {
	host, _, err := net.SplitHostPort(address)
	ip := net.ParseIP(host)
	return err == nil && (host == "localhost" || ip != nil && ip.IsLoopback())
}

// RoutePassword returns the password that servers and clients of a cluster with this secret
// use. It has no characters with a meaning in addresses.
func RoutePassword(secret string) string {
	if secret == "" {
		return ""
	}
	sum := sha256.Sum256([]byte("teahouse nats " + secret))
	return hex.EncodeToString(sum[:])
}

// routeURL returns the address of a peer as NATS wants it.
func (c *Config) routeURL(address string) (*url.URL, error) {
	host, port, err := net.SplitHostPort(address)
	if err != nil || host == "" || port == "" {
		return nil, fmt.Errorf("%q is no address of a node, HOST:PORT", address)
	}
	u := &url.URL{Scheme: "nats-route", Host: net.JoinHostPort(host, port)}
	if c.Secret != "" {
		u.User = url.UserPassword(userName, RoutePassword(c.Secret))
	}
	return u, nil
}

// load reads the files; nil if there are none.
func (f TLSFiles) load() (*tls.Config, error) {
	if f == (TLSFiles{}) {
		return nil, nil
	}
	config := &tls.Config{MinVersion: tls.VersionTLS13, ClientAuth: tls.RequireAndVerifyClientCert}
	if f.Certificate != "" || f.Key != "" {
		pair, err := tls.LoadX509KeyPair(f.Certificate, f.Key)
		if err != nil {
			return nil, fmt.Errorf("certificate: %w", err)
		}
		config.Certificates = []tls.Certificate{pair}
	}
	if f.CA != "" {
		text, err := os.ReadFile(f.CA)
		if err != nil {
			return nil, err
		}
		pool := x509.NewCertPool()
		if !pool.AppendCertsFromPEM(text) {
			return nil, fmt.Errorf("%s has no certificate", f.CA)
		}
		config.RootCAs, config.ClientCAs = pool, pool
	}
	return config, nil
}
