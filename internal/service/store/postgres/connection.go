package postgres

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"net"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgconn/ctxwatch"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

const (
	connectTimeout = 3 * time.Second // of one host
	peerTimeout    = 3 * time.Second // after which a server that does not answer the network is given up
	// longestPause is how long a transaction may wait for its node. The rows of a node that stands
	// still are free after it.
	longestPause = 2 * time.Second
)

// settings are how connections are made, and what they must fulfil.
type settings struct {
	config         *pgx.ConnConfig
	singleDatabase bool
	search         search

	mu      sync.Mutex
	stopped bool
	open    map[*serverConn]struct{}
	others  map[string]bool      // addresses at which no primary was found, since one was found elsewhere
	avoided map[string]time.Time // until when no connection is made to an address
}

// errStopped is the error of connections after stop.
var errStopped = fmt.Errorf("%w: the connections are closed", store.ErrClosed)

// stop closes all connections that write, and makes no more. The outcome of commits that wait is unknown.
func (s *settings) stop() {
	s.mu.Lock()
	s.stopped = true
	s.mu.Unlock()
	for _, c := range s.connections() {
		if c.writes {
			_ = c.Close()
		}
	}
}

// connections returns the open connections.
func (s *settings) connections() []*serverConn {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Collect(maps.Keys(s.open))
}

// dialPrimary is dial of an address that may be that of the primary. While a primary is looked for, no address is passed over: the one
// that was known may have been lost a moment ago.
func (s *settings) dialPrimary(ctx context.Context, network, address string, writes bool) (net.Conn, error) {
	if s.avoids(address) && !s.search.running() {
		return nil, errAvoided
	}
	return s.dial(ctx, network, address, writes)
}

// dial makes a network connection, to write with or only to read.
func (s *settings) dial(ctx context.Context, network, address string, writes bool) (net.Conn, error) {
	conn, err := dialer().DialContext(ctx, network, address)
	if err != nil {
		s.noPrimaryAt(address)
		return nil, err
	}
	c := &serverConn{Conn: conn, settings: s, writes: writes}
	s.mu.Lock()
	stopped := s.stopped && writes
	s.open[c] = struct{}{}
	s.mu.Unlock()
	if stopped {
		return nil, errors.Join(errStopped, c.Close())
	}
	return c, nil
}

// newSettings reads a DSN.
func newSettings(dsn string, o Config) (*settings, error) {
	config, err := pgx.ParseConfig(dsn)
	if err != nil {
		return nil, err
	}
	s := &settings{config: config, singleDatabase: o.SingleDatabase, open: map[*serverConn]struct{}{}, others: map[string]bool{}, avoided: map[string]time.Time{}}
	s.search.settings = s
	config.ConnectTimeout = connectTimeout
	config.ValidateConnect = s.validate // which includes that of target_session_attrs=read-write
	config.RuntimeParams["application_name"] = "teahouse " + escape(o.Node)
	config.RuntimeParams["timezone"] = "UTC"
	config.OnNotice = recordWarning
	return s, nil
}

// reading returns the configuration of a connection that reads. Its statements are cancelled when the
// context of the caller ends.
func (s *settings) reading() *pgx.ConnConfig {
	config := s.config.Copy()
	config.DialFunc = func(ctx context.Context, network, address string) (net.Conn, error) {
		return s.dialPrimary(ctx, network, address, false)
	}
	return config
}

// errNoCancel is the error of sending a request to cancel a statement.
var errNoCancel = errors.New("statements that write are not cancelled")

// writing returns the configuration of one connection that writes.
//
// The end of a context closes the connection and cancels no statement. When the driver
// gives up a connection after any error it sends a request to cancel, on a new
// connection; it cannot dial one.
func (s *settings) writing() *pgx.ConnConfig {
	config := s.config.Copy()
	s.protect(config)
	return config
}

// protect changes the configuration of one connection to that of one that writes.
func (s *settings) protect(config *pgx.ConnConfig) {
	var connected atomic.Bool
	config.DialFunc = func(ctx context.Context, network, address string) (net.Conn, error) {
		if connected.Load() {
			return nil, errNoCancel
		}
		return s.dialPrimary(ctx, network, address, true)
	}
	config.AfterConnect = func(ctx context.Context, c *pgconn.PgConn) error {
		connected.Store(true)
		return c.Exec(ctx, limitsOf(c)).Close()
	}
	config.BuildContextWatcherHandler = func(c *pgconn.PgConn) ctxwatch.Handler {
		return &pgconn.DeadlineContextWatcherHandler{Conn: c.Conn()}
	}
}

// limitsOf returns the statement that lifts the limits of statements that an operator has set, as far as this version of the
// server knows them, and lets the server notice within seconds that a node is gone: until then
// it keeps the rows locked that the node was about to write. A commit that waits for the standby has no limit.
//
// It does not ask the view pg_settings which limits there are: that takes as long as the rest of a new connection.
func limitsOf(c *pgconn.PgConn) string {
	text := fmt.Sprintf(`SET statement_timeout = 0; SET lock_timeout = 0; SET idle_session_timeout = 0;
		SET idle_in_transaction_session_timeout = %d;
		SET tcp_keepalives_idle = 1; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 2;
		SET tcp_user_timeout = %d`, longestPause.Milliseconds(), peerTimeout.Milliseconds())
	if majorVersion(c.ParameterStatus("server_version")) >= 17 {
		text += "; SET transaction_timeout = 0"
	}
	return text
}

// majorVersion returns the first number of the version of a server, as of 15.18 or 18beta1.
func majorVersion(version string) int {
	digits := strings.IndexFunc(version, func(r rune) bool { return r < '0' || r > '9' })
	if digits < 0 {
		digits = len(version)
	}
	n, _ := strconv.Atoi(version[:digits]) // 0: there is none
	return n
}

// dialer returns one whose connections notice within seconds that the other side is gone.
func dialer() *net.Dialer {
	return &net.Dialer{
		Timeout:         connectTimeout,
		KeepAliveConfig: net.KeepAliveConfig{Enable: true, Idle: time.Second, Interval: time.Second, Count: 2},
		Control:         limitUnacknowledged,
	}
}

// connect makes a connection that writes.
func (s *settings) connect(ctx context.Context) (*pgx.Conn, error) {
	if err := s.search.wait(ctx); err != nil {
		return nil, err
	}
	return pgx.ConnectConfig(ctx, s.writing())
}

// connectLane is connect for the connection of a lane. Its statements are few and always find their rows the same way: they are planned
// once, not for each list of matches anew.
func (s *settings) connectLane(ctx context.Context) (*pgx.Conn, error) {
	if err := s.search.wait(ctx); err != nil {
		return nil, err
	}
	config := s.writing()
	config.RuntimeParams["plan_cache_mode"] = "force_generic_plan"
	return pgx.ConnectConfig(ctx, config)
}

// newPool makes a pool of connections, none at first.
func (s *settings) newPool(ctx context.Context, size int32, write bool) (*pgxpool.Pool, error) {
	config, err := pgxpool.ParseConfig(s.config.ConnString())
	if err != nil {
		return nil, err
	}
	config.ConnConfig = s.reading()
	config.MaxConns, config.MinConns = size, 0
	config.MaxConnLifetime = time.Hour
	config.MaxConnLifetimeJitter = 10 * time.Minute
	config.HealthCheckPeriod = 10 * time.Second
	config.BeforeConnect = func(ctx context.Context, c *pgx.ConnConfig) error {
		if write {
			s.protect(c)
		}
		return s.search.wait(ctx)
	}
	return pgxpool.NewWithConfig(ctx, config)
}
