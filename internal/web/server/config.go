package server

import (
	"fmt"
	"io"
	"math"
	"net"
	"net/netip"
	"net/url"
	"time"

	"github.com/alecthomas/kong"

	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

// Config has all settings. The tags are the flags of teahouse serve; the environment
// and the settings file use the same names. docs/teahouse.toml explains each.
type Config struct {
	Listen         string        `default:"127.0.0.1:8080" placeholder:"HOST:PORT" help:"The address to listen on (${default}). Port 0 selects a free one; :8080 listens on every address of the machine."`
	Data           string        `placeholder:"FOLDER" help:"The folder of the database; by default that of teahouse play."`
	Memory         bool          `help:"Keep matches in memory only, until the program ends. For trying things out."`
	AcceptLoss     int           `default:"0" placeholder:"N" help:"Start although the last N commits are missing in the database: the number in the error of a refused start."`
	Postgres       string        `placeholder:"DSN" help:"Keep matches in PostgreSQL, which several nodes can share, instead of the folder, e.g. postgres://teahouse@db1,db2/teahouse. Leave the password to PGPASSFILE or TEAHOUSE_POSTGRES."`
	SingleDatabase bool          `help:"Acknowledge turns although PostgreSQL has no synchronous standby: they can be lost with its disk."`
	Node           string        `placeholder:"NAME" help:"The name of this node for people, in logs; by default that of the machine."`
	BusListen      string        `placeholder:"HOST:PORT" help:"The address at which the other nodes reach the bus of this one, with --postgres; without it, or --bus-url, there is one node."`
	BusPeer        []string      `placeholder:"HOST:PORT" help:"The bus of another node; may be repeated. One is enough, and none is needed if the addresses in the database can be reached."`
	BusURL         string        `name:"bus-url" placeholder:"URL" help:"The address of a NATS that runs elsewhere, e.g. nats://nats1:4222,nats2:4222, instead of the bus that is part of each node."`
	BusCredentials string        `type:"path" placeholder:"FILE" help:"The credentials file that lets the node in at --bus-url."`
	BusCertificate string        `type:"path" placeholder:"FILE" help:"The certificate of this node for the bus, in PEM, with --bus-key and --bus-ca: connections between the nodes are encrypted, and only nodes with a certificate of the CA are let in."`
	BusKey         string        `type:"path" placeholder:"FILE" help:"The key of the certificate."`
	BusCA          string        `name:"bus-ca" type:"path" placeholder:"FILE" help:"The CA that has signed the certificates of all nodes."`
	PublicURL      string        `name:"public-url" placeholder:"URL" help:"The address of the service for people, e.g. https://play.example. With https, cookies are sent on secure connections only."`
	Origin         []string      `placeholder:"URL" help:"Another site whose pages may use this service, e.g. https://app.example; may be repeated."`
	TrustedProxy   []Network     `placeholder:"ADDRESSES" help:"A reverse proxy that is trusted to name the address of a client, e.g. 127.0.0.1 or 10.0.0.0/8; may be repeated."`
	Connections    int           `placeholder:"N" help:"The number of connections open at once; by default as many as the system allows open files, at most 20,000."`
	ScaleLimits    int           `default:"1" placeholder:"N" help:"Multiply the limits of each address and person by N (${default}): for many people behind one address, or for measurements."`
	MaxDatabase    Size          `default:"0" placeholder:"SIZE" help:"The largest size of the database, e.g. 20GB; 0 is no limit (${default}). A tenth is reserved for running matches."`
	MinFree        Size          `default:"64MB" placeholder:"SIZE" help:"The space to keep free on the disk (${default}): with less, no new match begins; 0 is none."`
	KeepAbandoned  time.Duration `default:"720h" placeholder:"TIME" help:"Delete a match that never began, or that was aborted, after this time (${default}); 0 keeps it for ever."`
	KeepUnfinished time.Duration `default:"0s" placeholder:"TIME" help:"Delete a match without a clock after this time without a move; 0s keeps it for ever, the default."`
	KeepFinished   time.Duration `default:"0s" placeholder:"TIME" help:"Delete a match this time after its end; 0s keeps it for ever, the default."`
	KeepPeople     time.Duration `default:"8760h" placeholder:"TIME" help:"Delete people without a match who were not seen for this time (${default}), at least 8760h, the lifetime of a cookie; 0 keeps them for ever."`
	Computers      int           `placeholder:"N" help:"The number of computers that think at once; by default one less than there are processors, at least 1."`
	ComputerQueue  int           `default:"256" placeholder:"N" help:"The length of the queue of computer turns (${default}); further turns are retried later."`
	ComputerPause  time.Duration `default:"500ms" placeholder:"TIME" help:"About the least time a computer takes for a turn (${default}); it varies a little."`
	Metrics        string        `default:"local" placeholder:"WHERE" help:"The address of /metrics (${default}): local, at the main address for programs on this machine and only while there is no public URL; off; or a HOST:PORT of its own."`
	Pprof          string        `placeholder:"HOST:PORT" help:"The address of Go's profiles, on this machine only, e.g. 127.0.0.1:6060; none by default."`
	LogLevel       string        `default:"info" enum:"debug,info,warn,error" placeholder:"LEVEL" help:"The lowest level of log messages on the standard error: debug, info, warn or error (${default}). With debug, every request."`
	LogFormat      string        `default:"text" enum:"text,json" placeholder:"FORMAT" help:"Log as text or json (${default})."`
	PseudoLanguage bool          `help:"Offer the language en-XA: English with accents, longer and in brackets. For tests of pages."`
	Grace          time.Duration `default:"10s" placeholder:"TIME" help:"The longest time for an orderly shutdown (${default})."`

	MailConfig
	NoticeConfig

	// OIDC are the other sites whose logins are good here, in the order of their buttons. Only the file of settings has them.
	OIDC []OIDCProvider `kong:"-"`

	Games gamelist.Games `kong:"-"`
	Log   io.Writer      `kong:"-"` // nil: nothing is logged

	// Tests of the service put something between it and its store, or give it another clock. With Postgres, what
	// Wrap returns is a store.Cluster.
	Wrap  func(store.Store) store.Store `kong:"-"`
	Clock uptime.MachineClock           `kong:"-"` // nil: uptime.Real
	// BusAdvertise is where other nodes reach the bus, if not at BusListen: tests put a proxy in between.
	BusAdvertise string `kong:"-"`
	// PlayerGrace is for how long after the start live clocks wait for their players; 0: match.Grace.
	PlayerGrace time.Duration `kong:"-"`
	// Limits changes those for addresses and people.
	Limits func(guard.RequestLimits) guard.RequestLimits `kong:"-"`
}

// Network is one address or, written with a slash, all that begin alike.
type Network struct{ netip.Prefix }

// UnmarshalText reads an address or a prefix.
func (n *Network) UnmarshalText(text []byte) error {
	if address, err := netip.ParseAddr(string(text)); err == nil && address.Zone() == "" {
		n.Prefix = netip.PrefixFrom(address, address.BitLen())
		return nil
	}
	prefix, err := netip.ParsePrefix(string(text))
	if err != nil || prefix != prefix.Masked() {
		return fmt.Errorf("%q is neither an address nor a network: want e.g. 127.0.0.1 or 10.0.0.0/8", text)
	}
	n.Prefix = prefix
	return nil
}

// Default returns the configuration without any settings.
func Default() Config {
	var c Config
	parser := kong.Must(&c, kong.Exit(func(int) {}))
	_, err := parser.Parse(nil)
	if err != nil {
		panic(err) // the defaults are part of the program
	}
	return c
}

// minDatabase is the smallest size that a database can be limited to.
const minDatabase = 100_000_000

// longest is the longest time that can be set: a hundred years.
const longest = 100 * 365 * 24 * time.Hour

// Values of the setting of the metrics besides an address.
const (
	metricsLocal = "local"
	metricsOff   = "off"
)

// SettingError describes what is wrong with one setting.
type SettingError struct {
	Name string // of its flag, without hyphens in front; with dots: in the file of settings alone
	Text string // the mistake and what would be right
}

func (e *SettingError) Error() string { return e.Name + ": " + e.Text }

// Check reports the first setting that cannot be, as a *SettingError.
func (c *Config) Check() error {
	for _, address := range []struct {
		name, value string
		ok          bool
	}{
		{"listen", c.Listen, false},
		{"metrics", c.Metrics, c.Metrics == metricsLocal || c.Metrics == metricsOff},
		{"pprof", c.Pprof, c.Pprof == ""},
	} {
		if address.ok {
			continue
		}
		if err := checkAddress(address.value); err != nil {
			return &SettingError{address.name, err.Error()}
		}
	}
	if c.Pprof != "" && !loopbackAddress(c.Pprof) {
		return &SettingError{"pprof", fmt.Sprintf("%q could be reached from other machines, and profiles show what is in memory: want a loopback address, e.g. 127.0.0.1:6060", c.Pprof)}
	}
	if c.PublicURL != "" {
		if err := checkOrigin(c.PublicURL); err != nil {
			return &SettingError{"public-url", err.Error()}
		}
	}
	if err := c.checkCluster(); err != nil {
		return err
	}
	if err := c.checkMail(); err != nil {
		return err
	}
	if err := c.checkProviders(); err != nil {
		return err
	}
	for _, origin := range c.Origin {
		if err := checkOrigin(origin); err != nil {
			return &SettingError{"origin", err.Error()}
		}
	}
	for _, number := range []struct {
		name               string
		value, least, most int
	}{
		{"accept-loss", c.AcceptLoss, 0, math.MaxInt},
		{"connections", c.Connections, 0, 1_000_000},
		{"scale-limits", c.ScaleLimits, 1, 1_000_000},
		{"computers", c.Computers, 0, 1024},
		{"computer-queue", c.ComputerQueue, 1, 1_000_000},
	} {
		if number.value < number.least || number.value > number.most {
			return &SettingError{number.name, fmt.Sprintf("%d cannot be: want a number from %d to %d", number.value, number.least, number.most)}
		}
	}
	if c.MaxDatabase != 0 && c.MaxDatabase < minDatabase {
		return &SettingError{"max-database", fmt.Sprintf("%d bytes cannot be: want at least 100MB, or 0 for no limit", c.MaxDatabase)}
	}
	for _, age := range []struct {
		name  string
		value time.Duration
		least time.Duration
	}{
		{"keep-abandoned", c.KeepAbandoned, time.Hour},
		{"keep-unfinished", c.KeepUnfinished, 24 * time.Hour},
		{"keep-finished", c.KeepFinished, 24 * time.Hour},
		{"keep-people", c.KeepPeople, identity.CookieLifetime}, // for so long a cookie is good
	} {
		if age.value != 0 && (age.value < age.least || age.value > longest) {
			return &SettingError{age.name, fmt.Sprintf("%v cannot be: want a time from %v to %v, or 0s to delete nothing", age.value, age.least, longest)}
		}
	}
	for _, span := range []struct {
		name        string
		value       time.Duration
		least, most time.Duration
	}{
		{"computer-pause", c.ComputerPause, 0, time.Minute},
		{"grace", c.Grace, time.Millisecond, time.Hour}, // in no time at all nothing is closed in order
	} {
		if span.value < span.least || span.value > span.most {
			return &SettingError{span.name, fmt.Sprintf("%v cannot be: want a time from %v to %v, e.g. 5s", span.value, span.least, span.most)}
		}
	}
	return nil
}

// checkAddress returns what is wrong with a HOST:PORT.
func checkAddress(address string) error {
	_, port, err := net.SplitHostPort(address)
	if err != nil {
		return fmt.Errorf("%q is not an address: want HOST:PORT, e.g. 127.0.0.1:8080", address)
	}
	if _, err := net.LookupPort("tcp", port); err != nil || port == "" {
		return fmt.Errorf("%q has no valid port: want a number up to 65535, e.g. 127.0.0.1:8080", address)
	}
	return nil
}

// loopbackAddress reports whether only this machine reaches a HOST:PORT. A name other
// than localhost counts as outside, because its address can change.
func loopbackAddress(address string) bool {
	host, _, err := net.SplitHostPort(address)
	return err == nil && loopbackHost(host)
}

func loopbackHost(host string) bool {
	if host == "localhost" {
		return true
	}
	ip, err := netip.ParseAddr(host)
	return err == nil && ip.Unmap().IsLoopback()
}

// checkOrigin returns what is wrong with the URL of a site.
func checkOrigin(text string) error {
	u, err := url.Parse(text)
	switch {
	case err != nil || u.Host == "" || (u.Scheme != "http" && u.Scheme != "https"):
		return fmt.Errorf("%q is not the address of a site: want a scheme and a host, e.g. https://play.example", text)
	case u.Path != "" && u.Path != "/", u.RawQuery != "", u.Fragment != "", u.User != nil:
		return fmt.Errorf("%q has more than a scheme and a host: want e.g. %s://%s; the service has a host of its own", text, u.Scheme, u.Host)
	}
	return nil
}
