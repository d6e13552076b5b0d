package guard_test

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/guard"
	"github.com/teahouse-games/teahouse/internal/web/problem"
)

// What pictures have cost is paid by the address that asked for them.
func TestPaint(t *testing.T) {
	p := newTestServer(only(guard.Paint, guard.KindRates{Address: guard.Rate{Burst: 20, PerSecond: 4}}))
	var took time.Duration
	var who string
	var err error
	h := p.Handler(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		if who, err = p.MayPaint(r.Context()); err == nil {
			p.Painted(r.Context(), took)
		}
	}))
	ask := func(address string) {
		r := httptest.NewRequest(http.MethodGet, "/match/aaaaaaaaaaaaaaaa/game.gif", nil)
		r.RemoteAddr = address + ":1"
		h.ServeHTTP(httptest.NewRecorder(), r)
	}
	took = 3 * time.Second // more than is there, on credit
	if ask("192.0.2.1"); err != nil || who == "" {
		t.Fatalf("%q may not: %v", who, err)
	}
	first := who
	if ask("192.0.2.1"); !problem.Is(err, problem.Limited) || problem.FromError(err).RetryAfter <= 0 {
		t.Errorf("in debt: %v", err)
	}
	if ask("192.0.2.2"); err != nil || who == first {
		t.Errorf("another address, %q: %v", who, err)
	}
	p.now = p.now.Add(time.Minute)
	if ask("192.0.2.1"); err != nil {
		t.Errorf("a minute later: %v", err)
	}
	if who, err := p.MayPaint(t.Context()); who != "" || err != nil {
		t.Errorf("without a request %q asks: %v", who, err)
	}
	p.Painted(t.Context(), time.Hour) // costs nobody anything
}
