package engine

import (
	"math"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// Term is one thing that counts in the evaluation of a position: a ring that is nearly closed, a
// cube that stands well, the right to move.
type Term struct {
	game.Reason                 // what counts, with its places and lines
	Meaning     message.Message // what it is and why it counts, in a sentence for beginners
	Owner       game.Seat       // whose it is; game.None if it belongs to both or to neither
	LogOdds     float64         // what it adds to the logarithm of the odds of First
}

// Explained is an evaluation that reports what it consists of: an [Evaluator], or a [Board].
type Explained interface {
	// Terms returns what counts in the present position, which must be between turns and not
	// over. The sum of their LogOdds is that of the value of the evaluation, see [LogOdds]. Terms that add nothing
	// are left out.
	Terms() []Term
}

// LogOdds returns the logarithm of the odds of a winning probability: 0 for even chances, above 0
// for First.
func LogOdds(win float64) float64 { return math.Log(win / (1 - win)) }

// TermList is terms under way.
type TermList []Term

// Add adds a term unless it adds nothing.
func (l *TermList) Add(logOdds float64, owner game.Seat, r game.Reason, meaning message.Message) {
	if logOdds != 0 {
		*l = append(*l, Term{Reason: r, Meaning: meaning, Owner: owner, LogOdds: logOdds})
	}
}
