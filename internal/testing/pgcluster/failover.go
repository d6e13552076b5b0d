package pgcluster

import (
	"context"
	"errors"
	"os"
	"strings"
	"time"
)

// Failover is how another server took the place of the primary. Nothing could be stored from Gone to Promoting, at least.
type Failover struct {
	Lost      *Server   // the primary before
	Gone      time.Time // Lost was gone by then
	Promoting time.Time // the promotion began
	Promoted  time.Time // and had ended by then
}

// FailOver kills the primary and promotes the standby that has received most. The others follow it.
func (s *Servers) FailOver(ctx context.Context) (Failover, error) {
	return s.failOver(ctx, (*Server).Kill)
}

// FailOverHanging is FailOver that pauses the primary instead: it does not answer, and no connection to it breaks.
// Kill ends it.
func (s *Servers) FailOverHanging(ctx context.Context) (Failover, error) {
	return s.failOver(ctx, (*Server).Pause)
}

// failOver promotes another server after the primary was lost in some way.
func (s *Servers) failOver(ctx context.Context, lose func(*Server) error) (Failover, error) {
	f := Failover{Lost: s.Primary()}
	if err := lose(f.Lost); err != nil {
		return f, err
	}
	f.Gone = time.Now()
	best, others, err := s.furthest(ctx, f.Lost)
	if err != nil {
		return f, err
	}
	f.Promoting = time.Now()
	if err := s.Promote(ctx, best); err != nil {
		return f, err
	}
	f.Promoted = time.Now()
	for _, other := range others {
		if err := s.Follow(ctx, other); err != nil {
			return f, err
		}
	}
	return f, nil
}

// furthest returns the standby that has received most, and the other ones.
func (s *Servers) furthest(ctx context.Context, lost *Server) (best *Server, others []*Server, err error) {
	s.mu.Lock()
	all := append([]*Server{}, s.all...)
	s.mu.Unlock()
	var most int64
	for _, server := range all {
		if server == lost {
			continue
		}
		var received int64
		err := server.Query(ctx, &received, "SELECT (greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()) - '0/0'::pg_lsn)::BIGINT")
		if err != nil {
			return nil, nil, err
		}
		if best != nil && received <= most {
			others = append(others, server)
			continue
		}
		if best != nil {
			others = append(others, best)
		}
		best, most = server, received
	}
	if best == nil {
		return nil, nil, errors.New("there is no standby")
	}
	return best, others, nil
}

// Replace makes a killed server a standby of the primary of now, at the same address.
func (s *Servers) Replace(ctx context.Context, killed *Server) error {
	if err := os.RemoveAll(killed.folder); err != nil {
		return err
	}
	if err := s.clone(ctx, killed); err != nil {
		return err
	}
	return s.waitForStandby(ctx, killed.Name)
}

// SetSynchronousEverywhere is SetSynchronous for all servers, so that a standby that is promoted has
// standbys of its own.
func (s *Servers) SetSynchronousEverywhere(ctx context.Context, names string) error {
	s.mu.Lock()
	all := append([]*Server{}, s.all...)
	s.mu.Unlock()
	for _, server := range all {
		if server == s.Primary() {
			continue
		}
		if err := server.Exec(ctx, "ALTER SYSTEM SET synchronous_standby_names = '"+strings.ReplaceAll(names, "'", "''")+"'"); err != nil {
			return err
		}
		if err := server.Exec(ctx, "SELECT pg_reload_conf()"); err != nil {
			return err
		}
	}
	return s.SetSynchronous(ctx, names)
}
