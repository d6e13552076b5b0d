package clock

import "time"

// Kind is a way to limit time.
type Kind string

// The kinds of control.
const (
	None    Kind = "none"    // as long as it takes
	Fischer Kind = "fischer" // a main time, and an increment for every turn
	Byoyomi Kind = "byoyomi" // a main time, then periods; a turn within the period leaves it whole
	Days    Kind = "days"    // so many days for each turn
)

// Control is a time control. The zero Control is no valid one: None is written out.
type Control struct {
	Kind      Kind
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

// Times is what both sides have left.
type Times struct {
	Left    [2]time.Duration // of the main time; with Days of the turn
	Periods [2]int           // Byoyomi: those not used up, the current one included
}
