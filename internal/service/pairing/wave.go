package pairing

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

const (
	// blockedTime is for how long it is remembered that two people do not play with each other.
	blockedTime = time.Minute
	// maxBlocked is how many such pairs are remembered, and maxFirsts how many people with the seats that they had.
	maxBlocked = 10_000
	maxFirsts  = 10_000
	// rounds is how often a wave is repeated for those whose pair is not possible.
	rounds = 4
)

// waves is what the pairing node remembers from one wave to the next.
type waves struct {
	pools   map[string]*SeekerPool // by kind
	blocked map[[2]string]time.Time
	firsts  map[string]int       // by person: how often they had the first seat, less how often the second
	away    map[string]time.Time // since when nodes are not alive
	cleaned time.Time            // when old pairs were deleted
}

func newWaves() waves {
	return waves{pools: map[string]*SeekerPool{}, blocked: map[[2]string]time.Time{}, firsts: map[string]int{}, away: map[string]time.Time{}}
}

// notice is what the nodes tell each other.
type notice struct {
	Paired []pairedNotice `json:"paired,omitempty"` // without any: somebody has come
}

// pairedNotice says that a seek has its match.
type pairedNotice struct {
	Seek  string    `json:"seek"`
	Match string    `json:"match"`
	Seat  game.Seat `json:"seat"`
}

// announce tells the pairing node that somebody has come.
func (m *Matchmaker) announce() {
	if m.leads() {
		m.signal()
		return
	}
	m.publish(notice{})
}

func (m *Matchmaker) publish(n notice) {
	data, _ := json.Marshal(n) // it has texts only
	m.Bus.Publish(bus.SeeksTopic, bus.Notification{Data: data})
}

// onNotice is called with what another node, or this one, has published. What is missed is found out within a second.
func (m *Matchmaker) onNotice(b bus.Notification) {
	var n notice
	switch {
	case b.Missed, json.Unmarshal(b.Data, &n) != nil:
		m.signal()
	case len(n.Paired) == 0 && m.leads():
		m.signal()
	}
	for _, p := range n.Paired {
		m.set(p.Seek, func(s *SeekState) { s.Status, s.Match, s.Seat = StatusPaired, p.Match, p.Seat })
	}
}

// pairAll makes the pairs that are possible, and takes away what does not wait any more.
func (m *Matchmaker) pairAll(ctx context.Context, waiting []store.Seek) error {
	now := m.Now()
	waiting, err := m.sort(ctx, waiting, now)
	if err != nil {
		return err
	}
	seeks := make(map[string]*store.Seek, len(waiting))
	for i := range waiting {
		seeks[waiting[i].ID] = &waiting[i]
	}
	m.fill(seeks, waiting)
	var errs []error
	for kind, pool := range m.waves.pools {
		for range rounds {
			again, err := m.wave(ctx, pool, seeks, now)
			errs = append(errs, err)
			if !again || err != nil {
				break
			}
		}
		if pool.Idle(now) {
			delete(m.waves.pools, kind)
		}
	}
	if now.Sub(m.waves.cleaned) >= time.Minute {
		m.waves.cleaned = now
		errs = append(errs, m.Store.DeletePairedSeeks(ctx, now.Add(-pairedLife)))
	}
	return errors.Join(errs...)
}

// sort returns the seeks of nodes that are alive, and deletes those whose node is away for long or that have waited for too long.
func (m *Matchmaker) sort(ctx context.Context, waiting []store.Seek, now time.Time) (present []store.Seek, err error) {
	alive := []string{m.Node}
	if m.Alive != nil {
		alive = append(alive, m.Alive()...)
	}
	away := map[string]time.Time{}
	for _, k := range waiting {
		isAway := !slices.Contains(alive, k.Node) || k.Node == m.Node && !m.isLocal(k.ID)
		// What this node does not know is of its own seeks only one that is just being stored, or one whose browser left then.
		place := k.Node
		if k.Node == m.Node {
			place = k.ID
		}
		if isAway {
			if since, ok := m.waves.away[place]; ok {
				away[place] = since
			} else {
				away[place] = now
			}
		}
		switch {
		case now.Sub(k.Since) >= MaxWait, isAway && now.Sub(away[place]) >= absence:
			if _, err := m.Store.DeleteSeek(ctx, k.ID); err != nil {
				return nil, err
			}
		case !isAway:
			present = append(present, k)
		}
	}
	m.waves.away = away
	return present, nil
}

