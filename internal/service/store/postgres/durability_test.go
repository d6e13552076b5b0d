package postgres_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
	"github.com/teahouse-games/teahouse/internal/testing/pgcluster"
	"github.com/teahouse-games/teahouse/internal/testing/tcpproxy"
)

// A database whose settings let acknowledged moves be lost is refused, with what to set.
func TestRefusesUnsafeSettings(t *testing.T) {
	dsn := newDatabase(t)
	refused := func(single bool, setting string) {
		t.Helper()
		s, err := postgres.Open(t.Context(), dsn, postgres.Config{Node: "n", SingleDatabase: single})
		var unsafe *postgres.DurabilityError
		if err == nil || !errors.As(err, &unsafe) || unsafe.Setting != setting || !strings.Contains(err.Error(), setting) || !errors.Is(err, store.ErrReadOnly) {
			t.Errorf("opened without %s: %v", setting, err)
		}
		if s != nil {
			_ = s.Close()
		}
	}
	refused(false, "synchronous_standby_names")
	openSingle(t, dsn, "n")
	name := databaseName(dsn)
	execute(t, dsn, "ALTER DATABASE "+name+" SET synchronous_commit = off")
	refused(true, "synchronous_commit")
}

// The limits of statements and of idle connections that an operator has set do not end the connections that write.
func TestLimitsOfAnOperatorAreLifted(t *testing.T) {
	dsn := newDatabase(t)
	for _, setting := range []string{"statement_timeout = '200ms'", "lock_timeout = '100ms'", "idle_session_timeout = '300ms'"} {
		execute(t, dsn, "ALTER DATABASE "+databaseName(dsn)+" SET "+setting)
	}
	s := openSingle(t, dsn, "limited")
	mustAppend(t, s, entry("m1", 1))
	conn, err := pgx.Connect(t.Context(), dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close(context.Background()) })
	// This transaction holds the lock that the second event needs.
	if _, err := conn.Exec(t.Context(), "SET statement_timeout = 0; SET idle_session_timeout = 0; BEGIN; SELECT 1 FROM matches WHERE id = 'm1' FOR UPDATE"); err != nil {
		t.Fatal(err)
	}
	appended := make(chan error, 1)
	go func() { appended <- s.Append(context.Background(), entry("m1", 2)) }()
	for waits := 0; waits == 0 && len(appended) == 0; time.Sleep(5 * time.Millisecond) {
		waits = queryInt(t, dsn, "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'teahouse limited' AND wait_event_type = 'Lock'")
	}
	time.Sleep(500 * time.Millisecond) // longer than any of the limits
	if _, err := conn.Exec(t.Context(), "COMMIT"); err != nil {
		t.Fatal(err)
	}
	if err := <-appended; err != nil {
		t.Errorf("an append that waited for longer than the limits: %v", err)
	}
}

// pending waits until an append of a node waits for a standby, and returns the process.
func pending(t *testing.T, dsn, node string) (pid int) {
	t.Helper()
	for begun := time.Now(); ; time.Sleep(5 * time.Millisecond) {
		pid := queryInt(t, dsn, "SELECT coalesce(max(pid), 0) FROM pg_stat_activity WHERE application_name = $1 AND wait_event = 'SyncRep'", "teahouse "+node)
		if pid != 0 {
			return pid
		}
		if time.Since(begun) > 20*time.Second {
			t.Fatal("nothing waits for the standby")
		}
	}
}

