package render

import (
	"slices"

	"github.com/teahouse-games/teahouse/game"
)

// View is what a page shows.
type View struct {
	Surface   *game.Surface
	Situation game.Situation
	// Rows and Columns are what there is room for; 0 for a page of 80 columns as
	// long as it needs to be. A field is shown in part where it does not fit, a
	// board of points and squares with both on the same rows.
	Rows, Columns int
	// Lights are the places, by name, that should be seen besides those of the Situation's marks.
	Lights map[string]Light
	// Focus is the place that a field in part must show; nil for the middle of the pieces.
	Focus *game.XY
	// Lines are the signs with which links are drawn; nil draws none.
	Lines *Lines
}

// Page is a board drawn with characters. It knows where on it each place is.
type Page struct {
	Cells [][]Cell
	plan  *plan
}

// Draw makes the page of a view.
func Draw(v View) *Page {
	p := newPlan(&v)
	return &Page{Cells: p.draw(&v), plan: p}
}

// String returns the page as plain text, a line each row.
func (p *Page) String() string { return canvas(p.Cells).String() }

// Size returns the rows and columns of the page.
func (p *Page) Size() (rows, columns int) {
	if len(p.Cells) == 0 {
		return 0, 0
	}
	return len(p.Cells), len(p.Cells[0])
}

// Needs returns the rows and columns in which a surface can be shown at all.
func Needs(surface *game.Surface) (rows, columns int) {
	if surface.Kind == game.SurfaceField {
		return 8, 2*margin + 5*fieldCell
	}
	v := View{Surface: surface, Rows: 1}
	p := newPlan(&v)
	return p.height(), p.columns + 2*margin
}

// Grounds explains the signs of empty places that a surface has, e.g. "# gate".
func (p *Page) Grounds() []string { return p.plan.grounds() }

// GroundOf names the ground of a place, which a link hides, e.g. "red".
func (p *Page) GroundOf(place game.Place) string {
	sign := p.plan.ground(&place)
	i := slices.IndexFunc(grounded, func(g struct{ sign, meaning string }) bool { return g.sign == sign })
	return grounded[i].meaning
}

// Dense reports whether points and squares are on the same rows. There a piece on
// another one is written in lower case, and a free place that may be picked shows
// the [TargetSign].
func (p *Page) Dense() bool { return p.plan.dense }

// Draws reports whether a link is seen as a line on the page: it runs along a row, a column
// or a diagonal, and there is room between its ends.
func (p *Page) Draws(link *game.Link) bool { return len(p.plan.spots(link)) > 0 }

// PlaceAt returns the place at a character of the page.
func (p *Page) PlaceAt(row, column int) (game.Place, bool) {
	for i := range p.plan.places {
		place := &p.plan.places[i]
		r, c := p.plan.at(place.Centre)
		left := c
		if p.plan.dense {
			left++
		}
		if r == row && column >= left && column < left+p.plan.width() {
			return *place, true
		}
	}
	return game.Place{}, false
}

// Find returns the row and the column of the middle of a place on the page.
func (p *Page) Find(place string) (row, column int, ok bool) {
	for i := range p.plan.places {
		if p.plan.places[i].Name == place {
			row, column = p.plan.at(p.plan.places[i].Centre)
			return row, column + 2, true
		}
	}
	return 0, 0, false
}
