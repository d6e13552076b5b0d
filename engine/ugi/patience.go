package ugi

import "time"

// countdown runs out after a time. It is counted in beats, so that a time in which the
// whole machine or this process stood still counts as one of them only: the other program
// may have stood still as well.
type countdown struct {
	*time.Ticker
	ticksLeft int
}

const countdownTicks = 20

func newCountdown(d time.Duration) *countdown {
	return &countdown{time.NewTicker(max(time.Millisecond, d/countdownTicks)), countdownTicks}
}

// expired counts a beat and reports whether it was the last one.
func (p *countdown) expired() bool {
	p.ticksLeft--
	return p.ticksLeft <= 0
}

// restart begins anew with another time.
func (p *countdown) restart(d time.Duration) {
	p.Reset(max(time.Millisecond, d/countdownTicks))
	p.ticksLeft = countdownTicks
}
