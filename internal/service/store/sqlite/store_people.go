package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/sqlite/query"
)

// PutInvitation stores the invitation to a seat.
func (s *Store) PutInvitation(ctx context.Context, i store.Invitation) error {
	if err := i.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		_, err := q.Number(ctx, i.Match)
		if errors.Is(err, sql.ErrNoRows) {
			return fmt.Errorf("match %s: %w", i.Match, store.ErrNotFound)
		}
		if err != nil {
			return err
		}
		err = q.LimitInvitations(ctx, query.LimitInvitationsParams{
			MatchID: i.Match, Seat: int64(i.Seat), Purpose: string(i.Purpose), Most: store.MaxInvitations - 1,
		})
		if err != nil {
			return err
		}
		n, err := q.InsertInvitation(ctx, query.InsertInvitationParams{
			Hash: i.Hash[:], Match: i.Match, Seat: int64(i.Seat), Purpose: string(i.Purpose), Person: i.Person, Expires: i.Expires.UnixMilli(),
		})
		if err == nil && n == 0 {
			return fmt.Errorf("invitation: %w", store.ErrExists)
		}
		return err
	})
}

// UseInvitation takes an invitation away and reports whether it was there.
func (s *Store) UseInvitation(ctx context.Context, hash store.Hash) (spent bool, err error) {
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		n, err := q.Spend(ctx, hash[:])
		spent = n > 0
		return err
	})
	return spent && err == nil, err
}

// PutPerson stores a person, new or changed.
func (s *Store) PutPerson(ctx context.Context, p store.PersonRecord) error {
	if err := p.Check(); err != nil {
		return err
	}
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		return putPerson(ctx, q, p)
	})
}

// ChangePerson changes a stored person.
func (s *Store) ChangePerson(ctx context.Context, id string, change func(*store.PersonRecord)) (p store.PersonRecord, err error) {
	err = s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error {
		row, err := q.Person(ctx, id)
		if errors.Is(err, sql.ErrNoRows) {
			return fmt.Errorf("person %s: %w", id, store.ErrNotFound)
		}
		if err != nil {
			return err
		}
		if p, err = personOf(row); err != nil {
			return err
		}
		change(&p)
		if err := p.Check(); err != nil {
			return err
		}
		return putPerson(ctx, q, p)
	})
	return p, err
}

// putPerson stores a person.
func putPerson(ctx context.Context, q *query.Queries, p store.PersonRecord) error {
	return q.PutPerson(ctx, query.PutPersonParams{
		ID: p.ID, Name: p.Name, Generation: int64(p.Generation), Created: p.Created.UnixMilli(), Seen: p.Seen.UnixMilli(),
		Vacations: store.WriteVacations(p.Vacations), Challenges: string(p.Challenges),
	})
}

// SaveUptime stores an uptime.
func (s *Store) SaveUptime(ctx context.Context, uptime time.Duration) error {
	return s.writer.write(ctx, uptime, func(context.Context, *query.Queries) error { return nil })
}

// Ping reports why nothing can be written at the moment: it writes something tiny.
func (s *Store) Ping(ctx context.Context) error {
	return s.writer.write(ctx, 0, func(ctx context.Context, q *query.Queries) error { return q.Try(ctx) })
}
