package store

import "time"

// UptimeSeen is what a heartbeat finds in the database about the uptime of the cluster.
type UptimeSeen struct {
	Stored time.Duration // by the leader
	Since  time.Duration // how long ago that was, by the clock of the database
	// Others is the most that another live node had counted at its last heartbeat; 0: there is none. OthersNow is that with the time since
	// that heartbeat, HeartbeatInterval at most.
	Others, OthersNow time.Duration
}

// others returns the most that another live node has counted, as far as this node can tell.
func (u UptimeSeen) others(node Counted) time.Duration {
	age := u.OthersNow - u.Others
	switch {
	case node.Hung,
		node.Away && (age >= HeartbeatInterval || !node.knows(age)),
		node.Back > 0 && (age >= HeartbeatInterval || age > node.Back):
		return u.Others
	}
	return u.OthersNow
}

// Lead returns the uptime that the leader stores, which advances it by so much. If another node has counted more, the leader was away itself,
// or has just begun: clocks go on from the other node's, so that no turn that is decided there after one that was decided here is
// charged with the difference.
func (u UptimeSeen) Lead(node Counted, advance time.Duration) time.Duration {
	counted := max(u.Stored+advance, u.others(node), u.Stored)
	return min(counted, u.Stored+MaxUnled)
}

// Follow returns the uptime from which a node that does not lead counts on: that of the leader, as far as it is known. If it is not, the node
// goes on with what it has counted, or, at its first heartbeat, with what another node has.
func (u UptimeSeen) Follow(node Counted) time.Duration {
	since := max(u.Since, 0)
	var counted time.Duration
	switch {
	case node.Uptime == 0:
		counted = max(u.Stored+min(since, MaxAdvance), u.others(node))
	case u.Stored == node.Stored, node.Hung, !node.knows(since):
		counted = node.Uptime
	default: // the leader has stored it since the last heartbeat of this node, and since the database is there
		counted = u.Stored + min(since, MaxAdvance)
	}
	return max(u.Stored, min(counted, u.Stored+MaxUnled))
}
