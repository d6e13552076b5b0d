package raster_test

import (
	"bytes"
	"fmt"

	"github.com/teahouse-games/teahouse/render/raster"
	"github.com/teahouse-games/teahouse/render/scene"
)

// A scene with one red disc becomes a picture 32 pixels wide.
func Example() {
	s := scene.Scene{
		Min: scene.Point{X: -1, Y: -1}, Max: scene.Point{X: 1, Y: 1},
		Shapes: []scene.Shape{{Path: scene.Circle(scene.Point{}, 0.9), Fill: scene.RGB(0xC80000)}},
	}
	var out bytes.Buffer
	if err := raster.PNG(&out, &s, 32); err != nil {
		panic(err)
	}
	fmt.Printf("%.9q\n", out.String())
	// Output: "\x89PNG\r\n\x1a\n\x00"
}
