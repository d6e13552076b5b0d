package tiles

import "github.com/teahouse-games/teahouse/render/scene"

// seasonFlower is a flower of Kutai and its season.
type seasonFlower struct {
	draw   drawFunc
	season drawFunc
}

var blooms = map[string]seasonFlower{
	"CB": {cherryBlossom, spring},
	"CH": {chrysanthemum, summer},
	"IR": {iris, spring},
	"MA": {maple, autumn},
	"PE": {peony, summer},
	"RH": {rhododendron, winter},
	"CL": {clover, autumn},
	"JA": {jasmine, winter},
	"LI": {lily, summer},
	"PI": {pine, winter},
	"WI": {willow, autumn},
	"WS": {wisteria, spring},
}

// kutaiFigures are each flower by day and by night, and the five others.
func kutaiFigures() map[string]drawFunc {
	all := map[string]drawFunc{"WHEEL": cartWheel, "CUP": cup, "SPADE": spade, "TWIG": twig, "LOTUS": lotus}
	for code, flower := range blooms {
		all[code+"d"] = func(b *pieceDrawer) { b.bloom(flower, false) }
		all[code+"n"] = func(b *pieceDrawer) { b.bloom(flower, true) }
	}
	return all
}

// bloom draws a flower before the sky, with the sun or the moon, and its season.
func (b *pieceDrawer) bloom(f seasonFlower, night bool) {
	sky := scene.Circle(scene.Point{}, 1.2)
	light := scene.Point{X: -0.73, Y: -0.73}
	if night {
		b.fill(sky, nightSky)
		b.wood.dark, b.wood.ink = true, moonlit
		b.transformed(light, 0.36, -30, func(b *pieceDrawer) {
			b.paint(translate(crescent(1.1, 1.1), -0.05, 0), moonlit)
		})
	} else {
		b.fill(sky, daySky)
		b.wood.dark, b.wood.ink = false, b.theme.MapleInk
		b.transformed(light, 0.36, 0, func(b *pieceDrawer) {
			b.outline *= 1.5
			b.rays(8, 0.72, 1.35, 0.42)
			b.paint(scene.Circle(scene.Point{}, 0.72), b.theme.Heart)
		})
	}
	b.transformed(scene.Point{X: 0.06, Y: 0.06}, 0.86, 0, f.draw)
	b.transformed(scene.Point{X: 0.78, Y: 0.78}, 0.32, 0, f.season)
}

// The seasons are white signs on a coloured ground: a sprout, waves, a fallen
// leaf, a snowflake.

func spring(b *pieceDrawer) {
	b.seal(springGreen)
	b.sprout(snow)
}

func summer(b *pieceDrawer) {
	b.seal(summerTeal)
	for _, y := range []float64{-0.3, 0.3} {
		b.line(scene.Path{
			step(scene.MoveTo, -0.6, y+0.08),
			step(scene.CubeTo, -0.4, y-0.3, -0.2, y-0.3, 0, y),
			step(scene.CubeTo, 0.2, y+0.3, 0.4, y+0.3, 0.6, y-0.08),
		}, snow, 0.22)
	}
}

func autumn(b *pieceDrawer) {
	b.seal(autumnOrange)
	b.transformed(scene.Point{}, 1, 45, func(b *pieceDrawer) {
		b.line(line(0, 0.3, 0, 0.72), snow, 0.18)
		b.fill(petal{from: -0.45, to: 0.72, width: 0.78, belly: 0.4, tip: 1}.path(), snow)
		b.line(line(0, 0.3, 0, -0.3), autumnOrange, 0.12)
	})
}

func winter(b *pieceDrawer) {
	b.seal(winterBlue)
	for i := range 3 {
		turn := 60 * float64(i)
		b.line(scene.Line(polar(0.66, turn), polar(0.66, turn+180)), snow, 0.2)
	}
}
