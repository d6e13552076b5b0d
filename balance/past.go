package balance

import "github.com/teahouse-games/teahouse/game"

// checkMoving checks what the position p tells of the turns before it in the
// moving stage: the last move, the passes and the turns without a change.
func (s *setup) checkMoving(p *Position) {
	if !p.moving() {
		return
	}
	if s.passes > s.stalled {
		s.refuse("%s=%d is more than %s=%d, which counts passes too", fieldPasses, s.passes, fieldStalled, s.stalled)
	}
	switch {
	case s.moved && s.passes > 0:
		s.refuse("%s and %s: the last turn was a move or a pass", fieldLast, fieldPasses)
	case s.moved:
		s.checkLast(p)
	case s.passes > 0:
		s.checkPasses(p)
	case p.noUndo:
		s.checkFirst()
	}
}

// checkFirst checks a position before the first move of the stage.
func (s *setup) checkFirst() {
	if s.toMove != game.Second {
		s.refuse("%s is to move; without a last move or a pass second begins to move", s.toMove)
	}
	if s.stalled > 0 {
		s.refuse("%s=%d without a last move or a pass", fieldStalled, s.stalled)
	}
}

// checkLast checks that the last move could be made, by undoing it.
func (s *setup) checkLast(p *Position) {
	before := *p
	before.moved, before.passes, before.stalled, before.ending = false, 0, 0, none
	before.toMove = p.toMove.Opponent()
	tile := before.upper(onSquare(s.to))
	switch {
	case tile < 0:
		s.refuse("%s: no tile stands on %s", fieldLast, s.to)
		return
	case !before.free(before.set().kind[tile], onSquare(s.from)):
		s.refuse("%s: a tile stands on %s, from where it came", fieldLast, s.from)
		return
	}
	before.lift(tile)
	before.put(tile, onSquare(s.from))
	before.total = uint8(before.balances().sum())
	before.judge()
	if before.ending != none {
		s.refuse("%s: before this move the game was over (%s)", fieldLast, before.Outcome(nil))
		return
	}
	if broken := before.whyNotSlide(s.from, s.to); broken != nil {
		s.refuse("%s: it was not legal: %s", fieldLast, broken.Text)
	}
	switch {
	case before.total != p.total && s.stalled > 0:
		s.refuse("%s=%d, but the last move changed the number of balances", fieldStalled, s.stalled)
	case before.total == p.total && s.stalled == 0:
		s.refuse("%s=0, but the last move left the number of balances", fieldStalled)
	}
}

// checkPasses checks that the players could not but pass. What forbids a move
// before the first pass is no-undo alone, and it forbids one move only.
func (s *setup) checkPasses(p *Position) {
	if p.ending == balanced || p.ending == dead {
		s.refuse("%s=%d: before the pass the game was over (%s)", fieldPasses, s.passes, p.Outcome(nil))
	}
	var list [tiles]squares
	n := p.slides(&list)
	if n > 1 || n == 1 && (!p.noUndo || s.passes == 2) {
		s.refuse("%s=%d: the player who passed had a legal move", fieldPasses, s.passes)
	}
}
