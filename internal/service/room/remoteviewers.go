package room

import (
	"context"
	"maps"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// Viewers are those who view a match at one node.
type Viewers struct {
	Persons   []string `json:"persons,omitempty"`
	Strangers int      `json:"strangers,omitempty"` // who have no identity
}

// reportsExpire is for how long a report of viewers counts if it is not repeated, though the bus reaches its node: that is about twelve
// reports.
const reportsExpire = time.Minute

// remoteViewers are the viewers at another node.
type remoteViewers struct {
	Viewers
	reported time.Duration // the uptime of the last report; later, if the bus did not reach the node since
}

// Empty reports whether there are none.
func (v *Viewers) Empty() bool { return len(v.Persons) == 0 && v.Strangers == 0 }

// SetViewers sets the viewers of a match at another node. It returns the people who are here, and whether the other node should take
// the match: the match is not over, a player views it there, and nobody views it at this node. The error is an *OwnedError if this node does not own the match.
func (h *Registry) SetViewers(ctx context.Context, id, node string, v Viewers) (now protocol.Presence, take bool, err error) {
	err = h.withRoom(ctx, id, readers, func(r *room) error {
		if err := r.own(ctx); err != nil {
			return err
		}
		uptime := h.Clock.Now().Uptime
		p := &r.here
		p.mu.Lock()
		p.setRemote(node, v, uptime)
		h.publishPresence(r, uptime)
		now = p.snapshot(uptime)
		take = !r.match.Over() && len(p.visitors) == 0 && p.strangers == 0 && p.hasPlayer(v.Persons)
		p.mu.Unlock()
		_ = r.setClock(ctx)
		return nil
	})
	return now, take, err
}

// ViewersOf returns who views a match at this node.
func (h *Registry) ViewersOf(id string) Viewers {
	h.mu.Lock()
	r := h.rooms[id]
	h.mu.Unlock()
	if r == nil {
		return Viewers{}
	}
	return r.here.local()
}

// ViewedMatches returns the ids of the matches that have viewers at this node.
func (h *Registry) ViewedMatches() []string {
	h.mu.Lock()
	rooms := slices.Collect(maps.Values(h.rooms))
	h.mu.Unlock()
	var ids []string
	for _, r := range rooms {
		if v := r.here.local(); !v.Empty() {
			ids = append(ids, r.id)
		}
	}
	return ids
}

// DropViewers forgets the viewers at nodes that are gone, and those that their node no longer reports. It is called from time to time, with
// a function that says whether a node is alive and whether the bus reaches it; one that it reaches counts as alive.
func (h *Registry) DropViewers(state func(node string) (alive, reached bool)) {
	h.mu.Lock()
	rooms := slices.Collect(maps.Values(h.rooms))
	h.mu.Unlock()
	uptime := h.Clock.Now().Uptime
	for _, r := range rooms {
		p := &r.here
		p.mu.Lock()
		if p.dropRemote(state, uptime) {
			h.publishPresence(r, uptime)
		}
		p.mu.Unlock()
	}
}

// viewed reports whether the match has viewers at other nodes.
func (p *viewers) viewed() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.remote) > 0
}

// setRemote sets the viewers at another node. Those who came and those who went are seen now.
func (p *viewers) setRemote(node string, v Viewers, uptime time.Duration) {
	for _, person := range p.remote[node].Persons {
		p.markSeen(person, uptime)
	}
	for _, person := range v.Persons {
		p.markSeen(person, uptime)
	}
	if v.Empty() {
		delete(p.remote, node)
		return
	}
	if p.remote == nil {
		p.remote = map[string]remoteViewers{}
	}
	p.remote[node] = remoteViewers{v, uptime}
}

// dropRemote forgets the viewers at the nodes that are gone or have not reported them for long, and reports whether there were any.
func (p *viewers) dropRemote(state func(node string) (alive, reached bool), uptime time.Duration) (dropped bool) {
	for node, v := range p.remote {
		alive, reached := state(node)
		switch {
		case !alive && !reached, reached && uptime-v.reported > reportsExpire:
			p.setRemote(node, Viewers{}, uptime)
			dropped = true
		case !reached: // its reports cannot arrive
			v.reported = uptime
			p.remote[node] = v
		}
	}
	return dropped
}

// forgetRemote forgets the viewers at other nodes, which report to the owner.
func (p *viewers) forgetRemote() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.remote = nil
}
