package torture

import (
	"encoding/json"
	"sync"

	"github.com/teahouse-games/teahouse/game"
)

// turn is a turn that the server has acknowledged.
type turn struct {
	Seat   game.Seat
	Text   string
	Seq    int64  // as acknowledged
	Client string // who sent it
	ID     string // the command's
	Expect int64  // as it was sent
}

// ledger is what players know of a match, to be held against the log.
type ledger struct {
	match string
	turns []string // that are to be played, in order

	mu    sync.Mutex
	acked []turn
	seen  [2][]json.RawMessage // the events that each player was sent
}

// acknowledge takes note of an answer.
func (l *ledger) acknowledge(t turn) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.acked = append(l.acked, t)
}

// see takes note of an event.
func (l *ledger) see(player int, event json.RawMessage) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.seen[player] = append(l.seen[player], event)
}

// known is what was known at one moment.
type known struct {
	acked []turn
	seen  [2][]json.RawMessage
}

// known must be asked before the log is: what is acknowledged later may not be in it.
func (l *ledger) known() known {
	l.mu.Lock()
	defer l.mu.Unlock()
	return known{acked: l.acked[:len(l.acked):len(l.acked)], seen: l.seen}
}
