// Package raster makes pixels of scenes: PNG pictures and animated GIFs.
//
//	s := scene.Scene{Max: scene.Point{X: 2, Y: 2}, Background: themes.Light.Paper}
//	s.Shapes = append(s.Shapes, scene.Shape{Path: scene.Circle(scene.Point{X: 1, Y: 1}, 0.5), Fill: themes.Light.Red})
//	err := raster.PNG(w, &s, 640)
//
// The same scene gives the same bytes on every machine: coordinates are rounded to a
// 64th of a pixel before filling, and everything after that uses integers.
//
// # Caveats
//
//   - Files have at most 256 colours. The most frequent ones are exact, of the others
//     each is at most a few steps off.
//   - Shapes are filled by their signed area: where parts of one path overlap and run
//     round in opposite directions they cancel.
package raster
