package render

import "github.com/teahouse-games/teahouse/game"

// highlightOfMark are the lights of marks.
var highlightOfMark = map[game.MarkKind]Highlight{
	game.MarkFrom: HighlightLastTurn, game.MarkTo: HighlightLastTurn, game.MarkCaptured: HighlightCaptured, game.MarkCheck: HighlightCheck,
	game.MarkEnd: HighlightEnd,
}

// TargetRune marks a free place that may be picked if there is no room for brackets.
const TargetRune = '*'

// drawHighlights puts every lit place into the brackets of its greatest light.
func (p *layout) drawHighlights(c cellCanvas, v *DrawOptions) {
	lights := make(map[string]Highlight)
	for _, mark := range v.Situation.Marks {
		if p.isVisible(mark.At) {
			lights[mark.Place] = max(lights[mark.Place], highlightOfMark[mark.Kind])
		}
	}
	for name, light := range v.Highlights {
		lights[name] = max(lights[name], light)
	}
	targets := 0
	for _, light := range lights {
		if light == HighlightTarget {
			targets++
		}
	}
	for i := range p.places {
		if light := lights[p.places[i].Name]; light != HighlightNone {
			many := light == HighlightTarget && targets > manyTargets
			if many && v.TintTargets && p.tint(c, p.places[i].Centre) {
				continue
			}
			p.bracket(c, p.places[i].Centre, light, many)
		}
	}
}

// manyTargets are more than the colour of a target should fill the board with.
const manyTargets = 40

// tint colours the ground of a free place, and reports whether it is free.
func (p *layout) tint(c cellCanvas, at game.XY) bool {
	row, column := p.position(at)
	if c[row][column+p.middle()].Part == PartPiece {
		return false
	}
	top, bottom, left, right := row, row, column, column+p.cell
	switch {
	case p.dense:
		left, right = column+1, column+1+p.width()
	case !p.mixed:
		top, bottom = row-p.above, row+int(p.line)-1-p.above
	}
	for r := top; r <= bottom; r++ {
		for i := left; i < right; i++ {
			if cell := c.at(r, i); cell != nil && cell.Ground != "" {
				cell.Tinted = true
			}
		}
	}
	return true
}

// bracket puts a place into brackets, as close to its sign as possible.
func (p *layout) bracket(c cellCanvas, at game.XY, light Highlight, faint bool) {
	row, column := p.position(at)
	from, to := column, column+p.cell
	if p.dense {
		from, to = column+1, column+3
	}
	if cell := &c[row][column+p.middle()]; p.dense && light == HighlightTarget && cell.Part != PartPiece {
		cell.Rune, cell.Part, cell.Highlight, cell.Faint = TargetRune, PartGround, light, faint
		return
	}
	middle := column + p.middle()
	free := func(column int) bool {
		return column != middle && (c[row][column].Rune == ' ' || c[row][column].Part == PartLink)
	}
	for from+1 < to && free(from+1) {
		from++
	}
	for to-1 > from+1 && free(to-1) {
		to--
	}
	for i := from + 1; i < to; i++ {
		c[row][i].Highlight, c[row][i].Faint = max(c[row][i].Highlight, light), faint
	}
	c.bracket(row, from, brackets[light][0], light, faint)
	c.bracket(row, to, brackets[light][1], light, faint)
}
