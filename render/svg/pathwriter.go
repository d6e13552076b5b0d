package svg

import (
	"bytes"
	"math"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/render/scene"
)

// nudge keeps the last bit of a sum from deciding how halves are rounded.
const nudge = 1e-6

// tenths rounds a length of the scene to tenths of the file's units.
func tenths(v float64) int { return int(math.Floor(float64(v*unit*10) + 0.5 + nudge)) }

// formatTenths writes tenths.
func formatTenths(n int) string {
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	text := sign
	if n >= 10 || n == 0 {
		text += strconv.Itoa(n / 10)
	}
	if n%10 != 0 {
		text += "." + strconv.Itoa(n%10)
	}
	return text
}

// lengthAttribute returns an attribute, left out where it is 0.
func lengthAttribute(name string, n int) string {
	if n == 0 {
		return ""
	}
	return ` ` + name + `="` + formatTenths(n) + `"`
}

// pathWriter writes shapes moved by dx,dy, in tenths.
type pathWriter struct {
	b      *bytes.Buffer
	dx, dy int
}

func (p *pathWriter) shape(s *scene.Shape) {
	if centre, radius, ok := circle(s.Path); ok {
		p.b.WriteString(`<circle` + lengthAttribute("cx", tenths(centre.X)+p.dx) + lengthAttribute("cy", tenths(centre.Y)+p.dy) + ` r="` + formatTenths(tenths(radius)) + `"`)
	} else {
		p.b.WriteString(`<path d="`)
		p.path(s.Path)
		p.b.WriteByte('"')
	}
	if s.Fill.A > 0 {
		p.b.WriteString(paint("fill", s.Fill))
	} else {
		p.b.WriteString(` fill="none"`)
	}
	if s.Stroke.Colour.A > 0 {
		p.b.WriteString(paint("stroke", s.Stroke.Colour) + ` stroke-width="` + formatTenths(tenths(s.Stroke.Width)) + `"`)
		var dashes []string
		for _, dash := range s.Stroke.Dash {
			dashes = append(dashes, formatTenths(tenths(dash)))
		}
		if len(dashes) > 0 {
			p.b.WriteString(` stroke-dasharray="` + strings.Join(dashes, " ") + `"`)
		}
	}
	p.b.WriteString(`/>`)
}

// letters are the commands of a path, relative to the last point.
var letters = [...]byte{scene.MoveTo: 'm', scene.LineTo: 'l', scene.QuadTo: 'q', scene.CubeTo: 'c', scene.Close: 'z'}

var counts = [...]int{scene.MoveTo: 1, scene.LineTo: 1, scene.QuadTo: 2, scene.CubeTo: 3, scene.Close: 0}

func (p *pathWriter) path(path scene.Path) {
	var x, y, startX, startY int // the last point and the first of this piece
	var last byte
	for _, step := range path {
		letter := letters[step.Op]
		if step.Op == scene.Close {
			p.b.WriteByte('z')
			x, y, last = startX, startY, letter
			continue
		}
		var to [6]int
		n := counts[step.Op]
		for i, at := range step.To[:n] {
			to[2*i], to[2*i+1] = tenths(at.X)+p.dx-x, tenths(at.Y)+p.dy-y
		}
		dx, dy := to[2*n-2], to[2*n-1]
		switch {
		case step.Op == scene.LineTo && dx == 0 && dy == 0 && last != 'm':
			continue
		case step.Op == scene.LineTo && dy == 0:
			letter, to[0], n = 'h', dx, 0
		case step.Op == scene.LineTo && dx == 0:
			letter, to[0], n = 'v', dy, 0
		}
		if last == 0 {
			letter = 'M'
		}
		p.numbers(letter, letter == last && letter != 'm', to[:max(1, 2*n)])
		x, y, last = x+dx, y+dy, letter
		if step.Op == scene.MoveTo {
			startX, startY = x, y
		}
	}
}

// numbers writes a command with its numbers, without its letter when it goes on.
func (p *pathWriter) numbers(letter byte, goesOn bool, list []int) {
	if !goesOn {
		p.b.WriteByte(letter)
	}
	for i, n := range list {
		text := formatTenths(n)
		if (i > 0 || goesOn) && text[0] != '-' {
			p.b.WriteByte(' ')
		}
		p.b.WriteString(text)
	}
}

// circle recognises what [scene.Circle] makes.
func circle(path scene.Path) (centre scene.Point, radius float64, ok bool) {
	if len(path) != 6 || path[0].Op != scene.MoveTo || path[5].Op != scene.Close {
		return scene.Point{}, 0, false
	}
	for _, step := range path[1:5] {
		if step.Op != scene.CubeTo {
			return scene.Point{}, 0, false
		}
	}
	east, west := path[0].To[0], path[2].To[2]
	centre = scene.Point{X: (east.X + west.X) / 2, Y: (east.Y + west.Y) / 2}
	radius = (east.X - west.X) / 2
	same := func(a, b scene.Point) bool { return math.Hypot(a.X-b.X, a.Y-b.Y) < 1e-9 }
	for i, step := range scene.Circle(centre, radius) {
		for k := range counts[step.Op] {
			if !same(step.To[k], path[i].To[k]) {
				return scene.Point{}, 0, false
			}
		}
	}
	return centre, radius, radius > 0
}
