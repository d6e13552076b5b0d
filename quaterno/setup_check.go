package quaterno

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/quaterno/messages"
)

// checkPosition finds everything that makes a position impossible that could be read.
func (s *positionParser) checkPosition() {
	p := &s.pos
	for seat := game.First; seat <= game.Second; seat++ {
		for k := Sun; k <= Moon; k++ {
			if p.At(seat, k) == board.NoPoint {
				s.reasons.Add(messages.Missing(tileOf(seat, k).describe()))
			}
		}
	}
	if p.Placing() {
		s.judgePlacement()
		return
	}
	if s.reasons.Len() == 0 {
		s.judgeFigures()
		s.judgePasses()
	}
}

// judgePlacement: nothing but the placements so far has happened.
func (s *positionParser) judgePlacement() {
	p, begin := &s.pos, start()
	for seat := game.First; seat <= game.Second; seat++ {
		for k := Sun; k <= Moon; k++ {
			if at := p.At(seat, k); at != board.NoPoint && at != begin.At(seat, k) {
				s.reasons.Add(messages.StartElsewhere(tileOf(seat, k).describe(), place(at), place(begin.At(seat, k))))
			}
		}
		for k := Fan; k <= Soldier; k++ {
			at := p.At(seat, k)
			if at == board.NoPoint {
				continue
			}
			if d := distance(at, board.Centre); d < nearest {
				s.reasons.Add(messages.PlacedNear(tileOf(seat, k).describe(), place(at), int(d), nearest))
			}
			if quarterOf[at] == noQuarter {
				s.reasons.Add(messages.PlacedOnDiagonal(tileOf(seat, k).describe(), place(at)))
			}
		}
	}
	control := p.control()
	for q := range quarter(quarters) {
		if control[0][q] > 0 && control[1][q] > 0 {
			s.reasons.Add(messages.BothInQuarter(q.describe()))
		}
	}
	first, second := p.inHand(game.First), p.inHand(game.Second)
	if ahead := second - first; ahead != int(p.toMove) {
		s.reasons.Add(messages.HandsDiffer(message.Text(p.toMove.String()), first, second))
	}
	if p.made[0]|p.made[1] != 0 {
		s.reasons.Add(messages.FiguresEarly())
	}
	if p.passes > 0 {
		s.reasons.Add(messages.PassesEarly())
	}
}

func (p *Position) inHand(seat game.Seat) int { return bits.OnesCount8(uint8(p.hand[seat])) }

// judgeFigures: every figure that stands was made by the turn that completed
// it, and nobody played on after a win.
func (s *positionParser) judgeFigures() {
	p := &s.pos
	mover := p.toMove.Opponent()
	used := p.made[0] | p.made[1]
	for seat := game.First; seat <= game.Second; seat++ {
		a := p.axisOf(seat)
		standing := p.mirroredKinds(a)
		n := p.Figures(seat)
		if wonFirst := seat != mover && p.Figures(mover) >= winningFigures; !wonFirst {
			for k := Fan; k <= Soldier; k++ {
				if (standing &^ used).has(k) {
					s.reasons.Add(messages.FigureMissing(k.describe(), seat))
				}
			}
		}
		if n < winningFigures {
			continue
		}
		if fresh := bits.OnesCount8(uint8(standing & p.made[seat])); n-fresh >= winningFigures {
			s.reasons.Add(messages.OverBeforeTurn(seat, n, fresh))
		}
		if p.passes > 0 {
			s.reasons.Add(messages.OverBeforePass(seat, n))
		}
	}
	if p.Figures(game.First) >= winningFigures && p.Figures(game.Second) >= winningFigures {
		s.reasons.Add(messages.BothWon())
	}
}

// judgePasses: one passes only for want of another turn.
func (s *positionParser) judgePasses() {
	p := &s.pos
	passed := p.toMove.Opponent()
	for range p.passes {
		if n := p.countAll(passed); n > 0 {
			s.reasons.Add(messages.PassedWrongly(passed, n))
		}
		passed = passed.Opponent()
	}
}
