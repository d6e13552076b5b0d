package cluster

import (
	"context"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

// probeInterval is the time between two questions whether the database answers. A clock can be charged with no more than that of
// the time in which it does not.
const probeInterval = 100 * time.Millisecond

// commitProbeInterval is the time between two commits that show that commits do not hang, and maxCommit is how long one may take. Together
// they are store.MaxAdvance, the most that a clock can be charged with while commits hang.
const (
	commitProbeInterval = store.MaxAdvance - maxCommit
	maxCommit           = store.HeartbeatInterval
)

// count is how a node counts the uptime on from its last heartbeat. Its times but base and stored are monotone.
type count struct {
	base   time.Duration // uptime at the heartbeat
	beat   time.Duration // when it was that; 0: there was no heartbeat
	stored time.Duration // the uptime that the leader had stored then, like base
	seen   time.Duration // when the last question was asked that the database has answered
	broken bool          // whether the database has left a question without an answer since the heartbeat
	hung   bool          // whether that was a commit
	safe   time.Duration // when the last commit began that has not hung
	back   time.Duration // when the first heartbeat has read the uptime after the database was away; 0: it never was
	// skipped is by how much the clock has gone forward at once, in all, to that of the others, which had reached the database earlier.
	skipped time.Duration
}

// passed returns how much uptime has passed since the heartbeat: none from the last sign of a database that is away.
func (c *count) passed(monotone time.Duration) time.Duration {
	if c.broken {
		monotone = min(monotone, c.seen)
	}
	return max(monotone-c.beat, 0)
}

// clock returns the uptime that the clock shows at a monotone time.
func (c *count) clock(monotone time.Duration) time.Duration {
	return c.base + min(c.passed(monotone), store.MaxAdvance)
}

// away reports whether the database may be away: it has not answered a question, or not yet.
func (c *count) away(monotone time.Duration) bool {
	return c.broken || monotone-c.seen > store.MaxInFlight
}

// reading is what a node had counted when a heartbeat has read the uptime.
type reading struct {
	store.Counted
	at       time.Duration // the monotone time of the reading
	upTo     time.Duration // the monotone time up to which was counted
	failures int           // until then
}

// read returns what the node has counted at a monotone time, when a heartbeat reads the uptime that was sent before. While the database may be
// away that is what it has confirmed. If the heartbeat hung, the commits of the others hang as well.
func (c *count) read(monotone, sent time.Duration, failures int) reading {
	r := reading{at: monotone, upTo: monotone, failures: failures}
	if c.beat == 0 {
		return r
	}
	seen, hung := c.seen, monotone-sent > store.HeartbeatInterval
	if hung {
		seen = min(seen, sent)
	}
	if hung || c.away(monotone) {
		r.upTo = max(min(monotone, seen), c.beat)
	}
	r.Away, r.Hung = hung || c.broken, c.hung
	r.Passed = min(r.upTo-c.beat, store.MaxAdvance)
	r.Uptime, r.Stored, r.Silent = c.base+r.Passed, c.stored, monotone-seen
	if back := monotone - c.back; c.back > 0 && back < store.LeaseTime {
		r.Back = back
	}
	return r
}

// next returns the count after a heartbeat whose answer came at a monotone time, with as many failures until then.
func (c *count) next(state store.ClusterState, r reading, failures int, answered time.Duration) count {
	next := count{base: state.Uptime, stored: state.Stored, seen: max(c.seen, r.at), safe: max(c.safe, r.at), back: c.back, skipped: c.skipped}
	switch {
	case failures != r.failures, answered-r.at > store.HeartbeatInterval:
		next.beat = answered // the database was away meanwhile, or its commits hung
	case r.Uptime == state.Uptime && !r.Away:
		next.beat = r.upTo // a question that is answered late shows that what passed since then counts
	default:
		next.beat = r.at
	}
	away := r.Away || failures != r.failures
	if away {
		next.back = next.beat
	}
	if c.beat > 0 && (away || c.stands(answered)) {
		next.skipped += max(next.clock(answered)-c.clock(answered), 0)
	}
	return next
}

// Now is this moment. Uptime is that of the cluster: it goes on from the last heartbeat for at most store.MaxAdvance, and stands still
// while the database is away. It goes back by what it has gone on in vain until that was noticed.
func (n *Node) Now() uptime.Instant {
	wall, monotone := n.Clock()
	n.mu.Lock()
	defer n.mu.Unlock()
	return uptime.Instant{
		At: wall.UTC().Truncate(time.Millisecond), Uptime: n.count.clock(monotone).Truncate(time.Millisecond), Skipped: n.count.skipped,
	}
}

// stands reports whether the clock stands still until the next heartbeat.
func (c *count) stands(monotone time.Duration) bool {
	return c.broken || monotone-c.beat >= store.MaxAdvance
}

// Settle waits until the clock goes on, for the time of a lease at most. It stands still while the database is away, or after the process stood
// still.
func (n *Node) Settle(ctx context.Context) {
	_, monotone := n.Clock()
	n.mu.Lock()
	beaten, stands := n.beaten, n.count.stands(monotone)
	n.mu.Unlock()
	if !stands {
		return
	}
	limit := time.NewTimer(store.LeaseTime)
	defer limit.Stop()
	select {
	case <-beaten:
	case <-limit.C:
	case <-ctx.Done():
	}
}

// probe asks again and again whether the database answers, until Stop.
func (n *Node) probe() {
	n.askAgain(probeInterval, store.HeartbeatInterval, n.Store.Probe, func(asked time.Duration, err error, _ bool) {
		n.noteProbe(asked, err == nil)
	})
}

// askAgain asks the database at intervals until Stop, and notes the monotone time of each question, its error, and whether there was no
// answer within the limit.
func (n *Node) askAgain(interval, limit time.Duration, ask func(context.Context) error, note func(asked time.Duration, err error, late bool)) {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
		case <-n.running.Done():
			return
		}
		_, asked := n.Clock()
		ctx, cancel := context.WithTimeout(n.running, limit)
		err := ask(ctx)
		late := err != nil && ctx.Err() != nil
		cancel()
		if n.running.Err() != nil {
			return
		}
		note(asked, err, late)
	}
}

// noteProbe records whether the database has answered what it was asked at a monotone time. When it answers again, a heartbeat
// is sent at once: clocks stand still until then.
func (n *Node) noteProbe(asked time.Duration, answered bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	switch c := &n.count; {
	case !answered: // also if a heartbeat has succeeded since it was asked: the next question may wait for another server, and be answered
		c.broken = true
		n.failures++
	case !c.broken:
		c.seen = max(c.seen, asked)
	default:
		select {
		case n.answersAgain <- struct{}{}:
		default:
		}
	}
}

// probeCommits asks again and again whether commits hang, until Stop. They do while no standby answers, and the primary answers all else.
func (n *Node) probeCommits() {
	n.askAgain(commitProbeInterval, maxCommit, n.Store.ProbeCommit, func(began time.Duration, err error, hung bool) {
		if err == nil || hung {
			n.noteCommit(began, hung)
		}
	})
}

// noteCommit records whether a commit that began at a monotone time has hung. If so, and the database has answered questions meanwhile, the clock
// goes back to the last commit that has not. If it has not answered them, they show that this node cannot reach it, or none can.
func (n *Node) noteCommit(began time.Duration, hung bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	switch c := &n.count; {
	case !hung:
		c.safe = max(c.safe, began)
	case !c.broken && c.seen > began+store.MaxInFlight:
		c.broken, c.hung = true, true
		c.seen = min(c.seen, c.safe)
		n.failures++
	}
}
