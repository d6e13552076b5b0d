package render

import (
	"math"

	"github.com/teahouse-games/teahouse/game"
)

// Lines are the signs with which links are drawn, for each owner: First's (and
// nobody's) solid, Second's broken.
type Lines struct{ First, Second LineSigns }

// LineSigns are the signs of a line by its direction.
type LineSigns struct{ Row, Column, Rising, Falling rune }

// The two sets of signs.
var (
	BoxLines   = &Lines{LineSigns{'─', '│', '╱', '╲'}, LineSigns{'╌', '┆', '╱', '╲'}}
	ASCIILines = &Lines{LineSigns{'-', '|', '/', '\\'}, LineSigns{'~', ';', '/', '\\'}}
)

// drawLinks draws the links that run along a row, a column or a diagonal; pieces
// and names are written over them.
func (p *plan) drawLinks(c canvas, s *game.Situation, lines *Lines) {
	for i := range s.Links {
		link := &s.Links[i]
		signs := &lines.First
		if link.Owner == game.Second {
			signs = &lines.Second
		}
		dx, dy := link.To.X-link.From.X, link.To.Y-link.From.Y
		switch {
		case dy == 0:
			p.drawRow(c, link, signs.Row)
		case dx == 0:
			p.drawSteps(c, link, signs.Column, 1)
		case math.Abs(dx) == math.Abs(dy):
			sign, every := signs.Falling, 1
			if (dx > 0) == (dy > 0) {
				sign = signs.Rising
			}
			if link.Owner == game.Second {
				every = 2
			}
			p.drawSteps(c, link, sign, every)
		}
	}
}

// drawRow draws a link along a row from cell to cell.
func (p *plan) drawRow(c canvas, link *game.Link, sign rune) {
	row, from := p.at(link.From)
	_, to := p.at(link.To)
	for column := min(from, to) + 3; column < max(from, to)+2; column++ {
		if p.dense && column%2 != from%2 {
			continue
		}
		p.drawSign(c, row, column, sign, link.Owner)
	}
}

// drawSteps draws a link along a column or a diagonal, a sign on every place or
// on each of a number of them.
func (p *plan) drawSteps(c canvas, link *game.Link, sign rune, every int) {
	half := 1.0
	if p.line > 1 {
		half = 0.5
	}
	steps := max(math.Abs(link.To.X-link.From.X), math.Abs(link.To.Y-link.From.Y)) / half
	dx, dy := (link.To.X-link.From.X)/steps, (link.To.Y-link.From.Y)/steps
	for i := 1; i < int(steps); i++ {
		if i%every != 0 {
			continue
		}
		row, column := p.at(game.XY{X: link.From.X + float64(i)*dx, Y: link.From.Y + float64(i)*dy})
		p.drawSign(c, row, column+2, sign, link.Owner)
	}
}

func (p *plan) drawSign(c canvas, row, column int, sign rune, owner game.Seat) {
	if cell := c.at(row, column); cell != nil && cell.Ground != "" {
		cell.Rune, cell.Part, cell.Owner = sign, PartLink, owner
	}
}
