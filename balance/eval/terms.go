package eval

import (
	"github.com/teahouse-games/teahouse/balance"
	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
)

var _ engine.Explained = (*evaluator)(nil)

// Terms returns who wins a trial game of the remaining placements, or how few moves of the moving
// stage do not lose.
func (m *evaluator) Terms() []engine.Term {
	p := &m.g.Pos
	var t engine.TermList
	switch {
	case !p.Moving():
		m.source.Seed(p.Hash(), 0)
		result, _ := m.playout(*p, false)
		winner := game.First
		if result < 0.5 {
			winner = game.Second
		}
		t.Add(engine.LogOdds(0.5+playoutWeight*(result-0.5)), winner,
			game.Reason{Message: messages.TermTrialWon(winner)}, messages.TermTrialWonMeaning())
	case p.WheelMobility() != balance.WheelFree:
		us := p.ToMove()
		all, safe := m.countSafeMoves()
		t.Add(engine.LogOdds(0.5+zugzwang(us, safe)), us,
			game.Reason{Message: messages.TermSafe(us, safe, all)}, messages.TermSafeMeaning())
	}
	return t
}
