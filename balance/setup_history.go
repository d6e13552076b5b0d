package balance

import (
	"github.com/teahouse-games/teahouse/balance/messages"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// checkMoving checks what the position p says about the turns before it in the
// moving stage: the last move, the passes and the turns without a change.
func (s *positionParser) checkMoving(p *Position) {
	if !p.Moving() {
		return
	}
	if s.passes > s.stalled {
		s.reasons.Add(messages.MorePassesThanTurns(fieldPasses, s.passes, fieldStalled, s.stalled))
	}
	switch {
	case s.moved && s.passes > 0:
		s.reasons.Add(messages.MoveAndPass(fieldLast, fieldPasses))
	case s.moved:
		s.checkLast(p)
	case s.passes > 0:
		s.checkPasses(p)
	case p.noUndo:
		s.checkFirst()
	}
}

// checkFirst checks a position before the first move of the stage.
func (s *positionParser) checkFirst() {
	if s.toMove != game.Second {
		s.reasons.Add(messages.SecondMovesFirst(seatText(s.toMove)))
	}
	if s.stalled > 0 {
		s.reasons.Add(messages.StalledWithoutTurn(fieldStalled, s.stalled))
	}
}

// checkLast checks that the last move could be made, by undoing it.
func (s *positionParser) checkLast(p *Position) {
	before := *p
	before.moved, before.passes, before.stalled, before.ending = false, 0, 0, none
	before.toMove = p.toMove.Opponent()
	tile := before.topTile(onSquare(s.to))
	switch {
	case tile < 0:
		s.reasons.Add(messages.LastTileMissing(fieldLast, message.PlaceOf(s.to)))
		return
	case !before.isFree(before.inventory().kind[tile], onSquare(s.from)):
		s.reasons.Add(messages.LastStartTaken(fieldLast, message.PlaceOf(s.from)))
		return
	}
	before.removeTile(tile)
	before.putTile(tile, onSquare(s.from))
	before.total = uint8(before.balances().sum())
	before.judgeEnding()
	if before.ending != none {
		s.reasons.Add(messages.OverBeforeMove(fieldLast, message.Text(before.Outcome(nil).String())))
		return
	}
	if broken := before.whyNotSlide(s.from, s.to); broken != nil {
		s.reasons.Add(messages.LastNotLegal(fieldLast, broken.Message))
	}
	switch {
	case before.total != p.total && s.stalled > 0:
		s.reasons.Add(messages.LastChangedBalances(fieldStalled, s.stalled))
	case before.total == p.total && s.stalled == 0:
		s.reasons.Add(messages.LastKeptBalances(fieldStalled))
	}
}

// checkPasses checks that the players could not but pass. What forbids a move
// before the first pass is no-undo alone, and it forbids one move only.
func (s *positionParser) checkPasses(p *Position) {
	if p.ending == balanced || p.ending == dead {
		s.reasons.Add(messages.OverBeforePass(fieldPasses, s.passes, message.Text(p.Outcome(nil).String())))
	}
	var list [tiles]lineSquares
	n := p.legalSlides(&list)
	if n > 1 || n == 1 && (!p.noUndo || s.passes == 2) {
		s.reasons.Add(messages.HadLegalMove(fieldPasses, s.passes))
	}
}
