package engine

import "fmt"

// Score is how a line ends, as the seat to move at its beginning sees it.
type Score struct {
	// Win is the expected result: 1 a win, 0 a loss, ½ a draw. It is exactly that
	// where the result is proven.
	Win      float64
	Proof    Proof
	Distance int // turns of both seats until the proven end
}

// Proof says what of a result is certain.
type Proof uint8

// What can be proven.
const (
	Unproven Proof = iota
	ProvenWin
	ProvenLoss
	ProvenDraw
)

// Flip is the score as the other seat sees it.
func (s Score) Flip() Score {
	s.Win = 1 - s.Win
	switch s.Proof {
	case ProvenWin:
		s.Proof = ProvenLoss
	case ProvenLoss:
		s.Proof = ProvenWin
	}
	return s
}

func (s Score) String() string {
	switch s.Proof {
	case ProvenWin:
		return fmt.Sprintf("wins in %d", s.Distance)
	case ProvenLoss:
		return fmt.Sprintf("loses in %d", s.Distance)
	case ProvenDraw:
		return fmt.Sprintf("draws in %d", s.Distance)
	}
	return fmt.Sprintf("%.0f%%", 100*s.Win)
}
