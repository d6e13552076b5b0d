package room

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/protocol"
)

// viewers are the people who have a match open.
type viewers struct {
	mu          sync.Mutex
	seatPersons [2]string        // the persons in the seats
	since       [2]time.Duration // the uptime since when a seat's player was away, as far as is known
	back        [2]bool          // whether a seat's player has been here since the start
	visitors    []viewer
	strangers   int                      // who have no identity
	remote      map[string]remoteViewers // by the id of their node
	speaks      atomic.Bool              // whether this process owns the match, and publishes who is here

	published protocol.Presence // what was published last
	outdated  bool              // another node may have published something else since
	at        time.Time         // when
	timer     *time.Timer       // runs while something is to be published
}

// viewer is a person and from how many places they look.
type viewer struct {
	person string
	places int
}

// Enter adds a viewer of the match.
func (h *Registry) Enter(ctx context.Context, id, person string) (protocol.Presence, func(), error) {
	var now protocol.Presence
	var in *room
	err := h.withRoom(ctx, id, readers, func(r *room) error {
		if err := r.view(ctx); err != nil {
			return err
		}
		h.mu.Lock()
		r.users++
		h.mu.Unlock()
		in, now = r, h.countViewer(r, person, +1)
		_ = r.setClock(ctx)
		return nil
	})
	if err != nil {
		return protocol.Presence{}, nil, err
	}
	return now, sync.OnceFunc(func() {
		h.countViewer(in, person, -1)
		h.mu.Lock()
		defer h.mu.Unlock()
		h.releaseLocked(in)
	}), nil
}

// Presence returns who looks at a match, as far as this process knows.
func (h *Registry) Presence(ctx context.Context, id string) (now protocol.Presence, err error) {
	err = h.withRoom(ctx, id, service, func(r *room) error {
		if err := r.view(ctx); err != nil {
			return err
		}
		r.here.mu.Lock()
		defer r.here.mu.Unlock()
		now = r.here.snapshot(h.Clock.Now().Uptime)
		return nil
	})
	return now, err
}

// updateSeats sets the persons in the seats. A new one counts as away from now on, or, with
// a control in days, since it became their turn: a match is not kept loaded for that long.
func (h *Registry) updateSeats(r *room, uptime time.Duration) {
	from := [2]time.Duration{uptime, uptime}
	if m := r.match; m.ToMove.IsPlayer() && match.AbsenceLimit(m.Terms.Clock) > h.EvictAfter {
		from[m.ToMove] = m.TurnStarted
	}
	p := &r.here
	p.mu.Lock()
	defer p.mu.Unlock()
	p.setSeats(r.match.Seats, from)
	h.publishPresence(r, uptime)
}

// countViewer counts a viewer who comes or goes, and publishes it.
func (h *Registry) countViewer(r *room, person string, by int) protocol.Presence {
	uptime := h.Clock.Now().Uptime
	p := &r.here
	p.mu.Lock()
	defer p.mu.Unlock()
	p.add(person, by, uptime)
	if !p.speaks.Load() && h.Node != nil {
		h.Node.ViewersChanged(r.id)
	}
	h.publishPresence(r, uptime)
	return p.snapshot(uptime)
}

// publishPresence publishes the presence if it has changed, now or when that is next
// allowed. The presence is locked.
func (h *Registry) publishPresence(r *room, uptime time.Duration) {
	p := &r.here
	if !p.speaks.Load() {
		return
	}
	now := p.snapshot(uptime)
	same := !p.outdated && now.Here == p.published.Here && now.Watching == p.published.Watching
	if p.timer != nil || same {
		return
	}
	if wait := h.PresenceInterval - time.Since(p.at); wait > 0 {
		p.timer = time.AfterFunc(wait, func() {
			p.mu.Lock()
			defer p.mu.Unlock()
			if p.timer != nil {
				p.timer = nil
				h.publishPresence(r, h.Clock.Now().Uptime)
			}
		})
		return
	}
	p.published, p.outdated, p.at = now, false, time.Now()
	h.Bus.Publish(bus.MatchTopic(r.id), bus.Notification{Data: protocol.Append(nil, protocol.Present{Presence: now})})
}

