package match

import (
	"time"

	"github.com/teahouse-games/teahouse/internal/service/messages"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
)

// Running reports whether the clock of ToMove runs at an uptime. On a live clock it does not during a
// side's first turn, nor while it is paused; with days for each turn not during a vacation.
func (m *Match) Running(uptime time.Duration) bool {
	return m.counted() && (m.Pause == nil || m.Pause.Vacation > 0 && uptime >= m.Pause.Until)
}

// counted reports whether the turn of ToMove costs time.
func (m *Match) counted() bool {
	return m.playerToMove() && (m.Terms.Clock.Kind == clock.DaysPerTurn || m.Terms.Clock.RealTime() && m.hasPlayed(m.ToMove))
}

// playerToMove reports whether a player is to move.
func (m *Match) playerToMove() bool { return m.Began && m.ToMove.IsPlayer() }

// elapsed is for how long the turn of ToMove has lasted, less the time for which its clock was paused.
func (m *Match) elapsed(uptime time.Duration) time.Duration {
	if m.Pause != nil {
		return m.Pause.elapsed(uptime)
	}
	return max(uptime.Truncate(time.Millisecond)-m.TurnStarted, 0)
}

// used returns what the turn of ToMove has taken of its player's time. What the service has
// delayed it by is not charged.
func (m *Match) used(at Context) time.Duration { return max(m.elapsed(at.Uptime)-at.Held, 0) }

// Remaining returns what the clocks show at an uptime.
func (m *Match) Remaining(uptime time.Duration) clock.Times {
	return m.shown(m.elapsed(uptime))
}

// shown returns what the clocks show when the turn of ToMove has cost this much time.
func (m *Match) shown(used time.Duration) clock.Times {
	if !m.counted() {
		return m.Times
	}
	return m.Terms.Clock.Remaining(m.Times, int(m.ToMove), used)
}

// timeToDeadline is for how long nothing happens by itself while a seat is empty or ToMove
// thinks, and whether anything ever does.
func (m *Match) timeToDeadline() (time.Duration, bool) {
	switch {
	case !m.Began && !m.Over():
		return m.seatTimeout(), true
	case !m.playerToMove():
		return 0, false
	case m.counted():
		limit, timed := m.Terms.Clock.TurnLimit(m.Times, int(m.ToMove))
		return limit + m.lagAllowance(m.ToMove, MaxLagPerTurn), timed
	}
	return FirstTurnTimeout, m.Terms.Clock.RealTime()
}

// lagAllowance returns what a side whose lag is this is given back of a turn.
func (m *Match) lagAllowance(seat game.Seat, lag time.Duration) time.Duration {
	if !m.Terms.Clock.RealTime() {
		return 0
	}
	return min(lag, MaxLagPerTurn, m.LagBudget[seat])
}

// Deadline returns the uptime at which [CheckDeadline] will find something to do, if it may. A turn may
// be on its way then that counts as in time: the flag falls only once no lag
// that is given back could explain the delay.
//
// During a vacation it is that of the turn, as if the vacation lasted as long as it may: when it ends the clock runs again without an event.
func (m *Match) Deadline() (time.Duration, bool) {
	patience, timed := m.timeToDeadline()
	switch {
	case m.Pause != nil && m.Pause.Vacation == 0:
		return m.Pause.Until, true
	case m.Pause != nil:
		return m.Pause.Until + max(patience-m.Pause.Used, 0) + time.Millisecond, true
	case !timed:
		return 0, false
	}
	return m.TurnStarted + patience + time.Millisecond, true
}

// endIfTimeUp returns the end of the match if its time has come.
func (m *Match) endIfTimeUp(at Context) []EventData {
	patience, timed := m.timeToDeadline()
	switch {
	case !timed || m.Pause != nil || m.used(at) <= patience:
		return nil
	case m.counted():
		return m.timeout(m.used(at))
	}
	return m.endMatch(game.Draw(ReasonAborted), at)
}

// timeout is that ToMove has lost on time, having used this much.
func (m *Match) timeout(used time.Duration) []EventData {
	times, _ := m.Terms.Clock.ChargeTurn(m.Times, int(m.ToMove), used)
	return []EventData{Ended{Winner: m.ToMove.Opponent(), Reason: ReasonTimeout, Times: times}}
}

// endMatch returns the end of the match now.
func (m *Match) endMatch(o game.Outcome, at Context) []EventData {
	return []EventData{Ended{Winner: o.Winner, Reason: o.Reason, Times: m.Remaining(at.Uptime)}}
}

// giveTime gives the opponent of seat time.
func (m *Match) giveTime(seat game.Seat) ([]EventData, error) {
	to := seat.Opponent()
	switch {
	case !m.Terms.Clock.RealTime():
		return nil, refuse(RefusedLate, messages.NoTimeToGive())
	case m.offered[seat].gave:
		return nil, refuse(RefusedLate, messages.TimeGiven())
	}
	times := m.Terms.Clock.AddTime(m.Times, int(to), GiveTimeAmount)
	added := times.Left[to] - m.Times.Left[to]
	if added == 0 {
		return nil, refuse(RefusedLate, messages.TimeMost())
	}
	return []EventData{TimeAdded{Seat: to, Added: added, Times: times}}, nil
}
