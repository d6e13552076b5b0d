package opponent

import (
	"math/bits"
	"math/rand/v2"
	"time"
)

// Shares of the time that is left to a seat: it is never used up by a turn.
const (
	thinkingShare = 20 // that may be spent thinking is one part of so many
	pauseShare    = 40 // and that of pauses
)

// minThinkTime is the time that a turn may be thought about however little is left and however
// many wait.
const minThinkTime = 200 * time.Millisecond

// thinkTime is the time for thinking about a turn where left is what the seat has until the
// match ends, 0 for any. in is how many turns wait or are thought about, that one
// included: the more there are, the shorter each, so that a queue is got through.
func (p *Pool) thinkTime(left time.Duration, in int) time.Duration {
	limit := p.Limit * time.Duration(p.Workers) / time.Duration(max(p.Workers, in))
	if left > 0 {
		limit = min(limit, left/thinkingShare)
	}
	return min(p.Limit, max(minThinkTime, limit))
}

// displayTime is the time that a turn should seem to take which is chosen among so many
// moves: longer where there is more to choose from, a little different each time, and
// little of what is left.
func (p *Pool) displayTime(moves int, left time.Duration) time.Duration {
	pause := float64(p.Pause) * (0.5 + 0.1*float64(min(bits.Len(uint(moves)), 10))) * (0.8 + 0.4*rand.Float64())
	if left == 0 {
		return time.Duration(pause)
	}
	return min(time.Duration(pause), max(0, left)/pauseShare)
}
