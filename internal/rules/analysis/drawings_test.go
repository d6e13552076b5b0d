package analysis_test

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// Each drawing is a complete element that can be part of any SVG: well formed, without
// ids.
func TestDraw(t *testing.T) {
	for _, rules := range games.All() {
		for _, set := range []string{"", "pictures", "letters"} {
			art, err := analysis.DrawAll(games.All(), analysis.DrawRequest{Game: rules.Name, Set: set, Names: true})
			if err != nil {
				t.Fatal(err)
			}
			if open := rules.Name == "ki-shogi"; (art.Surface == "") != open {
				t.Errorf("%s: the ground is %.80s", rules.Name, art.Surface)
			}
			for _, kind := range rules.PieceSet.Kinds {
				for _, owner := range []string{"first", "second", "none"} {
					if art.Pieces[owner+" "+kind] == "" && (owner != "none" || rules.PieceSet.Shared) {
						t.Errorf("%s: no drawing of %s %s", rules.Name, owner, kind)
					}
				}
			}
			for name, drawing := range art.Pieces {
				checkDrawing(t, rules.Name+" "+name, drawing)
			}
			for name, drawing := range art.Notes {
				checkDrawing(t, rules.Name+" "+name, drawing)
			}
			if art.Surface != "" {
				checkDrawing(t, rules.Name, art.Surface)
			}
		}
	}
	field, err := analysis.DrawAll(games.All(), analysis.DrawRequest{Game: "ki-shogi", Options: map[string]string{"field": "7x7"}})
	if err != nil || field.Surface == "" {
		t.Errorf("a field with borders: %v", err)
	}
	_, err = analysis.DrawAll(games.All(), analysis.DrawRequest{Game: "ki-shogi", Set: "photographs"})
	if e := refused(t, err); e.Field != "set" {
		t.Errorf("another set: %+v", e)
	}
}

func checkDrawing(t *testing.T, what, drawing string) {
	t.Helper()
	if strings.Contains(drawing, " id=") || strings.Contains(drawing, "style=") {
		t.Errorf("%s has an id or a style: %.200s", what, drawing)
	}
	d, depth, elements := xml.NewDecoder(strings.NewReader(drawing)), 0, 0
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v in %s", what, err, drawing)
		}
		switch token.(type) {
		case xml.StartElement:
			if depth == 0 {
				elements++
			}
			depth++
		case xml.EndElement:
			depth--
		}
	}
	if elements != 1 {
		t.Errorf("%s has %d elements, want one: %.200s", what, elements, drawing)
	}
}
