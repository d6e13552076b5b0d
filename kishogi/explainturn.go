package kishogi

import (
	"github.com/teahouse-games/teahouse/game"
)

// The ids of the rules that a turn can break, besides those of every game.
const (
	rulePlacement = "placement"
	ruleHand      = "hand"
	ruleOwnCube   = "own-cube"
	ruleField     = "field"
	ruleFace      = "face-moves"
	rulePath      = "path"
	ruleOrbit     = "orbit"
	ruleOccupied  = "occupied"
	ruleCapture   = "capture"
	rulePromotion = "promotion"
	ruleDropZone  = "drop-zone"
	ruleShared    = "shared-cell"
	ruleDropCheck = "drop-check"
	ruleSupport   = "support"
	ruleCheck     = "check"
)

// resolveTurn returns the legal move that w describes, or the first rule that it breaks.
func (p *Position) resolveTurn(w parsedTurn) (game.Move, *game.RuleError) {
	switch {
	case p.Placing():
		return p.resolvePlacement(w)
	case w.kind == formDrop:
		return p.resolveDrop(w)
	}
	return p.resolveMove(w)
}

func (p *Position) resolvePlacement(w parsedTurn) (game.Move, *game.RuleError) {
	us := p.toMove
	if w.kind != formDrop || w.face != Gyoku {
		return 0, p.notPlacing()
	}
	at := []string{w.to.String()}
	if us == game.First && p.width == 0 {
		if w.to != (cellXY{}) {
			return 0, game.RuleErrorf(rulePlacement, append(at, "0,0"),
				"on an open field the cell of Black's Gyoku is called 0,0, so that the first turn is Gyoku*0,0 and not Gyoku*%s", w.to)
		}
		return newPlacement(0, 0), nil
	}
	if !p.onField(w.to.x, w.to.y) {
		return 0, p.offField(w.to)
	}
	if us == game.First {
		return newPlacement(w.to.x, w.to.y), nil
	}
	dx, dy := w.to.x-p.x[0], w.to.y-p.y[0]
	switch d := max(dx, -dx, dy, -dy); d {
	case 2:
		return newPlacement(dx+offset, dy+offset), nil
	case 0:
		return 0, game.RuleErrorf(ruleOrbit, at, "White's Gyoku is placed at distance 2 from Black's, and %s is where Black's stands", w.to)
	default:
		return 0, game.RuleErrorf(ruleOrbit, append(at, p.cell(0).String()),
			"White's Gyoku is placed at distance 2 from Black's on %s, and %s is at distance %d", p.cell(0), w.to, d)
	}
}

// notPlacing returns the error of a turn that places no Gyoku before both stand.
func (p *Position) notPlacing() *game.RuleError {
	switch {
	case p.toMove == game.Second:
		at := p.cell(0)
		for _, c := range ring {
			if at = (cellXY{p.x[0] + c.dx, p.y[0] + c.dy}); p.onField(at.x, at.y) {
				break
			}
		}
		return game.RuleErrorf(rulePlacement, append(p.cellsOf(1), at.String()), "before anything else White places a Gyoku at distance 2 from %s, as in Gyoku*%s", p.describeCube(0), at)
	case p.width == 0:
		return game.RuleErrorf(rulePlacement, nil, "the game begins with the two Gyoku: Black places one first, which is written Gyoku*0,0")
	}
	return game.RuleErrorf(rulePlacement, nil, "the game begins with the two Gyoku: Black places one first on any cell, as in Gyoku*%d,%d", p.width/2, p.height/2)
}

func (p *Position) offField(c cellXY) *game.RuleError {
	return game.RuleErrorf(ruleField, nil, "%s is outside the field, whose cells are 0,0 to %d,%d", c, p.width-1, p.height-1)
}
