package render

import (
	"math"
	"strings"

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
	p.drawPieces(c, s)
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

// colourOf returns the colour of the board at a character, "" off the board.
func (p *layout) colourOf(row, column int) string {
	x := p.west + float64(column-margin-2)/float64(p.cell)
	y := p.north - float64(row-p.head)/p.line
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
	if math.Hypot(x, y) > 9 {
		return ""
	}
	return p.areaColourAt(game.XY{X: x, Y: y})
}

// writePlace writes the piece of a place into its cell, with its middle in the third column.
func (p *layout) writePlace(c cellCanvas, row, column int, text string, part Part, owner game.Seat) {
	switch {
	case p.field:
		c.put(row, column+2, text, part, owner)
	case len(text) < 3:
		c.put(row, column+3-len(text), text, part, owner)
	default:
		c.put(row, column+1, text, part, owner)
	}
}

// border names the row and the column of a place at the edges of the page. Where
// there are points and squares, the points' columns are named nearer to the board.
func (p *layout) border(c cellCanvas, row, column int, place *game.Place) {
	x, y := coordinates(place.Name)
	edge := 0
	if p.mixed && place.Shape == game.ShapePoint {
		edge = 1
	}
	name := func(row, column int, text string) { c.put(row, column, text, PartEdge, game.None) }
	west, east := margin-1-len(y), margin+p.columns+1
	if p.dense {
		edge = 0
	}
	if edge < p.head {
		name(edge, column+3-min(2, len(x)), x)
	}
	if edge < p.foot {
		name(len(c)-1-edge, column+3-min(2, len(x)), x)
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

// drawPieces writes the code of the piece on each place, or the codes of a stack, the
// uppermost first.
func (p *layout) drawPieces(c cellCanvas, s *game.Situation) {
	texts := make(map[game.XY]string)
	for i := range s.Pieces {
		piece := &s.Pieces[i]
		if !p.isVisible(piece.At) {
			continue
		}
		text := pieceCode(piece)
		switch {
		case p.field:
			text = facingSign(piece.Owner) + text
		case p.dense && texts[piece.At] != "":
			text, texts[piece.At] = strings.ToLower(text), ""
		}
		texts[piece.At] = text + texts[piece.At]
		row, column := p.position(piece.At)
		if p.field {
			c.put(row, column+1, texts[piece.At], PartPiece, piece.Owner)
		} else {
			p.writePlace(c, row, column, texts[piece.At], PartPiece, piece.Owner)
		}
	}
}

// pieceCode returns the code of a piece in the case of its owner.
func pieceCode(piece *game.Piece) string {
	switch piece.Owner {
	case game.First:
		return strings.ToUpper(piece.Code)
	case game.Second:
		return strings.ToLower(piece.Code)
	}
	return piece.Code
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
