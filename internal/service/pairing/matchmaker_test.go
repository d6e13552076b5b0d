package pairing_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/metrics"
	"github.com/teahouse-games/teahouse/internal/service/pairing"
	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/store/memory"
)

// site is several nodes on one store.
type site struct {
	t     *testing.T
	store *memory.Store
	bus   *lossyBus
	nodes []*node

	mu      sync.Mutex
	matches map[string]match.Created
	refuse  error // of CreateOnce
	alive   []string
}

// node is a matchmaker of a site.
type node struct {
	*pairing.Matchmaker
	site    *site
	refuse  error // of its CreateOnce
	stopped bool
}

// CreateOnce begins a match, once.
func (n *node) CreateOnce(_ context.Context, id string, _ store.CommandKey, created match.Created) error {
	n.site.mu.Lock()
	defer n.site.mu.Unlock()
	if err := errors.Join(n.refuse, n.site.refuse); err != nil {
		return err
	}
	if _, ok := n.site.matches[id]; ok {
		return store.ErrDuplicate
	}
	n.site.matches[id] = created
	return nil
}

// lossyBus loses everything while lost is set.
type lossyBus struct {
	bus.Bus
	mu   sync.Mutex
	lost bool
}

func (b *lossyBus) Publish(topic string, n bus.Notification) {
	b.mu.Lock()
	lost := b.lost
	b.mu.Unlock()
	if !lost {
		b.Bus.Publish(topic, n)
	}
}

func (b *lossyBus) setLost(lost bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.lost = lost
}

// open starts nodes. All of them make pairs, as if each had lost sight of the others, unless one leads.
func open(t *testing.T, n int, change func(*pairing.Config)) *site {
	t.Helper()
	s := &site{t: t, store: memory.New(), bus: &lossyBus{Bus: bus.NewLocal()}, matches: map[string]match.Created{}}
	for i := range n {
		k := &node{site: s}
		c := pairing.Config{
			Games: games.All(), Store: s.store, Rooms: k, Bus: s.bus, Node: fmt.Sprint("node ", i), Log: slog.New(slog.DiscardHandler),
			Metrics: metrics.New(prometheus.NewRegistry()),
			Alive: func() []string {
				s.mu.Lock()
				defer s.mu.Unlock()
				return slices.Clone(s.alive)
			},
		}
		s.mu.Lock()
		s.alive = append(s.alive, c.Node)
		s.mu.Unlock()
		if change != nil {
			change(&c)
		}
		k.Matchmaker = pairing.Start(c)
		s.nodes = append(s.nodes, k)
		t.Cleanup(k.stop)
	}
	return s
}

func (n *node) stop() {
	if !n.stopped {
		n.stopped = true
		n.Stop()
	}
}

// kill ends a node without a word to the others.
func (s *site) kill(i int) {
	s.nodes[i].stop()
	s.mu.Lock()
	s.alive = slices.DeleteFunc(s.alive, func(id string) bool { return id == fmt.Sprint("node ", i) })
	s.mu.Unlock()
}

// wish is what a person looks for: a match of Ki Shogi.
func wish(person string) pairing.NewSeek {
	control, _ := clock.Parse("5+3")
	return pairing.NewSeek{Person: person, ID: "1", Seat: game.None, Terms: match.Terms{Game: "ki-shogi", Clock: control, Public: true}}
}

// seek begins a search at a node.
func (n *node) seek(q pairing.NewSeek) *pairing.Watch {
	n.site.t.Helper()
	w, err := n.Seek(n.site.t.Context(), q)
	if err != nil {
		n.site.t.Fatal(err)
	}
	return w
}

// end waits until a search has ended, and returns how.
func (s *site) end(w *pairing.Watch) pairing.SeekState {
	s.t.Helper()
	for {
		if now := w.State(); now.Status != pairing.StatusWaiting {
			return now
		}
		select {
		case <-w.Changed():
		case <-time.After(2 * pairing.MaxWait):
			s.t.Fatal("the search does not end")
		}
	}
}

// wantWaiting checks that searches go on for a while.
func (s *site) wantWaiting(what string, d time.Duration, searches ...*pairing.Watch) {
	s.t.Helper()
	time.Sleep(d)
	for _, w := range searches {
		if now := w.State(); now.Status != pairing.StatusWaiting {
			s.t.Errorf("%s: %+v", what, now)
		}
	}
}

// Two people who want the same game are seated against each other, whichever nodes they are at.
func TestTwoAreSeated(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, 2, nil)
		second := wish("bob")
		second.Seat = game.First
		a, b := s.nodes[0].seek(wish("ann")), s.nodes[1].seek(second)
		x, y := s.end(a), s.end(b)
		if x.Status != pairing.StatusPaired || x.Match != y.Match || x.Seat != game.Second || y.Seat != game.First {
			t.Fatalf("%+v and %+v", x, y)
		}
		if made := s.matches[x.Match]; made.Seats[0].Person != "bob" || made.Seats[1].Person != "ann" || !made.Terms.Public || made.Terms.Clock.String() != "5+3" {
			t.Errorf("the match is %+v", made)
		}
		if passed := time.Since(time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)); passed > 0 {
			t.Errorf("it took %v", passed)
		}
		a.Close()
		b.Close()
	})
}

