//go:build !js || noengine

package registration

import (
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/tiles"
)

var figures = map[string]tiles.Figure{
	"Rose": tiles.Rose, "Lotus": tiles.Lotus, "Orchid": tiles.Orchid, "Lily": tiles.Lily, "Wheel": wheelOfLife,
}

// wheelOfLife is so wide that it is seen round a flower that stands on it.
func wheelOfLife(b *tiles.Brush) {
	const rim = 1.1
	ink := b.Ink()
	b.Spokes(8, 0.3, rim, ink)
	b.Stroke(scene.Circle(scene.Point{}, rim), b.Theme.MapleInk, 0.26)
	b.Stroke(scene.Circle(scene.Point{}, rim), b.Theme.Heart, 0.12)
	for i := range 8 {
		b.Paint(scene.Circle(tiles.Polar(rim, 45*float64(i)), 0.15), b.Red())
	}
	b.Paint(scene.Circle(scene.Point{}, 0.3), b.Theme.Heart)
	b.Stroke(scene.Circle(scene.Point{}, 0.1), b.Theme.MapleInk, b.Thin())
}

// The program with the engines for browsers draws nothing: it leaves the drawings out.
func init() { Definition.Pieces = pieces }

// pieces are the drawings of the pieces.
var pieces = tiles.Set{
	Figures: figures,
	Patterns: []tiles.KindPattern{
		{Fill: tiles.Vermilion, Kinds: []string{"Rose"}},
		{Fill: tiles.Purple, Kinds: []string{"Orchid"}},
		{Fill: tiles.Yellow, Kinds: []string{"Lily"}},
		{Fill: tiles.Blue, Kinds: []string{"Wheel"}},
	},
	RedFlowers:   []string{"Rose"},
	WhiteFlowers: []string{"Lotus", "Lily"},
	OtherFlowers: []string{"Orchid"},

	Codes: map[string]string{"Rose": "R", "Lotus": "L", "Orchid": "O", "Lily": "Y", "Wheel": "W"},
	Notes: map[string]tiles.Figure{"fixed": tiles.FixedSign, "on-point": tiles.FixedSign},
}
