// Package svg writes scenes as SVG.
//
//	s := scene.Scene{Title: "A tile", Max: scene.Point{X: 2, Y: 2}}
//	s.Shapes = append(s.Shapes, scene.Shape{Path: scene.Circle(scene.Point{X: 1, Y: 1}, 0.5), Fill: themes.Light.Red})
//	err := svg.Write(w, &s, 640)
//
// Neighbouring shapes of one name are a group; a group that is drawn several times is
// written once. There are no scripts, no styles and nothing from elsewhere, so that a
// page with a strict content policy can show it. The same scene gives the same bytes.
//
// # Caveats
//
// Ids are made from the names of what they define, so pictures in one page can share
// them.
package svg
