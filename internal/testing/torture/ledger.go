package torture

import (
	"bytes"
	"encoding/json"
	"sync"
	"time"

	"github.com/teahouse-games/teahouse/game"
)

// ackedTurn is a turn that the server has acknowledged.
type ackedTurn struct {
	Match  string
	Seat   game.Seat
	Text   string
	Seq    int64  // as acknowledged
	Client string // who sent it
	ID     string // the command's
	Expect int64  // as it was sent

	Sent, Acked time.Time     // by the clock of the test
	Used        time.Duration // that the turn has cost
}

// ledger is what players know of a match, to compare with the log.
type ledger struct {
	match string
	turns []string // that are to be played, in order

	mu    sync.Mutex
	acked []ackedTurn
	seen  [2][]json.RawMessage // the events that each player was sent
}

// acknowledge takes note of an answer.
func (l *ledger) acknowledge(t ackedTurn) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.acked = append(l.acked, t)
}

// recordEvent takes note of an event.
func (l *ledger) recordEvent(player int, event json.RawMessage) {
	l.mu.Lock()
	defer l.mu.Unlock()
	// Both see the same bytes, which are needed once.
	if other, i := l.seen[1-player], len(l.seen[player]); i < len(other) && bytes.Equal(other[i], event) {
		event = other[i]
	}
	l.seen[player] = append(l.seen[player], event)
}

// knownState is the ledger at one moment.
type knownState struct {
	acked []ackedTurn
	seen  [2][]json.RawMessage
}

// snapshot must be called before the log is read: a later acknowledgement may not be in
// it.
func (l *ledger) snapshot() knownState {
	l.mu.Lock()
	defer l.mu.Unlock()
	return knownState{acked: l.acked[:len(l.acked):len(l.acked)], seen: l.seen}
}
