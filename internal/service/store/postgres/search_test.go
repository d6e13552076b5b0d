package postgres

import (
	"context"
	"errors"
	"fmt"
	"net"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// While no primary is known a caller waits for searchWait and receives what is wrong with each server. The end of its context ends
// the wait, and so does a primary.
func TestCallersWaitForThePrimary(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		unsafe := &DurabilityError{Setting: "synchronous_standby_names", Advice: "set it"}
		s := search{found: make(chan struct{}), stop: func() {}, reasons: map[string]error{"[fe80::1%eth0]:1": errInRecovery, "b:2": unsafe}}
		begun := time.Now()
		err := s.wait(t.Context())
		if waited := time.Since(begun); waited != searchWait {
			t.Errorf("a caller waited for %v", waited)
		}
		if !errors.Is(err, store.ErrUnavailable) || !errors.Is(err, unsafe) ||
			!strings.Contains(err.Error(), "no primary is found: [fe80::1%eth0]:1: ") || !strings.Contains(err.Error(), "; b:2: setting synchronous_standby_names") {
			t.Errorf("no primary is known: %v", err)
		}
		ctx, stop := context.WithTimeout(t.Context(), searchWait/2)
		defer stop()
		if err := s.wait(ctx); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("the context has ended: %v", err)
		}
		time.AfterFunc(searchWait/2, s.end)
		begun = time.Now()
		if err := s.wait(t.Context()); err != nil || time.Since(begun) != searchWait/2 {
			t.Errorf("a primary is found: %v after %v", err, time.Since(begun))
		}
		if err := s.wait(t.Context()); err != nil || time.Since(begun) != searchWait/2 {
			t.Errorf("a primary is known: %v after %v", err, time.Since(begun))
		}
	})
}

// A search begins at once, but not again right after the last one: a primary that has too many connections accepts some and
// refuses others.
func TestSearchesRest(t *testing.T) {
	first, looks := openListener(t)
	settings, err := newSettings(fmt.Sprintf("postgres://u@127.0.0.1:%d/d?sslmode=disable", first), Config{Node: "n"})
	if err != nil {
		t.Fatal(err)
	}
	s := &settings.search
	s.begin()
	if s.found != nil {
		t.Error("a search has begun before the store was opened")
	}
	s.start()
	s.begin()
	<-looks
	s.end()
	s.looking.Wait()
	settings.config.Port, looks = openListener(t) // a connection of the first search may be accepted after its end
	begun := time.Now()
	s.begin()
	if rested := (<-looks).Sub(begun); rested < longestRest {
		t.Errorf("the next search looked after %v", rested)
	}
	s.close()
	s.begin()
	if s.found != nil {
		t.Error("a search has begun after the end")
	}
}

// openListener returns a port, and when each connection to it was accepted and closed.
func openListener(t *testing.T) (port uint16, connections <-chan time.Time) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := listener.Close(); err != nil {
			t.Error(err)
		}
	})
	accepted := make(chan time.Time, 100)
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			accepted <- time.Now()
			_ = conn.Close()
		}
	}()
	return uint16(listener.Addr().(*net.TCPAddr).Port), accepted
}

// Each server of a DSN is looked at on its own, with and without TLS as the DSN has it.
func TestServersOfADSN(t *testing.T) {
	for dsn, want := range map[string][]string{
		"postgres://u@a:1,b:2/d?sslmode=disable":     {"a:1 0", "b:2 0"},
		"postgres://u@a:1,b:2,a:3/d?sslmode=prefer":  {"a:1 1", "b:2 1", "a:3 1"},
		"host=/run/postgresql user=u dbname=d":       {"/run/postgresql:5432 0"},
		"postgres://u@a/d?target_session_attrs=any":  {"a:5432 1"},
		"postgres://u@127.0.0.1/d?sslmode=allow":     {"127.0.0.1:5432 1"},
		"postgres://u@a:1,b:1/d?sslmode=verify-full": {"a:1 0", "b:1 0"},
	} {
		s, err := newSettings(dsn, Config{Node: "n"})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, server := range s.servers() {
			got = append(got, fmt.Sprintf("%s:%d %d", server.Host, server.Port, len(server.Fallbacks)))
			if server.ValidateConnect != nil {
				t.Errorf("%s: a look at %s would be refused", dsn, server.Host)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", dsn, got, want)
		}
	}
}

func TestRotated(t *testing.T) {
	list := []string{"a", "b", "c"}
	for n, want := range []string{"a b c", "b c a", "c a b", "a b c"} {
		if got := strings.Join(rotated(list, n), " "); got != want {
			t.Errorf("rotated by %d: %s, want %s", n, got, want)
		}
	}
	if rotated(nil, 1) != nil {
		t.Error("an empty list is not empty")
	}
}

func TestMajorVersion(t *testing.T) {
	for version, want := range map[string]int{"15.18 (Debian 15.18-0+deb12u1)": 15, "18beta1": 18, "17": 17, "": 0, "unknown": 0} {
		if got := majorVersion(version); got != want {
			t.Errorf("version %q: %d, want %d", version, got, want)
		}
	}
}