// A primary with two standbys, which fail in turn: nothing is acknowledged that could be lost with it.
func TestUnknownOutcomes(t *testing.T) {
	t.Parallel() // it waits
	ctx := context.Background()
	servers, standbys := startServers(t, pgcluster.Config{}, "a", "b")
	a, b := standbys[0], standbys[1]
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(servers.SetSynchronous(ctx, "ANY 1 (a, b)"))
	name, err := servers.CreateDatabase(ctx)
	must(err)
	database := databaseName(name)
	dsn := strings.Replace(servers.DSN(database), "&target_session_attrs=read-write", "", 1) // which is the default here
	s := open(t, dsn, postgres.Config{Node: "n1", Lanes: 2})
	other := open(t, dsn, postgres.Config{Node: "n2", Lanes: 1})
	seq, epoch := int64(1), int64(1)
	mustAppend(t, s, entry("m1", 1))
	if r, err := postgres.OpenSource(ctx, a.DSN(database), postgres.Config{SingleDatabase: true}); err == nil {
		t.Error("a standby was opened as the source of a copy")
		must(r.Close())
	}

	appendNext := func(ctx context.Context) chan error {
		result := make(chan error, 1)
		e := owned(entry("m1", seq+1), epoch)
		go func() { result <- s.Append(ctx, e) }()
		return result
	}
	unknown := func(t *testing.T, err error) {
		t.Helper()
		if !errors.Is(err, store.ErrUnknownOutcome) {
			t.Errorf("append: %v, want an unknown outcome", err)
		}
	}
	// stored counts the events of a match that are visible, whether or not they are safe.
	stored := func(match string) int {
		return queryInt(t, dsn, "SELECT count(*) FROM events e JOIN matches m ON m.number = e.match WHERE m.id = $1", match)
	}
	loseStandbys := func() {
		t.Helper()
		must(a.Kill())
		must(b.Kill())
	}
	returnStandbys := func() {
		t.Helper()
		must(a.Start(ctx))
		must(b.Start(ctx))
		must(servers.SetSynchronous(ctx, "ANY 1 (a, b)"))
	}
	// settle claims the match, after which both nodes see the same for good.
	settle := func(t *testing.T, want int) {
		t.Helper()
		epoch = mustClaim(t, s, "m1")
		seq = int64(countEvents(t, s, "m1"))
		if n := countEvents(t, other, "m1"); int64(n) != seq || n != want {
			t.Errorf("the nodes see %d and %d events, want %d", seq, n, want)
		}
		mustAppend(t, s, owned(entry("m1", seq+1), epoch))
		seq++
	}

	t.Run("what a new connection confirms is read again", func(t *testing.T) {
		for what, read := range map[string]func() (int, error){
			"Events": func() (int, error) { events, err := s.Events(ctx, "m1", 0, 100); return len(events), err },
			"EachEvent": func() (n int, err error) {
				err = s.EachEvent(ctx, "m1", 0, func(match.Event) error { n++; return nil })
				return n, err
			},
		} {
			s.RenewConfirmations()
			if n, err := read(); n != 1 || err != nil {
				t.Errorf("%s: %d events, %v", what, n, err)
			}
		}
	})
	t.Run("a caller who leaves cancels nothing", func(t *testing.T) {
		loseStandbys()
		short, cancel := context.WithTimeout(ctx, 300*time.Millisecond)
		defer cancel()
		result := appendNext(short)
		pid := pending(t, dsn, "n1")
		unknown(t, <-result)
		if pending(t, dsn, "n1") != pid {
			t.Error("the commit does not wait any longer")
		}
		if n := stored("m1"); n != 1 {
			t.Errorf("the append is visible: %d events", n)
		}
		if _, _, err := other.Claim(short, "m1", store.FromAnybody); err == nil {
			t.Error("a claim is acknowledged without a standby")
		}
		returnStandbys()
		settle(t, 2)
	})
	t.Run("a cancelled commit is not acknowledged", func(t *testing.T) {
		loseStandbys()
		result := appendNext(ctx)
		before := int(seq)
		execute(t, dsn, "SELECT pg_cancel_backend($1)", pending(t, dsn, "n1"))
		unknown(t, <-result)
		if n := stored("m1"); n != before+1 {
			t.Errorf("%d events: the trap is not there", n)
		}
		for what, read := range map[string]func(context.Context) error{
			"Events": func(ctx context.Context) error { _, err := other.Events(ctx, "m1", 0, 100); return err },
			"EachEvent": func(ctx context.Context) error {
				return other.EachEvent(ctx, "m1", 0, func(match.Event) error { return nil })
			},
			"Summary": func(ctx context.Context) error { _, err := other.Summary(ctx, "m1"); return err },
		} {
			short, cancel := context.WithTimeout(ctx, 300*time.Millisecond)
			if err := read(short); err == nil {
				t.Errorf("%s passes on what is not safe", what)
			}
			cancel()
		}
		returnStandbys()
		settle(t, before+1)
	})
	t.Run("a connection that is ended during a commit", func(t *testing.T) {
		loseStandbys()
		result := appendNext(ctx)
		before := int(seq)
		execute(t, dsn, "SELECT pg_terminate_backend($1)", pending(t, dsn, "n1"))
		unknown(t, <-result)
		returnStandbys()
		settle(t, before+1)
	})
	t.Run("a connection that breaks during a commit cancels nothing", func(t *testing.T) {
		server := fmt.Sprint("127.0.0.1:", servers.Primary().Port)
		p, err := tcpproxy.Start(server)
		must(err)
		t.Cleanup(func() { must(p.Close()) })
		through := strings.Replace(servers.Primary().DSN(database), server, p.Address(), 1)
		far := open(t, through, postgres.Config{Node: "far", Lanes: 1})
		mustAppend(t, far, entry("m2", 1))
		loseStandbys()
		result := make(chan error, 1)
		go func() { result <- far.Append(ctx, entry("m2", 2)) }()
		pid := pending(t, dsn, "far")
		p.Cut()
		unknown(t, <-result)
		time.Sleep(300 * time.Millisecond) // for a request that must not come
		if pending(t, dsn, "far") != pid || stored("m2") != 1 {
			t.Error("the commit was cancelled")
		}
		returnStandbys()
		if epoch := mustClaim(t, far, "m2"); epoch != 2 || countEvents(t, far, "m2") != 2 {
			t.Errorf("epoch %d, %d events", epoch, countEvents(t, far, "m2"))
		}
	})
	t.Run("a store is closed that waits for a standby", func(t *testing.T) {
		closing := open(t, dsn, postgres.Config{Node: "closing", Lanes: 1})
		mustAppend(t, closing, entry("m3", 1))
		loseStandbys()
		result := make(chan error, 1)
		go func() { result <- closing.Append(ctx, entry("m3", 2)) }()
		pending(t, dsn, "closing")
		if err := closing.Close(); err != nil {
			t.Error(err)
		}
		unknown(t, <-result)
		returnStandbys()
	})
	t.Run("standbys that are taken out of the settings", func(t *testing.T) {
		loseStandbys()
		result := appendNext(ctx)
		before := int(seq)
		pending(t, dsn, "n1")
		must(servers.SetSynchronous(ctx, "")) // which lets the commit go on
		unknown(t, <-result)
		var unsafe *postgres.DurabilityError
		if err := s.Append(ctx, owned(entry("m1", int64(before)+2), epoch)); !errors.As(err, &unsafe) || !errors.Is(err, store.ErrReadOnly) {
			t.Errorf("append: %v, want that the settings are unsafe", err)
		}
		if _, err := other.Heartbeat(ctx, store.Heartbeat{}); !errors.As(err, &unsafe) {
			t.Errorf("heartbeat: %v, want that the settings are unsafe", err)
		}
		if err := other.Ping(ctx); !errors.As(err, &unsafe) {
			t.Errorf("ping: %v, want that the settings are unsafe", err)
		}
		returnStandbys()
		settle(t, before+1)
	})
	t.Run("the primary is lost with a cancelled commit", func(t *testing.T) {
		loseStandbys()
		result := appendNext(ctx)
		before := int(seq)
		execute(t, dsn, "SELECT pg_cancel_backend($1)", pending(t, dsn, "n1"))
		unknown(t, <-result)
		must(servers.Primary().Kill())
		must(a.Start(ctx))
		must(b.Start(ctx))
		// While there are only standbys, the database cannot be reached: one of them will be promoted.
		if err := s.Append(ctx, owned(entry("m1", seq+1), epoch)); !errors.Is(err, store.ErrUnavailable) || errors.Is(err, store.ErrReadOnly) {
			t.Errorf("append: %v, want that the database cannot be reached", err)
		}
		must(servers.Promote(ctx, a))
		// The new primary acknowledges nothing before it has a standby of its own.
		var unsafe *postgres.DurabilityError
		for end := time.Now().Add(10 * time.Second); ; { // somebody else may be trying to reach it
			err := s.Append(ctx, owned(entry("m1", seq+1), epoch))
			if errors.As(err, &unsafe) {
				break
			}
			if !errors.Is(err, store.ErrUnavailable) || time.Now().After(end) {
				t.Fatalf("append: %v, want that the settings are unsafe", err)
			}
		}
		must(servers.Follow(ctx, b))
		must(servers.SetSynchronous(ctx, "ANY 1 (b)"))
		settle(t, before) // the cancelled one is gone
		mustAppend(t, s, owned(entry("m1", seq+1), epoch))
	})
}
