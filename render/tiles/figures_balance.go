package tiles

import "github.com/teahouse-games/teahouse/render/scene"

var balanceFigures = map[string]drawFunc{
	"Rose": rose, "Lotus": lotus, "Orchid": orchid, "Lily": lily, "Wheel": wheelOfLife,
}

// wheelOfLife is so wide that it is seen round a flower that stands on it.
func wheelOfLife(b *pieceDrawer) {
	const rim = 1.1
	ink := b.wood.ink
	b.spokes(8, 0.3, rim, ink)
	b.line(scene.Circle(scene.Point{}, rim), b.theme.MapleInk, 0.26)
	b.line(scene.Circle(scene.Point{}, rim), b.theme.Heart, 0.12)
	for i := range 8 {
		b.paint(scene.Circle(polar(rim, 45*float64(i)), 0.15), b.red())
	}
	b.paint(scene.Circle(scene.Point{}, 0.3), b.theme.Heart)
	b.line(scene.Circle(scene.Point{}, 0.1), b.theme.MapleInk, b.thin)
}
