package render

import (
	"math"
	"unicode/utf8"

	"github.com/teahouse-games/teahouse/game"
)

// draw makes the board.
func (p *layout) draw(v *DrawOptions) cellCanvas {
	s := &v.Situation
	c := newCanvas(p.height(), p.columns+2*margin)
	p.colourGround(c)
	for i := range p.places {
		place := &p.places[i]
		row, column := p.position(place.Centre)
		if !p.dense || place.Shape == game.ShapePoint { // between points, squares are the places between them
			p.writePlace(c, row, column, p.groundSign(place), PartGround, game.None)
		}
		p.border(c, row, column, place)
	}
	if v.LineSet != nil {
		p.drawLinks(c, s, v.LineSet)
	}
	p.drawPieces(c, v)
	p.drawHighlights(c, v)
	return c
}

// colourGround gives every character of the board the colour of what lies beneath it.
func (p *layout) colourGround(c cellCanvas) {
	for row := p.head; row < p.head+p.rows; row++ {
		for column := range c[row] {
			c[row][column].Ground = p.colourOf(row, column)
		}
	}
}

// discRadius is a little more than 9, as the rows of squares are rounded.
const discRadius = 9.1

// colourOf returns the colour of the board at a character, "" off the board.
func (p *layout) colourOf(row, column int) string {
	x := p.west + float64(column-margin-p.middle())/float64(p.cell)
	y := p.north - float64(row-p.head-p.above)/p.line
	switch {
	case column < margin || column > margin+p.columns: // the names of the rows
		return ""
	case p.field && column < margin+p.columns:
		return "field"
	case p.field:
		return ""
	}
	if p.dense {
		if x = math.Round(2*x) / 2; x != math.Trunc(x) {
			y += 0.5
		}
	}
	if math.Hypot(x, y) > discRadius {
		return ""
	}
	return p.areaColourAt(game.XY{X: x, Y: y})
}

// writePlace writes the piece of a place into its cell, with its first or second letter in the middle.
func (p *layout) writePlace(c cellCanvas, row, column int, text string, part Part, owner game.Seat) {
	switch {
	case p.field:
		c.put(row, column+p.middle(), text, part, owner)
	default:
		c.put(row, column+p.middle()+1-min(2, utf8.RuneCountInString(text)), text, part, owner)
	}
}

// border names the row and the column of a place at the edges of the page. Where there are points
// and squares, the points' columns are named nearer to the board, and the squares' names are faint,
// those of their rows in parentheses: both kinds of rows are numbers in one column.
func (p *layout) border(c cellCanvas, row, column int, place *game.Place) {
	x, y := coordinates(place.Name)
	edge := 0
	if p.mixed && place.Shape == game.ShapePoint {
		edge = 1
	}
	name := func(row, column int, text string) {
		c.put(row, column, text, PartEdge, game.None)
		for i := range text {
			if cell := c.at(row, column+i); cell != nil {
				cell.Faint = p.mixed && place.Shape == game.ShapeSquare
			}
		}
	}
	west, east := margin-1-len(y), margin+p.columns+1
	switch {
	case p.dense:
		edge = 0
	case p.mixed && place.Shape == game.ShapeSquare:
		y = "(" + y + ")"
		west, east = margin-len(y), margin+p.columns
	}
	if edge < p.head {
		name(edge, column+p.middle()+1-min(2, len(x)), x)
	}
	if edge < p.foot {
		name(len(c)-1-edge, column+p.middle()+1-min(2, len(x)), x)
	}
	if p.dense && place.Shape == game.ShapeSquare { // points are named in the west, squares in the east
		name(row, east, y)
		return
	}
	name(row, west, y)
	if !p.dense {
		name(row, east, y)
	}
}

// pieceCode returns the code of a piece in the case of its owner.
func pieceCode(piece *game.Piece) string {
	return ownerCase(piece.Owner, piece.Code)
}

// facingSign shows which way is forward for a seat.
func facingSign(seat game.Seat) string {
	switch seat {
	case game.First:
		return "^"
	case game.Second:
		return "v"
	}
	return " "
}
