package render

import (
	"strings"

	"github.com/teahouse-games/teahouse/game"
)

// draw makes the board.
func (p *plan) draw(s *game.Situation) canvas {
	c := newCanvas(p.rows+2*p.head, p.columns+2*margin)
	for i := range p.places {
		place := &p.places[i]
		row, column := p.at(place.Centre)
		p.write(c, row, column, p.ground(place))
		p.border(c, row, column, place)
	}
	for at, text := range p.pieces(s) {
		row, column := p.at(at)
		if p.field {
			c.put(row, column, " "+text)
		} else {
			p.write(c, row, column, text)
		}
	}
	for _, mark := range s.Marks {
		if p.shows(mark.At) {
			p.mark(c, mark)
		}
	}
	return c
}

// write puts what stands on a place into its cell, so that its middle is the third column.
func (p *plan) write(c canvas, row, column int, text string) {
	switch {
	case p.field:
		c.put(row, column+2, text)
	case len(text) < 3:
		c.put(row, column+3-len(text), text)
	default:
		c.put(row, column+1, text)
	}
}

// border names the row and the column of a place at the edges of the page. Where
// there are points and squares, the points' columns are named nearer to the board.
func (p *plan) border(c canvas, row, column int, place *game.Place) {
	x, y := coordinates(place.Name)
	edge := 0
	if p.mixed && place.Shape == game.ShapePoint {
		edge = 1
	}
	c.put(edge, column+3-min(2, len(x)), x)
	c.put(len(c)-1-edge, column+3-min(2, len(x)), x)
	c.put(row, margin-1-len(y), y)
	c.put(row, margin+p.columns+1, y)
}

// pieces returns what is written on each place: the code of the piece, or of
// all that stand on one another, the uppermost first.
func (p *plan) pieces(s *game.Situation) map[game.XY]string {
	texts := make(map[game.XY]string)
	for i := range s.Pieces {
		piece := &s.Pieces[i]
		if !p.shows(piece.At) {
			continue
		}
		text := code(piece)
		if p.field {
			text = facing(piece.Owner) + text
		}
		texts[piece.At] = text + texts[piece.At]
	}
	return texts
}

// code is the code of a piece in the case of its owner.
func code(piece *game.Piece) string {
	switch piece.Owner {
	case game.First:
		return strings.ToUpper(piece.Code)
	case game.Second:
		return strings.ToLower(piece.Code)
	}
	return piece.Code
}

// facing shows which way is forward for a seat.
func facing(seat game.Seat) string {
	switch seat {
	case game.First:
		return "^"
	case game.Second:
		return "v"
	}
	return " "
}

// mark puts a place into brackets.
func (p *plan) mark(c canvas, mark game.Mark) {
	row, column := p.at(mark.At)
	from, to := column, column+p.cell
	for from+1 < to && c[row][from+1] == ' ' {
		from++
	}
	for to-1 > from+1 && c[row][to-1] == ' ' {
		to--
	}
	left, right := byte('['), byte(']')
	switch mark.Kind {
	case game.MarkTaken:
		left, right = '{', '}'
	case game.MarkCheck:
		left, right = '!', '!'
	}
	c.bracket(row, from, left)
	c.bracket(row, to, right)
}
