package postgres

import (
	"context"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

const (
	// replicationInterval is the time between two looks at the standbys.
	replicationInterval = 5 * time.Second
	// maxStandbys is of how many standbys there are metrics.
	maxStandbys = 16
)

// standbys reads how the standbys are. The generator of package query does not know this view. Without the role
// pg_monitor the server tells only their names.
const standbys = `SELECT application_name::TEXT, coalesce(state, '')::TEXT, coalesce(sync_state, '')::TEXT,
	coalesce(pg_current_wal_lsn() - flush_lsn, 0)::FLOAT, coalesce(extract(epoch FROM flush_lag), 0)::FLOAT
FROM pg_stat_replication WHERE application_name IS NOT NULL ORDER BY application_name LIMIT $1`

// standby is a standby of the primary.
type standby struct {
	Name          string
	State         string // empty: the role may not know
	SyncState     string
	BehindBytes   float64 // that it does not have on its disk
	BehindSeconds float64
}

// isSynchronous reports whether commits can wait for the standby.
func (s *standby) isSynchronous() bool {
	return s.State == "streaming" && (s.SyncState == "sync" || s.SyncState == "quorum")
}

// requiredPattern matches the number of standbys that must confirm a commit, as in ANY 1 (a, b).
var requiredPattern = regexp.MustCompile(`(?i)^\s*(?:FIRST\s+|ANY\s+)?([0-9]+)\s*\(`)

// requiredStandbys returns how many standbys must confirm a commit, by synchronous_standby_names.
func requiredStandbys(names string) int {
	if strings.TrimSpace(names) == "" {
		return 0
	}
	if found := requiredPattern.FindStringSubmatch(names); found != nil {
		if n, err := strconv.Atoi(found[1]); err == nil {
			return n
		}
	}
	return 1 // a list without a number
}

// watchReplication measures the replication until ctx ends.
func (s *Store) watchReplication(ctx context.Context) {
	ticker := time.NewTicker(replicationInterval)
	defer ticker.Stop()
	seen := map[string]bool{}
	for {
		s.measureReplication(ctx, seen)
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return
		}
	}
}

// measureReplication sets the metrics of the replication. seen are the standbys that have metrics.
func (s *Store) measureReplication(ctx context.Context, seen map[string]bool) {
	ctx, cancel := context.WithTimeout(ctx, replicationInterval)
	defer cancel()
	list, safe := s.readReplication(ctx)
	s.metrics.ReplicationSafe.Set(safe)
	now := map[string]bool{}
	for _, standby := range list {
		now[standby.Name], seen[standby.Name] = true, true
		synchronous := 0.0
		if standby.isSynchronous() {
			synchronous = 1
		}
		s.metrics.StandbySynchronous.WithLabelValues(standby.Name).Set(synchronous)
		s.metrics.StandbyBehindBytes.WithLabelValues(standby.Name).Set(standby.BehindBytes)
		s.metrics.StandbyBehindSeconds.WithLabelValues(standby.Name).Set(standby.BehindSeconds)
	}
	for name := range seen {
		if !now[name] {
			delete(seen, name)
			s.metrics.StandbySynchronous.DeleteLabelValues(name)
			s.metrics.StandbyBehindBytes.DeleteLabelValues(name)
			s.metrics.StandbyBehindSeconds.DeleteLabelValues(name)
		}
	}
}

// readReplication reads how the standbys are, and whether commits can be acknowledged: 1 if so, 0 if not, and -1 if the
// role of the node may not know.
func (s *Store) readReplication(ctx context.Context) (list []standby, safe float64) {
	var is query.SettingsRow
	if err := s.reads.QueryRow(ctx, query.Settings).Scan(&is.Standbys, &is.Level); err != nil || s.settings.check(is) != nil {
		return nil, 0
	}
	rows, err := s.reads.Query(ctx, standbys, maxStandbys)
	if err == nil {
		list, err = pgx.CollectRows(rows, pgx.RowToStructByPos[standby])
	}
	if err != nil {
		return nil, 0
	}
	confirming, hidden := 0, false
	for i := range list {
		if list[i].isSynchronous() {
			confirming++
		}
		hidden = hidden || list[i].State == ""
	}
	switch {
	case confirming >= requiredStandbys(is.Standbys):
		return list, 1
	case hidden:
		return list, -1
	}
	return list, 0
}
