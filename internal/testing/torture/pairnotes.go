package torture

import (
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/internal/service/store"
)

// maxNotes is how many acknowledgements of a pair are noted after a failure.
const maxNotes = 1 << 16

// pairNotes are what a pair has experienced since a moment.
type pairNotes struct {
	before time.Time     // when the last turn before was sent; zero: there was none
	acks   []ackedTurn   // by the time of their acknowledgement
	down   time.Duration // for which a player had no connection, the longest
}

// forgetNotes begins new notes.
func (p *playerPair) forgetNotes() {
	p.mu.Lock()
	defer p.mu.Unlock()
	before := p.recent.before
	if n := len(p.recent.acks); n > 0 {
		before = p.recent.acks[n-1].Sent
	}
	p.recent = pairNotes{before: before}
}

// notes returns the notes so far.
func (p *playerPair) notes() pairNotes {
	p.mu.Lock()
	defer p.mu.Unlock()
	n := p.recent
	n.acks = n.acks[:len(n.acks):len(n.acks)]
	return n
}

func (p *playerPair) noteAcknowledged(t ackedTurn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.acked++
	if len(p.recent.acks) < maxNotes {
		p.recent.acks = append(p.recent.acks, t)
	}
}

// noteDisconnected is called when a connection ends, and when none can be made.
func (p *pairPlayer) noteDisconnected() {
	p.pair.mu.Lock()
	defer p.pair.mu.Unlock()
	if p.lost.IsZero() && p.connected {
		p.lost = time.Now()
	}
}

func (p *pairPlayer) noteConnected() {
	p.pair.mu.Lock()
	defer p.pair.mu.Unlock()
	p.connected = true
	if !p.lost.IsZero() {
		p.pair.recent.down = max(p.pair.recent.down, time.Since(p.lost))
		p.lost = time.Time{}
	}
}

// ackedAfter reports whether a turn was acknowledged after a moment.
func (n pairNotes) ackedAfter(moment time.Time) bool {
	return len(n.acks) > 0 && n.acks[len(n.acks)-1].Acked.After(moment)
}

// firstAfter returns when the first turn was acknowledged after a moment.
func (n pairNotes) firstAfter(moment time.Time) time.Time {
	for _, t := range n.acks {
		if t.Acked.After(moment) {
			return t.Acked
		}
	}
	return time.Time{}
}

// pause returns the longest time without an acknowledgement after a moment.
func (n pairNotes) pause(moment time.Time) (longest time.Duration) {
	for _, t := range n.acks {
		if t.Acked.After(moment) {
			longest = max(longest, t.Acked.Sub(moment))
			moment = t.Acked
		}
	}
	return longest
}

// charged returns the most that a turn has cost.
func (n pairNotes) charged() time.Duration { return n.dearest().Used }

// dearest returns the turn that has cost most.
func (n pairNotes) dearest() (most ackedTurn) {
	for _, t := range n.acks {
		if t.Used > most.Used {
			most = t
		}
	}
	return most
}

// excess returns by how much a turn was charged with more than the time that it took, at most, and which: it began after the turn before was
// sent.
func (n pairNotes) excess() (most time.Duration, of ackedTurn) {
	before := n.before
	// The answer to a turn can arrive after that to the next one, also after the notes on that one were forgotten.
	for _, t := range slices.SortedFunc(slices.Values(n.acks), func(a, b ackedTurn) int { return a.Sent.Compare(b.Sent) }) {
		if t.Sent.Before(before) {
			continue
		}
		if more := t.Used - t.Acked.Sub(before); !before.IsZero() && more > most {
			most, of = more, t
		}
		before = t.Sent
	}
	return most, of
}

// countedOn is the most by which the uptime may advance while nothing can be stored: until a node notices that commits hang. If the
// primary is killed, the nodes notice it at once, and nothing is counted.
const countedOn = store.MaxAdvance

// imprecision is by how much the test may be wrong about when servers really stopped and went on.
const imprecision = 250 * time.Millisecond

// clockDifference is by how much the clocks of two nodes may differ: each knows the uptime as exactly as a question to the database is
// answered.
const clockDifference = 2 * store.MaxInFlight

// outageCharged returns at least how much of an outage a turn was charged with: what it has cost beyond the time before, since
// the turn before it was sent, and the time after. Without a turn before, that is unknown.
func (n pairNotes) outageCharged(o StorageOutage) time.Duration {
	if n.before.IsZero() {
		return 0
	}
	return max(n.charged()-o.Began.Sub(n.before)-n.pause(o.Ended), 0)
}

// ackedWithin returns a turn that was both sent and acknowledged between two moments.
func (n pairNotes) ackedWithin(from, to time.Time) (ackedTurn, bool) {
	for _, t := range n.acks {
		if t.Sent.After(from) && t.Acked.Before(to) {
			return t, true
		}
	}
	return ackedTurn{}, false
}
