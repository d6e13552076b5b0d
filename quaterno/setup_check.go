package quaterno

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// checkPosition finds everything that makes a position impossible that could be read.
func (s *positionParser) checkPosition() {
	p := &s.pos
	for seat := game.First; seat <= game.Second; seat++ {
		for k := Sun; k <= Moon; k++ {
			if p.At(seat, k) == board.NoPoint {
				s.addError("%v is missing: it is on the board from the start", tileOf(seat, k))
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
				s.addError("%v stands on %v; until all tiles are placed it stands on %v", tileOf(seat, k), at, begin.At(seat, k))
			}
		}
		for k := Fan; k <= Soldier; k++ {
			at := p.At(seat, k)
			if at == board.NoPoint {
				continue
			}
			if d := distance(at, board.Centre); d < nearest {
				s.addError("%v is placed on %v, at distance %d from 0,0; it must be %d or more", tileOf(seat, k), at, d, nearest)
			}
			if quarterOf[at] == noQuarter {
				s.addError("%v is placed on %v, on a main diagonal", tileOf(seat, k), at)
			}
		}
	}
	control := p.control()
	for q := range quarter(quarters) {
		if control[0][q] > 0 && control[1][q] > 0 {
			s.addError("both players have placed tiles in the %v quarter", q)
		}
	}
	first, second := p.inHand(game.First), p.inHand(game.Second)
	if ahead := second - first; ahead != int(p.toMove) {
		s.addError("%v is to move, with %d tiles in Guest's hand and %d in Host's; Guest places first and they take turns", p.toMove, first, second)
	}
	if p.made[0]|p.made[1] != 0 {
		s.addError("figures are made only after all tiles are placed")
	}
	if p.passes > 0 {
		s.addError("nobody passes before all tiles are placed")
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
					s.addError("the two tiles %v mirror each other across %s's axis, so that %s has made this figure or it was used up before",
						k, players[seat], players[seat])
				}
			}
		}
		if n < winningFigures {
			continue
		}
		if fresh := bits.OnesCount8(uint8(standing & p.made[seat])); n-fresh >= winningFigures {
			s.addError("%s has %d figures, of which %d stand now: the game was over before the last turn", players[seat], n, fresh)
		}
		if p.passes > 0 {
			s.addError("%s has %d figures: the game was over before the pass", players[seat], n)
		}
	}
	if p.Figures(game.First) >= winningFigures && p.Figures(game.Second) >= winningFigures {
		s.addError("both players have two figures or more; the first to have them ended the game")
	}
}

// judgePasses: one passes only for want of another turn.
func (s *positionParser) judgePasses() {
	p := &s.pos
	passed := p.toMove.Opponent()
	for range p.passes {
		if n := p.countAll(passed); n > 0 {
			s.addError("%s has passed with %d legal turns", players[passed], n)
		}
		passed = passed.Opponent()
	}
}
