package eval

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/engine"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/quaterno"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

var _ engine.Explained = (*evaluator)(nil)

// Terms returns the race to the figures that win, and what else is added to it.
func (m *evaluator) Terms() []engine.Term {
	p := &m.g.Pos
	var t engine.TermList
	us, sign := p.ToMove(), 1.0
	if us == game.Second {
		sign = -1
	}
	first, second := raceOf(p, game.First), raceOf(p, game.Second)
	ahead := game.None
	switch {
	case first.turns < second.turns:
		ahead = game.First
	case second.turns < first.turns:
		ahead = game.Second
	}
	t.Add(turnWeightStep*float64(second.turns-first.turns), ahead,
		game.Reason{Message: messages.TermRace(first.turns, second.turns), Places: lights(p, game.First, game.Second)}, messages.TermRaceMeaning())
	t.Add(sparePairWeight*float64(first.spare), game.First,
		game.Reason{Message: messages.TermSpare(game.First, first.spare)}, messages.TermSpareMeaning())
	t.Add(-sparePairWeight*float64(second.spare), game.Second,
		game.Reason{Message: messages.TermSpare(game.Second, second.spare)}, messages.TermSpareMeaning())
	t.Add(axisWeight*first.behind, game.First,
		game.Reason{Message: messages.TermDiagonal(game.First), Places: lights(p, game.First)}, messages.TermDiagonalMeaning())
	t.Add(-axisWeight*second.behind, game.Second,
		game.Reason{Message: messages.TermDiagonal(game.Second), Places: lights(p, game.Second)}, messages.TermDiagonalMeaning())
	t.Add(sign*tempo, us, game.Reason{Message: messages.TermTempo(us)}, messages.TermTempoMeaning())
	if p.Placing() {
		grasp := p.Reachability(game.First)
		outlook := grasp.FigureDistances()
		t.Add(placementBonus(p, &outlook), game.First,
			game.Reason{Message: messages.TermMirrors(game.First), Places: lights(p, game.First)}, messages.TermMirrorsMeaning())
	}
	return t
}

// lights returns where the Sun and the Moon of seats stand.
func lights(p *quaterno.Position, seats ...game.Seat) []string {
	var at []board.Point
	for _, s := range seats {
		for _, k := range [2]quaterno.Kind{quaterno.Sun, quaterno.Moon} {
			if q := p.At(s, k); !p.InHand(s, k) && q != board.NoPoint {
				at = append(at, q)
			}
		}
	}
	return wording.NamesOf(at...)
}
