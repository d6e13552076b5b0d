package pairing

import (
	"context"
	"errors"
	"time"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/rating"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

// Status is how far a seek is.
type Status string

// The statuses of a seek. All but StatusWaiting are its end.
const (
	StatusWaiting   Status = "waiting"
	StatusPaired    Status = "paired"
	StatusCancelled Status = "cancelled" // by its person, who may have begun another one
	StatusExpired   Status = "expired"   // after MaxWait
	StatusFailed    Status = "failed"    // the match could not be begun
)

// SeekState is how a seek is.
type SeekState struct {
	Status Status
	Match  string    // of a paired seek
	Seat   game.Seat // in the match
	// Same is how many others wait for the same kind of game, and Game how many for any match of the game. People who do not play with
	// the person are left out.
	Same, Game int
}

// localSeek is a seek whose person waits at this node. Its fields are guarded by the lock of the matchmaker.
type localSeek struct {
	seek    store.Seek
	state   SeekState
	watches map[*Watch]struct{}
	left    time.Time // when the last watch was closed
	// blocked are those with whom the person does not play, as was known at blockedAt. They do not count as seekers.
	blocked   []string
	blockedAt time.Time
}

// Watch follows a seek. It must be closed.
type Watch struct {
	Seek    store.Seek
	m       *Matchmaker
	changed chan struct{}
}

// Changed receives a value when the state may have changed.
func (w *Watch) Changed() <-chan struct{} { return w.changed }

// State returns how the seek is.
func (w *Watch) State() SeekState {
	w.m.mu.Lock()
	defer w.m.mu.Unlock()
	l := w.m.local[w.Seek.ID]
	if l == nil {
		return SeekState{Status: StatusCancelled}
	}
	return l.state
}

// Close ends it. A seek that nobody watches is soon taken away.
func (w *Watch) Close() {
	w.m.mu.Lock()
	defer w.m.mu.Unlock()
	if l := w.m.local[w.Seek.ID]; l != nil {
		delete(l.watches, w)
		l.left = w.m.Now()
	}
}

// watch follows a seek that waits here, or is paired.
func (m *Matchmaker) watch(ctx context.Context, k store.Seek) *Watch {
	w := &Watch{Seek: k, m: m, changed: make(chan struct{}, 1)}
	blocked := m.blockedWith(ctx, k.Person)
	m.mu.Lock()
	defer m.mu.Unlock()
	l := m.local[k.ID]
	if l == nil {
		l = &localSeek{seek: k, state: SeekState{Status: StatusWaiting}, watches: map[*Watch]struct{}{}}
		m.local[k.ID] = l
	}
	if k.Match == "" && l.state.Status != StatusWaiting { // it was cancelled, and is made again
		l.seek, l.state = k, SeekState{Status: StatusWaiting}
	}
	l.watches[w] = struct{}{}
	l.blocked, l.blockedAt = blocked, m.Now()
	l.count(m.counts)
	return w
}

// blockedWith returns with whom a person does not play. If that cannot be found out, they are counted as all others are.
func (m *Matchmaker) blockedWith(ctx context.Context, person string) []string {
	if m.BlockedWith == nil {
		return nil
	}
	blocked, err := m.BlockedWith(ctx, person)
	if err != nil {
		m.Log.Warn("it cannot be found out with whom a person does not play", "error", err)
	}
	return blocked
}

// count sets how many others wait.
func (l *localSeek) count(c counts) {
	kind, name := kindOf(l.seek.Terms), l.seek.Terms.Game
	same, others := c.kinds[kind]-1, c.games[name]-1
	for _, person := range l.blocked {
		terms, waits := c.people[person]
		if waits && terms.Game == name {
			others--
			if kindOf(terms) == kind {
				same--
			}
		}
	}
	l.state.Same, l.state.Game = max(same, 0), max(others, 0)
}

// set changes the state of a seek, and tells those who watch it.
func (m *Matchmaker) set(id string, change func(*SeekState)) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if l := m.local[id]; l != nil && l.state.Status == StatusWaiting {
		l.change(change)
	}
}

func (l *localSeek) change(change func(*SeekState)) {
	before := l.state
	if change(&l.state); l.state == before {
		return
	}
	for w := range l.watches {
		select {
		case w.changed <- struct{}{}:
		default:
		}
	}
}

// localIDs returns the ids of the seeks here that wait.
func (m *Matchmaker) localIDs() (ids []string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for id, l := range m.local {
		if l.state.Status == StatusWaiting {
			ids = append(ids, id)
		} else if len(l.watches) == 0 {
			delete(m.local, id)
		}
	}
	return ids
}

