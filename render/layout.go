package render

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
)

// layout gives the position of each place on the page.
type layout struct {
	places  []game.Place // those on the page
	names   map[game.XY]string
	areas   []game.Area
	borders []game.Segment
	field   bool
	mixed   bool // points and squares together

	dense bool // both on the same rows, a square after the point to its south-west

	west, north float64 // the smallest x and the largest y on the page
	head, foot  int     // lines above and below the board
	cell        int     // columns to a unit
	line        float64 // rows to a unit
	above       int     // lines of a tile above the line of its place
	below       int     // and below it
	named       bool    // tiles show their names where there is room
	rows        int
	columns     int
}

const (
	margin   = 4 // columns on each side for the names of the rows
	discCell = 4
	// A cell of a field shows the direction of a piece next to its code.
	fieldCell = 5
	// fieldMargin is how many cells of a large field are shown around the pieces.
	fieldMargin = 2
)

func newLayout(v *DrawOptions) *layout {
	surface := v.Surface
	p := &layout{
		places: surface.Places,
		areas:  surface.Areas,
		field:  surface.Kind == game.SurfaceField,
		head:   1,
		cell:   discCell,
		line:   1,
	}
	for i := range surface.Lines {
		if surface.Lines[i].Garden {
			p.borders = append(p.borders, surface.Lines[i])
		}
	}
	if p.field {
		p.zoomField(v)
	}
	shapes := func(shape game.PlaceShape) bool {
		return slices.ContainsFunc(p.places, func(place game.Place) bool { return place.Shape == shape })
	}
	if p.mixed = shapes(game.ShapePoint) && shapes(game.ShapeSquare); p.mixed {
		p.line, p.head = 2, 2
	}
	p.measure()
	if !p.field && !p.mixed && 2*p.rows <= v.Rows { // twice as high, a step is as high as it is wide
		p.line = 2
		p.measure()
	}
	if p.mixed && v.Rows > 0 && p.rows+2 > v.Rows {
		p.dense, p.line, p.head = true, 1, 1
		p.measure()
	}
	if !p.field && !p.dense {
		p.zoomDisc(v)
	}
	p.named = v.Names
	p.foot = p.head
	if v.Rows > 0 && p.rows+p.head+p.foot > v.Rows {
		p.foot = 0
	}
	if p.mixed && !p.dense && v.Rows > 0 && p.rows+p.head > v.Rows {
		p.head = 1
	}
	return p
}

// measure finds the size of the board and what its places are called.
func (p *layout) measure() {
	p.names = make(map[game.XY]string, len(p.places))
	e := extent(p.places)
	for i := range p.places {
		p.names[p.places[i].Centre] = p.places[i].Name
	}
	p.west, p.north = e.MinX, p.rowY(e.MaxY)
	p.rows = int(math.Round((p.north-p.rowY(e.MinY))*p.line)) + 1 + p.above + p.below
	p.columns = int(math.Round((e.MaxX-e.MinX)*float64(p.cell))) + p.cell
}

// rowY returns the y of the row on which what lies at y is shown.
func (p *layout) rowY(y float64) float64 {
	if p.dense {
		return math.Floor(y)
	}
	return y
}

// middle returns the column of a cell in which the sign of an empty place stands.
func (p *layout) middle() int { return p.cell / 2 }

// height returns the number of lines of the page.
func (p *layout) height() int { return p.head + p.rows + p.foot }

// width returns the number of columns that are a place's own.
func (p *layout) width() int {
	if p.dense {
		return p.cell / 2
	}
	return p.cell
}

// extent returns the smallest rectangle round the centres of places.
func extent(places []game.Place) game.Extent {
	e := game.Extent{MinX: math.Inf(1), MinY: math.Inf(1), MaxX: math.Inf(-1), MaxY: math.Inf(-1)}
	for i := range places {
		e = widen(e, places[i].Centre)
	}
	if len(places) == 0 {
		return game.Extent{}
	}
	return e
}

func widen(e game.Extent, at game.XY) game.Extent {
	return game.Extent{MinX: min(e.MinX, at.X), MinY: min(e.MinY, at.Y), MaxX: max(e.MaxX, at.X), MaxY: max(e.MaxY, at.Y)}
}

// window returns the cells of a field to be shown: all when they fit on the
// page, else those round the pieces and the focus; and how many rows each has, two
// where there is room for it.
func window(v *DrawOptions) (places []game.Place, line float64) {
	columns, rows := float64((maxWidth-2*margin)/fieldCell), float64(2*((maxWidth-2*margin)/fieldCell))
	if v.Rows > 0 {
		columns, rows = float64((v.Columns-2*margin)/fieldCell), float64(v.Rows-1)
	}
	w := shownExtent(v)
	line = 1
	if half := math.Floor(rows / 2); v.Rows > 0 && w.MaxY-w.MinY < half {
		rows, line = half, 2
	}
	return cellsIn(v, columns, rows), line
}

// shownExtent returns the rectangle of a field that should be seen as a whole.
func shownExtent(v *DrawOptions) game.Extent {
	if v.Surface.Open {
		return occupiedExtent(v)
	}
	return extent(v.Surface.Places)
}

