package room

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/internal/bus"
	"github.com/teahouse-games/teahouse/internal/match"
	"github.com/teahouse-games/teahouse/internal/protocol"
)

// presence is who looks at a match.
type presence struct {
	mu        sync.Mutex
	awaited   [2]string        // the persons who have the seats
	since     [2]time.Duration // the uptime from which a seat's player was away, as far as is known
	back      [2]bool          // whether a seat's player has been here since the start
	visitors  []visitor
	strangers int // who have no identity

	told  protocol.Presence // what was published last
	at    time.Time         // when
	timer *time.Timer       // runs while something is to be published
}

// visitor is a person and from how many places they look.
type visitor struct {
	person string
	places int
}

// Enter says that somebody is looking at the match.
func (h *hall) Enter(ctx context.Context, id, person string) (protocol.Presence, func(), error) {
	var now protocol.Presence
	var in *room
	err := h.with(ctx, id, readers, func(r *room) error {
		h.mu.Lock()
		r.users++
		h.mu.Unlock()
		in, now = r, h.change(r, person, +1)
		r.setClock(ctx)
		return nil
	})
	if err != nil {
		return protocol.Presence{}, nil, err
	}
	return now, sync.OnceFunc(func() {
		h.change(in, person, -1)
		h.mu.Lock()
		defer h.mu.Unlock()
		h.leave(in)
	}), nil
}

// seat notes who has the seats. Who is new there is away from now on, or, where days
// count, since it became their turn: a match is not kept loaded for that long.
func (h *hall) seat(r *room, uptime time.Duration) {
	from := [2]time.Duration{uptime, uptime}
	if m := r.match; m.ToMove.IsPlayer() && match.GoneFor(m.Terms.Clock) > h.IdleAfter {
		from[m.ToMove] = m.Since
	}
	p := &r.here
	p.mu.Lock()
	defer p.mu.Unlock()
	p.await(r.match.Chairs, from)
	h.announce(r, uptime)
}

// change counts who comes or goes, and tells it.
func (h *hall) change(r *room, person string, by int) protocol.Presence {
	uptime := h.Keeper.Now().Uptime
	p := &r.here
	p.mu.Lock()
	defer p.mu.Unlock()
	p.add(person, by, uptime)
	h.announce(r, uptime)
	return p.now(uptime)
}

// announce publishes who is there if that has changed, now or when it may again. The
// presence is locked.
func (h *hall) announce(r *room, uptime time.Duration) {
	p := &r.here
	now := p.now(uptime)
	if p.timer != nil || now.Here == p.told.Here && now.Watching == p.told.Watching {
		return
	}
	if wait := h.PresentEvery - time.Since(p.at); wait > 0 {
		p.timer = time.AfterFunc(wait, func() {
			p.mu.Lock()
			defer p.mu.Unlock()
			if p.timer != nil {
				p.timer = nil
				h.announce(r, h.Keeper.Now().Uptime)
			}
		})
		return
	}
	p.told, p.at = now, time.Now()
	h.Bus.Publish(bus.MatchTopic(r.id), bus.Message{Data: protocol.Append(nil, protocol.Present{Presence: now})})
}

// add counts one more, or one less, who looks.
func (p *presence) add(person string, by int, uptime time.Duration) {
	if person == "" {
		p.strangers += by
		return
	}
	p.touch(person, uptime)
	i := slices.IndexFunc(p.visitors, func(v visitor) bool { return v.person == person })
	if i < 0 {
		p.visitors = append(p.visitors, visitor{person, by})
		return
	}
	if p.visitors[i].places += by; p.visitors[i].places == 0 {
		p.visitors = slices.Delete(p.visitors, i, i+1)
	}
}

// seen notes a sign of life of somebody who may not be looking all the time.
func (p *presence) seen(person string, uptime time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.touch(person, uptime)
}

func (p *presence) touch(person string, uptime time.Duration) {
	for seat := range p.awaited {
		if person != "" && p.awaited[seat] == person {
			p.since[seat], p.back[seat] = uptime, true
		}
	}
}

// await notes who has the seats, and from when on who is new there was away.
func (p *presence) await(chairs [2]match.Chair, from [2]time.Duration) {
	for seat, c := range chairs {
		person := ""
		if c.Holder == match.Person {
			person = c.Person
		}
		if p.awaited[seat] != person {
			p.awaited[seat], p.since[seat], p.back[seat] = person, from[seat], p.looks(person)
		}
	}
}

// returned reports whether each seat's player has been here since the start.
func (p *presence) returned() [2]bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.back
}

// gone is for how long each seat's player has been away.
func (p *presence) gone(uptime time.Duration) (gone [2]time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for seat := range gone {
		gone[seat] = p.away(seat, uptime)
	}
	return gone
}

func (p *presence) away(seat int, uptime time.Duration) time.Duration {
	if p.awaited[seat] == "" || p.looks(p.awaited[seat]) {
		return 0
	}
	return uptime - p.since[seat]
}

func (p *presence) looks(person string) bool {
	return slices.ContainsFunc(p.visitors, func(v visitor) bool { return v.person == person })
}

// now is who is there. A person who looks from several places watches once.
func (p *presence) now(uptime time.Duration) protocol.Presence {
	now := protocol.Presence{Watching: p.strangers + len(p.visitors)}
	for seat, person := range p.awaited {
		if person == "" {
			continue
		}
		now.Here[seat] = p.looks(person)
		if !now.Here[seat] { // 0 would say that they are here
			now.GoneMS[seat] = max(p.away(seat, uptime).Milliseconds(), 1)
		}
		if now.Here[seat] && (seat == 0 || p.awaited[0] != person) {
			now.Watching--
		}
	}
	return now
}

// stop publishes nothing more.
func (p *presence) stop() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.timer != nil {
		p.timer.Stop()
		p.timer = nil
	}
}