// isLocal reports whether this node knows a seek.
func (m *Matchmaker) isLocal(id string) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.local[id] != nil
}

// fill makes the pools those of the seeks that wait.
func (m *Matchmaker) fill(seeks map[string]*store.Seek, waiting []store.Seek) {
	for _, pool := range m.waves.pools {
		pool.Retain(func(id string) bool { return seeks[id] != nil })
	}
	for i := range waiting {
		k := &waiting[i]
		kind := kindOf(k.Terms)
		pool := m.waves.pools[kind]
		if pool == nil {
			pool = &SeekerPool{}
			m.waves.pools[kind] = pool
		}
		person := k.Person
		// Whom the pool has keeps their place. A pool that is full takes them when it is not.
		_ = pool.Add(Seeker{
			ID: k.ID, Rating: k.Rating, Deviation: k.Deviation, Since: k.Since, Lowest: k.Lowest, Highest: k.Highest, Seat: k.Seat, Firsts: m.waves.firsts[person],
			Refuses: func(other string) bool {
				o := seeks[other]
				if o == nil {
					return false
				}
				_, refused := m.waves.blocked[pairKey(person, o.Person)]
				return refused
			},
		})
	}
}

// pairKey is the same for two people in both orders.
func pairKey(a, b string) [2]string {
	if b < a {
		a, b = b, a
	}
	return [2]string{a, b}
}

// wave makes the pairs of a pool. Again reports that a pair was not possible, so that another wave may find others.
func (m *Matchmaker) wave(ctx context.Context, pool *SeekerPool, seeks map[string]*store.Seek, now time.Time) (again bool, err error) {
	var news notice
	defer func() {
		if len(news.Paired) > 0 {
			m.publish(news)
		}
	}()
	for _, pair := range pool.Wave(now) {
		first, second := seeks[pair.First.ID], seeks[pair.Second.ID]
		if m.isBlocked(ctx, first.Person, second.Person, now) {
			again = true
			_ = pool.Add(pair.First) // it was there
			_ = pool.Add(pair.Second)
			continue
		}
		made := store.SeekPair{Match: newMatchID(), First: first.ID, Second: second.ID, At: now}
		switch err := m.Store.PairSeeks(ctx, made); {
		case errors.Is(err, store.ErrChanged):
			again = true // one has gone; the other one is in the pool again with the next pass
			continue
		case err != nil:
			return false, err // those of the other pairs are in the pool again with the next pass
		}
		first.Match, first.Paired, first.Opponent = made.Match, game.First, second.Person
		if err := m.begin(ctx, *first); err != nil {
			m.Log.Warn("a match of two people who were paired has not begun yet", "match", made.Match, "error", err)
			continue // their nodes begin it
		}
		for _, k := range []*store.Seek{first, second} {
			m.Metrics.Paired.Observe(max(now.Sub(k.Since).Seconds(), 0))
		}
		m.countSeats(first.Person, second.Person)
		news.Paired = append(news.Paired, pairedNotice{first.ID, made.Match, game.First}, pairedNotice{second.ID, made.Match, game.Second})
	}
	return again, nil
}

// countSeats remembers who had which seat.
func (m *Matchmaker) countSeats(first, second string) {
	if len(m.waves.firsts) >= maxFirsts {
		clear(m.waves.firsts)
	}
	m.waves.firsts[first]++
	m.waves.firsts[second]--
}

// isBlocked reports whether two people do not play with each other. If that cannot be found out they do not.
func (m *Matchmaker) isBlocked(ctx context.Context, a, b string, now time.Time) bool {
	if m.Blocked == nil {
		return false
	}
	for pair, until := range m.waves.blocked {
		if now.After(until) {
			delete(m.waves.blocked, pair)
		}
	}
	blocked, err := m.Blocked(ctx, a, b)
	if err != nil {
		m.Log.Warn("it cannot be found out whether two people play with each other", "error", err)
		blocked = true
	}
	if blocked && len(m.waves.blocked) < maxBlocked {
		m.waves.blocked[pairKey(a, b)] = now.Add(blockedTime)
	}
	return blocked
}
