package cluster_test

import (
	"context"
	"errors"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"go.uber.org/goleak"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/service/bus"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/service/room"
	"github.com/teahouse-games/teahouse/internal/service/store"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// requireTurns checks that the log has just the played turns.
func (s *site) requireTurns(id string, want int) {
	s.Helper()
	events, err := s.store.Events(s.Context(), id, 0, 1<<20)
	if err != nil {
		s.Fatal(err)
	}
	played := 0
	for i, e := range events {
		if e.Seq != int64(i)+1 {
			s.Errorf("event %d has number %d", i+1, e.Seq)
		}
		if _, ok := e.Data.(match.Played); ok {
			played++
		}
	}
	if played != want {
		s.Errorf("%d turns are stored, want %d", played, want)
	}
}

// Any node carries out the commands of a match, and no copy is out of date.
func TestTurnsInRotation(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(3)
	id := nodes[0].create("none")
	for i := range 12 {
		if _, err := nodes[i%3].play(id, i); err != nil {
			t.Fatalf("turn %d at node %d: %v", i, i%3, err)
		}
	}
	s.requireTurns(id, 12)
	owner, err := s.store.Node("asks").Owner(t.Context(), id)
	if err != nil || owner.Node != nodes[0].id || owner.Epoch != 1 {
		t.Errorf("the owner is %+v, %v: it changed although its node was there", owner, err)
	}
}

// A command that is sent again to another node is carried out once.
func TestRepeatedAtAnotherNode(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("none")
	first, err := nodes[0].play(id, 0)
	if err != nil {
		t.Fatal(err)
	}
	again, err := nodes[1].play(id, 0)
	if err != nil || !again.Repeated || again.CommandAnswer != first.CommandAnswer {
		t.Errorf("the answer is %+v, %v, want a repeated %+v", again, err, first)
	}
	s.requireTurns(id, 1)
}

// The refusal of the owner is the answer at every node.
func TestRefusalsTravel(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("none")
	_, err := nodes[1].Do(t.Context(), id, room.CommandEnvelope{
		Sender: match.Sender{Person: "p1", Seat: game.None, ExpectedSeq: -1}, Key: &store.CommandKey{Client: "c", ID: "1"}, Command: match.Play{Turn: "Gyoku*90,90"},
	})
	refused, ok := errors.AsType[*match.Refusal](err)
	if !ok || refused.Code != match.RefusedRule || refused.Rule == "" || refused.Message.String() == "" {
		t.Errorf("refused: %v", err)
	}
}

// A node that is gone costs its matches neither turns nor time to wait for its lease.
func TestTakeOver(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(3)
	id := nodes[0].create("none")
	for i := range 4 {
		if _, err := nodes[i%3].play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	nodes[0].die()
	begun := time.Now()
	if _, err := nodes[1].play(id, 4); err != nil {
		t.Fatalf("after the owner died: %v", err)
	}
	t.Logf("taken over after %v", time.Since(begun))
	if _, err := nodes[2].play(id, 5); err != nil {
		t.Fatalf("at the third node: %v", err)
	}
	if again, err := nodes[2].play(id, 3); err != nil || !again.Repeated {
		t.Errorf("a turn before is answered %+v, %v", again, err)
	}
	s.requireTurns(id, 6)
}

// The owner before cannot write, whether it has heard of its successor by then or is refused by the database.
func TestFence(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("none")
	if _, err := nodes[0].play(id, 0); err != nil {
		t.Fatal(err)
	}
	if err := nodes[1].TakeOver(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	if _, err := nodes[1].play(id, 1); err != nil {
		t.Fatal(err)
	}
	_, err := nodes[0].registry.DoNow(t.Context(), id, room.CommandEnvelope{
		Sender: match.Sender{Person: "p1", Seat: game.None, ExpectedSeq: -1}, Key: &store.CommandKey{Client: "p1", ID: "turn 2"}, Command: match.Resign{},
	})
	if !errors.Is(err, store.ErrNotOwner) && !errors.Is(err, store.ErrOwned) {
		t.Errorf("the old owner writes: %v", err)
	}
	if _, err := nodes[0].play(id, 2); err != nil {
		t.Errorf("through the old owner: %v", err)
	}
	s.requireTurns(id, 3)
}

// An owner that does not know of its successor reads the match as it is once it compares it with the database.
func TestOldOwnerComparesItsMatch(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("none")
	if _, err := nodes[0].play(id, 0); err != nil {
		t.Fatal(err)
	}
	if err := nodes[1].TakeOver(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	if _, err := nodes[1].play(id, 1); err != nil {
		t.Fatal(err)
	}
	if err := nodes[0].Refresh(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	err := nodes[0].Read(t.Context(), id, func(m *match.Match, _ time.Duration) error {
		if len(m.Turns) != 2 {
			t.Errorf("it knows %d turns, want 2", len(m.Turns))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A command waits for a database that cannot be reached while its match is taken over.
func TestTakeOverWaitsForTheDatabase(t *testing.T) {
	s := newSite(t)
	first := s.start(nil)
	outage := &unavailableClaims{}
	second := s.start(func(c *room.Config) { outage.Cluster, c.Cluster = c.Cluster, outage })
	s.until("the nodes reach each other", func() bool { return len(first.bus.Nodes()) == 1 && len(second.bus.Nodes()) == 1 })
	id := first.create("none")
	if _, err := second.play(id, 0); err != nil {
		t.Fatal(err)
	}
	first.die()
	outage.left.Store(3)
	if _, err := second.play(id, 1); err != nil {
		t.Errorf("the command did not wait: %v", err)
	}
	if n := outage.left.Load(); n > 0 {
		t.Errorf("%d claims were not tried", n)
	}
	s.requireTurns(id, 2)
}

// unavailableClaims lets claims fail for a while.
type unavailableClaims struct {
	store.Cluster
	left atomic.Int64 // how many fail
}

func (s *unavailableClaims) Claim(ctx context.Context, match string, from store.ClaimFrom) (int64, store.Owner, error) {
	if s.left.Add(-1) >= 0 {
		return 0, store.Owner{}, store.ErrUnavailable
	}
	return s.Cluster.Claim(ctx, match, from)
}

// A node that leaves hands its matches over.
func TestLeave(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("none")
	if _, err := nodes[1].play(id, 0); err != nil {
		t.Fatal(err)
	}
	nodes[0].leave()
	if _, err := nodes[1].play(id, 1); err != nil {
		t.Fatal(err)
	}
	owner, err := s.store.Node("asks").Owner(t.Context(), id)
	if err != nil || owner.Node != nodes[1].id {
		t.Errorf("the owner is %+v, %v", owner, err)
	}
}

// A player who views a match at one node is here for the players at the others.
func TestPresence(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("none")
	_, leaveAnn, err := nodes[0].Enter(t.Context(), id, "p1")
	if err != nil {
		t.Fatal(err)
	}
	defer leaveAnn()
	now, leaveBob, err := nodes[1].Enter(t.Context(), id, "p2")
	if err != nil || now.Here != [2]bool{true, true} {
		t.Fatalf("both are here, but the second is answered %+v, %v", now, err)
	}
	here := func(n *node) [2]bool {
		now, leave, err := n.Enter(t.Context(), id, "")
		if err != nil {
			t.Fatal(err)
		}
		leave()
		return now.Here
	}
	if got := here(nodes[0]); got != [2]bool{true, true} {
		t.Errorf("at the owner %v are here", got)
	}
	leaveBob()
	s.until("Bob is gone", func() bool { return here(nodes[0]) == [2]bool{true, false} })
}

// A match whose owner is gone is claimed by the node of its viewers, so that its presence and its
// clock are looked after.
func TestViewersClaim(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("5+3")
	_, leave, err := nodes[1].Enter(t.Context(), id, "p1")
	if err != nil {
		t.Fatal(err)
	}
	defer leave()
	nodes[0].die()
	s.store.Advance(store.LeaseTime + time.Second)
	s.until("the match has a new owner", func() bool {
		owner, err := s.store.Node("asks").Owner(t.Context(), id)
		return err == nil && owner.Node == nodes[1].id
	})
}

// A node that the others cannot reach is not ready; the others are.
func TestOnlyTheNodeThatIsCutOffIsNotReady(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(3)
	s.until("all nodes are ready", func() bool {
		for _, n := range nodes {
			if n.node.Err() != nil {
				return false
			}
		}
		return true
	})
	nodes[2].die()
	s.until("the others have noticed it", func() bool { return len(nodes[0].bus.Nodes()) == 1 && len(nodes[1].bus.Nodes()) == 1 })
	for i, n := range nodes {
		if err := n.node.Err(); (err != nil) != (i == 2) {
			t.Errorf("node %d is ready: %v", i, err)
		}
	}
}

// While the bus does not reach a node, the database is asked for what happens there.
func TestNewsOfANodeThatIsCutOff(t *testing.T) {
	s := newSite(t)
	first := s.start(nil)
	s.apart = true
	second := s.start(nil)
	id := first.create("none")
	var missed atomic.Int64
	for _, topic := range []string{bus.MatchTopic(id), bus.ChatTopic(id)} {
		defer first.bus.Subscribe(topic, func(m bus.Notification) {
			if m.Missed {
				missed.Add(1)
			}
		})()
	}
	_, leave, err := first.Enter(t.Context(), id, "p1")
	if err != nil {
		t.Fatal(err)
	}
	defer leave()
	for i := range 3 {
		before := missed.Load()
		if _, err := second.play(id, i); err != nil {
			t.Fatal(err)
		}
		s.until("the first node notices the turn", func() bool { return missed.Load() >= before+2 })
	}
}

// The deadline of a match whose owner is gone is kept by another node.
func TestDeadlineWithoutOwner(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("5+3")
	nodes[0].die()
	s.store.Advance(store.LeaseTime + time.Second)
	// First turns have to come in two minutes, and a new owner waits for players.
	s.until("the match has ended", func() bool {
		s.store.Advance(time.Second)
		_ = s.store.SaveUptime(t.Context(), 10*time.Minute)
		summary, err := s.store.Summary(t.Context(), id)
		return err == nil && summary.Status == store.StatusOver
	})
}

// What passes between the last heartbeat of an owner that is gone and the takeover is charged to no
// player.
func TestOutageCostsNoTime(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("1+0")
	for i := range 3 {
		if _, err := nodes[i%2].play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	for i, player := range []string{"p1", "p2"} { // both: the owner would hand a match over whose only player is elsewhere
		_, leave, err := nodes[i].Enter(t.Context(), id, player)
		if err != nil {
			t.Fatal(err)
		}
		defer leave()
	}
	nodes[0].die()
	time.Sleep(1500 * time.Millisecond) // while the leader is gone the uptime of the second goes on for one interval
	if _, err := nodes[1].play(id, 3); err != nil {
		t.Fatal(err)
	}
	s.requireQuickTurns(id, 500*time.Millisecond)
}

// requireQuickTurns checks that no turn has cost more time than a limit.
func (s *site) requireQuickTurns(id string, limit time.Duration) {
	s.Helper()
	events, err := s.store.Events(s.Context(), id, 0, 100)
	if err != nil {
		s.Fatal(err)
	}
	for _, e := range events {
		if played, ok := e.Data.(match.Played); ok && played.Used > limit {
			s.Errorf("event %d: the turn of %v has cost %v", e.Seq, played.Seat, played.Used)
		}
	}
}

// putBefore has a node use a store that passes on what it does not change itself to the one that the node has used, which is put into inner.
func putBefore(c *room.Config, s store.Cluster, inner *store.Cluster) {
	*inner = c.Cluster
	c.Cluster, c.Store = s, s
}

// unreadableStore lets matches be unreadable for a while.
type unreadableStore struct {
	store.Cluster
	once  atomic.Bool            // the next match cannot be read
	match atomic.Pointer[string] // this match cannot be read
}

func (s *unreadableStore) EachEvent(ctx context.Context, match string, last int64, f func(match.Event) error) error {
	if id := s.match.Load(); s.once.Swap(false) || id != nil && *id == match {
		return errors.New("the match cannot be read")
	}
	return s.Cluster.EachEvent(ctx, match, last, f)
}

// change has a node read from the store.
func (s *unreadableStore) change(c *room.Config) { putBefore(c, s, &s.Cluster) }

// The outage costs no time either if the match was claimed, but could not be read at first.
func TestTakeOverInTwoSteps(t *testing.T) {
	s := newSite(t)
	first := s.start(nil)
	var unreadable unreadableStore
	second := s.start(unreadable.change)
	s.until("the nodes reach each other", func() bool { return len(first.bus.Nodes()) == 1 && len(second.bus.Nodes()) == 1 })
	id := first.create("1+0")
	for i := range 3 {
		if _, err := first.play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	first.die()
	unreadable.once.Store(true)
	if err := second.TakeOver(t.Context(), id); err == nil {
		t.Fatal("the match was read")
	}
	time.Sleep(1500 * time.Millisecond)
	if _, err := second.play(id, 3); err != nil {
		t.Fatal(err)
	}
	s.requireQuickTurns(id, time.Second)
}

// slowStore waits before it reads a match, once.
type slowStore struct {
	store.Cluster
	once          atomic.Bool
	reading, read chan struct{}
}

func (s *slowStore) EachEvent(ctx context.Context, match string, last int64, f func(match.Event) error) error {
	if s.once.Swap(false) {
		close(s.reading)
		<-s.read
	}
	return s.Cluster.EachEvent(ctx, match, last, f)
}

// change has a node read from the store.
func (s *slowStore) change(c *room.Config) { putBefore(c, s, &s.Cluster) }

// A node that is still reading what it has claimed notices that another one has claimed it since.
func TestClaimedAgainWhileItIsRead(t *testing.T) {
	s := newSite(t)
	first := s.start(nil)
	slow := slowStore{reading: make(chan struct{}), read: make(chan struct{})}
	second := s.start(slow.change)
	s.until("the nodes reach each other", func() bool { return len(first.bus.Nodes()) == 1 && len(second.bus.Nodes()) == 1 })
	id := first.create("none")
	noticed := make(chan struct{}, 1)
	slow.once.Store(true)
	taken := make(chan error, 1)
	go func() { taken <- second.TakeOver(t.Context(), id) }()
	<-slow.reading
	defer second.bus.Subscribe(bus.OwnerTopic, func(bus.Notification) {
		select {
		case noticed <- struct{}{}:
		default:
		}
	})()
	if err := first.TakeOver(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	<-noticed
	close(slow.read)
	if err := <-taken; err != nil {
		t.Fatal(err)
	}
	if _, err := first.play(id, 0); err != nil {
		t.Fatal(err)
	}
	err := second.Read(t.Context(), id, func(m *match.Match, _ time.Duration) error {
		if len(m.Turns) != 1 {
			t.Errorf("it knows %d turns, want 1", len(m.Turns))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// failingStore does not store the next entries.
type failingStore struct {
	store.Cluster
	left atomic.Int64 // how many
	err  error        // what it says
}

func (s *failingStore) Append(ctx context.Context, entries ...store.LogEntry) error {
	if s.left.Add(-1) >= 0 {
		return s.err
	}
	return s.Cluster.Append(ctx, entries...)
}

// change has a node write to the store.
func (s *failingStore) change(c *room.Config) { putBefore(c, s, &s.Cluster) }

// A command for a match whose clock cannot be paused fails. It does not claim the match again and again.
func TestClaimWithoutPause(t *testing.T) {
	s := newSite(t)
	first := s.start(nil)
	failing := failingStore{err: store.ErrUnavailable}
	second := s.start(failing.change)
	s.until("the nodes reach each other", func() bool { return len(first.bus.Nodes()) == 1 && len(second.bus.Nodes()) == 1 })
	id := first.create("1+0")
	for i := range 3 {
		if _, err := first.play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	first.die()
	failing.left.Store(5)
	if err := second.TakeOver(t.Context(), id); !errors.Is(err, store.ErrUnavailable) {
		t.Errorf("the match was taken over: %v", err)
	}
	if _, err := second.registry.Do(t.Context(), id, room.CommandEnvelope{
		Sender: match.Sender{Person: "p2", Seat: game.None, ExpectedSeq: -1}, Command: match.Resign{},
	}); !errors.Is(err, store.ErrUnavailable) {
		t.Errorf("the command was carried out: %v", err)
	}
	failing.left.Store(0)
	if _, err := second.play(id, 3); err != nil {
		t.Fatal(err)
	}
	s.requirePause(id)
}

// requirePause checks that the clock of a match has waited for a player.
func (s *site) requirePause(id string) {
	s.Helper()
	events, err := s.store.Events(s.Context(), id, 0, 100)
	if err != nil {
		s.Fatal(err)
	}
	if !slices.ContainsFunc(events, func(e match.Event) bool { _, paused := e.Data.(match.Paused); return paused }) {
		s.Error("the clock did not wait for the player")
	}
}

// A node that does not know whether it has stored something does not take the match from a node that has claimed it since.
func TestUnknownOutcomeBeforeAnotherOwner(t *testing.T) {
	s := newSite(t)
	first := s.start(nil)
	failing := failingStore{err: store.ErrUnknownOutcome}
	second := s.start(failing.change)
	s.until("the nodes reach each other", func() bool { return len(first.bus.Nodes()) == 1 && len(second.bus.Nodes()) == 1 })
	id := second.create("none")
	failing.left.Store(1)
	resign := room.CommandEnvelope{Sender: match.Sender{Person: "p2", Seat: game.None, ExpectedSeq: -1}, Command: match.Resign{}}
	if _, err := second.registry.Do(t.Context(), id, resign); !errors.Is(err, store.ErrUnknownOutcome) {
		t.Fatalf("the outcome is known: %v", err)
	}
	if err := first.TakeOver(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	if err := second.Own(t.Context(), id); !errors.Is(err, store.ErrOwned) {
		t.Errorf("the match was taken from its owner: %v", err)
	}
}

// forgetfulStore stores claims, but does not say so once.
type forgetfulStore struct {
	store.Cluster
	once atomic.Bool
}

func (s *forgetfulStore) Claim(ctx context.Context, match string, from store.ClaimFrom) (int64, store.Owner, error) {
	epoch, before, err := s.Cluster.Claim(ctx, match, from)
	if s.once.Swap(false) {
		return 0, store.Owner{}, store.ErrUnknownOutcome
	}
	return epoch, before, err
}

// The clock waits for the player also if it was not known at first whether the match was claimed and from which node.
func TestTakeOverWithAnUnknownOutcome(t *testing.T) {
	s := newSite(t)
	first := s.start(nil)
	var forgetful forgetfulStore
	second := s.start(func(c *room.Config) { forgetful.Cluster, c.Cluster = c.Cluster, &forgetful })
	s.until("the nodes reach each other", func() bool { return len(first.bus.Nodes()) == 1 && len(second.bus.Nodes()) == 1 })
	id := first.create("1+0")
	for i := range 3 {
		if _, err := first.play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	first.die()
	forgetful.once.Store(true)
	if err := second.TakeOver(t.Context(), id); !errors.Is(err, store.ErrUnknownOutcome) {
		t.Fatalf("the outcome is known: %v", err)
	}
	if _, err := second.play(id, 3); err != nil {
		t.Fatal(err)
	}
	s.requirePause(id)
}

// aheadStore reports that the owner before was ahead in uptime, as a node can be.
type aheadStore struct{ store.Cluster }

func (s aheadStore) Claim(ctx context.Context, match string, from store.ClaimFrom) (int64, store.Owner, error) {
	epoch, before, err := s.Cluster.Claim(ctx, match, from)
	before.Seen += 5 * time.Second
	return epoch, before, err
}

// A player is not charged with time that has not passed yet at the node that takes a match over.
func TestOwnerBeforeWasAhead(t *testing.T) {
	s := newSite(t)
	first := s.start(nil)
	second := s.start(func(c *room.Config) { c.Cluster = aheadStore{c.Cluster} })
	s.until("the nodes reach each other", func() bool { return len(first.bus.Nodes()) == 1 && len(second.bus.Nodes()) == 1 })
	id := first.create("1+0")
	for i := range 3 {
		if _, err := first.play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	first.die()
	_, leave, err := second.Enter(t.Context(), id, "p2")
	if err != nil {
		t.Fatal(err)
	}
	defer leave()
	if _, err := second.play(id, 3); err != nil {
		t.Fatal(err)
	}
	events, err := s.store.Events(t.Context(), id, 0, 100)
	if err != nil {
		t.Fatal(err)
	}
	var used time.Duration
	for _, e := range events {
		if played, ok := e.Data.(match.Played); ok {
			used += played.Used
		}
	}
	if passed := events[len(events)-1].Uptime - events[0].Uptime; used > passed {
		t.Errorf("the turns have used %v, and %v have passed", used, passed)
	}
}

// delayedQuota lets commands wait.
type delayedQuota struct{ wait time.Duration }

func (q delayedQuota) Reserve(time.Duration) (time.Duration, error) { return q.wait, nil }
func (delayedQuota) Charge(int)                                     {}

// The flag does not fall at the owner while the service delays the turn at another node.
func TestFlagStaysUpWhileATurnWaitsAtAnotherNode(t *testing.T) {
	s := newSite(t)
	nodes := s.cluster(2)
	id := nodes[0].create("0+2")
	for i := range 2 {
		if _, err := nodes[0].play(id, i); err != nil {
			t.Fatal(err)
		}
	}
	turn := room.CommandEnvelope{
		Sender: match.Sender{Person: "p1", Seat: game.None, ExpectedSeq: -1}, Key: &store.CommandKey{Client: "p1", ID: "turn 2"},
		Command: match.Play{Turn: nodes[1].legalTurn(id)},
	}
	if _, err := nodes[1].Do(room.WithWriteQuota(t.Context(), delayedQuota{4 * time.Second}), id, turn); err != nil {
		t.Fatalf("the turn that waited: %v", err)
	}
	s.requireQuickTurns(id, 2*time.Second)
}
