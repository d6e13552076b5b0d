package api_test

import (
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/internal/web/problem"
)

func TestPicture(t *testing.T) {
	c := open(t).client()
	line := map[string]any{"game": "ki-shogi", "turns": []string{"Gyoku*0,0", "Gyoku*1,2"}}
	for form, begins := range map[string]string{"png": "\x89PNG", "gif": "GIF89a", "svg": "<svg "} {
		var picture string
		c.ask("POST", "/api/picture", map[string]any{"line": line, "ply": 1, "form": form, "set": "letters", "theme": "dark", "width": 128}, 200, &picture)
		if !strings.HasPrefix(picture, begins) {
			t.Errorf("the %s begins with %.20q", form, picture)
		}
	}
	for name, wrong := range map[string]map[string]any{
		"no form":         {"line": line},
		"another form":    {"line": line, "form": "bmp"},
		"a turn too soon": {"line": line, "form": "png", "ply": -1},
		"too wide":        {"line": line, "form": "png", "width": 5000},
		"no game":         {"line": map[string]any{"game": "go"}, "form": "png"},
	} {
		t.Log(name)
		c.refused("POST", "/api/picture", wrong, 422, problem.Invalid)
	}
}
