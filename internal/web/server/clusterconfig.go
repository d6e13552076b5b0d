package server

import (
	"crypto/rand"
	"fmt"
	"os"
	"regexp"
	"strings"

	"github.com/teahouse-games/teahouse/internal/service/bus/nats"
)

// nodeName is what a node can be called.
var nodeName = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$`)

// checkCluster reports the first setting of a cluster that cannot be.
func (c *Config) checkCluster() error {
	for _, setting := range []struct {
		name string
		set  bool
	}{
		{"single-database", c.SingleDatabase},
		{"node", c.Node != ""},
		{"bus-listen", c.BusListen != ""},
		{"bus-peer", len(c.BusPeer) > 0},
		{"bus-url", c.BusURL != ""},
	} {
		if setting.set && c.Postgres == "" {
			return &SettingError{setting.name, "it is of use only with --postgres, the database that the nodes share"}
		}
	}
	someTLS := c.BusCertificate != "" || c.BusKey != "" || c.BusCA != ""
	allTLS := c.BusCertificate != "" && c.BusKey != "" && c.BusCA != ""
	switch {
	case c.Postgres != "" && c.Memory:
		return &SettingError{"memory", "matches are kept in memory or with --postgres: choose one"}
	case c.Node != "" && !nodeName.MatchString(c.Node):
		return &SettingError{"node", fmt.Sprintf("%q cannot be a name: want up to 63 letters, digits, dots and hyphens, e.g. node1", c.Node)}
	case c.BusURL != "" && (c.BusListen != "" || len(c.BusPeer) > 0):
		return &SettingError{"bus-url", "a NATS that runs elsewhere needs neither --bus-listen nor --bus-peer"}
	case len(c.BusPeer) > 0 && c.BusListen == "":
		return &SettingError{"bus-peer", "a node with other nodes needs an address at which they reach it: set --bus-listen"}
	case c.BusCredentials != "" && c.BusURL == "":
		return &SettingError{"bus-credentials", "they are of use only with --bus-url"}
	case someTLS && !allTLS:
		return &SettingError{"bus-certificate", "the certificate, its key and the CA belong together: set --bus-certificate, --bus-key and --bus-ca"}
	}
	addresses := append([]string{}, c.BusPeer...)
	if c.BusListen != "" {
		addresses = append(addresses, c.BusListen)
	}
	for i, address := range addresses {
		if err := checkAddress(address); err != nil {
			name := "bus-peer"
			if i == len(c.BusPeer) {
				name = "bus-listen"
			}
			return &SettingError{name, err.Error()}
		}
	}
	return nil
}

// nodeNameOrHost returns the name of the node.
func (c *Config) nodeNameOrHost() string {
	if c.Node != "" {
		return c.Node
	}
	if host, err := os.Hostname(); err == nil && nodeName.MatchString(host) {
		return host
	}
	return "node"
}

// newNodeID returns an id that no other process has: the name and chance.
func (c *Config) newNodeID() string {
	name := strings.Map(func(r rune) rune {
		if r == '.' {
			return '-'
		}
		return r
	}, c.nodeNameOrHost())
	return name[:min(len(name), 40)] + "-" + strings.ToLower(rand.Text()[:12])
}

// busConfig returns the configuration of the bus of a node.
func (c *Config) busConfig(node, secret string) nats.Config {
	return nats.Config{
		Node: node, URL: c.BusURL, Credentials: c.BusCredentials, Listen: c.BusListen, Advertise: c.BusAdvertise, Peers: c.BusPeer, Secret: secret,
		TLS: nats.TLSFiles{Certificate: c.BusCertificate, Key: c.BusKey, CA: c.BusCA},
	}
}
