package guard_test

import (
	"github.com/teahouse-games/teahouse/message"

	"errors"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/identity"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// quotaOf returns the quota that a live connection has.
func (p *testServer) quotaOf(t *testing.T, name string) room.WriteQuota {
	t.Helper()
	b, err := p.Connect(httptest.NewRequest(http.MethodGet, "/", nil), identity.Person{ID: name})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	return b
}

// A command that can wait does so within its patience, and is refused beyond; one that
// cannot wait is refused at once. Frequent attempts do not exceed the rate.
func TestQuota(t *testing.T) {
	p := newTestServer(only(guard.Write, guard.KindRates{Address: guard.Rate{Burst: 4 * guard.LeastWrite, PerSecond: 128}}))
	q := p.quotaOf(t, "ann")
	for range 4 {
		if wait, err := q.Reserve(0); wait != 0 || err != nil {
			t.Fatalf("within the quota: %v, %v", wait, err)
		}
	}
	for range 3 {
		_, err := q.Reserve(0)
		if !problem.Is(err, problem.Limited) || problem.FromError(err).RetryAfter != 2*time.Second {
			t.Fatalf("what cannot wait: %v, want it 2 s later", err)
		}
	}
	other := p.quotaOf(t, "bob")
	for i, want := range []time.Duration{2 * time.Second, 4 * time.Second} {
		if wait, err := other.Reserve(5 * time.Second); wait != want || err != nil {
			t.Errorf("the %d. that waits: %v, %v, want %v", i+1, wait, err, want)
		}
	}
	for range 3 {
		if _, err := other.Reserve(5 * time.Second); !problem.Is(err, problem.Limited) || problem.FromError(err).RetryAfter != 6*time.Second {
			t.Errorf("what would wait too long: %v", err)
		}
	}
	if p.turnedAway("write") != 6 || p.turnedAway("write-delayed") != 2 {
		t.Errorf("%v refused and %v delayed are counted", p.turnedAway("write"), p.turnedAway("write-delayed"))
	}
	p.now = p.now.Add(6 * time.Second)
	if wait, err := q.Reserve(0); wait != 0 || err != nil {
		t.Errorf("after 6 s: %v, %v", wait, err)
	}
	q.Charge(guard.LeastWrite) // was reserved
	q.Charge(guard.LeastWrite + 128)
	if _, err := q.Reserve(0); !problem.Is(err, problem.Limited) || problem.FromError(err).RetryAfter != 3*time.Second {
		t.Errorf("after 128 bytes more: %v", err)
	}
}

// A person has a quota whatever the address, and an address one for all its people.
func TestQuotaOfPersonAndAddress(t *testing.T) {
	p := newTestServer(only(guard.Write, guard.KindRates{
		Address: guard.Rate{Burst: 3 * guard.LeastWrite, PerSecond: 1}, Person: guard.Rate{Burst: 2 * guard.LeastWrite, PerSecond: 1},
	}))
	for i, step := range []struct {
		name string
		ok   bool
	}{{"ann", true}, {"ann", true}, {"ann", false}, {"bob", true}, {"bob", false}, {"", false}} {
		if _, err := p.quotaOf(t, step.name).Reserve(0); (err == nil) != step.ok {
			t.Errorf("%d. %q: %v", i+1, step.name, err)
		}
	}
}

// A request has a quota, which its handler passes on.
func TestRequestsHaveAQuota(t *testing.T) {
	p := newTestServer(only(guard.Write, guard.KindRates{Person: guard.Rate{Burst: guard.LeastWrite, PerSecond: 1}}))
	var errs []error
	h := p.Handler(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		_, err := room.WriteQuotaOf(r.Context()).Reserve(0)
		errs = append(errs, err)
	}))
	for _, name := range []string{"ann", "ann", "bob"} {
		r := httptest.NewRequest(http.MethodPost, "/api/matches", nil)
		r.Header.Set("X-Name", name)
		h.ServeHTTP(httptest.NewRecorder(), r)
	}
	if len(errs) != 3 || errs[0] != nil || !problem.Is(errs[1], problem.Limited) || errs[2] != nil {
		t.Errorf("they are answered %v", errs)
	}
}

// When space is short, new data is refused, and nothing else.
func TestNoSpace(t *testing.T) {
	var full error
	p := newTestServer(guard.RequestLimits{}, func(c *guard.Config) { c.Full = func() error { return full } })
	q := p.quotaOf(t, "ann")
	people := p.Identity(nameProvider{})
	admit := func(name string) error {
		r := httptest.NewRequest(http.MethodPost, "/", nil)
		r.Header.Set("X-Name", name)
		_, err := people.PersonOrGuest(httptest.NewRecorder(), r)
		return err
	}
	for _, full = range []error{nil, problem.New(problem.Full, message.Plain("there is no space")), nil} {
		_, waits := q.Reserve(time.Second)
		_, refused := q.Reserve(0)
		for what, err := range map[string]error{"a turn": waits, "somebody known": admit("ann")} {
			if err != nil {
				t.Errorf("%s: %v", what, err)
			}
		}
		for what, err := range map[string]error{"chat": refused, "somebody new": admit("")} {
			if !errors.Is(err, full) || (err == nil) != (full == nil) {
				t.Errorf("%s: %v, want %v", what, err, full)
			}
		}
	}
	if p.turnedAway("full") != 2 {
		t.Errorf("%v are counted", p.turnedAway("full"))
	}
}
