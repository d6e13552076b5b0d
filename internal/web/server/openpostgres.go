package server

import (
	"context"
	"errors"
	"log/slog"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

func openPostgres(ctx context.Context, c Config, node string, log *slog.Logger, m *metrics.Metrics) (store.Store, []byte, error) {
	return nil, nil, errors.New("")
}
