package loopback_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/testing/loopback"
)

func TestFreeAddressesAreDifferent(t *testing.T) {
	addresses, err := loopback.FreeAddresses(20)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, a := range addresses {
		seen[a] = true
	}
	if len(seen) != 20 {
		t.Errorf("%d different addresses of 20: %q", len(seen), addresses)
	}
}

func TestWaitUntilReady(t *testing.T) {
	var asked atomic.Int64
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/readyz" || asked.Add(1) < 3 {
			w.WriteHeader(http.StatusServiceUnavailable)
		}
	}))
	defer s.Close()
	if err := loopback.WaitUntilReady(t.Context(), s.URL); err != nil || asked.Load() != 3 {
		t.Errorf("%v after %d questions", err, asked.Load())
	}
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	asked.Store(-1 << 40)
	if err := loopback.WaitUntilReady(ctx, s.URL); err == nil || !strings.Contains(err.Error(), "503") {
		t.Errorf("a service that is not ready: %v", err)
	}
}
