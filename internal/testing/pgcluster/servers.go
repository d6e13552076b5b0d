package pgcluster

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

// Config describes the servers.
type Config struct {
	Sync bool // wait for the disk at each commit
	// Settings are further ones of every server, as max_connections=300.
	Settings []string
	// Links puts a proxy between each primary and its standbys, for Server.SetLink.
	Links bool
}

// Servers is a primary with its standbys.
type Servers struct {
	config Config
	system *system
	folder string // of all servers
	number atomic.Int64

	mu      sync.Mutex
	primary *Server
	all     []*Server
}

// Start makes a primary without a standby.
func Start(ctx context.Context, c Config) (*Servers, error) {
	sys, err := findSystem()
	if err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp("", "pg")
	if err != nil {
		return nil, err
	}
	s := &Servers{config: c, system: sys, folder: folder}
	if err := s.startPrimary(ctx); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

func (s *Servers) startPrimary(ctx context.Context) error {
	if err := s.system.give(s.folder); err != nil {
		return err
	}
	p, err := s.newServer("primary")
	if err != nil {
		return err
	}
	s.primary = p
	if _, err := s.system.run(ctx, "initdb", "-D", p.folder, "-U", superuser, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"); err != nil {
		return err
	}
	return p.Start(ctx)
}

// superuser is the name of the only user.
const superuser = "tester"

func (s *Servers) newServer(name string) (*Server, error) {
	port, err := freePort()
	if err != nil {
		return nil, err
	}
	server := &Server{Name: name, Port: port, folder: filepath.Join(s.folder, fmt.Sprint(name, s.number.Add(1))), servers: s}
	if s.config.Links {
		if server.link, err = tcpproxy.Start(server.Address()); err != nil {
			return nil, err
		}
	}
	s.mu.Lock()
	s.all = append(s.all, server)
	s.mu.Unlock()
	return server, nil
}

// Primary returns the server that is written to.
func (s *Servers) Primary() *Server {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.primary
}

// Standbys returns the servers that are not written to.
func (s *Servers) Standbys() (standbys []*Server) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, server := range s.all {
		if server != s.primary {
			standbys = append(standbys, server)
		}
	}
	return standbys
}

// DSN returns the address of a database at whichever of the servers is the primary.
func (s *Servers) DSN(database string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	var hosts []string
	for _, server := range s.all {
		hosts = append(hosts, server.Address())
	}
	return dsn(strings.Join(hosts, ","), database)
}

func dsn(hosts, database string) string {
	return "postgres://" + superuser + "@" + hosts + "/" + database + "?sslmode=disable&target_session_attrs=read-write&connect_timeout=3"
}

// CreateDatabase makes an empty database and returns its address.
func (s *Servers) CreateDatabase(ctx context.Context) (dsn string, err error) {
	name := fmt.Sprintf("test%d", s.number.Add(1))
	return s.DSN(name), s.Primary().Exec(ctx, "CREATE DATABASE "+name)
}

// AddStandby copies the primary and starts the copy as its standby.
func (s *Servers) AddStandby(ctx context.Context, name string) (*Server, error) {
	server, err := s.newServer(name)
	if err != nil {
		return nil, err
	}
	if err := s.clone(ctx, server); err != nil {
		return nil, err
	}
	return server, s.waitForStandby(ctx, name)
}

// clone copies the primary to a server and starts it.
func (s *Servers) clone(ctx context.Context, server *Server) error {
	_, err := s.system.run(ctx, "pg_basebackup", "-D", server.folder, "-h", "127.0.0.1", "-p", s.Primary().replicationPort(), "-U", superuser,
		"-X", "stream", "-c", "fast", "-R", "--no-sync")
	if err != nil {
		return err
	}
	return server.Start(ctx)
}

// waitForStandby waits until a standby receives what the primary writes.
func (s *Servers) waitForStandby(ctx context.Context, name string) error {
	return poll(ctx, func() error {
		var streams bool
		err := s.Primary().Query(ctx, &streams, "SELECT EXISTS (SELECT 1 FROM pg_stat_replication WHERE application_name = $1 AND state = 'streaming')", name)
		if err == nil && !streams {
			err = fmt.Errorf("the standby %s receives nothing", name)
		}
		return err
	})
}

