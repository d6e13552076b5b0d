package room

import (
	"context"
	"crypto/rand"
	"encoding/base32"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/notice"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Create begins a match and returns its id. The error is what is wrong with the
// terms, one of the store, or that of the quota of ctx.
func (h *Registry) Create(ctx context.Context, created match.Created) (string, error) {
	id, seed := newID()
	return id, h.create(ctx, id, seed, nil, created)
}

// CreateOnce begins a match under an id that belongs to the key alone. The error is
// store.ErrDuplicate if the key has begun it before.
func (h *Registry) CreateOnce(ctx context.Context, id string, key store.CommandKey, created match.Created) error {
	_, seed := newID()
	return h.create(ctx, id, seed, &key, created)
}

// create begins a match. The key, if there is one, is stored in the same transaction.
func (h *Registry) create(ctx context.Context, id string, seed uint64, key *store.CommandKey, created match.Created) error {
	h.mu.Lock()
	closed := h.closed
	if !closed {
		h.working.Add(1)
	}
	h.mu.Unlock()
	if closed {
		return ErrClosed
	}
	defer h.working.Done()

	if err := h.checkChallenge(ctx, created); err != nil {
		return err
	}
	if err := h.checkPeople(ctx, created.Seats[0].Person, created.Seats); err != nil {
		return err
	}
	if err := h.checkRated(ctx, created); err != nil {
		return err
	}
	now := h.Clock.Now()
	m, entry, err := h.begin(created, created.CreatedBy, match.Context{At: now.At, Uptime: now.Uptime, Seed: seed, RematchID: id})
	if err != nil {
		return err
	}
	entry.CommandKey = key
	quota := WriteQuotaOf(ctx)
	if _, err := quota.Reserve(0); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), h.AppendTimeout)
	defer cancel()
	if err := h.Store.Append(ctx, entry); err != nil {
		if !errors.Is(err, store.ErrDuplicate) {
			h.Log.Error("a match could not be created", "match", id, "error", err)
		}
		return err
	}
	quota.Charge(bytesOfNew(&entry) + bytesOf(&entry))
	h.addCreated(m, entry.Events)
	return nil
}

// begin makes a new match with the id at.NewID, which a person has caused, and its log entry.
func (h *Registry) begin(created match.Created, sender string, at match.Context) (*match.Match, store.LogEntry, error) {
	facts, err := match.Begin(h.Games, created, at)
	if err != nil {
		return nil, store.LogEntry{}, err
	}
	events := match.New(at.RematchID, h.Games).NumberEvents(facts, at)
	m, err := match.Replay(at.RematchID, h.Games, events)
	if err != nil {
		return nil, store.LogEntry{}, fmt.Errorf("a match that was begun cannot be read: %w", err)
	}
	entry := store.LogEntry{Match: m.ID, Epoch: 1, Events: events, Summary: store.Summarize(m)}
	nobody := func(string) bool { return false }
	entry.Notices, _ = notice.OfEvents(m, events, notice.Circumstances{Sender: sender, Viewing: nobody})
	return m, entry, nil
}

// rematch returns the match that facts announce, if there is one, and its log entry. That of a rated match is rated.
func (r *room) rematch(ctx context.Context, facts []match.EventData, sender string, at match.Context) (*match.Match, []store.LogEntry, error) {
	for _, fact := range facts {
		announced, ok := fact.(match.Rematched)
		if !ok {
			continue
		}
		at.RematchID = announced.Match
		created := r.match.RematchTerms()
		if err := r.registry.checkRated(ctx, created); err != nil {
			return nil, nil, err
		}
		m, entry, err := r.registry.begin(created, sender, at)
		if err != nil {
			return nil, nil, match.RematchRefusal(err)
		}
		return m, []store.LogEntry{entry}, nil
	}
	return nil, nil, nil
}

// addCreated adds a match that was just created by its first events. Only a sweep can have been faster.
func (h *Registry) addCreated(m *match.Match, events []match.Event) {
	h.Metrics.Matches.WithLabelValues(m.Terms.Game).Inc()
	h.publishListing(store.Summarize(m))
	r, err := h.acquire(m.ID)
	if err != nil {
		return
	}
	defer h.release(r)
	if r.lock(h.running, service) != nil {
		return
	}
	defer r.unlock()
	if r.match != nil {
		return
	}
	_ = r.recoverPanic(func() error { // an error is logged; the match is stored
		r.setMatch(m, 1, 0)
		r.beginning = slices.Clone(events)
		if h.Node != nil {
			r.verified = h.Node.Interruptions()
		}
		r.schedule()
		return nil
	})
}

// letters are those of ids.
var letters = base32.NewEncoding("abcdefghijklmnopqrstuvwxyz234567").WithPadding(base32.NoPadding)

// newID returns a random id of 80 bits for a match, and a seed.
func newID() (id string, seed uint64) {
	var bytes [18]byte
	rand.Read(bytes[:]) // never fails
	return letters.EncodeToString(bytes[:10]), binary.LittleEndian.Uint64(bytes[10:])
}
