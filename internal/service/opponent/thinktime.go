package opponent

import (
	"math/bits"
	"math/rand/v2"
	"time"
)

// Shares of the time that is left to a seat: it is never used up by a turn.
const (
	thinkingShare = 20 // 1/thinkingShare of the time left may be used for a turn
	pauseShare    = 40 // and that of pauses
)

// minThinkTime is the time that a turn may be thought about however little is left and however
// many wait.
const minThinkTime = 200 * time.Millisecond

// thinkTime returns the time for thinking about a turn. left is the time of the seat until the
// match ends, 0 for any. in is the number of requests that wait or run, this one included:
// the more there are, the shorter each, so that the queue is worked off.
func (p *Pool) thinkTime(left time.Duration, in int) time.Duration {
	limit := p.Limit * time.Duration(p.Workers) / time.Duration(max(p.Workers, in))
	if left > 0 {
		limit = min(limit, left/thinkingShare)
	}
	return min(p.Limit, max(minThinkTime, limit))
}

// displayTime returns the time that a turn should seem to take, by the number of moves to
// choose from: longer with more choice, a little different each time, and a small part
// of the remaining time.
func (p *Pool) displayTime(moves int, left time.Duration) time.Duration {
	pause := float64(p.Pause) * (0.5 + 0.1*float64(min(bits.Len(uint(moves)), 10))) * (0.8 + 0.4*rand.Float64())
	if left == 0 {
		return time.Duration(pause)
	}
	return min(time.Duration(pause), max(0, left)/pauseShare)
}
