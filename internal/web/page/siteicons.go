package page

import (
	"bytes"
	"encoding/json"
	"net/http"
	"sync"

	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/render/raster"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

// siteIcon is a picture of the site for where it is installed.
type siteIcon struct {
	name  string
	width int
	whole bool // systems cut it to shapes of their own: only its middle is sure to be seen
}

var icons = []siteIcon{{"192.png", 192, false}, {"512.png", 512, false}, {"maskable.png", 512, true}, {"apple.png", 180, true}}

// painted are the icons by name.
var painted = sync.OnceValue(func() map[string][]byte {
	made := map[string][]byte{}
	for _, one := range icons {
		var b bytes.Buffer
		s := one.scene()
		if err := raster.PNG(&b, &s, one.width); err != nil {
			panic(err) // it is written to memory
		}
		made[one.name] = b.Bytes()
	}
	return made
})

// scene returns the round board with its gardens, as in leaf.svg.
func (i siteIcon) scene() scene.Scene {
	t, edge := themes.Light, 1.0
	s := scene.Scene{Background: t.Paper}
	if i.whole {
		edge, s.Background = 1.3, t.RimOuter
	}
	s.Min, s.Max = scene.Point{X: -edge, Y: -edge}, scene.Point{X: edge, Y: edge}
	add := func(path scene.Path, fill scene.Colour) {
		s.Shapes = append(s.Shapes, scene.Shape{Path: path, Fill: fill})
	}
	at := func(x, y float64) scene.Point { return scene.Point{X: x * garden, Y: y * garden} }
	add(scene.Circle(scene.Point{}, 0.94), t.RimOuter)
	add(scene.Circle(scene.Point{}, 0.78), t.Straw)
	add(scene.Polygon(at(0, -1), at(1, 0), at(0, 1), at(-1, 0)), t.Red)
	add(scene.Polygon(at(0, 0), at(0, -1), at(-1, 0)), t.White)
	add(scene.Polygon(at(0, 0), at(0, 1), at(1, 0)), t.White)
	return s
}

// garden is how far the gardens go from the middle of an icon.
const garden = 0.625

// siteManifestFiles sends what an installed site is made of: its icons and what it says of itself.
func (p *Pages) siteManifestFiles(w http.ResponseWriter, r *http.Request, name string) error {
	if name == "app.webmanifest" {
		w.Header().Set("Vary", "Accept-Language")
		serveCacheable(w, r, name, manifest(messagesIn(messages.LanguageOf(r))))
		return nil
	}
	for _, one := range icons {
		if name == "icons/"+one.name {
			serveCacheable(w, r, name, painted()[one.name])
			return nil
		}
	}
	return p.notFound(w, r)
}

// manifest describes the site for its installation on a device.
func manifest(w *messages.Messages) []byte {
	type picture struct {
		Source  string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose,omitempty"`
	}
	written, err := json.Marshal(map[string]any{
		"id": "/", "start_url": "/", "scope": "/", "display": "standalone",
		"name": w.Text("site-name"), "short_name": w.Text("site-name"), "description": w.Text("site-lead"), "lang": w.Tag,
		"background_color": themes.Light.Paper.Hex(), "theme_color": themes.Light.Paper.Hex(),
		"icons": []picture{
			{"/static/leaf.svg", "any", "image/svg+xml", ""},
			{"/app/icons/192.png", "192x192", "image/png", ""},
			{"/app/icons/512.png", "512x512", "image/png", ""},
			{"/app/icons/maskable.png", "512x512", "image/png", "maskable"},
		},
	})
	if err != nil {
		panic(err) // it is words
	}
	return written
}
