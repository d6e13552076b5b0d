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

// least is the time that a turn may be thought about however little is left.
const least = 100 * time.Millisecond

// limit is the time for thinking about a turn where left is what the seat has until the
// match ends, 0 for any.
func (p *Pool) limit(left time.Duration) time.Duration {
	if left == 0 {
		return p.Limit
	}
	return min(p.Limit, max(least, left/thinkingShare))
}

// natural is the time that a turn should seem to take which is chosen among so many
// moves: longer where there is more to choose from, a little different each time, and
// little of what is left.
func (p *Pool) natural(moves int, left time.Duration) time.Duration {
	pause := float64(p.Pause) * (0.5 + 0.1*float64(min(bits.Len(uint(moves)), 10))) * (0.8 + 0.4*rand.Float64())
	if left == 0 {
		return time.Duration(pause)
	}
	return min(time.Duration(pause), max(0, left)/pauseShare)
}
