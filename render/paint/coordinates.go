package paint

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/glyph"
	"github.com/teahouse-games/teahouse/render/scene"
)

// axisNames are those of columns and rows, by where these are.
type axisNames struct{ columns, rows map[float64]string }

// collectNames collects the names of columns and rows from the places of a shape.
func (p *painter) collectNames(shape game.PlaceShape) axisNames {
	n := axisNames{map[float64]string{}, map[float64]string{}}
	for i := range p.surface.Places {
		if place := &p.surface.Places[i]; place.Shape == shape {
			n.columns[place.Centre.X], n.rows[place.Centre.Y] = splitPlaceName(place.Name)
		}
	}
	if p.surface.Open && shape == game.ShapeCell {
		each := float64(p.namedEach())
		for x := each * math.Ceil(p.extent.MinX/each); x <= p.extent.MaxX; x += each {
			n.columns[x] = strconv.Itoa(int(x))
		}
		for y := each * math.Ceil(p.extent.MinY/each); y <= p.extent.MaxY; y += each {
			n.rows[y] = strconv.Itoa(int(y))
		}
	}
	return n
}

// splitPlaceName returns what the name of a place says of its column and its row.
func splitPlaceName(name string) (column, row string) {
	if x, y, ok := strings.Cut(name, ","); ok {
		return x, y
	}
	digits := max(0, strings.IndexAny(name, "0123456789"))
	return name[:digits], name[digits:]
}

// doublyNamed reports whether points and squares are places, with names of their own.
func (p *painter) doublyNamed() bool {
	return len(p.collectNames(game.ShapePoint).columns) > 0 && len(p.collectNames(game.ShapeSquare).columns) > 0
}

// widest returns the width of the widest number of a column or row.
func (p *painter) widest() (width float64) {
	for _, n := range [...]float64{p.extent.MinX, p.extent.MaxX, p.extent.MinY, p.extent.MaxY} {
		_, w := glyph.TextPath(glyph.Sans, p.textScale()*smallText, strconv.Itoa(int(n)))
		width = max(width, w)
	}
	return width
}

// forNames returns how much room there is for coordinates at an edge: in a wide field
// they are wider than a cell.
func (p *painter) forNames() float64 { return max(minNameRoom, 1.2*p.widest()) }

// namedEach returns how many columns and rows are there for one that is named: 1 unless
// the field is so wide that the names would touch; else 2, 5, 10, 20, 50 …
func (p *painter) namedEach() int {
	for n := 1; ; n *= 10 {
		for _, each := range [...]int{n, 2 * n, 5 * n} {
			if float64(each) >= 1.2*p.widest() {
				return each
			}
		}
	}
}

// leftNames returns where the names of rows at the left have their middle.
func (p *painter) leftNames() float64 { return p.edge.Min.X - max(minNameRoom*0.4, 0.55*p.widest()) }

// coordinates writes the names of columns below the board and of rows at its left.
// Where points and squares are places, those of squares are above and at the right, in another ink.
// What does not fit in at the end of a wide field is left out.
func (p *painter) coordinates() {
	size, room, each := p.textScale()*smallText, p.forNames(), float64(p.namedEach())
	below, left := p.edge.Max.Y+room*0.5+size*0.36, p.leftNames()
	ink := p.theme.QuietInk
	if p.surface.Open { // written on the cloth
		ink = p.theme.ClothInk
	}
	for _, shape := range [...]game.PlaceShape{game.ShapePoint, game.ShapeCell, game.ShapeSquare} {
		n := p.collectNames(shape)
		if len(n.columns) == 0 {
			continue
		}
		for _, x := range slices.Sorted(maps.Keys(n.columns)) {
			if each == 1 || math.Mod(x, each) == 0 && x+p.widest()/2 <= p.window.Max.X {
				p.write(glyph.Sans, size, n.columns[x], scene.Point{X: x, Y: below}, 0.5, ink)
			}
		}
		for _, y := range slices.Sorted(maps.Keys(n.rows)) {
			if each == 1 || math.Mod(y, each) == 0 && y+size/2 <= -p.edge.Min.Y {
				p.write(glyph.Sans, size, n.rows[y], scene.Point{X: left, Y: size*0.36 - y}, 0.5, ink)
			}
		}
		below, left = p.edge.Min.Y-room*0.5+size*0.36, p.edge.Max.X+minNameRoom*0.4
		ink = p.theme.SquareInk
	}
}
