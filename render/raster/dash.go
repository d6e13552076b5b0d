package raster

import (
	"math"

	"github.com/teahouse-games/teahouse/render/scene"
)

// dash cuts lines into pieces of the lengths in pattern, which are drawn and left out
// in turn. Without lengths, or with none above 0, lines stay whole.
func dash(lines []polyline, pattern []float64) []polyline {
	var total float64
	for _, length := range pattern {
		total += length
	}
	if total <= 0 {
		return lines
	}
	var pieces []polyline
	for i := range lines {
		pieces = append(pieces, dashLine(&lines[i], pattern)...)
	}
	return pieces
}

func dashLine(line *polyline, pattern []float64) []polyline {
	points := line.points
	if line.closed && len(points) > 1 {
		points = append(points[:len(points):len(points)], points[0])
	}
	var pieces []polyline
	var piece polyline
	turn, left := 0, pattern[0]
	end := func() {
		if len(piece.points) > 0 {
			pieces = append(pieces, piece)
		}
		piece = polyline{}
	}
	add := func(p scene.Point) {
		if next := pixelAt(p.X, p.Y); len(piece.points) == 0 || piece.points[len(piece.points)-1] != next {
			piece.points = append(piece.points, next)
		}
	}
	if len(points) > 0 {
		add(points[0].point())
	}
	for i := 0; i+1 < len(points); i++ {
		a, b := points[i].point(), points[i+1].point()
		long := math.Hypot(b.X-a.X, b.Y-a.Y)
		var gone float64
		for long-gone > left {
			gone += left
			at := mix(a, b, gone/long)
			if turn%2 == 0 {
				add(at)
				end()
			} else {
				add(at)
			}
			turn++
			left = pattern[turn%len(pattern)]
		}
		left -= long - gone
		if turn%2 == 0 {
			add(b)
		}
	}
	end()
	return pieces
}
