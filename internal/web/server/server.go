package server

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"os"

	"github.com/prometheus/client_golang/prometheus"
	"golang.org/x/sync/errgroup"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/web/guard"
)

// Server is the running service.
type Server struct {
	config       Config
	log          *slog.Logger
	registry     *prometheus.Registry
	metrics      *metrics.Metrics
	health       *health
	app          *app
	mainEndpoint *httpEndpoint
	endpoints    []*httpEndpoint // the main one and the others
}

// New opens everything: the database, the listeners. Requests are answered from Run on.
// The error is a *SettingError, or describes the obstacle and what to do.
func New(ctx context.Context, c Config) (_ *Server, err error) {
	if err := c.Check(); err != nil {
		return nil, err
	}
	if c.PseudoLanguage {
		messages.OfferPseudo()
	}
	s := &Server{config: c, log: newLog(c.Log, c.LogLevel, c.LogFormat), registry: newRegistry()}
	s.metrics = metrics.New(s.registry)
	defer func() {
		if err != nil {
			err = errors.Join(err, s.Close())
		}
	}()
	// The address first: an operator who starts the service twice learns that, and not
	// that the database is locked.
	if err := s.openEndpoints(ctx); err != nil {
		return nil, err
	}
	if s.app, err = newApp(ctx, c, s.Addr(), s.guardLimits(), s.log, s.metrics); err != nil {
		return nil, err
	}
	s.health = &health{healthy: s.app.store.Ping, full: s.app.capacity.Full, damaged: s.app.damaged}
	if s.app.member.node != nil {
		s.health.member = s.app.member.node.Err
	}
	s.mainEndpoint.listener = s.app.guard.Listener(s.mainEndpoint.listener)
	s.mainEndpoint.server.Handler = onConnections(s.routes())
	return s, nil
}

// openEndpoints opens the doors, which nothing answers at yet.
func (s *Server) openEndpoints(ctx context.Context) error {
	c := s.config
	for _, d := range []struct{ setting, address string }{{"listen", c.Listen}, {"metrics", c.Metrics}, {"pprof", c.Pprof}} {
		if d.address == "" || d.address == metricsLocal || d.address == metricsOff {
			continue
		}
		opened, err := newEndpoint(ctx, d.setting, d.address, s.separateHandler(d.setting, d.address), s.log)
		if err != nil {
			return err
		}
		s.endpoints = append(s.endpoints, opened)
		if d.setting != "listen" {
			s.log.Info("listening", "for", d.setting, "address", opened.listener.Addr().String())
		}
	}
	s.mainEndpoint = s.endpoints[0]
	return nil
}

// Addr returns where the service listens.
func (s *Server) Addr() net.Addr { return s.mainEndpoint.listener.Addr() }

// URL returns the address of the service on this machine, or the public URL.
func (s *Server) URL() string {
	if s.config.PublicURL != "" {
		return s.config.PublicURL
	}
	u := url.URL{Scheme: "http", Host: s.Addr().String(), Path: "/"}
	if tcp, ok := s.Addr().(*net.TCPAddr); ok && tcp.IP.IsUnspecified() {
		u.Host = fmt.Sprintf("localhost:%d", tcp.Port)
	}
	return u.String()
}

// Handler answers requests without a listener, limits included: to measure their cost.
func (s *Server) Handler() http.Handler { return s.mainEndpoint.server.Handler }

// Run answers until ctx ends, or until it cannot continue, and shuts down: it accepts
// no new connections, ends live connections, finishes requests, stops the clocks and
// closes the database. The error means that not all of it was done within the grace
// period, or why Run could not continue.
func (s *Server) Run(ctx context.Context) error {
	serving, ctx := errgroup.WithContext(ctx)
	for _, d := range s.endpoints {
		serving.Go(d.serve)
	}
	s.log.Info("serving", "address", s.Addr().String(), "pid", os.Getpid())
	<-ctx.Done()
	s.log.Info("shutting down", "grace", s.config.Grace)
	err := s.Close()
	err = errors.Join(serving.Wait(), err)
	if err == nil {
		s.log.Info("stopped")
	}
	return err
}

// Close shuts down within the grace. Closing twice is as closing once.
func (s *Server) Close() error {
	ctx, cancel := context.WithTimeout(context.Background(), s.config.Grace)
	defer cancel()
	// A client that does not leave must not use up the time for closing the database.
	leave, hurry := context.WithTimeout(ctx, s.config.Grace/2)
	defer hurry()
	if s.health != nil {
		s.health.close()
	}
	if s.app != nil && s.app.keeper != nil {
		// The clocks stop here: a player who is cut off from now on must not lose time.
		s.app.keeper.Stop()
	}
	var leaving errgroup.Group
	for _, d := range s.endpoints {
		leaving.Go(func() error { return d.close(leave) })
	}
	var errs []error
	if s.app != nil {
		// Long requests end only on demand.
		errs = append(errs, s.app.closeConnections(leave))
	}
	errs = append(errs, leaving.Wait())
	if s.app != nil {
		errs = append(errs, s.app.close(ctx))
	}
	s.endpoints, s.app = nil, nil
	return errors.Join(errs...)
}

// reservedFiles is how many open files are for other things than connections: the database
// and its readers, listeners, what people ask for metrics with.
const reservedFiles = 64

// guardLimits returns those of the guard. No more connections are let in than there can be open
// files: a refusal is better than an Accept that fails.
func (s *Server) guardLimits() guard.RequestLimits {
	limits := guard.Default().Scaled(s.config.ScaleLimits)
	if s.config.Limits != nil {
		limits = s.config.Limits(limits)
	}
	wanted := limits.Open
	if s.config.Connections > 0 {
		wanted = s.config.Connections
	}
	limits.Open = s.raiseConnections(wanted)
	return limits
}

// raiseConnections raises the limit of open files and returns how many connections there can
// be, at most those wanted.
func (s *Server) raiseConnections(wanted int) int {
	before, after, err := raiseFileLimit()
	if err != nil {
		s.log.Warn("the limit of open files could not be raised", "limit", before, "error", err)
	}
	if after == 0 {
		return wanted // this system does not say
	}
	sockets := int(min(max(after, reservedFiles+1)-reservedFiles, 1<<30))
	s.log.Info("open files", "limit", after, "before", before, "connections", min(wanted, sockets))
	if wanted > sockets && s.config.Connections > 0 {
		s.log.Warn("the limit of open files is too low for the connections wanted; raise it with ulimit -n or LimitNOFILE",
			"wanted", wanted, "possible", sockets)
	}
	return min(wanted, sockets)
}

// newLog makes the log that the settings ask for. Level and format have been checked.
func newLog(w io.Writer, level, format string) *slog.Logger {
	if w == nil {
		w = io.Discard
	}
	var l slog.Level
	if err := l.UnmarshalText([]byte(level)); err != nil {
		l = slog.LevelInfo
	}
	options := &slog.HandlerOptions{Level: l}
	if format == "json" {
		return slog.New(slog.NewJSONHandler(w, options))
	}
	return slog.New(slog.NewTextHandler(w, options))
}
