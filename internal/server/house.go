package server

import (
	"context"
	"log/slog"
	"net/http"

	"github.com/teahouse-games/teahouse/internal/metrics"
	"github.com/teahouse-games/teahouse/internal/store"
)

// house is everything behind the door.
type house struct {
	store store.Store
}

func openHouse(ctx context.Context, c Config, log *slog.Logger, m *metrics.Metrics) (*house, error) {
	return &house{}, nil
}

func (h *house) routes(mux *http.ServeMux) {}

// quiet ends what would last: live connections and streams.
func (h *house) quiet(ctx context.Context) error { return nil }

// close ends the rest, in the order in which it needs each other.
func (h *house) close(ctx context.Context) error { return nil }

// healthy reports why matches cannot be kept.
func (h *house) healthy(ctx context.Context) error { return nil }
