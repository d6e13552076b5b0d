package room

import (
	"context"
	"crypto/rand"
	"encoding/base32"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/store"
)

// Create begins a match.
func (h *hall) Create(ctx context.Context, created match.Created) (string, error) {
	id, seed := draw()
	return id, h.create(ctx, id, seed, nil, created)
}

// CreateOnce begins a match under an id that belongs to a key.
func (h *hall) CreateOnce(ctx context.Context, id string, key store.CommandKey, created match.Created) error {
	_, seed := draw()
	return h.create(ctx, id, seed, &key, created)
}

// create begins a match. The key, if there is one, is kept in the same transaction.
func (h *hall) create(ctx context.Context, id string, seed uint64, key *store.CommandKey, created match.Created) error {
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

	now := h.Keeper.Now()
	m, entry, err := h.begin(created, match.Moment{At: now.At, Uptime: now.Uptime, Seed: seed, NewID: id})
	if err != nil {
		return err
	}
	entry.Key = key
	quota := QuotaOf(ctx)
	if _, err := quota.Reserve(0); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), h.KeepWithin)
	defer cancel()
	if err := h.Store.Append(ctx, entry); err != nil {
		if !errors.Is(err, store.ErrDuplicate) {
			h.Log.Error("a match could not be created", "match", id, "error", err)
		}
		return err
	}
	quota.Charge(bytesOfNew(&entry) + bytesOf(&entry))
	h.adopt(m)
	return nil
}

// begin makes a new match, the id of which is at.NewID, and the entry that keeps it.
func (h *hall) begin(created match.Created, at match.Moment) (*match.Match, store.Entry, error) {
	facts, err := match.Begin(h.Games, created, at)
	if err != nil {
		return nil, store.Entry{}, err
	}
	events := match.New(at.NewID, h.Games).Number(facts, at)
	m, err := match.Replay(at.NewID, h.Games, events)
	if err != nil {
		return nil, store.Entry{}, fmt.Errorf("a match that was begun can not be read: %w", err)
	}
	return m, store.Entry{Match: m.ID, Epoch: 1, Events: events, Summary: store.Summarize(m)}, nil
}

// rematch returns the match that facts announce, if there is one, and what keeps it.
func (r *room) rematch(facts []match.Fact, at match.Moment) (*match.Match, []store.Entry, error) {
	for _, fact := range facts {
		announced, ok := fact.(match.Rematched)
		if !ok {
			continue
		}
		at.NewID = announced.Match
		m, entry, err := r.hall.begin(r.match.Rematch(), at)
		if err != nil {
			return nil, nil, &match.Refusal{Code: match.RefusedVersion, Text: fmt.Sprintf("There can be no rematch: %v.", err)}
		}
		return m, []store.Entry{entry}, nil
	}
	return nil, nil, nil
}

// adopt takes up a match that was just created. Only a sweep can have been faster.
func (h *hall) adopt(m *match.Match) {
	h.Metrics.Matches.WithLabelValues(m.Terms.Game).Inc()
	h.list(store.Summarize(m))
	r, err := h.acquire(m.ID)
	if err != nil {
		return
	}
	defer h.release(r)
	if r.enter(h.running, service) != nil {
		return
	}
	defer r.exit()
	if r.match != nil {
		return
	}
	_ = r.safely(func() error { // what went wrong is logged, and the match is kept
		r.take(m, 1, 0)
		r.settle()
		return nil
	})
}

// letters are those of ids.
var letters = base32.NewEncoding("abcdefghijklmnopqrstuvwxyz234567").WithPadding(base32.NoPadding)

// draw returns an id for a match, of 80 bits that nobody can guess, and a seed.
func draw() (id string, seed uint64) {
	var bytes [18]byte
	rand.Read(bytes[:]) // never fails
	return letters.EncodeToString(bytes[:10]), binary.LittleEndian.Uint64(bytes[10:])
}
