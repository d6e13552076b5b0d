package postgres

import (
	"context"
	"fmt"
	"maps"
	"net"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

const (
	// searchWait is how long a caller waits until a primary is found. A heartbeat, which comes each second, waits nearly always
	// then, and is sent as soon as one is found.
	searchWait = store.HeartbeatInterval * 9 / 10
	// searchInterval is the time between two looks at a server by the same connection, and the least between two connections.
	searchInterval = 100 * time.Millisecond
	// Between two connections to a server a search rests for searchRest times as long as the last one took, at most for
	// longestRest: where starting a process takes 40 ms of a processor, ten a second would be too many.
	searchRest  = 3
	longestRest = 500 * time.Millisecond
	// lookTimeout is how long a server that has accepted a connection may take to answer.
	lookTimeout = time.Second
	// keepTime is for how long a search keeps a connection. The address may lead to another server afterwards.
	keepTime = 2 * time.Second
)

// errNoPrimary is the error of a connection while no primary is known.
var errNoPrimary = fmt.Errorf("%w: no primary is found", store.ErrUnavailable)

// search looks for the primary while none is known. All connections of a node wait for it together. It keeps one connection to
// each server and asks by it again and again: each new one starts a process at the server, and a node whose connections all
// tried again at once would take the processors that the servers need for the promotion.
type search struct {
	settings *settings

	mu      sync.Mutex
	started bool             // whether there may be searches
	found   chan struct{}    // closed once a primary is found; nil: none is looked for
	stop    func()           // ends the search
	ended   time.Time        // when the last search ended
	reasons map[string]error // by server: why it is not the primary
	looking sync.WaitGroup
}

// start lets searches begin.
func (s *search) start() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.started = true
}

// close ends the search. There is no other one.
func (s *search) close() {
	s.mu.Lock()
	s.started = false
	s.mu.Unlock()
	s.end()
	s.looking.Wait()
}

// wait returns once a connection to the primary may be tried. After searchWait without one, the error is errNoPrimary.
func (s *search) wait(ctx context.Context) error {
	s.mu.Lock()
	found := s.found
	s.mu.Unlock()
	if found == nil {
		return nil
	}
	timer := time.NewTimer(searchWait)
	defer timer.Stop()
	select {
	case <-found:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return s.err()
	}
}

// err returns errNoPrimary with what is wrong with each server.
func (s *search) err() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.reasons) == 0 {
		return errNoPrimary
	}
	all := []any{errNoPrimary}
	for _, server := range slices.Sorted(maps.Keys(s.reasons)) {
		all = append(all, fmt.Errorf("%s: %w", server, s.reasons[server]))
	}
	return fmt.Errorf("%w: %w"+strings.Repeat("; %w", len(all)-2), all...)
}

// begin begins a search, unless there is one already.
func (s *search) begin() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.started || s.found != nil {
		return
	}
	delay := searchInterval / 2 // in most cases the next server is the primary, and there is nothing to look for
	if time.Since(s.ended) < longestRest {
		delay = longestRest // a primary that accepts some connections and refuses others, as it has too many
	}
	ctx, cancel := context.WithCancel(context.Background())
	s.stop, s.found, s.reasons = cancel, make(chan struct{}), map[string]error{}
	for _, server := range s.settings.servers() {
		s.looking.Go(func() { s.watch(ctx, server, delay) })
	}
}

// running reports whether a primary is looked for.
func (s *search) running() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.found != nil
}

// end ends the search, if there is one: a primary was found.
func (s *search) end() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.found == nil {
		return
	}
	s.stop()
	close(s.found)
	s.found, s.ended = nil, time.Now()
}

// watch looks at a server after a delay, until ctx ends.
func (s *search) watch(ctx context.Context, server *pgconn.Config, rest time.Duration) {
	w := &watchedServer{server: server, settings: s.settings}
	defer w.close()
	name := net.JoinHostPort(server.Host, fmt.Sprint(server.Port))
	for {
		select {
		case <-time.After(rest):
		case <-ctx.Done():
			return
		}
		begun := time.Now()
		err := w.inspect(ctx)
		if err == nil {
			s.settings.foundAt(w.conn.Conn().RemoteAddr().String())
			return
		}
		if ctx.Err() != nil {
			return
		}
		s.mu.Lock()
		s.reasons[name] = err
		s.mu.Unlock()
		rest = searchInterval
		if w.conn == nil {
			rest = min(max(searchRest*time.Since(begun), searchInterval), longestRest)
		}
	}
}

// watchedServer is a server that may become the primary.
type watchedServer struct {
	server   *pgconn.Config
	settings *settings
	conn     *pgconn.PgConn // nil: there is none
	since    time.Time      // of the connection
	made     int            // how many connections were made
}

// inspect returns nil if the server is the primary and can be written to.
func (w *watchedServer) inspect(ctx context.Context) error {
	if w.conn != nil && time.Since(w.since) > keepTime {
		w.close()
	}
	if w.conn == nil {
		config := w.server.Copy()
		lookup := config.LookupFunc
		config.LookupFunc = func(ctx context.Context, host string) ([]string, error) {
			addresses, err := lookup(ctx, host)
			return rotated(addresses, w.made), err
		}
		w.made++
		conn, err := pgconn.ConnectConfig(ctx, config)
		if err != nil {
			return err
		}
		w.conn, w.since = conn, time.Now()
	}
	asking, cancel := context.WithTimeout(ctx, lookTimeout)
	defer cancel()
	_, err := w.settings.inspect(asking, w.conn)
	if err != nil && w.conn.IsClosed() {
		w.conn = nil
	}
	return err
}

func (w *watchedServer) close() {
	if w.conn == nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), lookTimeout)
	defer cancel()
	_ = w.conn.Close(ctx)
	w.conn = nil
}

// rotated returns a list that begins with its nth element: a name may stand for several servers.
func rotated(list []string, n int) []string {
	if len(list) == 0 {
		return nil
	}
	n %= len(list)
	return slices.Concat(list[n:], list[:n])
}

// servers returns how each server of the DSN is connected to, for a look at it.
func (s *settings) servers() (servers []*pgconn.Config) {
	all := s.config.Config
	hosts := append([]*pgconn.FallbackConfig{{Host: all.Host, Port: all.Port, TLSConfig: all.TLSConfig}}, all.Fallbacks...)
	for _, host := range hosts {
		if last := len(servers) - 1; last >= 0 && servers[last].Host == host.Host && servers[last].Port == host.Port {
			servers[last].Fallbacks = append(servers[last].Fallbacks, host) // with or without TLS
			continue
		}
		server := all.Copy()
		server.Host, server.Port, server.TLSConfig, server.Fallbacks = host.Host, host.Port, host.TLSConfig, nil
		server.ValidateConnect, server.AfterConnect = nil, nil
		server.DialFunc = dialer().DialContext
		servers = append(servers, server)
	}
	return servers
}
