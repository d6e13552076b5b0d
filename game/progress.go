package game

import "github.com/teahouse-games/teahouse/message"

// Progress is the number that decides a game, as it stands.
type Progress struct {
	Label  message.Message // what is counted, e.g. "total Harmony"
	Values []int           // one for both players, or one for each seat
	Target int             // the least value that wins; 0 if none does
	// Raise is set if the seat to move wants its value to rise, or the one for both.
	Raise bool
}

// Of returns the value of a seat.
func (p *Progress) Of(seat Seat) int {
	if len(p.Values) == 1 {
		return p.Values[0]
	}
	return p.Values[seat]
}

// ProgressReporter is implemented by games that are decided by a number.
type ProgressReporter interface {
	// Progress returns the number, also amid a turn. It reports false while there is none.
	Progress() (Progress, bool)
}

// ProgressOf returns the number that decides g. It reports false if there is none.
func ProgressOf(g State) (Progress, bool) {
	if r, ok := g.(ProgressReporter); ok {
		return r.Progress()
	}
	return Progress{}, false
}
