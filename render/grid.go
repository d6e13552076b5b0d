package render

import (
	"slices"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/themes"
)

// DrawOptions select what a page shows.
type DrawOptions struct {
	Surface   *game.Surface
	Situation game.Situation
	// Rows and Columns are the space available; 0 for a page of 80 columns that is as
	// long as needed. A field that does not fit is shown in part, a board of points and
	// squares with both on the same rows.
	Rows, Columns int
	// Highlights are the places, by name, to emphasize in addition to the marks of the Situation.
	Highlights map[string]Highlight
	// Focus is the place that a field in part must show; nil for the middle of the pieces.
	Focus *game.XY
	// LineSet are the signs with which links are drawn; nil draws none.
	LineSet *LineSet
	// KindSigns returns the sign and the ink of a kind of pieces; nil shows their codes alone.
	KindSigns func(kind string) KindSign
	// Names writes the names of pieces below their codes where places are large enough.
	Names bool
	// TintTargets shows many targets by the colour of the ground instead of brackets. Only
	// [Grid.ANSIRows] shows them then.
	TintTargets bool
}

// Grid is a board drawn with characters. It knows where on it each place is.
type Grid struct {
	Cells  [][]Cell
	layout *layout
}

// Draw makes the page of a view.
func Draw(v DrawOptions) *Grid {
	p := newLayout(&v)
	return &Grid{Cells: p.draw(&v), layout: p}
}

// String returns the page as plain text, a line each row.
func (p *Grid) String() string { return cellCanvas(p.Cells).String() }

// Size returns the rows and columns of the page.
func (p *Grid) Size() (rows, columns int) {
	if len(p.Cells) == 0 {
		return 0, 0
	}
	return len(p.Cells), len(p.Cells[0])
}

// MinSize returns the rows and columns in which a surface can be shown at all.
func MinSize(surface *game.Surface) (rows, columns int) {
	if surface.Kind == game.SurfaceField {
		return 8, 2*margin + 5*fieldCell
	}
	v := DrawOptions{Surface: surface, Rows: 1}
	p := newLayout(&v)
	return p.height(), p.columns + 2*margin
}

// GroundLegend explains the signs of empty places that a surface has, e.g. "# gate".
func (p *Grid) GroundLegend() []string { return p.layout.groundLegend() }

// GroundName names the ground of a place, which a link hides, e.g. "red".
func (p *Grid) GroundName(place game.Place) string {
	sign := p.layout.groundSign(&place)
	i := slices.IndexFunc(groundLegends, func(g struct{ sign, meaning string }) bool { return g.sign == sign })
	return groundLegends[i].meaning
}

// Interleaved reports whether points and squares are on the same rows. There a piece on
// another one is written in lower case, and a free place that may be picked shows
// the [TargetRune].
func (p *Grid) Interleaved() bool { return p.layout.dense }

// ShowsLink reports whether a link is seen as a line on the page: it runs along a row, a column
// or a diagonal, and there is room between its ends.
func (p *Grid) ShowsLink(link *game.Link) bool { return len(p.layout.linkCells(link)) > 0 }

// PlaceAt returns the place at a character of the page.
func (p *Grid) PlaceAt(row, column int) (game.Place, bool) {
	for i := range p.layout.places {
		place := &p.layout.places[i]
		r, c := p.layout.position(place.Centre)
		left := c
		if p.layout.dense {
			left++
		}
		if row >= r-p.layout.above && row <= r+p.layout.below && column >= left && column < left+p.layout.width() {
			return *place, true
		}
	}
	return game.Place{}, false
}

// Locate returns the row and the column of the middle of a place on the page.
func (p *Grid) Locate(place string) (row, column int, ok bool) {
	for i := range p.layout.places {
		if p.layout.places[i].Name == place {
			row, column = p.layout.position(p.layout.places[i].Centre)
			return row, column + p.layout.middle(), true
		}
	}
	return 0, 0, false
}

// maxWidth is the widest line, in columns.
const maxWidth = 80

// PlainText draws a situation on a surface as text: the board, a key to its signs,
// links and notes, the hands, and the seat to move. The rules name the players, notes and
// phases.
func PlainText(surface *game.Surface, situation game.Situation, rules *game.Rules) string {
	page := Draw(DrawOptions{Surface: surface, Situation: situation})
	return page.String() + page.captionText(situation, rules)
}

// ANSIText is Text with the board in the colours of a theme, see [Grid.ANSIRows].
func ANSIText(surface *game.Surface, situation game.Situation, rules *game.Rules, t *themes.Theme) string {
	page := Draw(DrawOptions{Surface: surface, Situation: situation})
	return strings.Join(page.ANSIRows(t), "\n") + "\n" + page.captionText(situation, rules)
}

// captionText returns the text below the board.
func (p *Grid) captionText(situation game.Situation, rules *game.Rules) string {
	var b strings.Builder
	layout := p.layout
	w := captionWriter{&b, rules}
	w.writeLegend(layout, &situation)
	w.writeNotes(layout, &situation)
	w.writeLinks(layout, &situation)
	w.writeHands(&situation)
	w.writeStatus(&situation.Caption)
	return b.String()
}
