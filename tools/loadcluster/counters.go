//go:build unix

package main

import (
	"context"
	"syscall"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
)

// The counters of a site.
const (
	loadCPU      = "load_cpu"     // seconds of this process
	databaseCPU  = "database_cpu" // of the primary and its standby
	transactions = "transactions"
	walBytes     = "wal_bytes"
)

// statisticsTime is how long a connection of PostgreSQL keeps its counts for itself at most while it works.
const statisticsTime = 1100 * time.Millisecond

// counters reads the counters of a site.
func (s *site) counters(ctx context.Context) (map[string]float64, error) {
	var own syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &own); err != nil {
		return nil, err
	}
	read := map[string]float64{loadCPU: float64(own.Utime.Nano()+own.Stime.Nano()) / 1e9}
	if s.database == nil {
		return read, nil
	}
	usage, err := s.databaseUsage()
	if err != nil {
		return nil, err
	}
	read[databaseCPU] = usage.CPU.Seconds()
	select {
	case <-time.After(statisticsTime):
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	for name, query := range map[string]string{
		transactions: "SELECT sum(xact_commit)::float8 FROM pg_stat_database WHERE datname = '" + s.name + "'",
		walBytes:     "SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8",
	} {
		var value float64
		if err := s.database.Primary().Query(ctx, &value, query); err != nil {
			return nil, err
		}
		read[name] = value
	}
	return read, nil
}

// databaseUsage returns what the servers of the database use together.
func (s *site) databaseUsage() (sum pgcluster.ProcessUsage, err error) {
	if s.database == nil {
		return sum, nil
	}
	for _, server := range append(s.database.Standbys(), s.database.Primary()) {
		u, err := server.Usage()
		if err != nil {
			return sum, err
		}
		sum.CPU += u.CPU
		sum.Memory += u.Memory
	}
	return sum, nil
}
