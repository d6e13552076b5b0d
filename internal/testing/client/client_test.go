package client_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
	"github.com/teahouse-games/teahouse/internal/testing/client"
	"github.com/teahouse-games/teahouse/internal/testing/lossy"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// follower is a client and the events that it has received.
type testFollower struct {
	*client.Client

	mu     sync.Mutex
	turns  []string
	faults []string
}

func follow(t *testing.T, address string, config client.Config) *testFollower {
	t.Helper()
	f := new(testFollower)
	transport := new(http.Transport)
	t.Cleanup(transport.CloseIdleConnections)
	config.URL, config.Match, config.HTTP = address, "m1", &http.Client{Transport: transport}
	if config.AnswerTimeout == 0 {
		config.AnswerTimeout = 20 * time.Millisecond
	}
	config.Pause = time.Millisecond
	last := int64(0)
	config.OnEvent = func(seq int64, event json.RawMessage) {
		var e struct{ Turn string }
		err := json.Unmarshal(event, &e)
		f.mu.Lock()
		defer f.mu.Unlock()
		if err != nil || seq != last+1 {
			f.faults = append(f.faults, fmt.Sprintf("event %d behind %d: %s (%v)", seq, last, event, err))
		}
		last = seq
		f.turns = append(f.turns, e.Turn)
	}
	c, err := client.Dial(t.Context(), config)
	if err != nil {
		t.Fatal(err)
	}
	f.Client = c
	t.Cleanup(func() { _ = c.Close() })
	return f
}

// seen returns the turns seen so far.
func (f *testFollower) seen(t *testing.T) []string {
	t.Helper()
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, fault := range f.faults {
		t.Error(fault)
	}
	return append([]string(nil), f.turns...)
}

// await waits until so many turns were received, which is a moment after Seen counts them.
func (f *testFollower) await(t *testing.T, turns int) {
	t.Helper()
	for {
		f.mu.Lock()
		received := len(f.turns)
		f.mu.Unlock()
		if received >= turns {
			return
		}
		select {
		case <-t.Context().Done():
			t.Fatal("the events do not come")
		case <-time.After(time.Millisecond):
		}
	}
}

func play(t *testing.T, f *testFollower, turn string) protocol.Done {
	t.Helper()
	done, err := f.Do(t.Context(), match.Play{Turn: turn})
	if err != nil {
		t.Fatal(err)
	}
	return done
}

// Both players and viewers see every turn once and in order, although the service ends
// all connections again and again.
func TestResume(t *testing.T) {
	s := serve(t)
	player, watcher := follow(t, s.URL, client.Config{}), follow(t, s.URL, client.Config{})
	var want []string
	for i := range 60 {
		if i%7 == 3 {
			s.cut()
		}
		want = append(want, fmt.Sprint("t", i))
		if done := play(t, player, want[i]); done.Seq != int64(i+1) {
			t.Fatalf("turn %d has number %d", i, done.Seq)
		}
	}
	player.await(t, len(want))
	watcher.await(t, len(want))
	for _, got := range [][]string{s.played(), player.seen(t), watcher.seen(t)} {
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("-played +got:\n%s", diff)
		}
	}
	if n := player.NetworkCounts().Connections; n < 2 {
		t.Errorf("%d connections were made", n)
	}
}

// A command that the connection ended with is sent again with the same id.
func TestResend(t *testing.T) {
	s := serve(t)
	s.before = func(n int, _ protocol.Message) bool { return n != 2 }
	f := follow(t, s.URL, client.Config{})
	play(t, f, "a")
	play(t, f, "b")
	if diff := cmp.Diff([]string{"a", "b"}, s.played()); diff != "" {
		t.Error(diff)
	}
	if n := f.NetworkCounts().Resent; n != 1 {
		t.Errorf("%d commands were sent again", n)
	}
}

