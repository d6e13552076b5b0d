package svg

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/teahouse-games/teahouse/render/scene"
)

// unit is the number of units of the file for one of the scene; numbers in the file
// have one decimal.
const unit = 100

// Write writes a scene, width pixels wide unless the viewer scales it.
func Write(w io.Writer, s *scene.Scene, width int) error {
	_, err := io.WriteString(w, String(s, width))
	return err
}

// String returns what [Write] writes.
func String(s *scene.Scene, width int) string {
	wide, high := s.Max.X-s.Min.X, s.Max.Y-s.Min.Y
	groups := groupShapes(s.Shapes)
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="%s %s %s %s" role="img" stroke-linecap="round" stroke-linejoin="round">`+"\n",
		width, int(math.Floor(float64(width)*high/wide+0.5+nudge)),
		formatTenths(tenths(s.Min.X)), formatTenths(tenths(s.Min.Y)), formatTenths(tenths(wide)), formatTenths(tenths(high)))
	element(&b, "title", s.Title)
	element(&b, "desc", s.Description)
	defs(&b, groups)
	if s.Background.A > 0 {
		fmt.Fprintf(&b, `<rect x="%s" y="%s" width="%s" height="%s"%s/>`+"\n",
			formatTenths(tenths(s.Min.X)), formatTenths(tenths(s.Min.Y)), formatTenths(tenths(wide)), formatTenths(tenths(high)), paint("fill", s.Background))
	}
	for i := range groups {
		g := &groups[i]
		if g.shared {
			fmt.Fprintf(&b, `<use href="#%s"%s%s/>`, g.id(), lengthAttribute("x", g.x), lengthAttribute("y", g.y))
		} else {
			b.WriteString(g.at(g.x, g.y))
		}
		b.WriteByte('\n')
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// Shapes with these names have them as their class in a fragment, so that a page can
// style them.
const (
	TextShape   = "word"    // text, which stays upright on a rotated piece
	BorderShape = "borders" // borders of gardens, which are wider on a small board
)

// Fragment returns shapes as a part of another SVG, in which 1 is a unit of the scene.
// It has no references to ids, so that one page can contain it many times.
func Fragment(shapes []scene.Shape) string {
	if len(shapes) == 0 {
		return ""
	}
	var b bytes.Buffer
	b.WriteString(`<g transform="scale(.01)" stroke-linecap="round" stroke-linejoin="round">`)
	for i := range shapes {
		p := pathWriter{b: &b}
		switch role := shapes[i].Role; role {
		case TextShape, BorderShape:
			fmt.Fprintf(&b, `<g class="%s">`, role)
			p.shape(&shapes[i])
			b.WriteString(`</g>`)
		default:
			p.shape(&shapes[i])
		}
	}
	b.WriteString(`</g>`)
	return b.String()
}

func element(b *strings.Builder, name, text string) {
	if text != "" {
		fmt.Fprintf(b, "<%s>%s</%s>\n", name, escapeXML(text), name)
	}
}

var escapes = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;")

func escapeXML(text string) string {
	// What XML does not allow at all is left out.
	return escapes.Replace(strings.Map(func(r rune) rune {
		if r < ' ' && r != '\n' && r != '\t' || r == 0xFFFE || r == 0xFFFF {
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "")))
}

// group is neighbouring shapes of one name.
type group struct {
	shapes []scene.Shape
	x, y   int    // tenths of a unit: where its first point is
	body   string // as drawn with that point at 0,0
	shared bool
}

// minSharedLength is how long a group must be that it is worth writing once only.
const minSharedLength = 80

// groupShapes makes groups and finds out which are drawn several times.
func groupShapes(shapes []scene.Shape) []group {
	var groups []group
	for i := 0; i < len(shapes); {
		end := i + 1
		for end < len(shapes) && shapes[i].Role != "" && shapes[end].Role == shapes[i].Role {
			end++
		}
		g := group{shapes: shapes[i:end]}
		if path := shapes[i].Path; len(path) > 0 {
			g.x, g.y = tenths(path[0].To[0].X), tenths(path[0].To[0].Y)
		}
		g.body = g.at(0, 0)
		groups = append(groups, g)
		i = end
	}
	count := map[string]int{}
	for i := range groups {
		count[groups[i].body]++
	}
	for i := range groups {
		body := groups[i].body
		groups[i].shared = count[body] > 1 && len(body) >= minSharedLength
	}
	return groups
}

// at draws a group with its first point at x,y.
func (g *group) at(x, y int) string {
	var b bytes.Buffer
	if len(g.shapes) > 1 {
		b.WriteString("<g>")
	}
	for i := range g.shapes {
		shape := &g.shapes[i]
		p := pathWriter{b: &b, dx: x - g.x, dy: y - g.y}
		p.shape(shape)
	}
	if len(g.shapes) > 1 {
		b.WriteString("</g>")
	}
	return b.String()
}

// id is made of what the group draws.
func (g *group) id() string {
	h := fnv.New32a()
	_, _ = io.WriteString(h, g.body) // a hash never fails
	return "t" + strconv.FormatUint(uint64(h.Sum32()), 36)
}

// defs writes each shared group once.
func defs(b *strings.Builder, groups []group) {
	written := map[string]bool{}
	for i := range groups {
		g := &groups[i]
		if !g.shared || written[g.body] {
			continue
		}
		if len(written) == 0 {
			b.WriteString("<defs>\n")
		}
		written[g.body] = true
		body := g.body
		name, rest, _ := strings.Cut(body, " ")
		if len(g.shapes) > 1 {
			name, rest = "<g", strings.TrimPrefix(body, "<g")
			fmt.Fprintf(b, "%s id=\"%s\"%s\n", name, g.id(), rest)
			continue
		}
		fmt.Fprintf(b, "%s id=\"%s\" %s\n", name, g.id(), rest)
	}
	if len(written) > 0 {
		b.WriteString("</defs>\n")
	}
}

// paint returns a colour as an attribute and, where it is translucent, its opacity as a second one.
func paint(name string, c scene.Colour) string {
	value := c.CSS
	if value == "" {
		value = c.Hex()
	}
	text := fmt.Sprintf(` %s="%s"`, name, value)
	if c.A < 0xFF {
		percent := (int(c.A)*100 + 127) / 255
		text += fmt.Sprintf(` %s-opacity="%s"`, name, strings.TrimRight(fmt.Sprintf(".%02d", percent), "0"))
	}
	return text
}
