package tiles

import "github.com/teahouse-games/teahouse/render/scene"

// noteSigns are what a piece shows of its notes, in a disc of radius 1. Other notes
// show a dot.
var noteSigns = map[string]drawFunc{
	"growing":                     budSign,
	"trapped":                     trappedSign,
	"seized":                      seizedSign,
	"fixed":                       fixedSign,
	"on a point, never moves":     fixedSign,
	"stranded":                    strandedSign,
	"Centerpiece":                 centerpieceSign,
	"only Harmonies of 2 or more": func(b *pieceDrawer) { b.pips(2) },
	"only Harmonies of 3":         func(b *pieceDrawer) { b.pips(3) },
	"no Harmony":                  noSign,
}

// note marks a piece at the top right of its rim.
func (b *pieceDrawer) note(text string) {
	if text == "" {
		return
	}
	b.transformed(scene.Point{X: 0.315, Y: -0.315}, 0.115, 0, func(b *pieceDrawer) {
		b.addShape(scene.Circle(scene.Point{}, 1), b.theme.PetalWhite, b.theme.MapleInk, 0.2)
		draw, ok := noteSigns[text]
		if !ok {
			draw = func(b *pieceDrawer) { b.pips(1) }
		}
		draw(b)
	})
}

func budSign(b *pieceDrawer) { b.sprout(b.theme.PetalLeaf) }

// trappedSign holds what is trapped.
func trappedSign(b *pieceDrawer) {
	for _, at := range []float64{-0.27, 0.27} {
		b.line(line(at, -0.62, at, 0.62), b.theme.MapleInk, 0.18)
		b.line(line(-0.62, at, 0.62, at), b.theme.MapleInk, 0.18)
	}
}

// seizedSign is two brackets that hold a point.
func seizedSign(b *pieceDrawer) {
	for _, side := range []float64{-1, 1} {
		b.line(line(side*0.28, -0.55, side*0.6, -0.4, side*0.6, 0.4, side*0.28, 0.55), b.theme.MapleInk, 0.2)
	}
	b.fill(scene.Circle(scene.Point{}, 0.24), b.theme.Refused)
}

func fixedSign(b *pieceDrawer) {
	b.line(line(0, 0, 0, 0.7), b.theme.MapleInk, 0.18)
	b.fill(scene.Circle(scene.Point{Y: -0.2}, 0.44), b.theme.MapleInk)
}

// strandedSign is a cube that has tilted over.
func strandedSign(b *pieceDrawer) {
	b.fill(polygon(-0.4, -0.25, 0, -0.6, 0.4, -0.25, 0.4, 0.5, -0.4, 0.5).Transformed(scene.Point{}, 1, 50), b.theme.MapleInk)
}

func centerpieceSign(b *pieceDrawer) {
	b.fill(star(5, 0.74, 0.32), b.theme.MapleInk)
}

func noSign(b *pieceDrawer) {
	b.line(line(-0.42, -0.42, 0.42, 0.42), b.theme.Refused, 0.26)
	b.line(line(-0.42, 0.42, 0.42, -0.42), b.theme.Refused, 0.26)
}

// pips are dots as on a die.
func (b *pieceDrawer) pips(n int) {
	at := map[int][]scene.Point{
		1: {{}},
		2: {{X: -0.34}, {X: 0.34}},
		3: {{X: -0.36, Y: 0.24}, {X: 0.36, Y: 0.24}, {Y: -0.38}},
	}[n]
	for _, p := range at {
		b.fill(scene.Circle(p, 0.26), b.theme.MapleInk)
	}
}