// add adds or removes one viewer.
func (p *viewers) add(person string, by int, uptime time.Duration) {
	if person == "" {
		p.strangers += by
		return
	}
	p.markSeen(person, uptime)
	i := slices.IndexFunc(p.visitors, func(v viewer) bool { return v.person == person })
	if i < 0 {
		p.visitors = append(p.visitors, viewer{person, by})
		return
	}
	if p.visitors[i].places += by; p.visitors[i].places == 0 {
		p.visitors = slices.Delete(p.visitors, i, i+1)
	}
}

// markActive records a sign of life of a person who may have no connection.
func (p *viewers) markActive(person string, uptime time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.markSeen(person, uptime)
}

func (p *viewers) markSeen(person string, uptime time.Duration) {
	for seat := range p.seatPersons {
		if person != "" && p.seatPersons[seat] == person {
			p.since[seat], p.back[seat] = uptime, true
		}
	}
}

// setSeats sets the persons in the seats, and since when a new one was away.
func (p *viewers) setSeats(seats [2]match.SeatState, from [2]time.Duration) {
	for seat, c := range seats {
		person := ""
		if c.Holder == match.HolderPerson {
			person = c.Person
		}
		if p.seatPersons[seat] != person {
			p.seatPersons[seat], p.since[seat], p.back[seat] = person, from[seat], p.isViewing(person)
		}
	}
}

// returned reports whether each seat's player has been here since the start.
func (p *viewers) returned() [2]bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.back
}

// absence is for how long each seat's player has been away.
func (p *viewers) absence(uptime time.Duration) (gone [2]time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for seat := range gone {
		gone[seat] = p.awayFor(seat, uptime)
	}
	return gone
}

func (p *viewers) awayFor(seat int, uptime time.Duration) time.Duration {
	if p.seatPersons[seat] == "" || p.isViewing(p.seatPersons[seat]) {
		return 0
	}
	return uptime - p.since[seat]
}

func (p *viewers) isViewing(person string) bool {
	if slices.ContainsFunc(p.visitors, func(v viewer) bool { return v.person == person }) {
		return true
	}
	for _, v := range p.remote {
		if slices.Contains(v.Persons, person) {
			return true
		}
	}
	return false
}

// hasPlayer reports whether one of these persons is in a seat.
func (p *viewers) hasPlayer(persons []string) bool {
	return slices.ContainsFunc(persons, func(person string) bool { return slices.Contains(p.seatPersons[:], person) })
}

// views reports whether a person looks at the match, here or at another node.
func (p *viewers) views(person string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.isViewing(person)
}

// local returns the viewers at this node.
func (p *viewers) local() Viewers {
	p.mu.Lock()
	defer p.mu.Unlock()
	v := Viewers{Strangers: p.strangers}
	for _, one := range p.visitors {
		v.Persons = append(v.Persons, one.person)
	}
	return v
}

// restart forgets who has been here: only those who are here now are back.
func (p *viewers) restart() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.outdated = true
	for seat, person := range p.seatPersons {
		p.back[seat] = person != "" && p.isViewing(person)
	}
}

// snapshot returns the present state. A person with several connections counts once.
func (p *viewers) snapshot(uptime time.Duration) protocol.Presence {
	now := protocol.Presence{Watching: p.watching()}
	for seat, person := range p.seatPersons {
		if person == "" {
			continue
		}
		now.Here[seat] = p.isViewing(person)
		if !now.Here[seat] { // 0 would mean that they are here
			now.AbsentMS[seat] = max(p.awayFor(seat, uptime).Milliseconds(), 1)
		}
		if now.Here[seat] && (seat == 0 || p.seatPersons[0] != person) {
			now.Watching--
		}
	}
	return now
}

// watching returns how many people look, those in the seats too.
func (p *viewers) watching() int {
	n := p.strangers + len(p.visitors)
	if len(p.remote) == 0 {
		return n
	}
	persons := map[string]struct{}{}
	for _, v := range p.visitors {
		persons[v.person] = struct{}{}
	}
	for _, v := range p.remote {
		n += v.Strangers
		for _, person := range v.Persons {
			if _, ok := persons[person]; !ok {
				persons[person] = struct{}{}
				n++
			}
		}
	}
	return n
}

// stop publishes nothing more.
func (p *viewers) stop() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.timer != nil {
		p.timer.Stop()
		p.timer = nil
	}
}
