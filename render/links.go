package render

import (
	"cmp"
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// LineSet holds the signs that draw links, for each owner: solid for First (and for
// links without an owner), broken for Second; and the signs for crossings.
type LineSet struct {
	First, Second     LineRunes
	Crossing, Oblique rune // of a row and a column, of two diagonals
}

// LineRunes are the signs of a line by its direction.
type LineRunes struct{ Row, Column, Rising, Falling rune }

// The two sets of signs.
var (
	BoxLines   = &LineSet{LineRunes{'─', '│', '╱', '╲'}, LineRunes{'╌', '┆', '╱', '╲'}, '┼', '╳'}
	ASCIILines = &LineSet{LineRunes{'-', '|', '/', '\\'}, LineRunes{'~', ';', '/', '\\'}, '+', 'x'}
)

// directionSet is a set of the directions in which links pass through a character.
type directionSet uint8

const (
	alongRow directionSet = 1 << iota
	alongColumn
	rising
	falling
)

// directionOf returns the direction of a link, or none if it is not drawn.
func directionOf(link *game.Link) directionSet {
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

// runeFor returns that of a line in a direction.
func (s *LineRunes) runeFor(w directionSet) rune {
	return map[directionSet]rune{alongRow: s.Row, alongColumn: s.Column, rising: s.Rising, falling: s.Falling}[w]
}

// cellPosition is a character of the page.
type cellPosition struct{ row, column int }

// drawLinks draws the links that run along a row, a column or a diagonal, with their
// values; pieces and names are written over them.
func (p *layout) drawLinks(c cellCanvas, s *game.Situation, lines *LineSet) {
	ways := make(map[cellPosition]directionSet)
	for i := range s.Links {
		link := &s.Links[i]
		signs := &lines.First
		if link.Owner == game.Second {
			signs = &lines.Second
		}
		w := directionOf(link)
		for _, at := range p.linkCells(link) {
			ways[at] |= w
			sign := signs.runeFor(w)
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

// linkCells returns the characters of a link that is drawn, from one end to the other.
func (p *layout) linkCells(link *game.Link) []cellPosition {
	switch directionOf(link) {
	case 0:
		return nil
	case alongRow:
		return p.rowLinkCells(link)
	case alongColumn:
		return p.columnLinkCells(link, 1)
	}
	if link.Owner == game.Second {
		return p.columnLinkCells(link, 2) // broken
	}
	return p.columnLinkCells(link, 1)
}

// rowLinkCells returns those of a link along a row, from cell to cell.
func (p *layout) rowLinkCells(link *game.Link) (list []cellPosition) {
	row, from := p.position(link.From)
	_, to := p.position(link.To)
	for column := min(from, to) + p.middle() + 1; column < max(from, to)+p.middle(); column++ {
		if p.dense && column%2 != from%2 {
			continue
		}
		list = append(list, cellPosition{row, column})
	}
	return list
}

// columnLinkCells returns those of a link along a column or a diagonal, one on every place or
// on each of a number of them.
func (p *layout) columnLinkCells(link *game.Link, every int) (list []cellPosition) {
	steps := max(math.Abs(link.To.X-link.From.X), math.Abs(link.To.Y-link.From.Y)) * p.line
	dx, dy := (link.To.X-link.From.X)/steps, (link.To.Y-link.From.Y)/steps
	for i := every; i < int(steps); i += every {
		row, column := p.position(game.XY{X: link.From.X + float64(i)*dx, Y: link.From.Y + float64(i)*dy})
		list = append(list, cellPosition{row, column + p.middle()})
	}
	return list
}

func (p *layout) drawSign(c cellCanvas, at cellPosition, sign rune, owner game.Seat) {
	if cell := c.at(at.row, at.column); cell != nil && cell.Ground != "" {
		cell.Rune, cell.Part, cell.Owner = sign, PartLink, owner
	}
}

// drawValue writes the value of a link near its middle, where no other link crosses it
// and where the pieces at the ends leave room.
func (p *layout) drawValue(c cellCanvas, link *game.Link, ways map[cellPosition]directionSet) {
	const digits = 10
	list := p.linkCells(link)
	if directionOf(link) == alongRow && len(list) <= p.cell {
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
		if ways[list[i]] == directionOf(link) {
			p.drawSign(c, list[i], rune('0'+link.Value), link.Owner)
			return
		}
	}
}
