package clock

import (
	"fmt"
	"time"
)

// ControlKind is a way to limit time.
type ControlKind string

// The kinds of control.
const (
	Untimed     ControlKind = "none"    // as long as it takes
	Fischer     ControlKind = "fischer" // a main time, and an increment for every turn
	Byoyomi     ControlKind = "byoyomi" // a main time, then periods; a turn within the period leaves it whole
	DaysPerTurn ControlKind = "days"    // a number of days for each turn
)

// Control is a time control. The zero Control is no valid one: None is written out.
type Control struct {
	Kind      ControlKind
	Main      time.Duration // Fischer, Byoyomi; whole seconds
	Increment time.Duration // Fischer; whole seconds
	Periods   int           // Byoyomi
	Period    time.Duration // Byoyomi; whole seconds
	Days      int           // Days
}

// Limits of what can be agreed on.
const (
	MaxMain      = 24 * time.Hour
	MaxIncrement = 10 * time.Minute
	MaxPeriods   = 20
	MaxPeriod    = 10 * time.Minute
	MaxDays      = 30
	// MaxLeft bounds what a side can have after time was added.
	MaxLeft = 48 * time.Hour
)

const day = 24 * time.Hour

// ControlError describes what is wrong with a time control.
type ControlError struct{ Text string }

func (e *ControlError) Error() string { return e.Text }

func controlErrorf(format string, args ...any) error {
	return &ControlError{fmt.Sprintf(format, args...)}
}

// RealTime reports whether the players sit at the board together: Fischer or Byoyomi.
func (c Control) RealTime() bool { return c.Kind == Fischer || c.Kind == Byoyomi }

// Validate returns a *[ControlError] for what cannot be agreed on.
func (c Control) Validate() error {
	want := Control{Kind: c.Kind}
	switch c.Kind {
	case Untimed:
	case Fischer:
		want.Main, want.Increment = c.Main, c.Increment
		if c.Main == 0 && c.Increment == 0 {
			return controlErrorf("a clock without any time cannot be played with: give a main time or seconds for each turn")
		}
	case Byoyomi:
		want.Main, want.Periods, want.Period = c.Main, c.Periods, c.Period
		if c.Periods < 1 || c.Periods > MaxPeriods {
			return controlErrorf("a clock has 1 to %d periods, not %d", MaxPeriods, c.Periods)
		}
		if c.Period < time.Second {
			return controlErrorf("a period lasts a second or more")
		}
	case DaysPerTurn:
		want.Days = c.Days
		if c.Days < 1 || c.Days > MaxDays {
			return controlErrorf("a turn may take 1 to %d days, not %d", MaxDays, c.Days)
		}
	default:
		return controlErrorf("there is no kind of clock %q: the kinds are %s, %s, %s and %s", string(c.Kind), Untimed, Fischer, Byoyomi, DaysPerTurn)
	}
	for _, d := range []struct {
		name       string
		value, max time.Duration
	}{
		{"the main time", c.Main, MaxMain},
		{"the time for each turn", c.Increment, MaxIncrement},
		{"a period", c.Period, MaxPeriod},
	} {
		switch {
		case d.value < 0 || d.value > d.max:
			return controlErrorf("%s is at most %s", d.name, d.max)
		case d.value%time.Second != 0:
			return controlErrorf("%s is of whole seconds", d.name)
		}
	}
	if c != want {
		return controlErrorf("a clock of the kind %s has something that belongs to another kind", c.Kind)
	}
	return nil
}
