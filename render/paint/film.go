package paint

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/scene"
)

// AnimationFrames returns how to paint situations of one game, at least one, as the frames of a film:
// all show the same part of the board, with room for whatever there is in any of them.
func AnimationFrames(surface *game.Surface, situations []game.Situation, style BoardStyle) (frame func(i int) scene.Scene) {
	if surface.Open {
		style.Extent = extentOf(situations)
	}
	var window Window
	for i := range situations {
		s := Board(surface, situations[i], style)
		window = window.Join(Window{s.Min, s.Max})
	}
	style.Window = window
	return func(i int) scene.Scene { return Board(surface, situations[i], style) }
}

// extentOf is what of an open field is seen in a film. It is nearer to the cubes than
// a still picture, as they will stand in other places later on.
func extentOf(situations []game.Situation) game.Extent {
	const nearer = 1.5
	e := situations[0].Extent
	for i := range situations[1:] {
		other := situations[i+1].Extent
		e = game.Extent{MinX: min(e.MinX, other.MinX), MinY: min(e.MinY, other.MinY), MaxX: max(e.MaxX, other.MaxX), MaxY: max(e.MaxY, other.MaxY)}
	}
	return game.Extent{MinX: e.MinX + nearer, MinY: e.MinY + nearer, MaxX: e.MaxX - nearer, MaxY: e.MaxY - nearer}
}
