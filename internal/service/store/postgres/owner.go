package postgres

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// ownerOf makes the owner of a row.
func ownerOf(row query.OwnerRow) store.Owner {
	o := store.Owner{Node: unescape(row.Owner), Epoch: row.Epoch, Alive: row.Alive, Seen: time.Duration(row.SeenUptime)}
	if row.HasLeft {
		o.Node = ""
	}
	return o
}

// Owner returns who owns a match.
func (s *Store) Owner(ctx context.Context, id string) (store.Owner, error) {
	row, err := s.q.Owner(ctx, escape(id))
	if err != nil {
		return store.Owner{}, s.readError(err, "match", id)
	}
	return ownerOf(row), nil
}

// Ends returns how far matches are.
func (s *Store) Ends(ctx context.Context, ids []string) (map[string]store.End, error) {
	escaped := make([]string, len(ids))
	for i, id := range ids {
		escaped[i] = escape(id)
	}
	rows, err := s.q.Ends(ctx, escaped)
	if err != nil {
		return nil, storeError(err)
	}
	ends := make(map[string]store.End, len(rows))
	for _, row := range rows {
		ends[unescape(row.ID)] = store.End{Seq: row.Seq, Lines: row.Lines}
	}
	return ends, nil
}

// claim is a claimed match.
type claim struct {
	epoch  int64
	before store.Owner
}

// Claim makes this node the owner of a match.
func (s *Store) Claim(ctx context.Context, id string, from store.ClaimFrom) (epoch int64, before store.Owner, err error) {
	var read atomic.Pointer[store.Owner] // is there also while the claim is still being committed
	c, err := writeWith(ctx, s, s.writes, func(ctx context.Context, conn *pgx.Conn) (claim, error) {
		return s.claim(ctx, conn, id, from, &read)
	})
	if owner := read.Load(); owner != nil && errors.Is(err, store.ErrUnknownOutcome) {
		c.before = *owner
	}
	return c.epoch, c.before, err
}

// claim is Claim with a connection, in two round trips. The owner before is read with the first.
func (s *Store) claim(ctx context.Context, conn *pgx.Conn, id string, from store.ClaimFrom, read *atomic.Pointer[store.Owner]) (c claim, err error) {
	// The owner is read after the match is locked: what is read together with the lock can be
	// older than it.
	batch := &pgx.Batch{}
	batch.Queue(query.LockMatch, escape(id))
	batch.Queue(query.Owner, escape(id))
	var row query.OwnerRow
	err = s.settings.begin(ctx, conn, batch, func(results pgx.BatchResults) error {
		if _, err := results.Exec(); err != nil {
			return err
		}
		return results.QueryRow().Scan(&row.Owner, &row.Epoch, &row.Alive, &row.HasLeft, &row.SeenUptime)
	})
	if errors.Is(err, pgx.ErrNoRows) {
		return c, fmt.Errorf("match %s: %w", id, store.ErrNotFound)
	}
	if err != nil {
		return c, err
	}
	c.before = ownerOf(row)
	read.Store(new(c.before))
	c.epoch = c.before.Epoch
	batch = &pgx.Batch{}
	switch {
	case c.before.Node == s.node && from != store.FromAnybody:
	case c.before.Node != s.node && !from.Allows(c.before):
		return c, fmt.Errorf("match %s: %w", id, store.ErrOwned)
	default:
		c.epoch++
		batch.Queue(query.ClaimAll, escape(s.node), []string{escape(id)})
	}
	return c, s.settings.commit(ctx, conn, batch)
}

// AcquireEpoch makes this node the owner of a match, also if another one owns it.
func (s *Store) AcquireEpoch(ctx context.Context, id string) (int64, error) {
	epoch, _, err := s.Claim(ctx, id, store.FromAnybody)
	return epoch, err
}

// DueMatches returns the ids of the matches of this node that have something to do.
func (s *Store) DueMatches(ctx context.Context, uptime time.Duration, limit int) ([]string, error) {
	ids, err := s.due(ctx, []string{escape(s.node)}, uptime, limit)
	for i := range ids {
		ids[i] = unescape(ids[i])
	}
	return ids, err
}

// due returns the escaped ids of matches of these owners that have something to do, those that have
// waited longest first.
func (s *Store) due(ctx context.Context, owners []string, uptime time.Duration, limit int) ([]string, error) {
	rows, err := s.q.Due(ctx, query.DueParams{Owners: owners, Uptime: int64(uptime), Most: rowLimit(limit)})
	if err != nil {
		return nil, s.readError(err, "matches", "that are due")
	}
	var ids []string
	for _, row := range rows {
		ids = append(ids, row.ID)
	}
	return ids, nil
}

// ClaimDue claims due matches without a live owner. Those that another node is claiming or writing at
// this moment are left out.
func (s *Store) ClaimDue(ctx context.Context, uptime time.Duration, limit int) ([]store.Claimed, error) {
	owners, err := s.q.DeadOwners(ctx, escape(s.node))
	if err != nil {
		return nil, s.readError(err, "nodes", "that are gone")
	}
	owners = append(owners, "") // nobody
	ids, err := s.due(ctx, owners, uptime, limit)
	if err != nil || len(ids) == 0 {
		return nil, err
	}
	return write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) ([]store.Claimed, error) {
		rows, err := q.LockDueWithoutOwner(ctx, query.LockDueWithoutOwnerParams{Owners: owners, Ids: ids})
		if err != nil || len(rows) == 0 {
			return nil, err
		}
		var claimed []store.Claimed
		var locked []string
		for _, row := range rows {
			before := ownerOf(query.OwnerRow{Owner: row.Owner, Epoch: row.Epoch, HasLeft: row.HasLeft, SeenUptime: row.SeenUptime})
			claimed = append(claimed, store.Claimed{Match: unescape(row.ID), Before: before})
			locked = append(locked, row.ID)
		}
		return claimed, q.ClaimAll(ctx, query.ClaimAllParams{Node: escape(s.node), Ids: locked})
	})
}