// SetSynchronous sets synchronous_standby_names of the primary, as "ANY 1 (a, b)", and waits until
// it is in force.
func (s *Servers) SetSynchronous(ctx context.Context, names string) error {
	p := s.Primary()
	if err := p.Exec(ctx, "ALTER SYSTEM SET synchronous_standby_names = '"+strings.ReplaceAll(names, "'", "''")+"'"); err != nil {
		return err
	}
	if err := p.Exec(ctx, "SELECT pg_reload_conf()"); err != nil {
		return err
	}
	return poll(ctx, func() error {
		var now string
		var synchronous int
		err := p.Query(ctx, &now, "SELECT current_setting('synchronous_standby_names')")
		if err == nil && now != names {
			err = fmt.Errorf("synchronous_standby_names is %q", now)
		}
		if err != nil || names == "" {
			return err
		}
		if err = p.Query(ctx, &synchronous, "SELECT count(*) FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')"); err == nil && synchronous == 0 {
			err = errors.New("no standby is synchronous")
		}
		return err
	})
}

// FillLog fills so many files of the write-ahead log, of 16 MB each, and has every server make a checkpoint, after which it writes these
// files again. Servers that have run for a while do that; a new one creates each file first, and commits wait for it. A server keeps as many
// files as min_wal_size allows, if wal_keep_size is 0.
func (s *Servers) FillLog(ctx context.Context, files int) error {
	p := s.Primary()
	for range files {
		if err := p.Exec(ctx, "SELECT pg_logical_emit_message(true, '', ''), pg_switch_wal()"); err != nil {
			return err
		}
	}
	if err := p.Exec(ctx, "CHECKPOINT"); err != nil {
		return err
	}
	var end string
	if err := p.Query(ctx, &end, "SELECT pg_current_wal_lsn()::text"); err != nil {
		return err
	}
	for _, standby := range s.Standbys() {
		err := poll(ctx, func() error {
			var there bool
			err := standby.Query(ctx, &there, "SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn", end)
			if err == nil && !there {
				err = fmt.Errorf("the standby %s has not read the log up to %s", standby.Name, end)
			}
			return err
		})
		if err == nil {
			err = standby.Exec(ctx, "CHECKPOINT")
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// Promote makes a standby the primary. The one before must have ended or hang.
func (s *Servers) Promote(ctx context.Context, standby *Server) error {
	if _, err := s.system.run(ctx, "pg_ctl", "promote", "-w", "-t", "30", "-D", standby.folder); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.primary = standby
	return nil
}

// Follow makes a standby receive from the primary of now.
func (s *Servers) Follow(ctx context.Context, standby *Server) error {
	address := fmt.Sprintf("host=127.0.0.1 port=%s user=%s sslmode=disable", s.Primary().replicationPort(), superuser)
	for _, text := range []string{"ALTER SYSTEM SET primary_conninfo = '" + address + "'", "SELECT pg_reload_conf()"} {
		if err := standby.Exec(ctx, text); err != nil {
			return err
		}
	}
	return s.waitForStandby(ctx, standby.Name)
}

// Remove ends a server and deletes its data.
func (s *Servers) Remove(server *Server) error {
	s.mu.Lock()
	for i, other := range s.all {
		if other == server {
			s.all = append(s.all[:i:i], s.all[i+1:]...)
			break
		}
	}
	s.mu.Unlock()
	return errors.Join(server.Kill(), server.closeLink(), os.RemoveAll(server.folder))
}

// Close ends all servers and deletes their data.
func (s *Servers) Close() error {
	s.mu.Lock()
	all := s.all
	s.mu.Unlock()
	var errs []error
	for _, server := range all {
		errs = append(errs, server.Kill(), server.closeLink())
	}
	return errors.Join(append(errs, os.RemoveAll(s.folder))...)
}

// poll calls f until it has no error, for half a minute at most.
func poll(ctx context.Context, f func() error) error {
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	for {
		err := f()
		if err == nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return errors.Join(err, ctx.Err())
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// connect opens a connection to a server's database.
func connect(ctx context.Context, server *Server, database string) (*pgx.Conn, error) {
	return pgx.Connect(ctx, "postgres://"+superuser+"@"+server.Address()+"/"+database+"?sslmode=disable&connect_timeout=3")
}
