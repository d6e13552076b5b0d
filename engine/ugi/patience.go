package ugi

import "time"

// patience runs out after a time. It is counted in beats, so that a time in which the
// whole machine or this process stood still counts as one of them only: the other program
// may have stood still as well.
type patience struct {
	*time.Ticker
	left int
}

const beats = 20

func newPatience(d time.Duration) *patience {
	return &patience{time.NewTicker(max(time.Millisecond, d/beats)), beats}
}

// out counts a beat and reports whether it was the last one.
func (p *patience) out() bool {
	p.left--
	return p.left <= 0
}

// renew begins anew with another time.
func (p *patience) renew(d time.Duration) {
	p.Reset(max(time.Millisecond, d/beats))
	p.left = beats
}
