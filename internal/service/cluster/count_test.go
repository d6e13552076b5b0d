package cluster

import (
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// read is when the heartbeat of the counts below has read the uptime.
const read = 10 * time.Second

func counting(seen time.Duration, broken bool) count {
	return count{base: time.Minute, beat: read, stored: time.Minute - time.Second, seen: read + seen, broken: broken}
}

// A heartbeat counts what passes as long as the database answers, and else only up to its last answer.
func TestWhatIsCounted(t *testing.T) {
	for _, c := range []struct {
		name   string
		count  count
		passed time.Duration
		want   store.Counted
	}{
		{"an answer a moment ago", counting(900*time.Millisecond, false), time.Second, store.Counted{Passed: time.Second}},
		{"a question that hangs", counting(700*time.Millisecond, false), time.Second, store.Counted{Passed: 700 * time.Millisecond}},
		{"a question that failed", counting(950*time.Millisecond, true), time.Second, store.Counted{Passed: 950 * time.Millisecond, Away: true}},
		{"no answer since the heartbeat", counting(-time.Second, true), time.Second, store.Counted{Away: true}},
		{"a heartbeat that hung", counting(2900*time.Millisecond, false), 3 * time.Second, store.Counted{Passed: time.Second, Away: true, Silent: 2 * time.Second}},
		{"a late heartbeat", counting(1900*time.Millisecond, false), 2 * time.Second, store.Counted{Passed: store.MaxAdvance}},
		{"commits that hang", count{
			base: time.Minute, beat: read, stored: time.Minute - time.Second, seen: read + 100*time.Millisecond, broken: true, hung: true,
		}, time.Second, store.Counted{Passed: 100 * time.Millisecond, Away: true, Hung: true}},
	} {
		want := c.want
		want.Uptime, want.Stored = time.Minute+want.Passed, time.Minute-time.Second
		if want.Silent == 0 {
			want.Silent = read + c.passed - c.count.seen
		}
		if counted := c.count.read(read+c.passed, read+min(c.passed, time.Second), 0).Counted; counted != want {
			t.Errorf("%s: %+v, want %+v", c.name, counted, want)
		}
	}
	if counted := new(count).read(read, read, 0).Counted; counted != (store.Counted{}) {
		t.Errorf("before the first heartbeat: %+v", counted)
	}
}

// A question without an answer shows that the database is away, also if a heartbeat has succeeded since it was asked.
func TestFailedQuestion(t *testing.T) {
	for _, asked := range []time.Duration{read - 10*time.Millisecond, read + 10*time.Millisecond} {
		n := &Node{count: counting(0, false)}
		n.noteProbe(asked, false)
		n.noteProbe(read+600*time.Millisecond, true) // by another server
		if passed := n.count.passed(read + time.Second); passed != 0 {
			t.Errorf("asked %v after the heartbeat: %v have passed since then", asked-read, passed)
		}
	}
}

// After an outage a node remembers for the time of a lease since when the database is there again.
func TestBackAfterAnOutage(t *testing.T) {
	c := counting(500*time.Millisecond, true)
	after := c.read(read+time.Second, read+time.Second, 0)
	if after.Back != 0 {
		t.Errorf("the first heartbeat after it: %v", after.Back)
	}
	c = c.next(store.ClusterState{Uptime: after.Uptime}, after, 0, read+1100*time.Millisecond)
	for _, beat := range []struct{ after, back time.Duration }{
		{time.Second, time.Second}, {2 * time.Second, 2 * time.Second}, {store.LeaseTime, 0},
	} {
		at := read + time.Second + beat.after
		c.seen = at
		r := c.read(at, at, 0)
		if r.Back != beat.back {
			t.Errorf("%v later: %v, want %v", beat.after, r.Back, beat.back)
		}
		c = c.next(store.ClusterState{Uptime: r.Uptime}, r, 0, at)
	}
	c = c.next(store.ClusterState{}, c.read(read+10*time.Second, read+10*time.Second, 0), 1, read+11*time.Second)
	if c.back != read+11*time.Second {
		t.Errorf("after a question that failed during a heartbeat: %v", c.back)
	}
}

// If commits hang the clock goes back to the last one that did not, unless the database answers nothing at all: questions show that.
func TestHungCommit(t *testing.T) {
	for _, c := range []struct {
		name   string
		seen   time.Duration // the last answered question
		passed time.Duration
		hung   bool
	}{
		{"the database answers", 1200 * time.Millisecond, 100 * time.Millisecond, true},
		{"a question hangs", 210 * time.Millisecond, 1250 * time.Millisecond, false},
	} {
		n := &Node{count: counting(c.seen, false)}
		n.noteCommit(read+100*time.Millisecond, false)
		n.noteCommit(read+200*time.Millisecond, true)
		if passed := n.count.passed(read + 1250*time.Millisecond); passed != c.passed || n.count.hung != c.hung {
			t.Errorf("%s: %v have passed since the heartbeat, want %v; hung: %v", c.name, passed, c.passed, n.count.hung)
		}
	}
}

// After a heartbeat the uptime goes on from when it was read, also if the answer comes late, unless the database may have been away since then.
func TestCountAfterAHeartbeat(t *testing.T) {
	const (
		answered = read + 600*time.Millisecond
		uptime   = time.Minute
	)
	for _, c := range []struct {
		name     string
		seen     time.Duration // the last answered question
		broken   bool          // at the reading
		failures int           // until the answer
		mine     bool          // whether the uptime is what the node has counted
		hung     bool          // until much later
		want     time.Duration // from when the uptime goes on
	}{
		{"of another node", answered - 100*time.Millisecond, false, 1, false, false, read},
		{"a question failed meanwhile", answered - 100*time.Millisecond, false, 2, false, false, answered},
		{"the commit hung", answered, false, 1, true, true, answered + time.Second},
		{"a question of the leader failed meanwhile", answered - 100*time.Millisecond, false, 2, true, false, answered},
		{"a question had failed before", read - 100*time.Millisecond, true, 1, true, false, read},
		{"the leader counts all", read - 100*time.Millisecond, false, 1, true, false, read},
		{"a question of the leader hangs, and what passed since then still counts if it is answered", read - 400*time.Millisecond, false, 1, true, false, read - 400*time.Millisecond},
	} {
		before := count{base: uptime - time.Second, beat: read - time.Second, seen: c.seen, broken: c.broken}
		r := before.read(read, read, 1)
		if !c.mine {
			r.Uptime = uptime - 2*time.Second
		}
		state := store.ClusterState{Uptime: uptime, Stored: uptime}
		if c.mine {
			state.Uptime = r.Uptime
		}
		at := answered
		if c.hung {
			at += time.Second
		}
		next := before.next(state, r, c.failures, at)
		if next.beat != c.want || next.base != state.Uptime || next.seen != max(c.seen, read) || next.broken {
			t.Errorf("%s: %+v, want that it goes on from %v", c.name, next, c.want)
		}
	}
}

// A node that reaches the database later than the others after an outage goes forward to their clock, and says by how much. So does one that has
// stood still itself. Otherwise heartbeats only correct the clock.
func TestSkippedTime(t *testing.T) {
	const at, answered = read + 3*time.Second, read + 3*time.Second + 40*time.Millisecond
	for _, c := range []struct {
		name    string
		broken  bool
		read    time.Duration
		ahead   time.Duration // of the others
		skipped time.Duration
	}{
		{"after an outage", true, at, 700 * time.Millisecond, 740 * time.Millisecond},
		{"after an outage, as the first", true, at, -100 * time.Millisecond, 0},
		{"after a standstill of the node", false, at, 2 * time.Second, 2040 * time.Millisecond},
		{"in time", false, read + time.Second, 50 * time.Millisecond, 0},
	} {
		before := counting(c.read-read, c.broken)
		before.skipped = time.Second
		state := store.ClusterState{Uptime: before.clock(c.read) + c.ahead}
		next := before.next(state, before.read(c.read, c.read, 0), 0, c.read+answered-at)
		if next.skipped != time.Second+c.skipped {
			t.Errorf("%s: %v were skipped, want %v", c.name, next.skipped-time.Second, c.skipped)
		}
	}
}