// What is wrong on the way may be anything that package lossy can do.
func TestLossy(t *testing.T) {
	some := 10 * time.Millisecond
	for name, faults := range map[string]lossy.Faults{
		"drop":      {Drop: 0.1},
		"duplicate": {Duplicate: 0.4},
		"reorder":   {Reorder: 0.4, MaxDelay: some},
		"delay":     {Delay: 0.4, MaxDelay: some},
		"fragment":  {Fragment: 0.5},
		"split":     {Split: 0.5, MaxDelay: some},
		"cut":       {Cut: 0.1},
		"rough":     lossy.AllFaults,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := serve(t)
			proxy, err := lossy.Start(lossy.Config{Server: s.Listener.Addr().String(), Faults: faults, Seed: 7})
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { _ = proxy.Close() })
			players := [2]*testFollower{follow(t, proxy.URL(), client.Config{}), follow(t, proxy.URL(), client.Config{})}
			var want []string
			for i := range 80 {
				want = append(want, fmt.Sprint("t", i))
				players[i%2].await(t, i)
				play(t, players[i%2], want[i])
			}
			for i, p := range players {
				p.await(t, len(want))
				if diff := cmp.Diff(want, p.seen(t)); diff != "" {
					t.Errorf("player %d: -played +seen:\n%s", i, diff)
				}
			}
			if diff := cmp.Diff(want, s.played()); diff != "" {
				t.Errorf("-played +kept:\n%s", diff)
			}
		})
	}
}

// A refusal is final: the command is not sent again, and the next one is another one.
func TestRefused(t *testing.T) {
	s := serve(t)
	f := follow(t, s.URL, client.Config{})
	_, err := f.Do(t.Context(), match.Play{Turn: "illegal"})
	refusal, ok := errors.AsType[*match.Refusal](err)
	if !ok || refusal.Code != match.RefusedRule || refusal.Rule != "reach" || refusal.Message.ID != "service-not-your-turn" {
		t.Errorf("the turn is answered with %#v", err)
	}
	play(t, f, "legal")
	if f.NetworkCounts().Resent != 0 {
		t.Error("something was sent again")
	}
}

// A limited number of commands wait at once; those that wait when the client is closed
// get an error.
func TestBounded(t *testing.T) {
	s := serve(t)
	f := follow(t, s.URL, client.Config{AnswerTimeout: time.Minute})
	s.mu.Lock() // nothing is answered any more
	answers := make(chan error, protocol.MaxInFlight+1)
	answered := func(_ protocol.Done, err error) { answers <- err }
	for range protocol.MaxInFlight {
		if err := f.SendCommand(match.Play{Turn: "a"}, game.None, answered); err != nil {
			t.Fatal(err)
		}
	}
	if err := f.SendCommand(match.Play{Turn: "a"}, game.None, answered); !errors.Is(err, client.ErrInFlight) {
		t.Errorf("one too many is answered with %v", err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	s.mu.Unlock()
	for range protocol.MaxInFlight {
		if err := <-answers; !errors.Is(err, client.ErrClosed) {
			t.Errorf("a command that waited is answered with %v", err)
		}
	}
	if err := f.SendCommand(match.Play{Turn: "a"}, game.None, answered); !errors.Is(err, client.ErrClosed) {
		t.Errorf("a closed client answers %v", err)
	}
}

// A client of a match that does not exist gets an error and does not retry.
func TestTurnedAway(t *testing.T) {
	s := serve(t)
	_, err := client.Dial(t.Context(), client.Config{URL: s.URL, Match: "m2"})
	turned, ok := errors.AsType[*client.RejectedError](err)
	if !ok || turned.Status != http.StatusNotFound || !strings.Contains(turned.Error(), "404") {
		t.Errorf("got %v", err)
	}
	http.DefaultClient.CloseIdleConnections()
}

// A service that is not there is waited for, as long as the caller wants.
func TestDialGivesUp(t *testing.T) {
	s := serve(t)
	address := s.URL
	s.Close()
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	lost := 0
	_, err := client.Dial(ctx, client.Config{URL: address, Match: "m1", Pause: time.Millisecond, OnDisconnect: func(error) { lost++ }})
	if !errors.Is(err, context.DeadlineExceeded) || lost == 0 {
		t.Errorf("got %v after %d attempts", err, lost)
	}
}
