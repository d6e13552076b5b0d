package match

import (
	"cmp"
	"slices"
	"time"

	"github.com/teahouse-games/teahouse/clock"
)

// VacationTime is a time for which the clocks of a player stand still where there are days for each turn. Both ends are uptimes.
type VacationTime struct {
	From, Until time.Duration
}

// OnVacation returns the uptime until which the player to move is on vacation, and whether they are.
func (m *Match) OnVacation(uptime time.Duration) (until time.Duration, is bool) {
	if m.Pause == nil || m.Pause.Vacation == 0 || uptime >= m.Pause.Until {
		return 0, false
	}
	return m.Pause.Until, true
}

// clockCost is what the turn of ToMove has cost at an uptime, less the vacations of its player.
type clockCost struct {
	used   time.Duration
	last   VacationTime  // the last vacation during the turn; zero if there was none since the clock was set
	before time.Duration // what the turn had cost when it began
	stands bool          // it is not over
}

// onVacation returns what vacations mean for the clock of ToMove.
//
// What passed before the vacation is charged and nothing of the vacation, whenever this is decided: so the log is the
// same after a crash. A turn that had taken too long before is not saved.
func (m *Match) onVacation(at Context) []EventData {
	cost, inTime := m.costWithout(at.Vacations[m.ToMove], max(at.Uptime, m.clockSet))
	pause := &Paused{Seat: m.ToMove, Used: cost.before, Times: m.shown(cost.before), Until: cost.last.Until, Vacation: cost.last.From}
	resumed := Resumed{Seat: m.ToMove, Used: cost.used, Times: m.shown(cost.used)}
	switch {
	case cost.stands && m.Pause != nil && *m.Pause == *pause:
		return nil
	case cost.stands:
		return []EventData{*pause}
	case m.Pause != nil:
		return []EventData{resumed}
	case inTime && cost.last.Until > 0:
		return []EventData{*pause, resumed}
	}
	return nil
}

// costWithout returns what the turn has cost at an uptime without vacations. It reports false if its time was up before one of
// them: then the further ones are left out.
func (m *Match) costWithout(vacations []VacationTime, uptime time.Duration) (cost clockCost, inTime bool) {
	limit, _ := m.timeToDeadline()
	from := m.clockSet
	cost.used = m.elapsed(from)
	for _, v := range m.withPause(vacations) {
		if v.Until <= from || v.From > uptime {
			continue
		}
		cost.used += max(v.From-from, 0)
		if from = max(from, v.From); cost.used > limit {
			cost.used += uptime - from
			return cost, false
		}
		cost.last, cost.before = v, cost.used
		if cost.stands = v.Until > uptime; cost.stands {
			return cost, true
		}
		from = v.Until
	}
	cost.used += uptime - from
	return cost, true
}

// withPause adds the vacation for which the clock stands still, if it is not among the others: it is not stored any more.
func (m *Match) withPause(vacations []VacationTime) []VacationTime {
	if m.Pause == nil || slices.ContainsFunc(vacations, func(v VacationTime) bool { return v.From == m.Pause.Vacation }) {
		return vacations
	}
	all := append(slices.Clone(vacations), VacationTime{m.Pause.Vacation, m.Pause.Until})
	slices.SortFunc(all, func(a, b VacationTime) int { return cmp.Compare(a.From, b.From) })
	return all
}

// reminderShare is the part of the time of a turn that is left at [Match.Reminder].
const reminderShare = 5

// Reminder returns the uptime at which the player to move has a fifth of their time left, where there are days for each turn.
func (m *Match) Reminder() (uptime time.Duration, ok bool) {
	deadline, timed := m.Deadline()
	if !timed || !m.counted() || m.Terms.Clock.Kind != clock.DaysPerTurn {
		return 0, false
	}
	return ReminderOf(m.Terms.Clock, deadline), true
}

// ReminderOf returns the uptime at which a fifth of the time of a turn is left that ends at an uptime.
func ReminderOf(c clock.Control, deadline time.Duration) time.Duration {
	return deadline - c.InitialTimes().Left[0]/reminderShare
}
