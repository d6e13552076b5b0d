package room

import (
	"context"
	"maps"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Handover is what the owner of a match knows of its people when it hands the match over.
type Handover struct {
	Viewers map[string]Viewers `json:"viewers,omitempty"` // by the id of their node
	Since   [2]time.Duration   `json:"since"`             // the uptime since when the player of each seat was away
	Back    [2]bool            `json:"back"`              // whether that player has been here since the start
	Start   time.Duration      `json:"start,omitempty"`   // see room
	Grace   time.Duration      `json:"grace,omitempty"`
}

// HandOver gives up a match that this node owns and that nobody views here, so that the node where its people are
// can take it with [Registry.TakeHandedOver]. Until then the database names this node as the owner, and the next command or
// deadline makes it that again. The error is store.ErrNotOwner or ErrInUse if the match stays.
func (h *Registry) HandOver(ctx context.Context, id string) (known Handover, err error) {
	err = h.withRoom(ctx, id, readers, func(r *room) error {
		if h.Cluster == nil || !r.owned() {
			return store.ErrNotOwner
		}
		if here := r.here.local(); !here.Empty() || r.thinking != nil {
			return ErrInUse
		}
		known = r.here.known()
		known.Start, known.Grace = r.start, r.grace
		r.invalidate()
		return nil
	})
	return known, err
}

// TakeHandedOver makes this node the owner of a match that its owner has handed over. Unlike after the loss of a node
// its clock goes on.
func (h *Registry) TakeHandedOver(ctx context.Context, id string, known Handover) error {
	return h.withRoom(ctx, id, service, func(r *room) error { return r.claim(ctx, true, &known) })
}

// known returns what is known of the people of the match.
func (p *viewers) known() Handover {
	p.mu.Lock()
	defer p.mu.Unlock()
	return Handover{Viewers: maps.Clone(p.remote), Since: p.since, Back: p.back}
}

// adoptViewers adds the viewers that the owner before knew. What came from this node is known here.
func (p *viewers) adoptViewers(here string, known *Handover, uptime time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for node, v := range known.Viewers {
		if node != here {
			p.setRemote(node, v, uptime)
		}
	}
}

// adoptAbsence sets since when players are away, and who has been here, as the owner before knew it.
func (p *viewers) adoptAbsence(known *Handover) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for seat := range p.since {
		p.since[seat] = known.Since[seat]
		p.back[seat] = p.back[seat] || known.Back[seat]
	}
}
