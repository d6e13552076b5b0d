package postgres

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/postgres/query"
)

// PutInvitation stores the invitation to a seat.
func (s *Store) PutInvitation(ctx context.Context, i store.Invitation) error {
	if err := i.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		_, err := q.LockMatch(ctx, escape(i.Match))
		if errors.Is(err, pgx.ErrNoRows) {
			return fmt.Errorf("match %s: %w", i.Match, store.ErrNotFound)
		}
		if err != nil {
			return err
		}
		err = q.LimitInvitations(ctx, query.LimitInvitationsParams{
			MatchID: escape(i.Match), Seat: int64(i.Seat), Purpose: string(i.Purpose), Most: store.MaxInvitations - 1,
		})
		if err != nil {
			return err
		}
		n, err := q.InsertInvitation(ctx, query.InsertInvitationParams{
			Hash: i.Hash[:], Match: escape(i.Match), Seat: int64(i.Seat), Purpose: string(i.Purpose), Person: escape(i.Person), Expires: i.Expires.UnixMilli(),
		})
		if err == nil && n == 0 {
			return fmt.Errorf("invitation: %w", store.ErrExists)
		}
		return err
	})
}

// Invitation returns the invitation with this hash of its key.
func (s *Store) Invitation(ctx context.Context, hash store.Hash) (store.Invitation, error) {
	row, err := s.q.InvitationByHash(ctx, hash[:])
	if err != nil {
		return store.Invitation{}, s.readError(err, "invitation", "of this key")
	}
	return invitationOf(row), nil
}

// invitationOf makes an invitation of a row.
func invitationOf(row query.Invitation) store.Invitation {
	i := store.Invitation{
		Match: unescape(row.Match), Seat: game.Seat(row.Seat), Purpose: store.Purpose(row.Purpose), Person: unescape(row.Person), Expires: timeOf(row.Expires),
	}
	copy(i.Hash[:], row.Hash)
	return i
}

// UseInvitation takes an invitation away and reports whether it was there.
func (s *Store) UseInvitation(ctx context.Context, hash store.Hash) (bool, error) {
	n, err := write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (int64, error) { return q.UseInvitation(ctx, hash[:]) })
	return n > 0 && err == nil, err
}

// PutPerson stores a person, new or changed.
func (s *Store) PutPerson(ctx context.Context, p store.PersonRecord) error {
	if err := p.Check(); err != nil {
		return err
	}
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error { return putPerson(ctx, q, p) })
}

// putPerson stores a person.
func putPerson(ctx context.Context, q *query.Queries, p store.PersonRecord) error {
	return q.PutPerson(ctx, query.PutPersonParams{
		ID: escape(p.ID), Name: escape(p.Name), Generation: int64(p.Generation), Created: p.Created.UnixMilli(), Seen: p.Seen.UnixMilli(),
		Vacations: store.WriteVacations(p.Vacations), Challenges: string(p.Challenges),
	})
}

// ChangePerson changes a stored person.
func (s *Store) ChangePerson(ctx context.Context, id string, change func(*store.PersonRecord)) (store.PersonRecord, error) {
	return write(ctx, s, s.writes, func(ctx context.Context, q *query.Queries) (store.PersonRecord, error) {
		row, err := q.LockPerson(ctx, escape(id))
		if errors.Is(err, pgx.ErrNoRows) {
			return store.PersonRecord{}, fmt.Errorf("person %s: %w", id, store.ErrNotFound)
		}
		if err != nil {
			return store.PersonRecord{}, err
		}
		p, err := personOf(row)
		if err != nil {
			return p, err
		}
		change(&p)
		if err := p.Check(); err != nil {
			return store.PersonRecord{}, err
		}
		return p, putPerson(ctx, q, p)
	})
}

// Person returns a person.
func (s *Store) Person(ctx context.Context, id string) (store.PersonRecord, error) {
	row, err := s.q.PersonByID(ctx, escape(id))
	if err != nil {
		return store.PersonRecord{}, s.readError(err, "person", id)
	}
	return personOf(row)
}

// Names returns the names of people by their ids.
func (r *reader) Names(ctx context.Context, people []string) (map[string]string, error) {
	ids := make([]string, len(people))
	for i, id := range people {
		ids[i] = escape(id)
	}
	rows, err := r.q.NamesOfPeople(ctx, ids)
	if err != nil {
		return nil, r.readError(err, "people", "in seats")
	}
	names := map[string]string{}
	for _, row := range rows {
		names[unescape(row.ID)] = unescape(row.Name)
	}
	return names, nil
}

// personOf makes a person of a row.
func personOf(row query.Person) (p store.PersonRecord, err error) {
	p = store.PersonRecord{
		ID: unescape(row.ID), Name: unescape(row.Name), Generation: int(row.Generation), Created: timeOf(row.Created), Seen: timeOf(row.Seen),
		Challenges: store.ChallengePolicy(row.Challenges),
	}
	p.Vacations, err = store.ReadVacations(row.Vacations)
	return p, err
}

// SaveUptime stores an uptime.
func (s *Store) SaveUptime(ctx context.Context, uptime time.Duration) error {
	err := s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error { return q.SaveUptime(ctx, int64(uptime)) })
	if err == nil {
		s.savedUptime(uptime)
	}
	return err
}

// Ping reports why nothing can be written at the moment: it writes something tiny.
func (s *Store) Ping(ctx context.Context) error {
	return s.writeOnly(ctx, func(ctx context.Context, q *query.Queries) error {
		if rows, err := q.Try(ctx, escape(s.node)); err != nil || rows == 1 {
			return err
		}
		return fmt.Errorf("%w: the database does not know this node", store.ErrUnavailable)
	})
}
