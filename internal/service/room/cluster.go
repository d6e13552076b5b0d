package room

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// LocalNode is this process as a node of a cluster.
type LocalNode interface {
	// ID is the id of the node, which no other process has or had.
	ID() string
	// Current reports whether the other nodes have no reason to claim a match of this one: its
	// lease has not ended, and they can reach it.
	Current() bool
	// Interruptions counts how often that may not have been so. What was owned before an interruption
	// can belong to another node now.
	Interruptions() int64
	// Settle waits until the clock of the node goes on, if it stands still since the database was away; for a while at most.
	Settle(ctx context.Context)
	// ViewersChanged is called when the viewers at this node of a match have changed that another
	// node owns. It returns at once.
	ViewersChanged(match string)
}

// OwnedError means that another node owns the match.
type OwnedError struct {
	Match string
	Node  string // its id
}

// Error names the node.
func (e *OwnedError) Error() string { return fmt.Sprintf("node %s owns match %s", e.Node, e.Match) }

// Unwrap returns store.ErrOwned.
func (e *OwnedError) Unwrap() error { return store.ErrOwned }

// OwnerNotice is published on bus.OwnerTopic by a node that has claimed a match.
type OwnerNotice struct {
	Match string `json:"match"`
	Node  string `json:"node"`
}

// owned reports whether this process owns the match, so that the room speaks for it.
func (r *room) owned() bool { return r.registry.Cluster == nil || r.epoch != 0 && r.match != nil }

// own loads the match with this node as its owner. The error is an *OwnedError if another node
// owns it and is alive.
func (r *room) own(ctx context.Context) error {
	if r.registry.Cluster == nil {
		return r.load(ctx)
	}
	if r.owned() {
		ours, err := r.stillOwned(ctx)
		if err != nil || ours {
			return err
		}
	}
	return r.claim(ctx, store.FromNobody, nil)
}

// stillOwned reports whether the match that this node owned is still its own, and forgets it if not.
// The database is asked only after an interruption, or if another node has said that it claimed the match.
func (r *room) stillOwned(ctx context.Context) (bool, error) {
	node := r.registry.Node
	interruptions := node.Interruptions()
	doubted := r.doubted.Swap(false)
	if !doubted && r.verified == interruptions && node.Current() {
		return true, nil
	}
	ours, err := r.verify(ctx)
	if err != nil && doubted {
		r.doubted.Store(true)
	}
	if ours {
		r.verified = interruptions
	}
	return ours, err
}

// verify asks the database whether this node owns the match with its epoch, and forgets the match if
// not.
func (r *room) verify(ctx context.Context) (bool, error) {
	owner, err := r.registry.Cluster.Owner(ctx, r.id)
	if err != nil {
		return false, r.logFailure("the owner of the match could not be read", err)
	}
	ours := owner.Node == r.registry.Node.ID() && owner.Epoch == r.epoch
	if !ours {
		r.invalidate()
	}
	return ours, nil
}

// view loads the match for a viewer, who makes this node its owner if it has none.
func (r *room) view(ctx context.Context) error {
	if r.registry.Cluster == nil {
		return r.load(ctx)
	}
	err := r.own(ctx)
	for _, readable := range []error{store.ErrOwned, store.ErrReadOnly, store.ErrFull, store.ErrNotOwner, store.ErrConflict} {
		if errors.Is(err, readable) {
			return r.current(ctx)
		}
	}
	return err
}

// current loads the match as it is now, with any owner.
func (r *room) current(ctx context.Context) error {
	switch {
	case r.registry.Cluster == nil:
		return r.load(ctx)
	case r.owned():
		if ours, err := r.stillOwned(ctx); err != nil || ours {
			return err
		}
		return r.current(ctx)
	case r.match == nil:
		m, _, err := r.replay(ctx)
		if err == nil {
			r.setMatch(m, 0, -1)
		}
		return err
	}
	return r.catchUp(ctx)
}

// catchUp applies the events that are stored and that the room does not know.
func (r *room) catchUp(ctx context.Context) error {
	events, err := r.events(ctx, r.match.Seq)
	if errors.Is(err, store.ErrNotFound) {
		r.invalidate() // it was deleted
	}
	if err != nil {
		return err
	}
	for _, e := range events {
		if err := r.match.Apply(e); err != nil {
			r.invalidate()
			return r.logFailure("the match could not be replayed", err)
		}
	}
	if len(events) > 0 {
		r.registry.updateSeats(r, r.registry.Clock.Now().Uptime)
	}
	return nil
}

