package server

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"syscall"
	"time"
)

// Limits of a connection. There is no limit for a whole request or answer, because live
// connections and streams last.
const (
	headerTimeout = 5 * time.Second
	idleTimeout   = 75 * time.Second // longer than the usual minute of reverse proxies
	headerBytes   = 16 << 10
)

// httpEndpoint is an address with what answers there.
type httpEndpoint struct {
	listener    net.Listener
	server      *http.Server
	connections *connections
}

// newEndpoint listens at the address that a setting has.
func newEndpoint(ctx context.Context, setting, address string, h http.Handler, log *slog.Logger) (*httpEndpoint, error) {
	var config net.ListenConfig
	l, err := config.Listen(ctx, "tcp", address)
	if err != nil {
		return nil, listenError(setting, address, err)
	}
	known := newConnections(log)
	return &httpEndpoint{l, &http.Server{
		Handler:           onConnections(h),
		ConnState:         known.changed,
		ConnContext:       withConnection,
		ReadHeaderTimeout: headerTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    headerBytes,
		ErrorLog:          slog.NewLogLogger(log.Handler(), slog.LevelDebug), // of connections, which strangers cause
	}, known}, nil
}

// serve answers requests until the endpoint is closed.
func (d *httpEndpoint) serve() error {
	if err := d.server.Serve(knownListener{d.listener}); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// close accepts no further connections and waits until requests are answered, as long as ctx
// lasts.
func (d *httpEndpoint) close(ctx context.Context) error {
	// Shutdown would wait for clients that have sent nothing, or half of a request:
	// with an ended context it only stops listening, which it does first.
	ended, cancel := context.WithCancel(ctx)
	cancel()
	_ = d.server.Shutdown(ended)
	err := d.connections.close(ctx)
	if err != nil {
		err = errors.Join(fmt.Errorf("requests had to be cut off: %w", err), d.server.Close())
	}
	// A listener that was never served is not known to its server.
	_ = d.listener.Close()
	return err
}

// listenError explains what to do when an address cannot be used.
func listenError(setting, address string, err error) error {
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return fmt.Errorf("%s is in use: another program listens there, perhaps another teahouse. Stop it, or choose another address with --%s", address, setting)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("no permission to listen at %s: ports below 1024 are reserved. Choose a higher one with --%s, e.g. 8080", address, setting)
	case errors.Is(err, syscall.EADDRNOTAVAIL):
		return fmt.Errorf("%s is not an address of this machine. Choose one that is with --%s, e.g. 127.0.0.1:8080 or :8080", address, setting)
	}
	return fmt.Errorf("cannot listen at %s: %w", address, err)
}