// cellsIn returns the cells of a field to be shown in a number of columns and rows of cells.
func cellsIn(v *DrawOptions, columns, rows float64) []game.Place {
	surface := v.Surface
	e := extent(surface.Places)
	if !surface.Open && e.MaxX-e.MinX < columns && e.MaxY-e.MinY < rows {
		return surface.Places
	}
	w := occupiedExtent(v)
	if v.Rows > 0 { // the size of the page stays the same during a game
		w.MinX, w.MaxX = widenRange(w.MinX, w.MaxX, columns)
		w.MinY, w.MaxY = widenRange(w.MinY, w.MaxY, rows)
	}
	w.MinX, w.MaxX = shrinkRange(w.MinX, w.MaxX, columns)
	w.MinY, w.MaxY = shrinkRange(w.MinY, w.MaxY, rows)
	if v.Focus != nil {
		w.MinX, w.MaxX = scrollRange(w.MinX, w.MaxX, v.Focus.X)
		w.MinY, w.MaxY = scrollRange(w.MinY, w.MaxY, v.Focus.Y)
	}
	if surface.Open {
		return cellsOf(w)
	}
	w.MinX, w.MaxX = clampRange(w.MinX, w.MaxX, e.MinX, e.MaxX)
	w.MinY, w.MaxY = clampRange(w.MinY, w.MaxY, e.MinY, e.MaxY)
	return slices.DeleteFunc(slices.Clone(surface.Places), func(place game.Place) bool {
		at := place.Centre
		return at.X < w.MinX || at.X > w.MaxX || at.Y < w.MinY || at.Y > w.MaxY
	})
}

// occupiedExtent returns the rectangle of a field round the pieces and the last turn, with
// some cells more.
func occupiedExtent(v *DrawOptions) game.Extent {
	s := &v.Situation
	w := game.Extent{MinX: s.Focus.X, MinY: s.Focus.Y, MaxX: s.Focus.X, MaxY: s.Focus.Y}
	switch {
	case len(s.Pieces) > 0:
		w.MinX, w.MinY = s.Pieces[0].At.X, s.Pieces[0].At.Y
		w.MaxX, w.MaxY = w.MinX, w.MinY
	case !v.Surface.Open:
		w = extent(v.Surface.Places)
	}
	for i := range s.Pieces {
		w = widen(w, s.Pieces[i].At)
	}
	for _, mark := range s.Marks {
		w = widen(w, mark.At)
	}
	return game.Extent{MinX: w.MinX - fieldMargin, MinY: w.MinY - fieldMargin, MaxX: w.MaxX + fieldMargin, MaxY: w.MaxY + fieldMargin}
}

// widenRange widens a range of cells to both sides until there are most.
func widenRange(low, high, most float64) (float64, float64) {
	if lack := most - 1 - (high - low); lack > 0 {
		low -= math.Floor(lack / 2)
		return low, low + most - 1
	}
	return low, high
}

// scrollRange moves a range so that at is in it, and one more cell.
func scrollRange(low, high, at float64) (float64, float64) {
	shift := min(at-1-low, 0) + max(at+1-high, 0)
	return low + shift, high + shift
}

// clampRange moves a range into another where that is possible.
func clampRange(low, high, from, to float64) (float64, float64) {
	if shift := max(from-low, 0); shift > 0 {
		low, high = low+shift, high+shift
	}
	if shift := max(high-to, 0); shift > 0 {
		low, high = low-shift, high-shift
	}
	return low, high
}

// shrinkRange cuts a range of cells to the middle when there are more than most.
func shrinkRange(low, high, most float64) (float64, float64) {
	if high-low < most {
		return low, high
	}
	low = math.Ceil((low+high)/2 - most/2)
	return low, low + most - 1
}

func cellsOf(e game.Extent) []game.Place {
	var places []game.Place
	for y := math.Ceil(e.MinY); y <= e.MaxY; y++ {
		for x := math.Ceil(e.MinX); x <= e.MaxX; x++ {
			name := string(coord.AppendXY(nil, int(x), int(y)))
			places = append(places, game.Place{Name: name, Shape: game.ShapeCell, Centre: game.XY{X: x, Y: y}})
		}
	}
	return places
}

// position returns the line of a place on the page and the column where its cell begins.
func (p *layout) position(centre game.XY) (row, column int) {
	return p.head + p.above + int(math.Round((p.north-p.rowY(centre.Y))*p.line)), margin + int(math.Round((centre.X-p.west)*float64(p.cell)))
}

// isVisible reports whether a place is on the page.
func (p *layout) isVisible(centre game.XY) bool {
	_, ok := p.names[centre]
	return ok
}

// nameOf returns the name of the place with this centre.
func (p *layout) nameOf(centre game.XY) string {
	if name, ok := p.names[centre]; ok {
		return name
	}
	return strconv.FormatFloat(centre.X, 'g', -1, 64) + "," + strconv.FormatFloat(centre.Y, 'g', -1, 64)
}

// coordinates returns the parts of a place's name that name its column and its row.
func coordinates(name string) (column, row string) {
	if x, y, ok := strings.Cut(name, ","); ok {
		return x, y
	}
	digits := strings.IndexAny(name, "0123456789")
	if digits < 0 {
		return name, ""
	}
	return name[:digits], name[digits:]
}
