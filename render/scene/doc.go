// Package scene describes pictures of a board as shapes, for any way of showing
// them: package render/svg and package render/raster.
//
//	s := scene.Scene{Min: scene.Point{X: -1, Y: -1}, Max: scene.Point{X: 1, Y: 1}}
//	s.Shapes = append(s.Shapes, scene.Shape{Path: scene.Circle(scene.Point{}, 0.5), Fill: themes.Light.Ink})
//
// # Caveats
//
// There is no text in a scene: letters are paths, so that no font need be loaded.
package scene
