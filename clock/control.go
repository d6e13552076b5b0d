package clock

import (
	"strconv"
	"time"

	"github.com/teahouse-games/teahouse/clock/messages"
	"github.com/teahouse-games/teahouse/message"
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
type ControlError struct{ mistake message.Message }

// Message returns what is wrong.
func (e *ControlError) Message() message.Message { return e.mistake }

// Error returns the message in English, as a clause.
func (e *ControlError) Error() string { return e.mistake.String() }

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
			return &ControlError{messages.NoTime()}
		}
	case Byoyomi:
		want.Main, want.Periods, want.Period = c.Main, c.Periods, c.Period
		if c.Periods < 1 || c.Periods > MaxPeriods {
			return &ControlError{messages.Periods(MaxPeriods, c.Periods)}
		}
		if c.Period < time.Second {
			return &ControlError{messages.PeriodShort()}
		}
	case DaysPerTurn:
		want.Days = c.Days
		if c.Days < 1 || c.Days > MaxDays {
			return &ControlError{messages.Days(MaxDays, c.Days)}
		}
	default:
		return &ControlError{messages.KindUnknown(message.Text(strconv.Quote(string(c.Kind))), message.ListOf(
			message.Text(Untimed), message.Text(Fischer), message.Text(Byoyomi), message.Text(DaysPerTurn)))}
	}
	for _, d := range []struct {
		value, max time.Duration
		most       func(message.Text) message.Message
		seconds    func() message.Message
	}{
		{c.Main, MaxMain, messages.MainMost, messages.MainSeconds},
		{c.Increment, MaxIncrement, messages.IncrementMost, messages.IncrementSeconds},
		{c.Period, MaxPeriod, messages.PeriodMost, messages.PeriodSeconds},
	} {
		switch {
		case d.value < 0 || d.value > d.max:
			return &ControlError{d.most(message.Text(d.max.String()))}
		case d.value%time.Second != 0:
			return &ControlError{d.seconds()}
		}
	}
	if c != want {
		return &ControlError{messages.OtherKind(message.Text(c.Kind))}
	}
	return nil
}
