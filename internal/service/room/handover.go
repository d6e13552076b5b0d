package room

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Handover is what the owner of a match knows when it hands the match over.
type Handover struct {
	Epoch   int64              `json:"epoch,omitempty"`   // of the owner; 0: by a version that does not report it
	Viewers map[string]Viewers `json:"viewers,omitempty"` // by the id of their node
	Since   [2]time.Duration   `json:"since"`             // the uptime since when the player of each seat was away
	Back    [2]bool            `json:"back"`              // whether that player has been here since the start
	Start   time.Duration      `json:"start,omitempty"`   // see room
	Grace   time.Duration      `json:"grace,omitempty"`
	Lines   int64              `json:"lines"` // the number of the last line of chat that was published; -1: not known
}

// HandOver gives up a match that this node owns and that nobody views here, so that the node where its people are
// can take it with [Registry.TakeHandedOver]. Until then the database names this node as the owner, and the next command or
// deadline makes it that again. The error is store.ErrNotOwner or ErrInUse if the match stays.
func (h *Registry) HandOver(ctx context.Context, id string) (known Handover, err error) {
	err = h.withRoom(ctx, id, readers, func(r *room) error {
		if h.Cluster == nil || !r.owned() {
			return store.ErrNotOwner
		}
		if here := r.here.local(); !here.Empty() {
			return ErrInUse
		}
		known = r.here.handOver()
		known.Epoch, known.Start, known.Grace, known.Lines = r.epoch, r.start, r.grace, r.chatPublished
		r.invalidate()
		r.stale.Store(false) // the sweep must not take it back
		return nil
	})
	return known, err
}

// TakeHandedOver makes this node the owner of a match that its owner has handed over. Unlike after the loss of a node
// its clock goes on. The error is an *OwnedError if the match has been claimed since by a third node.
func (h *Registry) TakeHandedOver(ctx context.Context, id string, known Handover) error {
	from := store.ClaimFrom(known.Epoch)
	if from == store.FromNobody {
		from = store.FromAnybody
	}
	return h.withRoom(ctx, id, service, func(r *room) error { return r.claim(ctx, from, &known) })
}

// Doubt has a match that this node owns, or is about to own, be compared with the database before it is used next, because another node
// has said that it claimed the match.
func (h *Registry) Doubt(id string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if r := h.rooms[id]; r != nil {
		r.doubted.Store(true)
	}
}

// Doubted reports whether that has not been done yet.
func (h *Registry) Doubted(id string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	r := h.rooms[id]
	return r != nil && r.doubted.Load()
}

// handOver returns what is known of the people of the match, and forgets those at other nodes.
func (p *viewers) handOver() Handover {
	p.mu.Lock()
	defer p.mu.Unlock()
	known := Handover{Since: p.since, Back: p.back}
	for node, v := range p.remote {
		if known.Viewers == nil {
			known.Viewers = map[string]Viewers{}
		}
		known.Viewers[node] = v.Viewers
	}
	p.remote = nil
	return known
}

// adopt makes what the owner before knew of the people of a match known here. The viewers at this node are known
// better here.
func (p *viewers) adopt(node string, seats [2]match.SeatState, known *Handover, uptime time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.outdated = true
	p.remote = map[string]remoteViewers{}
	for other, v := range known.Viewers {
		if other != node {
			p.remote[other] = remoteViewers{v, uptime}
		}
	}
	p.setSeats(seats, known.Since)
	for seat, person := range p.seatPersons {
		if p.back[seat] { // seen here too
			p.since[seat] = max(p.since[seat], known.Since[seat])
		} else { // since the match was loaded here means nothing
			p.since[seat] = known.Since[seat]
		}
		p.back[seat] = known.Back[seat] || person != "" && p.isViewing(person)
	}
}
