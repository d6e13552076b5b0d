package kishogi

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
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
			return 0, game.NewRuleError(rulePlacement, append(at, "0,0"), messages.OpenFieldOrigin(w.turn()))
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
		return 0, game.NewRuleError(ruleOrbit, at, messages.SecondOnFirst(w.to.place()))
	default:
		return 0, game.NewRuleError(ruleOrbit, append(at, p.cell(0).String()), messages.SecondDistance(p.cell(0).place(), w.to.place(), int(d)))
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
		return game.NewRuleError(rulePlacement, append(p.cellsOf(1), at.String()), messages.PlaceSecond(p.pieceAt(0)))
	case p.width == 0:
		return game.NewRuleError(rulePlacement, nil, messages.PlaceFirstOpen())
	}
	return game.NewRuleError(rulePlacement, nil, messages.PlaceFirstBounded())
}

func (p *Position) offField(c cellXY) *game.RuleError {
	last := cellXY{int32(p.width) - 1, int32(p.height) - 1}
	return game.NewRuleError(ruleField, nil, messages.OffField(c.place(), last.place()))
}