// counts are how many wait, by kind and by game, and who waits for what.
type counts struct {
	kinds, games map[string]int
	people       map[string]match.Terms
}

// maxRenewed is of how many people a pass finds out anew with whom they do not play.
const maxRenewed = 50

// renewBlocked finds out anew with whom people do not play who wait here, where it is not known for a minute.
func (m *Matchmaker) renewBlocked(ctx context.Context, now time.Time) {
	m.mu.Lock()
	old := map[string]string{} // people, by the ids of their seeks
	for id, l := range m.local {
		if len(old) < maxRenewed && l.state.Status == StatusWaiting && now.Sub(l.blockedAt) >= blockedTime {
			old[id] = l.seek.Person
		}
	}
	m.mu.Unlock()
	for id, person := range old {
		blocked := m.blockedWith(ctx, person)
		m.mu.Lock()
		if l := m.local[id]; l != nil {
			l.blocked, l.blockedAt = blocked, now
		}
		m.mu.Unlock()
	}
}

// refresh compares the seeks here with those that wait.
func (m *Matchmaker) refresh(ctx context.Context, here []string, waiting []store.Seek) error {
	known := map[string]string{} // the nodes of the seeks that wait
	c := counts{map[string]int{}, map[string]int{}, map[string]match.Terms{}}
	for i := range waiting {
		k := &waiting[i]
		known[k.ID] = k.Node
		c.kinds[kindOf(k.Terms)]++
		c.games[k.Terms.Game]++
		c.people[k.Person] = k.Terms
	}
	m.renewBlocked(ctx, m.Now())
	m.mu.Lock()
	m.counts = c
	for _, l := range m.local {
		l.change(func(*SeekState) { l.count(c) })
	}
	m.mu.Unlock()
	var errs []error
	for _, id := range here {
		node, waits := known[id]
		switch {
		case !waits:
			errs = append(errs, m.settle(ctx, id))
		case !m.abandoned(id):
		case node == m.Node:
			errs = append(errs, m.remove(ctx, id))
		default: // the person has come back to another node, where the seek goes on
			m.forget(id)
		}
	}
	return errors.Join(errs...)
}

// abandoned reports whether nobody has watched a seek for a while.
func (m *Matchmaker) abandoned(id string) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	l := m.local[id]
	return l != nil && len(l.watches) == 0 && m.Now().Sub(l.left) >= absence
}

// forget leaves a seek to the node at which its person waits now.
func (m *Matchmaker) forget(id string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if l := m.local[id]; l != nil && len(l.watches) == 0 {
		delete(m.local, id)
	}
}

// remove takes a seek away.
func (m *Matchmaker) remove(ctx context.Context, id string) error {
	deleted, err := m.Store.DeleteSeek(ctx, id)
	if deleted {
		m.set(id, func(s *SeekState) { s.Status = StatusCancelled })
	}
	return err
}

// settle finds out what has become of a seek that does not wait any more.
func (m *Matchmaker) settle(ctx context.Context, id string) error {
	k, err := m.Store.Seek(ctx, id)
	switch {
	case errors.Is(err, store.ErrNotFound):
		m.set(id, func(s *SeekState) {
			s.Status = StatusCancelled
			if l := m.local[id]; m.Now().Sub(l.seek.Since) >= MaxWait {
				s.Status = StatusExpired
			}
		})
		return nil
	case err != nil || k.Match == "":
		return err
	}
	return m.finish(ctx, k)
}

// finish makes sure that the match of a paired seek has begun: the node that has made the pair may be gone. Then it
// tells the person.
func (m *Matchmaker) finish(ctx context.Context, k store.Seek) error {
	err := m.begin(ctx, k)
	refused, isRefused := errors.AsType[*match.Refusal](err)
	switch {
	case isRefused:
		m.Log.Info("a match of two people who were paired could not begin", "match", k.Match, "error", refused)
		m.set(k.ID, func(s *SeekState) { s.Status = StatusFailed })
		return nil
	case err != nil:
		return err
	}
	m.set(k.ID, func(s *SeekState) { s.Status, s.Match, s.Seat = StatusPaired, k.Match, k.Paired })
	return nil
}

// kindOf names the kind of game of terms. People who look for the same kind are paired.
func kindOf(t match.Terms) string {
	kind := rating.PoolOf(t) + " " + t.Clock.String()
	if t.Rated {
		kind += " rated"
	}
	return kind
}
