package paint

import (
	"image/color"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/glyph"
	"github.com/teahouse-games/teahouse/render/scene"
)

// Parts of the width of the board.
const (
	smallText  = 0.0185 // coordinates, counts
	middleText = 0.0245 // names and who is to move
	largeText  = 0.0345 // the title
)

// wide is the width by which letters are sized.
func (p *painter) wide() float64 { return p.edge.width() + 2*beside }

// write puts the beginning, middle or end (0, 0.5, 1) of a line there; it returns its width.
func (p *painter) write(face glyph.Face, size float64, text string, where scene.Point, anchor float64, ink color.NRGBA) float64 {
	path, width := glyph.Text(face, size, text)
	where.X -= width * anchor
	p.add(scene.Shape{Name: "words", Path: path.Placed(where, 1, 0), Fill: ink})
	return width
}

// names are those of columns and rows, by where these are.
type names struct{ columns, rows map[float64]string }

// named collects the names of columns and rows from the places of a shape.
func (p *painter) named(shape game.PlaceShape) names {
	n := names{map[float64]string{}, map[float64]string{}}
	for i := range p.surface.Places {
		if place := &p.surface.Places[i]; place.Shape == shape {
			n.columns[place.Centre.X], n.rows[place.Centre.Y] = parts(place.Name)
		}
	}
	if p.surface.Open && shape == game.ShapeCell {
		for x := math.Ceil(p.extent.MinX); x <= p.extent.MaxX; x++ {
			n.columns[x] = strconv.Itoa(int(x))
		}
		for y := math.Ceil(p.extent.MinY); y <= p.extent.MaxY; y++ {
			n.rows[y] = strconv.Itoa(int(y))
		}
	}
	return n
}

// parts are what the name of a place says of its column and its row.
func parts(name string) (column, row string) {
	if x, y, ok := strings.Cut(name, ","); ok {
		return x, y
	}
	digits := max(0, strings.IndexAny(name, "0123456789"))
	return name[:digits], name[digits:]
}

// doublyNamed reports whether points and squares are places, with names of their own.
func (p *painter) doublyNamed() bool {
	return len(p.named(game.ShapePoint).columns) > 0 && len(p.named(game.ShapeSquare).columns) > 0
}

// coordinates writes the names of columns below the board and of rows at its left.
// Where points and squares are places, those of squares are above and at the right.
func (p *painter) coordinates() {
	size := p.wide() * smallText
	below, left := p.edge.Max.Y+namable*0.5+size*0.36, p.edge.Min.X-namable*0.4
	ink := p.theme.QuietInk
	if p.surface.Open { // written on the cloth
		ink = p.theme.ClothInk
	}
	for _, shape := range [...]game.PlaceShape{game.ShapePoint, game.ShapeCell, game.ShapeSquare} {
		n := p.named(shape)
		if len(n.columns) == 0 {
			continue
		}
		for _, x := range slices.Sorted(maps.Keys(n.columns)) {
			p.write(glyph.Sans, size, n.columns[x], scene.Point{X: x, Y: below}, 0.5, ink)
		}
		for _, y := range slices.Sorted(maps.Keys(n.rows)) {
			p.write(glyph.Sans, size, n.rows[y], scene.Point{X: left, Y: size*0.36 - y}, 0.5, ink)
		}
		below, left = p.edge.Min.Y-namable*0.5+size*0.36, p.edge.Max.X+namable*0.4
	}
}
