package room

import (
	"time"

	"github.com/teahouse-games/teahouse/internal/service/uptime"
)

// turnStart is when the turn of the player to move began at this node.
type turnStart struct {
	started time.Duration // the uptime
	skipped time.Duration // what the clock of the node had skipped then
}

// noteTurn records the turn under way, if it is a new one: what the clock had skipped when it began. If it began at another
// node, that is what the clock has skipped by now.
func (r *room) noteTurn(skipped time.Duration) {
	if r.match.TurnStarted != r.turn.started || r.turn.started == 0 {
		r.turn = turnStart{r.match.TurnStarted, skipped}
	}
}

// skippedTime returns how much of the turn under way has not passed at this node. Its clock stood still after an outage of the database longer
// than those of the other nodes, and went forward to theirs. The player to move is not charged with that: the turn before may have been
// acknowledged just before the clock went forward.
func (r *room) skippedTime(now uptime.Instant) time.Duration {
	return max(now.Skipped-r.turn.skipped, 0)
}
