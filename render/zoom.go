package render

import (
	"math"

	"github.com/teahouse-games/teahouse/game"
)

// In a large window a place has more rows and columns, so that its tile is a block with room for
// a name.

// largestLine is the greatest number of rows that a place has.
const largestLine = 5

// The least cells of a field that are shown where its cells are larger than they need to be.
const leastFieldColumns, leastFieldRows = 9, 7

// setZoom gives each place a number of rows, and as many columns as look square.
func (p *layout) setZoom(line, cell int) {
	p.line, p.cell = float64(line), cell
	p.above = (line - 2) / 2
	p.below = line - 2 - p.above
}

// zoomDisc enlarges a disc as far as the window allows.
func (p *layout) zoomDisc(v *DrawOptions) {
	for line := largestLine; line > 2; line-- {
		larger := *p
		larger.setZoom(line, 2*line)
		if p.mixed { // between the points of two columns is a column of squares
			larger.above, larger.below = 0, 0
		}
		larger.measure()
		if larger.rows+larger.head <= v.Rows && larger.columns+2*margin <= v.Columns {
			*p = larger
			return
		}
	}
}

// zoomField selects the cells of a field to be shown, and makes them as large as the window
// allows without leaving a piece out.
func (p *layout) zoomField(v *DrawOptions) {
	p.cell = fieldCell
	w := shownExtent(v)
	for line := largestLine; line > 2; line-- {
		larger := *p
		larger.setZoom(line, 2*line+1)
		columns := math.Floor(float64(v.Columns-2*margin) / float64(larger.cell))
		rows := math.Floor(float64(v.Rows-1-larger.above-larger.below) / larger.line)
		if fieldFits(w, columns, rows, v.Surface.Open) {
			*p = larger
			p.places = cellsIn(v, columns, rows)
			return
		}
	}
	p.places, p.line = window(v)
}

// fieldFits reports whether a rectangle of a field fits in a number of columns and rows. An open
// field also shows some cells around it.
func fieldFits(e game.Extent, columns, rows float64, open bool) bool {
	if open && (columns < leastFieldColumns || rows < leastFieldRows) {
		return false
	}
	return e.MaxX-e.MinX < columns && e.MaxY-e.MinY < rows
}
