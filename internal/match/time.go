package match

import (
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
)

// Running reports whether the clock of ToMove runs. On a live clock it does not during a
// side's first turn, nor while it is paused.
func (m *Match) Running() bool { return m.counted() && m.Pause == nil }

// counted reports whether the turn of ToMove costs time.
func (m *Match) counted() bool {
	return m.playing() && (m.Terms.Clock.Kind == clock.Days || m.Terms.Clock.Live() && m.hasPlayed(m.ToMove))
}

// playing reports whether a player is to move.
func (m *Match) playing() bool { return m.Began && m.ToMove.IsPlayer() }

// elapsed is for how long the turn of ToMove has lasted, less the time for which its clock was paused.
func (m *Match) elapsed(uptime time.Duration) time.Duration {
	if m.Pause != nil {
		return m.Pause.elapsed(uptime)
	}
	return max(uptime.Truncate(time.Millisecond)-m.Since, 0)
}

// used is what the turn of ToMove has taken of its player's time. What the service has
// delayed it by is not charged.
func (m *Match) used(at Moment) time.Duration { return max(m.elapsed(at.Uptime)-at.Held, 0) }

// Remaining is what the clocks show at an uptime.
func (m *Match) Remaining(uptime time.Duration) clock.Times {
	return m.shown(m.elapsed(uptime))
}

// shown is what the clocks show when the turn of ToMove has cost this much time.
func (m *Match) shown(used time.Duration) clock.Times {
	if !m.counted() {
		return m.Times
	}
	return m.Terms.Clock.Remaining(m.Times, int(m.ToMove), used)
}

// patience is for how long nothing happens by itself while a seat is empty or ToMove
// thinks, and whether anything ever does.
func (m *Match) patience() (time.Duration, bool) {
	switch {
	case !m.Began && !m.Over():
		return SeatsOpen, true
	case !m.playing():
		return 0, false
	case m.counted():
		limit, timed := m.Terms.Clock.Limit(m.Times, int(m.ToMove))
		return limit + m.allowance(m.ToMove, LagEach), timed
	}
	return FirstTurn, m.Terms.Clock.Live()
}

// allowance is what a side whose lag is this is given back of a turn.
func (m *Match) allowance(seat game.Seat, lag time.Duration) time.Duration {
	if !m.Terms.Clock.Live() {
		return 0
	}
	return min(lag, LagEach, m.Lag[seat])
}

// Deadline is the uptime at which a Tick will find something to do, if it may. A turn may
// be on its way then that counts as in time: the flag falls only once no lag
// that is given back could explain the delay.
func (m *Match) Deadline() (time.Duration, bool) {
	if m.Pause != nil {
		return m.Pause.Until, true
	}
	patience, timed := m.patience()
	if !timed {
		return 0, false
	}
	return m.Since + patience + time.Millisecond, true
}

// timeUp is the end of the match if its time has come.
func (m *Match) timeUp(at Moment) []Fact {
	patience, timed := m.patience()
	switch {
	case !timed || m.Pause != nil || m.used(at) <= patience:
		return nil
	case m.counted():
		return m.flag(m.used(at))
	}
	return m.end(game.Draw(Aborted), at)
}

// flag is that ToMove has lost on time, having used this much.
func (m *Match) flag(used time.Duration) []Fact {
	times, _ := m.Terms.Clock.Spend(m.Times, int(m.ToMove), used)
	return []Fact{Ended{Winner: m.ToMove.Opponent(), Reason: Timeout, Times: times}}
}

// end is the end of the match now.
func (m *Match) end(o game.Outcome, at Moment) []Fact {
	return []Fact{Ended{Winner: o.Winner, Reason: o.Reason, Times: m.Remaining(at.Uptime)}}
}

// giveTime gives the opponent of seat time.
func (m *Match) giveTime(seat game.Seat) ([]Fact, error) {
	to := seat.Opponent()
	switch {
	case !m.Terms.Clock.Live():
		return nil, refused(RefusedLate, "On this clock there is no time to give.")
	case m.asked[seat].gave:
		return nil, refused(RefusedLate, "You have given time already: play a turn before you give more.")
	}
	times := m.Terms.Clock.Add(m.Times, int(to), AddTime)
	added := times.Left[to] - m.Times.Left[to]
	if added == 0 {
		return nil, refused(RefusedLate, "Your opponent has the most time there can be.")
	}
	return []Fact{TimeAdded{Seat: to, Added: added, Times: times}}, nil
}
