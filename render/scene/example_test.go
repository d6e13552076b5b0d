package scene_test

import (
	"fmt"

	"github.com/teahouse-games/teahouse/render/scene"
)

// A shape is moved and scaled by its path.
func Example() {
	square := scene.Polygon(scene.Point{}, scene.Point{X: 1}, scene.Point{X: 1, Y: 1}, scene.Point{Y: 1})
	placed := square.Transformed(scene.Point{X: 10, Y: 10}, 2, 0)
	fmt.Println(len(placed), placed[2].To[0])
	// Output: 5 {12 12}
}
