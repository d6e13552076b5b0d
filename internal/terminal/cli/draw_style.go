package cli

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
	"github.com/teahouse-games/teahouse/internal/web/picture"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/raster"
	"github.com/teahouse-games/teahouse/render/themes"
)

// style returns the flags for the style of a picture.
func (c *drawCommand) style() (*paint.BoardStyle, error) {
	theme, ok := themes.ByName(c.Theme)
	if !ok {
		return nil, callErrorf("--theme %s: the themes are light and dark", wording.QuoteShort(c.Theme))
	}
	set := themes.TileDesign(c.Tiles)
	if set != themes.DesignPictures && set != themes.DesignLetters {
		return nil, callErrorf("--tiles %s: the sets of tiles are pictures and letters", wording.QuoteShort(c.Tiles))
	}
	if c.Size < minSize || c.Size > maxSize {
		return nil, callErrorf("--size %d: a picture is %d to %d pixels wide", c.Size, minSize, maxSize)
	}
	return &paint.BoardStyle{
		Theme: theme, Design: set, RomanNames: c.Romaji,
		Coordinates: c.Coordinates, Hands: c.Hands, Caption: c.Caption,
	}, nil
}

// still draws the position of b as one picture.
func (c *drawCommand) still(b *gameInProgress, style *paint.BoardStyle, f picture.Format) ([]byte, error) {
	style.Title, style.Players = b.rules.Title, b.rules.RoleNames
	situation := b.table.Situation()
	for _, name := range strings.Fields(c.Mark) {
		if !paint.IsPlace(b.table.Surface(), situation, name) {
			return nil, fmt.Errorf("--mark %s: there is no such place in the picture; see the names with teahouse draw --coordinates", wording.QuoteShort(name))
		}
		style.Ringed = append(style.Ringed, name)
	}
	if err := c.pick(b, style); err != nil {
		return nil, err
	}
	if c.Why != "" {
		answer := game.ExplainTurn(b.table, c.Why)
		style.Reasons, style.Refused = answer.Reasons, !answer.Legal
	}
	s := paint.Board(b.table.Surface(), situation, *style)
	width := c.Size
	if height := raster.Height(&s, width); f == picture.PNG && width*height > maxPixels {
		return nil, callErrorf("the picture would be %d pixels wide and %d high: choose a smaller --size", width, height)
	}
	return picture.Write(&s, width, f)
}

// pick adds the possible next picks to the style.
func (c *drawCommand) pick(b *gameInProgress, style *paint.BoardStyle) error {
	if c.Pick == "" {
		return nil
	}
	path := strings.Fields(c.Pick)
	for i, id := range path {
		picks, err := b.table.Picks(path[:i])
		if err != nil {
			return fmt.Errorf("--pick: %w", withRule(err))
		}
		if pick, ok := picks.PickByID(id); ok && pick.Kind == game.PickPlace {
			style.Picked = append(style.Picked, pick.Place)
		}
	}
	picks, err := b.table.Picks(path)
	if err != nil {
		return fmt.Errorf("--pick: %w", withRule(err))
	}
	for _, pick := range picks.Next {
		if pick.Kind == game.PickPlace {
			style.Targets = append(style.Targets, paint.TargetMark{Place: pick.Place, Captures: pick.Captures})
		}
	}
	return nil
}

// film draws the game of b from its beginning as an animation.
func (c *drawCommand) animation(b *gameInProgress, style *paint.BoardStyle) ([]byte, error) {
	if c.Pick != "" || c.Why != "" || c.Mark != "" {
		return nil, callError{errStill}
	}
	style.Title, style.Players = b.rules.Title, b.rules.RoleNames
	if c.Size > maxAnimationSize {
		return nil, callErrorf("--size %d: a GIF is %d to %d pixels wide", c.Size, minSize, maxAnimationSize)
	}
	if n := len(b.record.Turns); n >= maxFrames {
		return nil, callErrorf("the game has %s, and a GIF shows at most %d: draw a part of it with --turn", count(n, "turn"), maxFrames-1)
	}
	situations, err := b.situations()
	if err != nil {
		return nil, err
	}
	frame := paint.AnimationFrames(b.table.Surface(), situations, *style)
	first := frame(0)
	width := c.Size
	if height := raster.Height(&first, width); width*height*len(situations) > maxAnimationPixels {
		return nil, callErrorf("the GIF would have %d frames of %d by %d pixels: choose a smaller --size, or fewer turns with --turn", len(situations), width, height)
	}
	var out bytes.Buffer
	err = raster.GIF(&out, &raster.Animation{Frames: len(situations), Frame: frame}, width)
	return out.Bytes(), err
}

// situations returns the situations at the beginning and after each turn.
func (b *gameInProgress) situations() ([]game.Situation, error) {
	game.Reset(b.table)
	list := []game.Situation{b.table.Situation()}
	for _, turn := range b.record.Turns {
		if err := game.PlayTurn(b.table, turn.Text); err != nil {
			return nil, err
		}
		list = append(list, b.table.Situation())
	}
	return list, nil
}
