package render

import (
	"cmp"
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// Lines are the signs with which links are drawn, for each owner: First's (and
// nobody's) solid, Second's broken; and those where two of them cross.
type Lines struct {
	First, Second     LineSigns
	Crossing, Oblique rune // of a row and a column, of two diagonals
}

// LineSigns are the signs of a line by its direction.
type LineSigns struct{ Row, Column, Rising, Falling rune }

// The two sets of signs.
var (
	BoxLines   = &Lines{LineSigns{'─', '│', '╱', '╲'}, LineSigns{'╌', '┆', '╱', '╲'}, '┼', '╳'}
	ASCIILines = &Lines{LineSigns{'-', '|', '/', '\\'}, LineSigns{'~', ';', '/', '\\'}, '+', 'x'}
)

// way is a set of the directions in which links pass through a character.
type way uint8

const (
	alongRow way = 1 << iota
	alongColumn
	rising
	falling
)

// wayOf is the direction of a link; none of those for one that is not drawn.
func wayOf(link *game.Link) way {
	dx, dy := link.To.X-link.From.X, link.To.Y-link.From.Y
	switch {
	case dy == 0:
		return alongRow
	case dx == 0:
		return alongColumn
	case math.Abs(dx) != math.Abs(dy):
		return 0
	case (dx > 0) == (dy > 0):
		return rising
	}
	return falling
}

// sign is that of a line in a direction.
func (s *LineSigns) sign(w way) rune {
	return map[way]rune{alongRow: s.Row, alongColumn: s.Column, rising: s.Rising, falling: s.Falling}[w]
}

// spot is a character of the page.
type spot struct{ row, column int }

// drawLinks draws the links that run along a row, a column or a diagonal, with their
// values; pieces and names are written over them.
func (p *plan) drawLinks(c canvas, s *game.Situation, lines *Lines) {
	ways := make(map[spot]way)
	for i := range s.Links {
		link := &s.Links[i]
		signs := &lines.First
		if link.Owner == game.Second {
			signs = &lines.Second
		}
		w := wayOf(link)
		for _, at := range p.spots(link) {
			ways[at] |= w
			sign := signs.sign(w)
			switch both := ways[at]; {
			case both&(alongRow|alongColumn) == alongRow|alongColumn:
				sign = lines.Crossing
			case both&(rising|falling) == rising|falling:
				sign = lines.Oblique
			}
			p.drawSign(c, at, sign, link.Owner)
		}
	}
	for i := range s.Links {
		p.drawValue(c, &s.Links[i], ways)
	}
}

// spots are the characters of a link that is drawn, from one end to the other.
func (p *plan) spots(link *game.Link) []spot {
	switch wayOf(link) {
	case 0:
		return nil
	case alongRow:
		return p.rowSpots(link)
	case alongColumn:
		return p.stepSpots(link, 1)
	}
	if link.Owner == game.Second {
		return p.stepSpots(link, 2) // broken
	}
	return p.stepSpots(link, 1)
}

// rowSpots are those of a link along a row, from cell to cell.
func (p *plan) rowSpots(link *game.Link) (list []spot) {
	row, from := p.at(link.From)
	_, to := p.at(link.To)
	for column := min(from, to) + 3; column < max(from, to)+2; column++ {
		if p.dense && column%2 != from%2 {
			continue
		}
		list = append(list, spot{row, column})
	}
	return list
}

// stepSpots are those of a link along a column or a diagonal, one on every place or
// on each of a number of them.
func (p *plan) stepSpots(link *game.Link, every int) (list []spot) {
	half := 1.0
	if p.line > 1 {
		half = 0.5
	}
	steps := max(math.Abs(link.To.X-link.From.X), math.Abs(link.To.Y-link.From.Y)) / half
	dx, dy := (link.To.X-link.From.X)/steps, (link.To.Y-link.From.Y)/steps
	for i := every; i < int(steps); i += every {
		row, column := p.at(game.XY{X: link.From.X + float64(i)*dx, Y: link.From.Y + float64(i)*dy})
		list = append(list, spot{row, column + 2})
	}
	return list
}

func (p *plan) drawSign(c canvas, at spot, sign rune, owner game.Seat) {
	if cell := c.at(at.row, at.column); cell != nil && cell.Ground != "" {
		cell.Rune, cell.Part, cell.Owner = sign, PartLink, owner
	}
}

// drawValue writes the value of a link as near to its middle as no other link crosses
// it, where there is room for it besides the pieces at the ends.
func (p *plan) drawValue(c canvas, link *game.Link, ways map[spot]way) {
	const digits = 10
	list := p.spots(link)
	if wayOf(link) == alongRow && len(list) <= p.cell {
		return
	}
	if link.Value <= 0 || link.Value >= digits || len(list) == 0 {
		return
	}
	middle := len(list) / 2
	order := make([]int, len(list))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		return cmp.Compare(max(i-middle, middle-i), max(j-middle, middle-j))
	})
	for _, i := range order {
		if ways[list[i]] == wayOf(link) {
			p.drawSign(c, list[i], rune('0'+link.Value), link.Owner)
			return
		}
	}
}
