package lossy

import (
	"math/rand/v2"
	"sync/atomic"
	"time"
)

// Faults are the chances, from 0 to 1, of what may happen to a message.
type Faults struct {
	Drop      float64 // it never arrives
	Duplicate float64 // it arrives twice
	Reorder   float64 // it arrives after the next one, or after MaxDelay
	Delay     float64 // it and all later ones arrive later, by up to MaxDelay
	Fragment  float64 // it arrives as several WebSocket frames
	Split     float64 // its bytes arrive in several pieces
	Cut       float64 // the connection ends in the middle of it

	MaxDelay time.Duration
}

// AllFaults is a network that does everything wrong, and still lets a game be finished.
var AllFaults = Faults{
	Drop: 0.02, Duplicate: 0.05, Reorder: 0.05, Delay: 0.1, Fragment: 0.1, Split: 0.1, Cut: 0.02,
	MaxDelay: 20 * time.Millisecond,
}

// FaultCounts are what has happened to the messages of one direction.
type FaultCounts struct {
	Messages   int64 `json:"messages"` // that came in
	Dropped    int64 `json:"dropped"`
	Duplicated int64 `json:"duplicated"`
	Reordered  int64 `json:"reordered"`
	Delayed    int64 `json:"delayed"`
	Fragmented int64 `json:"fragmented"`
	Split      int64 `json:"split"`
	Cut        int64 `json:"cut"` // connections
}

// counters count while others look.
type counters struct {
	messages, dropped, duplicated, reordered, delayed, fragmented, split, cut atomic.Int64
}

func (c *counters) read() FaultCounts {
	return FaultCounts{
		Messages: c.messages.Load(), Dropped: c.dropped.Load(), Duplicated: c.duplicated.Load(),
		Reordered: c.reordered.Load(), Delayed: c.delayed.Load(), Fragmented: c.fragmented.Load(),
		Split: c.split.Load(), Cut: c.cut.Load(),
	}
}

// faultDice decides what happens.
type faultDice struct{ *rand.Rand }

func newDice(seed, connection uint64, d TrafficDirection) faultDice {
	return faultDice{rand.New(rand.NewPCG(seed, connection*2+uint64(d)))}
}

// roll decides whether an event with this chance happens, and counts it.
func (d faultDice) roll(chance float64, count *atomic.Int64) bool {
	if d.Float64() >= chance {
		return false
	}
	count.Add(1)
	return true
}

// upTo returns a time of at most most.
func (d faultDice) upTo(most time.Duration) time.Duration {
	return time.Duration(d.Float64() * float64(most))
}
