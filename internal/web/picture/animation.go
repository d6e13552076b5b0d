package picture

import (
	"bytes"
	"context"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/raster"
)

// The cost of an animation is limited: it is painted while a client waits.
const (
	maxAnimationWidth = 640
	minAnimationWidth = 240
	maxFrames         = 240
	animationPixels   = 1 << 25 // of all frames
)

// Animation paints a game from its beginning as a GIF, a frame a turn. One of a long game is
// narrower, and one of a very long game shows every second turn, or fewer.
func (a *ImageRenderer) Animation(ctx context.Context, g PlayedGame, style ImageStyle) ([]byte, error) {
	return a.cached(ctx, g.keyOf(style, GIF, "film"), func() ([]byte, error) {
		situations, err := g.situations()
		if err != nil {
			return nil, err
		}
		return style.animation(g.Table, situations)
	})
}

// situations returns those of the frames; the first and the last are always among them.
func (g PlayedGame) situations() ([]game.Situation, error) {
	table := game.Clone(g.Table)
	game.Reset(table)
	every := 1 + len(g.Turns)/maxFrames
	list := []game.Situation{table.Situation()}
	for i, turn := range g.Turns {
		if err := game.PlayTurn(table, turn); err != nil {
			return nil, err
		}
		if (len(g.Turns)-1-i)%every == 0 {
			list = append(list, table.Situation())
		}
	}
	return list, nil
}

func (s ImageStyle) animation(table game.Game, situations []game.Situation) ([]byte, error) {
	p := s.paint(table)
	p.Coordinates, p.Hands = true, true
	frame := paint.AnimationFrames(table.Surface(), situations, p)
	first := frame(0)
	width := min(max(s.Width, minAnimationWidth), maxAnimationWidth)
	for width > minAnimationWidth && width*raster.Height(&first, width)*len(situations) > animationPixels {
		width = max(minAnimationWidth, width*7/8)
	}
	var out bytes.Buffer
	err := raster.GIF(&out, &raster.Animation{Frames: len(situations), Frame: frame}, width)
	return out.Bytes(), err
}
