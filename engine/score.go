package engine

import "fmt"

// Score is the expected result of a variation for the seat to move at its beginning.
type Score struct {
	// Win is the expected result: 1 for a win, 0 for a loss, ½ for a draw. It has exactly that
	// value where the result is proven.
	Win      float64
	Proof    Proof
	Distance int // turns of both seats until the proven end; 0 for a draw if it is not known
}

// Proof says whether a result is proven, and which one.
type Proof uint8

// The kinds of proof.
const (
	Unproven Proof = iota
	ProvenWin
	ProvenLoss
	ProvenDraw
)

// Flip returns the score from the other seat's side.
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
		if s.Distance == 0 {
			return "draws"
		}
		return fmt.Sprintf("draws in %d", s.Distance)
	}
	return fmt.Sprintf("%.0f%%", 100*s.Win)
}
