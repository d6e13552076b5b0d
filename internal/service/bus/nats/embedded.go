package nats

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// embedded is the server of NATS in this process.
type embedded struct {
	server *server.Server
	mu     sync.Mutex // held while the peers are replaced
	option *server.Options
}

// clientPassword lets the client in this process in. If other programs may not connect it is random.
func (c *Config) clientPassword() string {
	if c.ClientListen != "" {
		return RoutePassword(c.Secret)
	}
	return rand.Text()
}

// startEmbedded starts a server and returns once it accepts connections.
func startEmbedded(ctx context.Context, c Config, password string) (*embedded, error) {
	options, err := c.serverOptions(password)
	if err != nil {
		return nil, err
	}
	s, err := server.NewServer(options)
	if err != nil {
		return nil, c.withoutSecret(err)
	}
	log := &serverLog{log: c.Log, secret: RoutePassword(c.Secret), fatal: make(chan string, 1)}
	s.SetLoggerV2(log, false, false, false)
	e := &embedded{server: s, option: options}
	go s.Start()
	late := time.After(10 * time.Second)
	for err == nil {
		if s.ReadyForConnections(time.Millisecond) {
			return e, nil
		}
		select {
		case <-time.After(5 * time.Millisecond):
		case text := <-log.fatal:
			err = errors.New(text)
		case <-ctx.Done():
			err = ctx.Err()
		case <-late:
			err = errors.New("the server does not start")
		}
	}
	s.Shutdown()
	return nil, err
}

// serverOptions are the options of the server.
func (c *Config) serverOptions(password string) (*server.Options, error) {
	o := &server.Options{
		ServerName: c.Node, DontListen: true, NoSigs: true, NoSystemAccount: true,
		MaxPayload: maxPayload, MaxPending: 32 << 20, WriteDeadline: writeTimeout,
		NoFastProducerStall: true, // a slow node is cut off and does not slow the others
		PingInterval:        10 * time.Second, MaxPingsOut: 2,
	}
	o.Authorization = password // a reload would disconnect a client with a user name
	var err error
	if c.ClientListen != "" {
		o.DontListen = false
		if o.Host, o.Port, err = splitListen(c.ClientListen); err != nil {
			return nil, err
		}
	}
	if c.Listen == "" {
		return o, nil
	}
	if o.DontListen {
		// The server begins with its routes once it listens for clients. None of them knows the password.
		o.DontListen, o.Host, o.Port = false, "127.0.0.1", server.RANDOM_PORT
	}
	o.Cluster = server.ClusterOpts{
		Name: c.Cluster, Advertise: c.Advertise, NoAdvertise: true,
		// One route to each node keeps the order among subjects.
		PoolSize: 1, ConnectRetries: 60,
		PingInterval: time.Second, MaxPingsOut: 2, WriteDeadline: writeTimeout,
		Compression: server.CompressionOpts{Mode: server.CompressionOff},
	}
	if o.Cluster.Host, o.Cluster.Port, err = splitListen(c.Listen); err != nil {
		return nil, err
	}
	if c.Secret != "" {
		o.Cluster.Username, o.Cluster.Password = userName, RoutePassword(c.Secret)
	}
	if o.Cluster.TLSConfig, err = c.TLS.load(); err != nil {
		return nil, err
	}
	o.Routes, err = c.routes(c.Peers)
	return o, err
}

// splitListen splits HOST:PORT; for NATS a free port is -1.
func splitListen(address string) (host string, port int, err error) {
	host, text, err := net.SplitHostPort(address)
	if err != nil {
		return "", 0, fmt.Errorf("%q is no address, HOST:PORT", address)
	}
	number, err := strconv.ParseUint(text, 10, 16)
	if err != nil {
		return "", 0, fmt.Errorf("%q is no address, HOST:PORT", address)
	}
	if number == 0 {
		return host, server.RANDOM_PORT, nil
	}
	return host, int(number), nil
}

// routes returns the addresses of other nodes, without this one and each once.
func (c *Config) routes(addresses []string) (routes []*url.URL, err error) {
	known := map[string]bool{c.Listen: true, c.Advertise: true}
	for _, address := range addresses {
		if known[address] {
			continue
		}
		known[address] = true
		u, err := c.routeURL(address)
		if err != nil {
			return nil, err
		}
		routes = append(routes, u)
	}
	return routes, nil
}

// setPeers replaces the addresses of other nodes.
func (e *embedded) setPeers(c Config, addresses []string) error {
	if c.Listen == "" {
		return errors.New("a node with peers must listen too")
	}
	routes, err := c.routes(addresses)
	if err != nil {
		return err
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	next := e.option.Clone()
	next.Routes = routes
	if err := e.server.ReloadOptions(next); err != nil {
		return c.withoutSecret(err)
	}
	e.option = next
	return nil
}

func (c *Config) withoutSecret(err error) error {
	return errors.New(redact(err.Error(), RoutePassword(c.Secret)))
}

func redact(text, secret string) string {
	if secret == "" {
		return text
	}
	return strings.ReplaceAll(text, secret, "[secret]")
}

// serverLog writes what the server logs, without the secret.
type serverLog struct {
	log    *slog.Logger
	secret string
	fatal  chan string
}

func (l *serverLog) write(level slog.Level, format string, arguments []any) {
	if l.log.Enabled(context.Background(), level) {
		l.log.Log(context.Background(), level, "nats: "+redact(fmt.Sprintf(format, arguments...), l.secret))
	}
}

// Noticef is for what is usual.
func (l *serverLog) Noticef(format string, v ...any) { l.write(slog.LevelDebug, format, v) }

// Warnf is for what may be a fault.
func (l *serverLog) Warnf(format string, v ...any) {
	level := slog.LevelWarn
	if strings.HasPrefix(format, "Plaintext passwords") { // they are in no file
		level = slog.LevelDebug
	}
	l.write(level, format, v)
}

// Errorf is for what has failed.
func (l *serverLog) Errorf(format string, v ...any) { l.write(slog.LevelWarn, format, v) }

// Debugf is not used: the server's debug messages are off.
func (l *serverLog) Debugf(format string, v ...any) { l.write(slog.LevelDebug, format, v) }

// Tracef is not used: the server's traces are off.
func (l *serverLog) Tracef(format string, v ...any) { l.write(slog.LevelDebug, format, v) }

// Fatalf is for what keeps the server from starting.
func (l *serverLog) Fatalf(format string, v ...any) {
	l.write(slog.LevelError, format, v)
	select {
	case l.fatal <- redact(fmt.Sprintf(format, v...), l.secret):
	default:
	}
}
