package server

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"sync"
	"time"
)

// Readiness is requested often, and checking it writes to the disk.
const (
	healthCacheTime = 2 * time.Second
	healthTimeout   = 2 * time.Second
)

// health reports whether the service works.
type health struct {
	healthy func(context.Context) error
	member  func() error // why this node cannot take part in its cluster; nil: there is none
	full    func() bool  // no new match can begin
	damaged func() int   // how many parts of the database are damaged; nil: unknown

	mu      sync.Mutex
	closing bool
	asked   time.Time
	err     error
}

// close makes the service not ready for good.
func (h *health) close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.closing = true
}

// notReadyReason returns why the service is not ready, or "".
func (h *health) notReadyReason(ctx context.Context) string {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closing {
		return "shutting down"
	}
	if now := time.Now(); h.asked.IsZero() || now.Sub(h.asked) > healthCacheTime {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), healthTimeout)
		defer cancel()
		h.err = h.healthy(ctx)
		h.asked = time.Now()
	}
	if h.err != nil {
		// The error of the system about the disk is for the log, not for clients.
		return "database: nothing can be kept"
	}
	if h.member != nil {
		if err := h.member(); err != nil {
			return "cluster: " + err.Error()
		}
	}
	return ""
}

// healthzHandler answers that the process is up.
func (h *health) healthzHandler(w http.ResponseWriter, _ *http.Request) {
	writeText(w, http.StatusOK, "up\n")
}

// readyzHandler answers whether matches can be played.
func (h *health) readyzHandler(w http.ResponseWriter, r *http.Request) {
	if why := h.notReadyReason(r.Context()); why != "" {
		writeText(w, http.StatusServiceUnavailable, why+"\n")
		return
	}
	text := "ready\n"
	if h.full != nil && h.full() {
		// Running matches go on here and nowhere else: people must still be sent here.
		text += "full: there is no space for new matches\n"
	}
	if h.damaged != nil {
		// The other matches can be played: that is no reason to send people elsewhere.
		if n := h.damaged(); n > 0 {
			text += fmt.Sprintf("damaged: %d, see the log\n", n)
		}
	}
	writeText(w, http.StatusOK, text)
}

// writeText writes a text that must not be cached.
func writeText(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, _ = io.WriteString(w, text)
}
