package match

import (
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/clock"
	"github.com/teahouse-games/teahouse/game"
)

// waits reports whether the clock of a seat waits for its player after a restart: on a
// live clock, for a person.
func (m *Match) waits(seat game.Seat) bool {
	return m.Terms.Clock.RealTime() && seat.IsPlayer() && m.Seats[seat].Holder == HolderPerson
}

// Restarted reports whether a [CheckDeadline] would find that the clock of ToMove has to be paused
// or resumed, after a restart or for a vacation.
func (m *Match) Restarted(at Context) bool { return len(m.restarted(at.rounded())) > 0 }

// restarted returns what a restart of the service, or a vacation, means for the clock of ToMove. After a restart it runs
// again when the player is back or the grace is over.
func (m *Match) restarted(at Context) (facts []EventData) {
	switch {
	case !m.counted():
		return nil
	case m.Terms.Clock.Kind == clock.DaysPerTurn:
		return m.onVacation(at)
	case !m.waits(m.ToMove):
		return nil
	}
	pause := m.Pause
	if stops := m.stops(at); stops != nil {
		pause = stops
		facts = append(facts, *pause)
	}
	if pause != nil && (at.Back[m.ToMove] || at.Uptime >= pause.Until) {
		used := pause.elapsed(at.Uptime)
		facts = append(facts, Resumed{Seat: m.ToMove, Used: used, Times: m.shown(used)})
	}
	return facts
}

// stops returns that the clock of ToMove, which waits for its player, is paused now.
//
// If nothing has happened in the match since the start, it is from the start on. A turn
// that had taken too long before is not saved by that. Later it is if the turn began
// within the grace and the player has not been here since the start.
//
// The start may be that of another node, whose uptime is ahead. What has not passed yet is not charged.
func (m *Match) stops(at Context) *Paused {
	until := at.Start + at.Grace
	switch {
	case at.Grace <= 0:
	case m.uptime < at.Start:
		used := m.elapsed(min(at.Start-time.Millisecond, max(at.Uptime, m.uptime)))
		if limit, _ := m.timeToDeadline(); used <= limit {
			return &Paused{Seat: m.ToMove, Used: used, Times: m.shown(used), Until: until}
		}
	case m.Pause == nil && m.TurnStarted >= at.Start && at.Uptime < until && !at.Back[m.ToMove]:
		return &Paused{Seat: m.ToMove, Times: m.Times, Until: until}
	}
	return nil
}

// elapsed returns what the turn has cost at an uptime.
func (p *Paused) elapsed(uptime time.Duration) time.Duration {
	return p.Used + max(uptime-p.Until, 0)
}

// setClock makes Paused or Resumed part of the match.
func (m *Match) setClock(fact EventData, uptime time.Duration) {
	m.clockSet = uptime
	switch f := fact.(type) {
	case Paused:
		m.Pause = &f
	case Resumed:
		m.TurnStarted, m.Pause = max(uptime-f.Used, 0), nil
	}
}

// played reports whether a seat has played one of the turns.
func played(turns []PlayedTurn, seat game.Seat) bool {
	return slices.ContainsFunc(turns, func(t PlayedTurn) bool { return t.Seat == seat })
}
