package eval

import (
	"math"

	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

var _ engine.Explained = (*evaluator)(nil)

// term is a term of a value as a probability.
type term struct {
	share float64
	owner game.Seat
	text  message.Message
}

// Terms returns how the trial game of the remaining placements ends, or how open the moving stage
// is and how many moves lose. A value is a sum of probabilities: each term has its share of the log odds.
func (m *evaluator) Terms() []engine.Term {
	list := m.valueTerms()
	sum := 0.0
	for _, one := range list {
		sum += one.share
	}
	scale := 4.0 // the slope of the log odds at even chances
	if math.Abs(sum) > 1e-9 {
		scale = engine.LogOdds(0.5+sum) / sum
	}
	var t engine.TermList
	for _, one := range list {
		t.Add(scale*one.share, one.owner, game.Reason{Message: one.text})
	}
	return t
}

// valueTerms returns what Value adds to even chances.
func (m *evaluator) valueTerms() []term {
	p := &m.g.Pos
	searcher := game.First
	if m.sign < 0 {
		searcher = game.Second
	}
	if !p.Moving() {
		m.source.Seed(p.Hash(), 0)
		result := m.playout(*p) - 0.5
		switch result {
		case 0.5:
			return []term{{playoutWeight * result, game.First, messages.TermTrialWon(game.First)}}
		case -0.5:
			return []term{{playoutWeight * result, game.Second, messages.TermTrialWon(game.Second)}}
		}
		return []term{{playoutWeight * result, game.None, messages.TermTrialOpen()}}
	}
	open := term{m.contempt(p), searcher, messages.TermMounted(p.MovableFlowers())}
	switch p.WheelMobility() {
	case balance.WheelFree:
		open.text = messages.TermWheelFree(p.MovableFlowers())
		return []term{open}
	case balance.WheelHeld:
		open.text = messages.TermHeld(p.MovableFlowers())
		if p.OnlyPairMoves() {
			open.text = messages.TermPair()
		}
	}
	us := p.ToMove()
	all, safe := m.countSafeMoves()
	cost := zugzwangCost * math.Exp(-float64(safe)/zugzwangScale)
	if us == game.First {
		cost = -cost
	}
	return []term{
		open,
		{cost, us, messages.TermSafe(us, safe, all)},
		{m.sign * contemptLosingShare * float64(all-safe) / float64(all), searcher, messages.TermTraps(all - safe)},
	}
}
