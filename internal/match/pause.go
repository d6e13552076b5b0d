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
	return m.Terms.Clock.Live() && seat.IsPlayer() && m.Chairs[seat].Holder == Person
}

// Interrupted reports whether the clock of ToMove ran, or was paused, when the service
// started at this uptime, waits for a person, and nothing has happened in the match since.
// The next command will pause it from the start on; [Tick] does just that.
func (m *Match) Interrupted(start time.Duration) bool {
	return m.counted() && m.waits(m.ToMove) && m.uptime < start
}

// restarted returns what a restart of the service means for the clock of ToMove. If
// nothing has happened in the match since the start, the clock stands still from the
// start on. It runs again when the player is back or the grace is over. A turn that had
// taken too long before the restart is not saved by it.
func (m *Match) restarted(at Moment) (facts []Fact) {
	if !m.counted() || !m.waits(m.ToMove) {
		return nil
	}
	pause := m.Pause
	if at.Grace > 0 && m.Interrupted(at.Start) {
		used := m.elapsed(at.Start - time.Millisecond)
		if limit, _ := m.patience(); used > limit {
			return nil
		}
		pause = &Paused{Seat: m.ToMove, Used: used, Times: m.shown(used), Until: at.Start + at.Grace}
		facts = append(facts, *pause)
	}
	if pause != nil && (at.Back[m.ToMove] || at.Uptime >= pause.Until) {
		used := pause.elapsed(at.Uptime)
		facts = append(facts, Resumed{Seat: m.ToMove, Used: used, Times: m.shown(used)})
	}
	return facts
}

// elapsed is what the turn has cost at an uptime.
func (p *Paused) elapsed(uptime time.Duration) time.Duration {
	return p.Used + max(uptime-p.Until, 0)
}

// awaited returns that the clock of a seat is paused whose turn begins after these turns,
// if the grace is not over and the player has not been here since the start.
func (m *Match) awaited(seat game.Seat, turns []Turn, times clock.Times, at Moment) []Fact {
	until := at.Start + at.Grace
	if at.Uptime >= until || !m.waits(seat) || at.Back[seat] || !played(turns, seat) {
		return nil
	}
	return []Fact{Paused{Seat: seat, Times: times, Until: until}}
}

// setClock makes Paused or Resumed part of the match.
func (m *Match) setClock(fact Fact, uptime time.Duration) {
	switch f := fact.(type) {
	case Paused:
		m.Pause = &f
	case Resumed:
		m.Since, m.Pause = max(uptime-f.Used, 0), nil
	}
}

// played reports whether a seat has played one of the turns.
func played(turns []Turn, seat game.Seat) bool {
	return slices.ContainsFunc(turns, func(t Turn) bool { return t.Seat == seat })
}
