package torture_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/testing/torture"
)

var mutants = flag.String("mutants", "", "the wrong versions of the store that the campaign must catch, with commas, or all")

// clusterMutants are wrong versions of the store of a node, each with the failure that shows its mistake.
var clusterMutants = []struct {
	name    string
	wrap    func(store.Cluster) store.Cluster
	failure torture.Failure
}{
	{"acknowledges-before-commit", newEarlyAckCluster, torture.Failure{Name: "node killed", Cause: torture.KillNode}},
	{"trusts-what-it-reads", func(s store.Cluster) store.Cluster { return trustingStore{s, os.Getenv(database)} },
		torture.Failure{Name: "primary killed with a cancelled append", Cause: torture.CancelAndKillPrimary}},
	{"ignores-the-epoch", func(s store.Cluster) store.Cluster { return fencelessStore{s} },
		torture.Failure{Name: "owner paused", Cause: torture.PauseOwner(6 * time.Second)}},
	{"ignores-the-end-of-its-lease", func(s store.Cluster) store.Cluster {
		return &timelessStore{Cluster: s, known: map[string]store.Owner{}}
	},
		torture.Failure{Name: "node cut off from database", Cause: torture.CutFromDatabase}},
}

// wrapMutant returns what makes a store a mutant.
func wrapMutant(name string) func(store.Store) store.Store {
	for _, m := range clusterMutants {
		if m.name == name {
			return func(s store.Store) store.Store { return m.wrap(s.(store.Cluster)) }
		}
	}
	panic("there is no mutant " + name)
}

// The campaign catches each wrong version of the store.
func TestMutantsAreCaught(t *testing.T) {
	known := []string{"", "all"}
	for _, m := range clusterMutants {
		known = append(known, m.name)
	}
	for _, name := range strings.Split(*mutants, ",") {
		if !slices.Contains(known, name) {
			t.Fatalf("-mutants: there is no mutant %q; there are %q", name, known[1:])
		}
	}
	for _, m := range clusterMutants {
		if *mutants != "all" && !strings.Contains(","+*mutants+",", ","+m.name+",") {
			continue
		}
		t.Run(m.name, func(t *testing.T) {
			m.failure.Count = 50
			campaign := newTestCluster(t, 3, mutantIs+"="+m.name).campaign(t, m.failure)
			report, err := campaign.Run(t.Context())
			if err != nil {
				t.Error(err)
			}
			if len(report.Faults) == 0 {
				t.Error("nothing was found")
			}
			for _, name := range []string{"faults.txt", "node0.log", "node1.log", "node2.log"} {
				if _, err := os.Stat(filepath.Join(campaign.Evidence, name)); err != nil {
					t.Errorf("the evidence is not complete: %v", err)
				}
			}
			t.Log(report)
			for _, fault := range report.Faults[:min(5, len(report.Faults))] {
				t.Log(fault)
			}
		})
	}
}

// earlyAckCluster is earlyAckStore in a cluster.
type earlyAckCluster struct {
	store.Cluster
	early *earlyAckStore
}

func newEarlyAckCluster(s store.Cluster) store.Cluster {
	return earlyAckCluster{s, newEarlyAckStore(s).(*earlyAckStore)}
}

// Append stores new matches at once: other nodes would miss them without any failure.
func (e earlyAckCluster) Append(ctx context.Context, entries ...store.LogEntry) error {
	for i := range entries {
		if entries[i].New() {
			return e.Cluster.Append(ctx, entries...)
		}
	}
	return e.early.Append(ctx, entries...)
}

func (e earlyAckCluster) Close() error { return e.early.Close() }

// trustingStore acknowledges what it can read after an unknown outcome. It does not claim the match first, and commits
// nothing after the read, as the reads of the store do.
type trustingStore struct {
	store.Cluster
	dsn string
}

func (s trustingStore) Append(ctx context.Context, entries ...store.LogEntry) error {
	err := s.Cluster.Append(ctx, entries...)
	if !errors.Is(err, store.ErrUnknownOutcome) || len(entries[0].Events) == 0 {
		return err
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
	defer cancel()
	wanted := entries[0].Events
	stored, failed := readEvents(ctx, s.dsn, entries[0].Match, wanted[0].Seq, len(wanted))
	if failed == nil && sameEvents(stored, wanted) {
		return nil
	}
	return err
}

// readEvents returns events as a primary shows them, whether or not they can still be lost.
func readEvents(ctx context.Context, dsn, id string, first int64, count int) ([]match.Event, error) {
	conn, err := pgx.Connect(ctx, dsn)
	if err != nil {
		return nil, err
	}
	defer func() { _ = conn.Close(context.WithoutCancel(ctx)) }()
	rows, err := conn.Query(ctx, `SELECT e.event FROM events e JOIN matches m ON m.number = e.match
		WHERE m.id = $1 AND e.seq >= $2 ORDER BY e.seq LIMIT $3`, id, first, count)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, func(row pgx.CollectableRow) (e match.Event, err error) {
		var text string
		if err := row.Scan(&text); err != nil {
			return e, err
		}
		return e, json.Unmarshal([]byte(text), &e)
	})
}

func sameEvents(a, b []match.Event) bool {
	one, err := json.Marshal(a)
	other, failed := json.Marshal(b)
	return err == nil && failed == nil && bytes.Equal(one, other)
}

// fencelessStore writes with whatever epoch the match has now.
type fencelessStore struct{ store.Cluster }

func (s fencelessStore) Append(ctx context.Context, entries ...store.LogEntry) error {
	err := s.Cluster.Append(ctx, entries...)
	if !errors.Is(err, store.ErrNotOwner) {
		return err
	}
	for i := range entries {
		if owner, failed := s.Owner(ctx, entries[i].Match); failed == nil {
			entries[i].Epoch = owner.Epoch
		}
	}
	return s.Cluster.Append(ctx, entries...)
}

// timelessStore believes that its node still owns what it owned when the database could be reached last.
type timelessStore struct {
	store.Cluster
	mu    sync.Mutex
	known map[string]store.Owner
}

func (s *timelessStore) Owner(ctx context.Context, match string) (store.Owner, error) {
	limited, cancel := context.WithTimeout(ctx, 300*time.Millisecond)
	defer cancel()
	owner, err := s.Cluster.Owner(limited, match)
	s.mu.Lock()
	defer s.mu.Unlock()
	if err == nil {
		s.known[match] = owner
	} else if known, ok := s.known[match]; ok {
		return known, nil
	}
	return owner, err
}

func (s *timelessStore) Append(ctx context.Context, entries ...store.LogEntry) error {
	err := s.Cluster.Append(ctx, entries...)
	if err == nil {
		_, _ = s.Owner(ctx, entries[0].Match)
	}
	return err
}
