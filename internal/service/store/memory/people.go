package memory

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// PutInvitation stores the invitation to a seat.
func (s *Store) PutInvitation(ctx context.Context, invitation store.Invitation) error {
	if err := invitation.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	if _, err := s.matchByID(invitation.Match); err != nil {
		return err
	}
	if _, ok := s.invitations[invitation.Hash]; ok {
		return fmt.Errorf("invitation: %w", store.ErrExists)
	}
	var others []store.Invitation
	for _, i := range s.invitations {
		if i.Match == invitation.Match && i.Seat == invitation.Seat && i.Purpose == invitation.Purpose {
			others = append(others, i)
		}
	}
	slices.SortFunc(others, func(a, b store.Invitation) int {
		return cmp.Or(a.Expires.Compare(b.Expires), bytes.Compare(a.Hash[:], b.Hash[:]))
	})
	for _, i := range others[:max(0, len(others)+1-store.MaxInvitations)] {
		delete(s.invitations, i.Hash)
	}
	invitation.Expires = store.RoundTime(invitation.Expires)
	s.invitations[invitation.Hash] = invitation
	return nil
}

// Invitation returns the invitation with this hash of its key.
func (s *Store) Invitation(ctx context.Context, hash store.Hash) (store.Invitation, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.Invitation{}, err
	}
	defer s.mu.RUnlock()
	i, ok := s.invitations[hash]
	if !ok {
		return store.Invitation{}, fmt.Errorf("invitation: %w", store.ErrNotFound)
	}
	return i, nil
}

// UseInvitation takes an invitation away and reports whether it was there.
func (s *Store) UseInvitation(ctx context.Context, hash store.Hash) (bool, error) {
	if err := s.lockForWrite(ctx); err != nil {
		return false, err
	}
	defer s.mu.Unlock()
	_, ok := s.invitations[hash]
	delete(s.invitations, hash)
	return ok, nil
}

// PutPerson stores a person, new or changed.
func (s *Store) PutPerson(ctx context.Context, p store.PersonRecord) error {
	if err := p.Check(); err != nil {
		return err
	}
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	s.people[p.ID] = p.Normalized()
	return nil
}

// Person returns a person.
func (s *Store) Person(ctx context.Context, id string) (store.PersonRecord, error) {
	if err := s.lockForRead(ctx); err != nil {
		return store.PersonRecord{}, err
	}
	defer s.mu.RUnlock()
	p, ok := s.people[id]
	if !ok {
		return store.PersonRecord{}, fmt.Errorf("person %s: %w", id, store.ErrNotFound)
	}
	return p.Normalized(), nil
}

// Names returns the names of people by their ids.
func (s *Store) Names(ctx context.Context, people []string) (map[string]string, error) {
	if err := s.lockForRead(ctx); err != nil {
		return nil, err
	}
	defer s.mu.RUnlock()
	names := map[string]string{}
	for _, id := range people {
		if p, ok := s.people[id]; ok {
			names[id] = p.Name
		}
	}
	return names, nil
}

// Uptime returns the last stored uptime.
func (s *Store) Uptime(ctx context.Context) (time.Duration, error) {
	if err := s.lockForRead(ctx); err != nil {
		return 0, err
	}
	defer s.mu.RUnlock()
	return s.uptime, nil
}

// SaveUptime stores an uptime.
func (s *Store) SaveUptime(ctx context.Context, uptime time.Duration) error {
	if err := s.lockForWrite(ctx); err != nil {
		return err
	}
	defer s.mu.Unlock()
	s.uptime = max(s.uptime, uptime)
	return nil
}

// Ping reports that the store is not closed.
func (s *Store) Ping(ctx context.Context) error {
	if err := s.lockForRead(ctx); err != nil {
		return err
	}
	s.mu.RUnlock()
	return nil
}

// ChangePerson changes a stored person.
func (s *Store) ChangePerson(ctx context.Context, id string, change func(*store.PersonRecord)) (store.PersonRecord, error) {
	if err := s.lockForWrite(ctx); err != nil {
		return store.PersonRecord{}, err
	}
	defer s.mu.Unlock()
	p, ok := s.people[id]
	if !ok {
		return store.PersonRecord{}, fmt.Errorf("person %s: %w", id, store.ErrNotFound)
	}
	p = p.Normalized()
	change(&p)
	if err := p.Check(); err != nil {
		return store.PersonRecord{}, err
	}
	p = p.Normalized()
	s.people[id] = p
	return p.Normalized(), nil
}