// claim makes this node the owner of the match and loads it; from says from which live owner too. An owner that has
// handed it over has said what it knew.
//
// What was claimed is read again: an entry whose outcome was unknown is there for good, or
// never will be.
func (r *room) claim(ctx context.Context, from store.ClaimFrom, handed *Handover) error {
	h := r.registry
	interruptions := h.Node.Interruptions()
	begun := h.Clock.Now().Uptime
	if from != store.FromAnybody {
		uncertain, err := r.isUncertain(ctx)
		if err != nil {
			return err
		}
		if uncertain {
			from = store.FromAnybody
		}
	}
	epoch, before, err := h.Cluster.Claim(ctx, r.id, from)
	if errors.Is(err, store.ErrOwned) {
		h.takeClaimed(r.id)  // it was claimed again since
		r.stale.Store(false) // the owner speaks for it now
		r.here.forgetRemote()
		return &OwnedError{r.id, before.Node}
	}
	// The next claim finds this node as the owner, so the owner before is kept until the match is loaded.
	unknown := errors.Is(err, store.ErrUnknownOutcome)
	switch {
	case before.Node == h.Node.ID():
	case err == nil, unknown && before.Epoch != 0:
		h.keepClaimed(r.id, claimedMatch{before, handed})
	case unknown: // nor is the owner before known, unless from an earlier claim
		h.keepClaimedOnce(r.id, claimedMatch{store.Owner{Seen: begun}, handed})
	}
	if err != nil {
		return r.logFailure("the match could not be claimed", err)
	}
	m, events, err := r.replay(ctx)
	if err != nil {
		return err
	}
	h.markCertain(r.id)
	kept, changed := h.takeClaimed(r.id)
	switch {
	case !changed: // this node was the owner
	case kept.handed != nil:
		handed := kept.handed
		h.Metrics.Handovers.Inc()
		// As in a takeover, the node before may have been ahead of this one.
		r.start, r.grace = min(handed.Start, max(h.Clock.Now().Uptime, m.Uptime()+time.Millisecond)), handed.Grace
		r.here.adopt(h.Node.ID(), m.Seats, handed, h.Clock.Now().Uptime)
		r.chatPublished = max(r.chatPublished, handed.Lines)
	default:
		h.Metrics.Takeovers.Inc()
		// The owner before may have been ahead of this node: what has not passed yet is not charged.
		seen := min(kept.before.Seen, h.Clock.Now().Uptime)
		r.start, r.grace = max(seen, m.Uptime()+time.Millisecond), h.Grace
		r.here.restart()
	}
	r.setMatch(m, epoch, -1)
	r.verified = interruptions
	// The owner before may have stored events that it could not publish. A receiver that lacks
	// some sees the gap before the last one.
	r.eventPublished = m.Seq - 1
	r.publishEvents(events[len(events)-1:], nil)
	h.publishListing(store.Summarize(m))
	notice, _ := json.Marshal(OwnerNotice{Match: r.id, Node: h.Node.ID()}) // it has texts only
	h.Bus.Publish(bus.OwnerTopic, bus.Notification{Data: notice})
	if r.chatPublished < 0 {
		r.chatPublished = 0 // the lines are published again, and receivers know those that they have
	}
	if err := r.loadChatCount(ctx); err != nil {
		return err
	}
	if err := r.setClock(ctx); r.match == nil { // nothing can be stored now
		if changed {
			h.keepClaimed(r.id, kept)
		}
		return err
	}
	r.schedule()
	return nil
}

// Own makes this process the owner of a match, unless another node owns it and is alive: then the
// error is an *OwnedError.
func (h *Registry) Own(ctx context.Context, id string) error {
	return h.withOwned(ctx, id, service, func(*room) error { return nil })
}

// Refresh has a match that this node owns be compared with the database, since another node may have claimed it
// unnoticed: the next call reads it as it is.
func (h *Registry) Refresh(ctx context.Context, id string) error {
	if h.Cluster == nil {
		return nil
	}
	return h.withRoom(ctx, id, readers, func(r *room) error {
		r.doubted.Store(false)
		if !r.owned() {
			return nil
		}
		_, err := r.verify(ctx)
		if err != nil {
			r.doubted.Store(true)
		}
		return err
	})
}

// TakeOver makes this node the owner of a match whose owner cannot be reached.
func (h *Registry) TakeOver(ctx context.Context, id string) error {
	return h.withRoom(ctx, id, commands, func(r *room) error { return r.claim(ctx, store.FromAnybody, nil) })
}

// OwnedMatches returns how many matches this node has loaded as their owner.
func (h *Registry) OwnedMatches() (n int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, r := range h.rooms {
		if r.here.speaks.Load() {
			n++
		}
	}
	return n
}

// claimedMatch is what is known of the owner before of a match that this node has claimed.
type claimedMatch struct {
	before store.Owner
	handed *Handover // nil: it was not handed over
}

// keepClaimed keeps what is known of the owner before until the match is loaded.
func (h *Registry) keepClaimed(id string, c claimedMatch) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.claimed[id] = c
}

// keepClaimedOnce does so unless something is kept already.
func (h *Registry) keepClaimedOnce(id string, c claimedMatch) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if _, kept := h.claimed[id]; !kept {
		h.claimed[id] = c
	}
}

// takeClaimed returns, once, what was kept of the owner before. There is nothing if this node was the owner.
func (h *Registry) takeClaimed(id string) (c claimedMatch, changed bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	c, changed = h.claimed[id]
	delete(h.claimed, id)
	return c, changed
}

// isUncertain reports whether it is unknown what was stored last of a match. If another node has claimed it since, that
// is known again: its claim was stored after it.
func (r *room) isUncertain(ctx context.Context) (bool, error) {
	h := r.registry
	h.mu.Lock()
	_, uncertain := h.uncertain[r.id]
	h.mu.Unlock()
	if !uncertain {
		return false, nil
	}
	owner, err := h.Cluster.Owner(ctx, r.id)
	if err != nil {
		return false, r.logFailure("the owner of the match could not be read", err)
	}
	if owner.Node != h.Node.ID() {
		h.markCertain(r.id)
		return false, nil
	}
	return true, nil
}

// markUncertain records that it is unknown what was stored last of a match.
func (h *Registry) markUncertain(id string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.uncertain[id] = struct{}{}
}

func (h *Registry) markCertain(id string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	delete(h.uncertain, id)
}

// Owns reports whether this process owns a match that is loaded.
func (h *Registry) Owns(id string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	r := h.rooms[id]
	return r != nil && r.here.speaks.Load()
}
