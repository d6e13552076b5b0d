package pgcluster

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"

	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

// Server is one PostgreSQL server.
type Server struct {
	Name string // by which synchronous_standby_names knows it
	Port int    // on 127.0.0.1

	folder  string
	servers *Servers
	link    *tcpproxy.Proxy // from its standbys to it; nil: they reach it directly
	process *child          // nil: it does not run
}

// SetLink sets what passes between the server and its standbys. It needs Config.Links.
func (s *Server) SetLink(state tcpproxy.LinkState) { s.link.Set(state) }

// replicationPort returns the port at which its standbys find the server.
func (s *Server) replicationPort() string {
	address := s.Address()
	if s.link != nil {
		address = s.link.Address()
	}
	_, port, _ := net.SplitHostPort(address) // it is one of this package
	return port
}

func (s *Server) closeLink() error {
	if s.link == nil {
		return nil
	}
	return s.link.Close()
}

// Address returns where the server listens, HOST:PORT.
func (s *Server) Address() string { return fmt.Sprintf("127.0.0.1:%d", s.Port) }

// DSN returns the address of a database at this server alone.
func (s *Server) DSN(database string) string { return dsn(s.Address(), database) }

// Start starts a server, also one that was stopped or killed, and waits until it answers.
func (s *Server) Start(ctx context.Context) error {
	settings := []string{
		"port=" + strconv.Itoa(s.Port), "listen_addresses=127.0.0.1", "unix_socket_directories=", "cluster_name=" + s.Name,
		"max_connections=200", "max_wal_senders=8", "shared_buffers=64MB", "wal_keep_size=256MB", "wal_receiver_status_interval=1s",
		"wal_retrieve_retry_interval=100ms", "autovacuum=on", "log_min_messages=warning",
		"dynamic_shared_memory_type=mmap", // in the folder of the server, so that nothing is left of one that was killed
	}
	if !s.servers.config.Sync {
		settings = append(settings, "fsync=off", "full_page_writes=off")
	}
	arguments := []string{"-D", s.folder}
	for _, setting := range append(settings, s.servers.config.Settings...) {
		arguments = append(arguments, "-c", setting)
	}
	process, err := s.servers.system.start(s.folder+".log", nil, filepath.Join(s.servers.system.binaries, "postgres"), arguments...)
	if err != nil {
		return err
	}
	s.process = process
	err = poll(ctx, func() error { return s.Exec(ctx, "SELECT 1") })
	if err != nil {
		text, _ := os.ReadFile(s.folder + ".log")
		return fmt.Errorf("the server %s does not answer: %w\n%s", s.Name, err, text)
	}
	return nil
}

// Stop stops a server in good order: what it has written is sent to its standbys.
func (s *Server) Stop(ctx context.Context) error {
	if s.process == nil {
		return nil
	}
	_, err := s.servers.system.run(ctx, "pg_ctl", "stop", "-m", "fast", "-w", "-D", s.folder)
	return errors.Join(err, s.wait())
}

// Kill ends a server at once, all its processes together, and returns once they are gone: one that still
// has the shared memory would keep the server from being started again.
func (s *Server) Kill() error {
	if s.process == nil {
		return nil
	}
	_, err := s.signal(sigStop)
	pids, killed := s.signal(sigKill)
	return errors.Join(err, killed, s.wait(), waitForEnd(pids))
}

// Pause stops all processes of a server, as if its machine had stopped; Resume lets them go on.
func (s *Server) Pause() error {
	_, err := s.signal(sigStop)
	return err
}

// Resume lets a paused server go on.
func (s *Server) Resume() error {
	_, err := s.signal(sigContinue)
	return err
}

// wait waits for the end of the process.
func (s *Server) wait() error {
	err := s.process.wait()
	s.process = nil
	return err
}

// signal sends a signal to the postmaster and then to its children: when the first has stopped, no
// further ones come. It returns the processes.
func (s *Server) signal(sig os.Signal) (pids []int, err error) {
	postmaster, err := s.postmaster()
	if errors.Is(err, os.ErrNotExist) {
		return nil, nil // it has ended
	}
	if err != nil {
		return nil, err
	}
	children, err := childrenOf(postmaster)
	if err != nil {
		return nil, err
	}
	if err := send(postmaster, sig); err != nil {
		return nil, err
	}
	later, err := childrenOf(postmaster)
	if err == nil {
		children = append(children, later...)
	}
	for _, child := range children {
		if err := send(child, sig); err != nil {
			return nil, err
		}
	}
	return append(children, postmaster), nil
}

// Exec executes a statement as the superuser.
func (s *Server) Exec(ctx context.Context, text string, arguments ...any) error {
	return s.ExecIn(ctx, "postgres", text, arguments...)
}

// ExecIn executes a statement in a database as the superuser.
func (s *Server) ExecIn(ctx context.Context, database, text string, arguments ...any) (err error) {
	conn, err := connect(ctx, s, database)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, conn.Close(context.WithoutCancel(ctx))) }()
	_, err = conn.Exec(ctx, text, arguments...)
	return err
}

// Query reads one value as the superuser.
func (s *Server) Query(ctx context.Context, into any, text string, arguments ...any) (err error) {
	conn, err := connect(ctx, s, "postgres")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, conn.Close(context.WithoutCancel(ctx))) }()
	return conn.QueryRow(ctx, text, arguments...).Scan(into)
}

// freePort returns a port that was free a moment ago.
func freePort() (int, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return 0, err
	}
	port := l.Addr().(*net.TCPAddr).Port
	return port, l.Close()
}