// People who want something else are not paired.
func TestOtherWishes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, 1, nil)
		var all []*pairing.Watch
		for person, change := range map[string]func(*pairing.NewSeek){
			"usual":   func(*pairing.NewSeek) {},
			"game":    func(q *pairing.NewSeek) { q.Terms.Game = "skud-pai-sho" },
			"options": func(q *pairing.NewSeek) { q.Terms.Options = game.Options{"ki": "on"} },
			"clock":   func(q *pairing.NewSeek) { q.Terms.Clock, _ = clock.Parse("5+4") },
			"rating":  func(q *pairing.NewSeek) { q.Lowest = 1501 },
		} {
			q := wish(person)
			change(&q)
			all = append(all, s.nodes[0].seek(q))
		}
		s.wantWaiting("others", time.Minute, all...)
		for _, w := range all {
			if now := w.State(); w.Seek.Terms.Game == "ki-shogi" && now.Game != 3 {
				t.Errorf("%d others look for an opponent in the game, want 3", now.Game)
			}
			w.Close()
		}
	})
}

// A search that nobody watches any more is given up after three seconds, not before. A person whose connection breaks may come back to
// another node and goes on waiting there: the node before leaves the search alone.
func TestGoneSeekers(t *testing.T) {
	for name, back := range map[string][]int{"to one node": {0}, "to another node": {1}, "to another node and the first one": {1, 0}} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := open(t, 2, nil)
				s.nodes[0].seek(wish("ann")).Close()
				for _, node := range back {
					time.Sleep(2 * time.Second)
					ann := s.nodes[node].seek(wish("ann"))
					s.wantWaiting("after a moment", time.Minute, ann)
					ann.Close()
				}
				time.Sleep(5 * time.Second)
				late := s.nodes[0].seek(wish("bob"))
				s.wantWaiting("after ann has gone", time.Minute, late)
				late.Close()
			})
		})
	}
}

// A person has one search. A new one ends the one before, at another node too.
func TestOneSearch(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, 2, nil)
		before := s.nodes[0].seek(wish("ann"))
		other := wish("ann")
		other.ID, other.Terms.Game = "2", "skud-pai-sho"
		now := s.nodes[1].seek(other)
		if end := s.end(before); end.Status != pairing.StatusCancelled {
			t.Errorf("the search before: %+v", end)
		}
		if waited, err := s.nodes[0].Cancel(t.Context(), "ann", "2"); !waited || err != nil {
			t.Errorf("cancelling the other: %v, %v", waited, err)
		}
		if end := s.end(now); end.Status != pairing.StatusCancelled {
			t.Errorf("the other search: %+v", end)
		}
		if waited, err := s.nodes[0].Cancel(t.Context(), "bob", "2"); waited || err != nil {
			t.Errorf("somebody else's search: %v, %v", waited, err)
		}
		long := s.nodes[0].seek(wish("ann"))
		if end := s.end(long); end.Status != pairing.StatusExpired {
			t.Errorf("after an hour: %+v", end)
		}
		before.Close()
		now.Close()
		long.Close()
	})
}

// People who are blocked are never paired, and others are.
func TestBlockedPeople(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, 1, func(c *pairing.Config) {
			c.Blocked = func(_ context.Context, a, b string) (bool, error) {
				if a == "dot" || b == "dot" {
					return false, errors.New("the database is away")
				}
				return a != "cid" && b != "cid", nil
			}
			c.BlockedWith = func(_ context.Context, person string) ([]string, error) {
				return map[string][]string{"ann": {"bob"}, "bob": {"ann", "eve"}}[person], nil
			}
		})
		a, b := s.nodes[0].seek(wish("ann")), s.nodes[0].seek(wish("bob"))
		s.wantWaiting("blocked", 10*time.Minute, a, b)
		for _, w := range []*pairing.Watch{a, b} {
			if now := w.State(); now.Same != 0 || now.Game != 0 {
				t.Errorf("somebody who is blocked is counted: %+v", now)
			}
		}
		c := s.nodes[0].seek(wish("cid"))
		if end := s.end(c); end.Status != pairing.StatusPaired {
			t.Errorf("cid: %+v", end)
		}
		d := s.nodes[0].seek(wish("dot"))
		s.wantWaiting("it is not known", time.Minute, d)
		for _, w := range []*pairing.Watch{a, b, c, d} {
			w.Close()
		}
	})
}

