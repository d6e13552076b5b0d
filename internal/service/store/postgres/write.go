package postgres

import (
	"context"
	"errors"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/groupcommit"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// outcome is the result of a transaction.
type outcome[T any] struct {
	value T
	err   error
}

// write runs f in a transaction with a connection of the pool and returns once it is safe. If ctx ends before
// there is a connection, nothing is stored; from then on the outcome is reported, or that it
// is unknown. f may run more than once, each time as if it were the first.
func write[T any](ctx context.Context, s *Store, pool *pgxpool.Pool, f func(context.Context, *query.Queries) (T, error)) (T, error) {
	return writeWith(ctx, s, pool, func(ctx context.Context, conn *pgx.Conn) (value T, err error) {
		if err = s.settings.begin(ctx, conn, nil, nil); err == nil {
			if value, err = f(ctx, query.New(conn)); err == nil {
				err = s.settings.commit(ctx, conn, &pgx.Batch{})
			}
		}
		return value, err
	})
}

// writeWith is write with a function that also begins and commits the transaction, as one that sends several statements at once does.
func writeWith[T any](ctx context.Context, s *Store, pool *pgxpool.Pool, f func(context.Context, *pgx.Conn) (T, error)) (T, error) {
	var none T
	if err := s.enter(); err != nil {
		return none, err
	}
	conn, err := acquire(ctx, pool)
	if err != nil {
		s.running.Done()
		return none, s.callError(err)
	}
	ended := make(chan outcome[T], 1)
	go func() {
		defer s.running.Done()
		value, err := transact(conn.Conn(), f)
		if err != nil && conn.Conn().IsClosed() && !errors.Is(err, store.ErrUnknownOutcome) {
			// The connection had broken, and nothing was committed.
			conn.Release()
			pool.Reset() // the others are as old
			if conn, err = acquire(ctx, pool); err == nil {
				value, err = transact(conn.Conn(), f)
			}
		}
		if conn != nil {
			conn.Release()
		}
		ended <- outcome[T]{value, storeError(err)}
	}()
	select {
	case o := <-ended:
		return o.value, s.callError(o.err)
	case <-ctx.Done():
	}
	grace := time.NewTimer(outcomeGrace)
	defer grace.Stop()
	select {
	case o := <-ended:
		return o.value, s.callError(o.err)
	case <-grace.C:
		return none, unknownError(groupcommit.ErrStillRunning)
	}
}

// acquire takes a connection from a pool. The error is that of the context if it has ended.
func acquire(ctx context.Context, pool *pgxpool.Pool) (*pgxpool.Conn, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	conn, err := pool.Acquire(ctx)
	if err != nil && ctx.Err() != nil {
		return nil, ctx.Err()
	}
	return conn, storeError(err)
}

// transact runs a transaction, again while others are in its way. Its context never ends.
func transact[T any](conn *pgx.Conn, f func(context.Context, *pgx.Conn) (T, error)) (value T, err error) {
	ctx := context.Background()
	for try := 1; ; try++ {
		if value, err = f(ctx, conn); err == nil {
			return value, nil
		}
		if errors.Is(err, store.ErrUnknownOutcome) {
			_ = conn.Close(ctx)
			return value, err
		}
		if _, failed := conn.Exec(ctx, "ROLLBACK"); failed != nil || !canRetry(err) || try >= maxTries {
			return value, err
		}
	}
}

// nothing is the result of a transaction that only writes.
type nothing struct{}

// writeOnly is write without a result.
func (s *Store) writeOnly(ctx context.Context, f func(context.Context, *query.Queries) error) error {
	_, err := write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (nothing, error) { return nothing{}, f(ctx, q) })
	return err
}
