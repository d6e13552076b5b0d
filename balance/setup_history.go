package balance

import "github.com/teahouse-games/teahouse/game"

// checkMoving checks what the position p says about the turns before it in the
// moving stage: the last move, the passes and the turns without a change.
func (s *positionParser) checkMoving(p *Position) {
	if !p.Moving() {
		return
	}
	if s.passes > s.stalled {
		s.addError("%s=%d is more than %s=%d, which counts passes too", fieldPasses, s.passes, fieldStalled, s.stalled)
	}
	switch {
	case s.moved && s.passes > 0:
		s.addError("%s and %s: the last turn was a move or a pass", fieldLast, fieldPasses)
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
		s.addError("%s is to move; without a last move or a pass second begins to move", s.toMove)
	}
	if s.stalled > 0 {
		s.addError("%s=%d without a last move or a pass", fieldStalled, s.stalled)
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
		s.addError("%s: no tile stands on %s", fieldLast, s.to)
		return
	case !before.isFree(before.inventory().kind[tile], onSquare(s.from)):
		s.addError("%s: a tile stands on %s, from where it came", fieldLast, s.from)
		return
	}
	before.removeTile(tile)
	before.putTile(tile, onSquare(s.from))
	before.total = uint8(before.balances().sum())
	before.judgeEnding()
	if before.ending != none {
		s.addError("%s: before this move the game was over (%s)", fieldLast, before.Outcome(nil))
		return
	}
	if broken := before.whyNotSlide(s.from, s.to); broken != nil {
		s.addError("%s: it was not legal: %s", fieldLast, broken.Error())
	}
	switch {
	case before.total != p.total && s.stalled > 0:
		s.addError("%s=%d, but the last move changed the number of balances", fieldStalled, s.stalled)
	case before.total == p.total && s.stalled == 0:
		s.addError("%s=0, but the last move left the number of balances", fieldStalled)
	}
}

// checkPasses checks that the players could not but pass. What forbids a move
// before the first pass is no-undo alone, and it forbids one move only.
func (s *positionParser) checkPasses(p *Position) {
	if p.ending == balanced || p.ending == dead {
		s.addError("%s=%d: before the pass the game was over (%s)", fieldPasses, s.passes, p.Outcome(nil))
	}
	var list [tiles]lineSquares
	n := p.legalSlides(&list)
	if n > 1 || n == 1 && (!p.noUndo || s.passes == 2) {
		s.addError("%s=%d: the player who passed had a legal move", fieldPasses, s.passes)
	}
}
