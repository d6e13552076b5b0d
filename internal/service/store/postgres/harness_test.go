package postgres_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
)

// shared are the servers of all tests that leave them as they are: a primary without a standby.
var shared struct {
	once     sync.Once
	servers  *pgcluster.Servers
	template string // the name of a database with the tables
	err      error
}

func TestMain(m *testing.M) {
	code := m.Run()
	if shared.servers != nil {
		if err := shared.servers.Close(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			code = 1
		}
	}
	os.Exit(code)
}

// sharedServers returns the shared servers.
func sharedServers(t testing.TB) *pgcluster.Servers {
	t.Helper()
	shared.once.Do(func() {
		if shared.servers, shared.err = pgcluster.Start(context.Background(), pgcluster.Config{}); shared.err == nil {
			shared.err = makeTemplate()
		}
	})
	if shared.err != nil {
		t.Fatal(shared.err)
	}
	return shared.servers
}

// startServers starts servers for a test that changes them: a primary and the standbys with the given names. It stops them at the end
// of the test.
func startServers(t testing.TB, c pgcluster.Config, names ...string) (servers *pgcluster.Servers, standbys []*pgcluster.Server) {
	t.Helper()
	ctx := context.Background()
	servers, err := pgcluster.Start(ctx, c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := servers.Close(); err != nil {
			t.Error(err)
		}
	})
	for _, name := range names {
		standby, err := servers.AddStandby(ctx, name)
		if err != nil {
			t.Fatal(err)
		}
		standbys = append(standbys, standby)
	}
	return servers, standbys
}

// makeTemplate makes the tables once, for all databases with them.
func makeTemplate() error {
	ctx := context.Background()
	dsn, err := shared.servers.CreateDatabase(ctx)
	if err != nil {
		return err
	}
	shared.template = databaseName(dsn)
	s, err := postgres.Open(ctx, dsn, postgres.Config{Node: "template", SingleDatabase: true})
	if err != nil {
		return err
	}
	return s.Close()
}

// databaseName returns the name of the database in its address.
func databaseName(dsn string) string {
	return dsn[strings.LastIndex(dsn, "/")+1 : strings.Index(dsn, "?")]
}

// emptyDatabase makes a database without tables at the shared servers and returns its address.
func emptyDatabase(t testing.TB) string {
	t.Helper()
	dsn, err := sharedServers(t).CreateDatabase(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return dsn
}

// newDatabase makes a database with empty tables at the shared servers and returns its address.
func newDatabase(t testing.TB) string {
	t.Helper()
	name := fmt.Sprint("tables", databaseNumber.Add(1))
	servers := sharedServers(t)
	if err := servers.Primary().Exec(context.Background(), "CREATE DATABASE "+name+" TEMPLATE "+shared.template); err != nil {
		t.Fatal(err)
	}
	return servers.DSN(name)
}

// open opens a database and closes it at the end of the test.
func open(t testing.TB, dsn string, c postgres.Config) *postgres.Store {
	t.Helper()
	if c.Node == "" {
		c.Node = "n1"
	}
	s, err := postgres.Open(context.Background(), dsn, c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Errorf("close: %v", err)
		}
	})
	return s
}

// openSingle opens a database that has no standby.
func openSingle(t testing.TB, dsn, node string) *postgres.Store {
	t.Helper()
	return open(t, dsn, postgres.Config{Node: node, SingleDatabase: true})
}

// execute executes a statement at a database.
func execute(t testing.TB, dsn, text string, arguments ...any) {
	t.Helper()
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, dsn)
	if err != nil {
		t.Fatal(err)
	}
	_, err = conn.Exec(ctx, text, arguments...)
	if err := errors.Join(err, conn.Close(ctx)); err != nil {
		t.Fatal(err)
	}
}

// queryInt reads a number from a database.
func queryInt(t testing.TB, dsn, text string, arguments ...any) (n int) {
	t.Helper()
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, dsn)
	if err != nil {
		t.Fatal(err)
	}
	err = conn.QueryRow(ctx, text, arguments...).Scan(&n)
	if err := errors.Join(err, conn.Close(ctx)); err != nil {
		t.Fatal(err)
	}
	return n
}

var began = time.Date(2031, 5, 17, 12, 0, 0, 0, time.UTC)

// entry returns one with the event numbered seq; with 1 it begins a match.
func entry(id string, seq int64) store.LogEntry {
	var data match.EventData = match.Played{Seat: game.Seat(seq % 2), Turn: "Gyoku*0,0", Used: time.Second, NextToMove: game.First}
	seats := [2]match.SeatState{{Holder: match.HolderPerson, Person: "p1", Name: "Ann"}, {Holder: match.HolderOpen}}
	if seq == 1 {
		terms := match.Terms{Game: "ki-shogi", Version: 1, Options: game.Options{"field": "9x9"}, Clock: clock.Control{Kind: clock.Untimed}}
		data = match.Created{Terms: terms, Seats: seats, CreatedBy: "p1"}
	}
	return store.LogEntry{
		Match: id, Epoch: 1,
		Events: []match.Event{{Seq: seq, At: began.Add(time.Duration(seq)), Uptime: time.Duration(seq), Data: data}},
		Summary: &store.Summary{
			Match: id, Seq: seq, Game: "ki-shogi", Options: game.Options{"field": "9x9"}, Clock: "none", Status: store.StatusWaiting,
			Seats: seats, ToMove: game.First, Outcome: game.Outcome{Winner: game.None}, Created: began, Changed: began.Add(time.Duration(seq) * time.Second),
		},
	}
}

// owned gives an entry an epoch.
func owned(e store.LogEntry, epoch int64) store.LogEntry {
	e.Epoch = epoch
	return e
}

func mustAppend(t testing.TB, s store.Store, entries ...store.LogEntry) {
	t.Helper()
	if err := s.Append(context.Background(), entries...); err != nil {
		t.Fatalf("append: %v", err)
	}
}

// mustClaim claims a match by force.
func mustClaim(t testing.TB, s store.Cluster, id string) int64 {
	t.Helper()
	epoch, _, err := s.Claim(context.Background(), id, store.FromAnybody)
	if err != nil {
		t.Fatalf("claim: %v", err)
	}
	return epoch
}

// countEvents returns how many events a match has.
func countEvents(t testing.TB, s store.Store, id string) int {
	t.Helper()
	events, err := s.Events(context.Background(), id, 0, 1<<20)
	if err != nil {
		t.Fatalf("events: %v", err)
	}
	return len(events)
}

var nodeNumber, databaseNumber atomic.Int64

// newNodeID returns an id that no other node has.
func newNodeID() string { return fmt.Sprint("node", nodeNumber.Add(1)) }