// A search goes on at another node after its node was killed.
func TestKilledNode(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, 2, nil)
		before := s.nodes[0].seek(wish("ann"))
		time.Sleep(time.Minute)
		s.kill(0)
		after := s.nodes[1].seek(wish("ann"))
		if !after.Seek.Since.Equal(before.Seek.Since) {
			t.Errorf("it began at %v, and now at %v", before.Seek.Since, after.Seek.Since)
		}
		bob := s.nodes[1].seek(wish("bob"))
		if end := s.end(after); end.Status != pairing.StatusPaired || end.Match != s.end(bob).Match {
			t.Errorf("ann: %+v", end)
		}
		before.Close()
		after.Close()
		bob.Close()

		// Somebody who does not come back is taken away with the node.
		s = open(t, 2, nil)
		gone := s.nodes[0].seek(wish("ann"))
		s.kill(0)
		cid := s.nodes[1].seek(wish("cid"))
		s.wantWaiting("with the killed node", time.Minute, cid)
		cid.Close()
		gone.Close()
	})
}

// A pair whose node was killed before the match was begun gets its match from the nodes of its people; also without a bus.
func TestKilledBetweenPairAndMatch(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, 3, func(c *pairing.Config) {
			node := c.Node
			c.Leads = func() bool { return node == "node 2" }
		})
		s.bus.setLost(true)
		s.mu.Lock()
		s.nodes[2].refuse = errors.New("killed")
		s.mu.Unlock()
		a, b := s.nodes[0].seek(wish("ann")), s.nodes[1].seek(wish("bob"))
		x, y := s.end(a), s.end(b)
		if x.Status != pairing.StatusPaired || x.Match != y.Match || len(s.matches) != 1 || x.Seat == y.Seat {
			t.Errorf("%+v and %+v, %d matches", x, y, len(s.matches))
		}
		a.Close()
		b.Close()
		// Their browsers may have been cut off: the same request still leads to the match.
		again := s.nodes[0].seek(wish("ann"))
		if end := s.end(again); end.Match != x.Match {
			t.Errorf("ann again: %+v", end)
		}
		again.Close()
	})
}

// A match that cannot be begun is not waited for.
func TestMatchThatCannotBegin(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, 1, nil)
		rated := wish("ann")
		rated.Terms.Rated = true
		if _, err := s.nodes[0].Seek(t.Context(), rated); !isRefused(err) {
			t.Errorf("a guest who looks for a rated match: %v", err)
		}
		s.mu.Lock()
		s.refuse = &match.Refusal{Code: match.RefusedRated}
		s.mu.Unlock()
		a, b := s.nodes[0].seek(wish("ann")), s.nodes[0].seek(wish("bob"))
		for _, w := range []*pairing.Watch{a, b} {
			if end := s.end(w); end.Status != pairing.StatusFailed {
				t.Errorf("%+v", end)
			}
			w.Close()
		}
	})
}

func isRefused(err error) bool {
	_, ok := errors.AsType[*match.Refusal](err)
	return ok
}

// While all nodes make pairs at once and one of them is killed, nobody is paired twice and no match is lost.
func TestPairedOnceAtManyNodes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, 3, nil)
		const people = 200
		ends := make([]pairing.SeekState, people)
		var all sync.WaitGroup
		for i := range people {
			all.Go(func() {
				time.Sleep(time.Duration(i*37%1000) * 10 * time.Millisecond)
				q := wish(fmt.Sprint("person ", i))
				at := i % 3
				if at == 0 && time.Since(time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)) >= 5*time.Second {
					at = 1
				}
				w := s.nodes[at].seek(q)
				defer func() { w.Close() }()
				for {
					if now := w.State(); now.Status != pairing.StatusWaiting {
						ends[i] = now
						return
					}
					select {
					case <-w.Changed():
					case <-time.After(100 * time.Millisecond):
					}
					if at == 0 && time.Since(time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)) >= 5*time.Second {
						// The browser notices that its node is gone.
						w.Close()
						at = 1 + i%2
						w = s.nodes[at].seek(q)
					}
				}
			})
		}
		time.Sleep(5*time.Second - time.Nanosecond)
		s.kill(0)
		all.Wait()
		seats := map[string][2]int{}
		for i, end := range ends {
			if end.Status != pairing.StatusPaired {
				t.Fatalf("person %d: %+v", i, end)
			}
			made, ok := s.matches[end.Match]
			if !ok || made.Seats[end.Seat].Person != fmt.Sprint("person ", i) {
				t.Errorf("person %d: %+v, and the match %+v", i, end, made)
			}
			n := seats[end.Match]
			n[end.Seat]++
			seats[end.Match] = n
		}
		if len(s.matches) != people/2 || len(seats) != people/2 {
			t.Errorf("%d matches, and %d of them known, want %d", len(s.matches), len(seats), people/2)
		}
		for id, n := range seats {
			if n != [2]int{1, 1} {
				t.Errorf("match %s has %v players by seat", id, n)
			}
		}
	})
}
