package page

import (
	"math"
	"slices"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/scene"
)

// rotated returns where a point is for the player on the other side.
func rotated(at game.XY) game.XY { return game.XY{X: 0 - at.X, Y: 0 - at.Y} }

// turnedSurface returns a disc as Second sees it. What has a name keeps it.
func turnedSurface(s *game.Surface) *game.Surface {
	turned := *s
	turned.Places, turned.Areas, turned.Lines = slices.Clone(s.Places), slices.Clone(s.Areas), slices.Clone(s.Lines)
	for i := range turned.Places {
		turned.Places[i].Centre = rotated(turned.Places[i].Centre)
	}
	for i := range turned.Areas {
		path := slices.Clone(turned.Areas[i].Path)
		for k := range path {
			path[k] = rotated(path[k])
		}
		turned.Areas[i].Path = path
	}
	for i := range turned.Lines {
		turned.Lines[i].From, turned.Lines[i].To = rotated(turned.Lines[i].From), rotated(turned.Lines[i].To)
	}
	return &turned
}

// turnedSituation returns what stands on a disc as Second sees it.
func turnedSituation(s game.Situation) game.Situation {
	s.Pieces, s.Marks, s.Links = slices.Clone(s.Pieces), slices.Clone(s.Marks), turnedLinks(s.Links)
	for i := range s.Pieces {
		s.Pieces[i].At = rotated(s.Pieces[i].At)
	}
	for i := range s.Marks {
		s.Marks[i].At = rotated(s.Marks[i].At)
	}
	return s
}

func turnedLinks(links []game.Link) []game.Link {
	links = slices.Clone(links)
	for i := range links {
		links[i].From, links[i].To = rotated(links[i].From), rotated(links[i].To)
	}
	return links
}

func turnedReasons(reasons []game.Reason) []game.Reason {
	reasons = slices.Clone(reasons)
	for i := range reasons {
		reasons[i].Links = turnedLinks(reasons[i].Links)
	}
	return reasons
}

// turnedScene returns the picture of a field as Second sees it: cubes point the other way,
// and what is written stays upright.
func turnedScene(s scene.Scene) scene.Scene {
	turn := func(p scene.Point) scene.Point { return scene.Point{X: 0 - p.X, Y: 0 - p.Y} }
	s.Min, s.Max = turn(s.Max), turn(s.Min)
	s.Shapes = slices.Clone(s.Shapes)
	for i := range s.Shapes {
		shape := &s.Shapes[i]
		if shape.Role != "words" {
			shape.Path = shape.Path.Map(turn)
			continue
		}
		middle := middleOf(shape.Path)
		shape.Path = shape.Path.Map(func(p scene.Point) scene.Point {
			return scene.Point{X: p.X - 2*middle.X, Y: p.Y - 2*middle.Y}
		})
	}
	return s
}

// middleOf returns the middle of what a path covers.
func middleOf(path scene.Path) scene.Point {
	least, most := scene.Point{X: math.Inf(1), Y: math.Inf(1)}, scene.Point{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, step := range path {
		if step.Op == scene.Close {
			continue
		}
		n := [...]int{scene.MoveTo: 1, scene.LineTo: 1, scene.QuadTo: 2, scene.CubeTo: 3}[step.Op]
		for _, at := range step.To[:n] {
			least = scene.Point{X: min(least.X, at.X), Y: min(least.Y, at.Y)}
			most = scene.Point{X: max(most.X, at.X), Y: max(most.Y, at.Y)}
		}
	}
	return scene.Point{X: (least.X + most.X) / 2, Y: (least.Y + most.Y) / 2}
}
