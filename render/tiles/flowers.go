package tiles

import "github.com/teahouse-games/teahouse/render/scene"

// The flowers that more than one game has.

// Rose has five broad petals and five paler ones between them.
func Rose(b *Brush) {
	red := b.Red()
	b.PetalRing(5, Petal{From: 0.1, To: 1, Width: 0.88, Belly: 0.62, Tip: 0}, 0, red)
	b.PetalRing(5, Petal{From: 0.1, To: 0.54, Width: 0.42, Belly: 0.6, Tip: 0}, 36, Paler(red))
	b.Heart(0.22)
}

// Chrysanthemum has twelve narrow petals.
func Chrysanthemum(b *Brush) {
	b.PetalRing(12, Petal{From: 0.2, To: 1, Width: 0.36, Belly: 0.72, Tip: 0.1}, 0, b.Red())
	b.Heart(0.28)
}

// Rhododendron has five pointed petals and long stamens.
func Rhododendron(b *Brush) {
	b.PetalRing(5, Petal{From: 0.05, To: 1.06, Width: 0.66, Belly: 0.5, Tip: 1}, 0, b.Red())
	b.Stamens(5, 0.42, 36)
	b.Heart(0.12)
}

// Jasmine has five white petals.
func Jasmine(b *Brush) {
	b.PetalRing(5, Petal{From: 0.12, To: 1.02, Width: 0.5, Belly: 0.62, Tip: 0.35}, 0, b.Theme.PetalWhite)
	b.Heart(0.17)
}

// Lily has six long white petals and six stamens.
func Lily(b *Brush) {
	long := Petal{From: 0.08, To: 1.08, Width: 0.56, Belly: 0.48, Tip: 1}
	b.PetalRing(3, long, 60, b.Theme.PetalWhite)
	b.PetalRing(3, long, 0, b.Theme.PetalWhite)
	b.Stamens(6, 0.38, 30)
	b.Heart(0.1)
}

// WhiteJade has eight white petals round a large heart.
func WhiteJade(b *Brush) {
	b.PetalRing(8, Petal{From: 0.34, To: 0.92, Width: 0.5, Belly: 0.62, Tip: 0}, 22.5, b.Theme.PetalWhite)
	b.Heart(0.4)
}

// Lotus is seen from the side, on its leaf.
func Lotus(b *Brush) {
	root := scene.Point{Y: 0.62}
	b.Paint(scene.Ellipse(scene.Point{Y: 0.68}, 0.86, 0.2), b.Theme.PetalLeaf)
	for _, side := range []struct{ degrees, length, width float64 }{{72, 1, 0.4}, {45, 1.2, 0.5}, {20, 1.38, 0.54}} {
		form := Petal{To: side.length, Width: side.width, Belly: 0.52, Tip: 1}
		b.PetalAt(form, root, -side.degrees, b.Theme.PetalWhite)
		b.PetalAt(form, root, side.degrees, b.Theme.PetalWhite)
	}
	b.PetalAt(Petal{To: 1.5, Width: 0.64, Belly: 0.5, Tip: 1}, root, 0, b.Theme.PetalWhite)
}

// Orchid has three narrow sepals, two broad petals and a lip.
func Orchid(b *Brush) {
	purple := b.Theme.PetalPurple
	b.PetalRing(3, Petal{From: 0.05, To: 1.02, Width: 0.4, Belly: 0.55, Tip: 0.8}, 0, Paler(purple))
	broad := Petal{From: 0.02, To: 0.95, Width: 0.86, Belly: 0.62, Tip: 0}
	b.PetalAt(broad, scene.Point{}, -72, purple)
	b.PetalAt(broad, scene.Point{}, 72, purple)
	b.PetalAt(Petal{From: 0, To: 0.72, Width: 0.5, Belly: 0.7, Tip: 0.2, Notch: 0.12}, scene.Point{Y: 0.05}, 180, b.Theme.PetalWhite)
	b.Heart(0.16)
}
