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
	var sender string
	var err error
	h := p.Handler(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		if sender, err = p.MayPaint(r.Context()); err == nil {
			p.Painted(r.Context(), took)
		}
	}))
	ask := func(address string) {
		r := httptest.NewRequest(http.MethodGet, "/match/aaaaaaaaaaaaaaaa/game.gif", nil)
		r.RemoteAddr = address + ":1"
		h.ServeHTTP(httptest.NewRecorder(), r)
	}
	took = 3 * time.Second // more than is there, on credit
	if ask("192.0.2.1"); err != nil || sender == "" {
		t.Fatalf("%q may not: %v", sender, err)
	}
	first := sender
	if ask("192.0.2.1"); !problem.Is(err, problem.Limited) || problem.FromError(err).RetryAfter <= 0 {
		t.Errorf("in debt: %v", err)
	}
	if ask("192.0.2.2"); err != nil || sender == first {
		t.Errorf("another address, %q: %v", sender, err)
	}
	p.now = p.now.Add(time.Minute)
	if ask("192.0.2.1"); err != nil {
		t.Errorf("a minute later: %v", err)
	}
	if sender, err := p.MayPaint(t.Context()); sender != "" || err != nil {
		t.Errorf("without a request %q asks: %v", sender, err)
	}
	p.Painted(t.Context(), time.Hour) // costs nobody anything
}
