package svg

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game/gametest"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

// sample is a picture of everything a scene can have.
func sample() *scene.Scene {
	theme := &themes.Light
	s := &scene.Scene{
		Min: scene.Point{X: -1, Y: -1}, Max: scene.Point{X: 9, Y: 4}, Background: theme.Paper,
		Title: "Tea & <cake>", Description: "A cup on \"0,0\".\x00",
		Shapes: []scene.Shape{
			{Path: scene.Ellipse(scene.Point{X: 4, Y: 1.5}, 4.5, 2).Transformed(scene.Point{}, 1, 5), Fill: theme.Straw},
			{Path: scene.Path{
				{Op: scene.MoveTo, To: [3]scene.Point{{X: 0, Y: 3}}},
				{Op: scene.QuadTo, To: [3]scene.Point{{X: 1.2345, Y: 4}, {X: 2, Y: 3}}},
				{Op: scene.LineTo, To: [3]scene.Point{{X: 3, Y: 3}}},
				{Op: scene.LineTo, To: [3]scene.Point{{X: 3, Y: 2}}},
				{Op: scene.MoveTo, To: [3]scene.Point{{X: 4, Y: 3}}},
				{Op: scene.LineTo, To: [3]scene.Point{{X: 4.5, Y: 3.5}}},
				{Op: scene.LineTo, To: [3]scene.Point{{X: 5, Y: 3}}},
				{Op: scene.Close},
			}, Stroke: scene.Stroke{Colour: theme.SecondLink, Width: 0.11, Dash: []float64{0.2, 0.15}}},
		},
	}
	for _, x := range []float64{0, 3, 7} {
		where := scene.Point{X: x, Y: 1}
		s.Shapes = append(s.Shapes,
			scene.Shape{Role: "tile " + string(rune('a'+int(x))), Path: scene.Circle(where, 0.4375), Fill: theme.Maple, Stroke: scene.Stroke{Colour: theme.MapleEdge, Width: 0.03}},
			scene.Shape{Role: "tile " + string(rune('a'+int(x))), Path: scene.Polygon(where, scene.Point{X: x + 1.0/3, Y: 1}, scene.Point{X: x, Y: 4.0 / 3}), Fill: theme.Shadow})
	}
	return s
}

func TestTextIsGolden(t *testing.T) {
	gametest.Golden(t, "testdata/sample.svg", String(sample(), 400))
	var b bytes.Buffer
	if err := Write(&b, sample(), 400); err != nil || b.String() != String(sample(), 400) {
		t.Errorf("Write writes something else than Text, %v", err)
	}
}

// elements and attributes that a page with a strict content policy shows.
var allowed = map[string][]string{
	"svg":    {"xmlns", "width", "height", "viewBox", "role", "stroke-linecap", "stroke-linejoin"},
	"title":  {},
	"desc":   {},
	"defs":   {},
	"g":      {"id"},
	"use":    {"href", "x", "y"},
	"rect":   {"x", "y", "width", "height", "fill", "fill-opacity"},
	"circle": {"id", "cx", "cy", "r", "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray"},
	"path":   {"id", "d", "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray"},
}

func TestIsPlain(t *testing.T) {
	d := xml.NewDecoder(strings.NewReader(String(sample(), 400)))
	ids, uses := map[string]int{}, map[string]int{}
	var found []string
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			names, ok := allowed[token.Name.Local]
			if !ok {
				t.Errorf("there is an element %s", token.Name.Local)
			}
			for _, a := range token.Attr {
				if !slices.Contains(names, a.Name.Local) {
					t.Errorf("%s has an attribute %s", token.Name.Local, a.Name.Local)
				}
				switch a.Name.Local {
				case "id":
					ids[a.Value]++
				case "href":
					uses[strings.TrimPrefix(a.Value, "#")]++
				}
			}
		case xml.CharData:
			if text := strings.TrimSpace(string(token)); text != "" {
				found = append(found, text)
			}
		}
	}
	if len(ids) != 1 || len(uses) != 1 {
		t.Errorf("%d groups are shared, %d used; want 1", len(ids), len(uses))
	}
	for id, n := range uses {
		if ids[id] != 1 || n != 3 {
			t.Errorf("%s is there %d times and used %d times", id, ids[id], n)
		}
	}
	if want := []string{"Tea & <cake>", `A cup on "0,0".`}; !slices.Equal(found, want) {
		t.Errorf("the picture says %q, want %q", found, want)
	}
	if long := regexp.MustCompile(`\.\d{3}`).FindString(String(sample(), 400)); long != "" {
		t.Errorf("there is a number with more than two digits behind the point: %s", long)
	}
}

func TestNumber(t *testing.T) {
	for n, want := range map[int]string{0: "0", 10: "1", 5: ".5", -5: "-.5", 123: "12.3", -1230: "-123", 9: ".9"} {
		if got := formatTenths(n); got != want {
			t.Errorf("%d tenths are %s, want %s", n, got, want)
		}
	}
	if got := tenths(0.4375); got != 438 {
		t.Errorf("0.4375 is %d tenths of a hundredth, want 438", got)
	}
}

func TestCircle(t *testing.T) {
	where := scene.Point{X: 2, Y: -3}
	moved := scene.Circle(scene.Point{}, 1).Transformed(where, 0.5, 0)
	if centre, radius, ok := circle(moved); !ok || centre != where || radius != 0.5 {
		t.Errorf("a circle is read as %v, %v, %v", centre, radius, ok)
	}
	for name, path := range map[string]scene.Path{
		"an ellipse": scene.Ellipse(where, 1, 2),
		"a square":   scene.Polygon(where, scene.Point{X: 3, Y: -3}, scene.Point{X: 3, Y: -2}, scene.Point{X: 2, Y: -2}),
		"nothing":    nil,
		"a curve":    moved[:5],
	} {
		if _, _, ok := circle(path); ok {
			t.Errorf("%s is taken for a circle", name)
		}
	}
}

func TestWriteReturnsErrors(t *testing.T) {
	if err := Write(full{}, sample(), 400); !errors.Is(err, io.ErrShortWrite) {
		t.Errorf("the error is %v", err)
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, io.ErrShortWrite }

func TestFragmentClasses(t *testing.T) {
	drawn := func(role string) string {
		return Fragment([]scene.Shape{{Role: role, Path: scene.Line(scene.Point{}, scene.Point{X: 1}), Stroke: scene.Stroke{Colour: themes.Light.Grid, Width: 0.1}}})
	}
	for role, want := range map[string]bool{TextShape: true, BorderShape: true, "grid": false} {
		if got := strings.Contains(drawn(role), `<g class="`+role+`"><path`); got != want {
			t.Errorf("%s has its name as its class: %v, want %v\n%s", role, got, want, drawn(role))
		}
	}
}
