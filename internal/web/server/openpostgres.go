package server

import (
	"context"
	"errors"
	"fmt"
	"log/slog"

	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres"
)

// openPostgres opens the database that nodes share, and the key that signs cookies, which is in it.
func openPostgres(ctx context.Context, c Config, node string, log *slog.Logger, m *metrics.Metrics) (store.Store, []byte, error) {
	kept, err := postgres.Open(ctx, c.Postgres, postgres.Config{Log: log, Metrics: m, Node: node, SingleDatabase: c.SingleDatabase})
	if err != nil {
		return nil, nil, postgresError(err)
	}
	key, err := sharedSecret(ctx, kept, guestSecret)
	if err != nil {
		return nil, nil, errors.Join(postgresError(err), kept.Close())
	}
	log.Info("keeping matches in PostgreSQL", "node", node)
	return kept, key, nil
}

// postgresError explains what to do when the database cannot be used.
func postgresError(err error) error {
	if errors.As(err, new(*postgres.DurabilityError)) {
		return fmt.Errorf("%w. See docs/operating.md", err)
	}
	return fmt.Errorf("cannot use --postgres: %w", err)
}
