package render

import "github.com/teahouse-games/teahouse/game"

// lightOf are the lights of marks.
var lightOf = map[game.MarkKind]Light{
	game.MarkFrom: Last, game.MarkTo: Last, game.MarkTaken: Taken, game.MarkCheck: Check,
}

// TargetSign stands on a free place that may be picked where there is no room for brackets.
const TargetSign = '*'

// light puts every lit place into the brackets of its greatest light.
func (p *plan) light(c canvas, v *View) {
	lights := make(map[string]Light)
	for _, mark := range v.Situation.Marks {
		if p.shows(mark.At) {
			lights[mark.Place] = max(lights[mark.Place], lightOf[mark.Kind])
		}
	}
	for name, light := range v.Lights {
		lights[name] = max(lights[name], light)
	}
	targets := 0
	for _, light := range lights {
		if light == Target {
			targets++
		}
	}
	for i := range p.places {
		if light := lights[p.places[i].Name]; light != Dark {
			p.bracket(c, p.places[i].Centre, light, light == Target && targets > manyTargets)
		}
	}
}

// manyTargets are more than the colour of a target should fill the board with.
const manyTargets = 40

// bracket puts a place into brackets, as near to what stands there as they may be.
func (p *plan) bracket(c canvas, at game.XY, light Light, faint bool) {
	row, column := p.at(at)
	from, to := column, column+p.cell
	if p.dense {
		from, to = column+1, column+3
	}
	if cell := &c[row][column+2]; p.dense && light == Target && cell.Part != PartPiece {
		cell.Rune, cell.Part, cell.Light, cell.Faint = TargetSign, PartGround, light, faint
		return
	}
	middle := column + 2
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
		c[row][i].Light, c[row][i].Faint = max(c[row][i].Light, light), faint
	}
	c.bracket(row, from, brackets[light][0], light, faint)
	c.bracket(row, to, brackets[light][1], light, faint)
}
