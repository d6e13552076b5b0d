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
	for _, server := range s.databaseServers() {
		cpu, err := server.CPU()
		if err != nil {
			return nil, err
		}
		read[databaseCPU] += cpu.Seconds()
	}
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

// databaseMemory returns the memory of the database in bytes. It is not asked for during a load: that would stop the database.
func (s *site) databaseMemory() (sum int64, err error) {
	for _, server := range s.databaseServers() {
		memory, err := server.Memory()
		if err != nil {
			return 0, err
		}
		sum += memory
	}
	return sum, nil
}

// databaseServers returns the primary and its standbys.
func (s *site) databaseServers() []*pgcluster.Server {
	if s.database == nil {
		return nil
	}
	return append(s.database.Standbys(), s.database.Primary())
}
