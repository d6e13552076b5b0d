package server

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

func TestReadiness(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		asked, trouble := 0, error(nil)
		h := &health{healthy: func(context.Context) error { asked++; return trouble }}
		ready := func(want int) {
			t.Helper()
			w := httptest.NewRecorder()
			h.readyzHandler(w, httptest.NewRequest(http.MethodGet, "/readyz", nil))
			if w.Code != want {
				t.Errorf("it is answered %d %s, want %d", w.Code, w.Body, want)
			}
			if strings.Contains(w.Body.String(), "secret") {
				t.Errorf("strangers are told %s", w.Body)
			}
		}
		ready(200)
		trouble = errors.New("secret/teahouse.db: the disk is full")
		ready(200)
		if asked != 1 {
			t.Errorf("the store was asked %d times at once", asked)
		}
		time.Sleep(healthCacheTime + time.Millisecond)
		ready(503)
		trouble = nil
		time.Sleep(healthCacheTime + time.Millisecond)
		ready(200)
		h.close()
		ready(503)
	})
}

// Damage of a match is reported, and the service stays ready.
func TestReadinessReportsDamage(t *testing.T) {
	damaged := 0
	h := &health{healthy: func(context.Context) error { return nil }, damaged: func() int { return damaged }}
	for _, c := range []struct {
		damaged int
		want    string
	}{{0, "ready\n"}, {3, "ready\ndamaged: 3, see the log\n"}} {
		damaged = c.damaged
		w := httptest.NewRecorder()
		h.readyzHandler(w, httptest.NewRequest(http.MethodGet, "/readyz", nil))
		if w.Code != 200 || w.Body.String() != c.want {
			t.Errorf("%d damaged: it is answered %d %q, want %q", c.damaged, w.Code, w.Body, c.want)
		}
	}
}

func TestReadinessDoesNotWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := &health{healthy: func(ctx context.Context) error { <-ctx.Done(); return ctx.Err() }}
		w := httptest.NewRecorder()
		began := time.Now()
		h.readyzHandler(w, httptest.NewRequest(http.MethodGet, "/readyz", nil))
		if w.Code != 503 || time.Since(began) != healthTimeout {
			t.Errorf("it is answered %d after %v", w.Code, time.Since(began))
		}
	})
}
