package picture

import (
	"bytes"
	"context"
	"crypto/sha256"
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/raster"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/svg"
	"github.com/teahouse-games/teahouse/render/themes"
)

// PlayedGame is a game with the turns played. It is not changed.
type PlayedGame struct {
	Table game.Game
	Turns []string
}

// Format is a kind of file.
type Format string

// The forms.
const (
	PNG Format = "png"
	GIF Format = "gif"
	SVG Format = "svg"
)

// ContentType returns the form as Content-Type has it.
func (f Format) ContentType() string {
	if f == SVG {
		return "image/svg+xml"
	}
	return "image/" + string(f)
}

// ImageStyle is how a picture looks.
type ImageStyle struct {
	Theme      themes.Theme
	Design     themes.TileDesign
	RomanNames bool // of faces, below their kanji
	Width      int  // in pixels, as far as it is possible; see [MinWidth] and [MaxWidth]
}

// How wide a still picture may be.
const (
	MinWidth = 64
	MaxWidth = 2048
)

// maxPixels is how many pixels a still picture may have.
const maxPixels = 1 << 23

// Image paints a game with hands and coordinates, as PNG or SVG.
func (a *ImageRenderer) Image(ctx context.Context, g PlayedGame, style ImageStyle, form Format) ([]byte, error) {
	return a.cached(ctx, g.keyOf(style, form, "still"), func() ([]byte, error) {
		p := style.paint(g.Table)
		p.Coordinates, p.Hands = true, true
		s := paint.Board(g.Table.Surface(), g.Table.Situation(), p)
		width := min(max(style.Width, MinWidth), MaxWidth)
		for form == PNG && width > MinWidth && width*raster.Height(&s, width) > maxPixels {
			width = max(MinWidth, width*7/8)
		}
		return Write(&s, width, form)
	})
}

// The size of a card: most previews of links are cut to it.
const (
	cardWidth  = 1200
	cardHeight = 630
)

// LinkCard paints the picture that goes with a link: the board in the middle of a wide one.
func (a *ImageRenderer) LinkCard(ctx context.Context, g PlayedGame) ([]byte, error) {
	style := ImageStyle{Theme: themes.Light, Design: themes.DesignPictures}
	return a.cached(ctx, g.keyOf(style, PNG, "card"), func() ([]byte, error) {
		p := style.paint(g.Table)
		s := paint.Board(g.Table.Surface(), g.Table.Situation(), p)
		p.Window = enlargedTo(s.Min, s.Max, float64(cardWidth)/cardHeight)
		s = paint.Board(g.Table.Surface(), g.Table.Situation(), p)
		return Write(&s, cardWidth, PNG)
	})
}

// enlargedTo returns the smallest window of a shape that has another in its middle.
func enlargedTo(least, most scene.Point, shape float64) paint.Window {
	wide, high := most.X-least.X, most.Y-least.Y
	if wide < high*shape {
		more := (high*shape - wide) / 2
		least.X, most.X = least.X-more, most.X+more
	} else {
		more := (wide/shape - high) / 2
		least.Y, most.Y = least.Y-more, most.Y+more
	}
	return paint.Window{Min: least, Max: most}
}

func (s ImageStyle) paint(table game.Game) paint.BoardStyle {
	rules := table.Rules()
	return paint.BoardStyle{Theme: s.Theme, Design: s.Design, RomanNames: s.RomanNames, Title: rules.Title, Players: rules.RoleNames}
}

// Write makes a file of a picture that does not move, as PNG or SVG.
func Write(s *scene.Scene, width int, form Format) ([]byte, error) {
	if form == SVG {
		return []byte(svg.String(s, width)), nil
	}
	var out bytes.Buffer
	err := raster.PNG(&out, s, width)
	return out.Bytes(), err
}

// keyOf identifies an image. The state of a game depends on all of its turns.
func (g PlayedGame) keyOf(style ImageStyle, form Format, what string) string {
	rules, options := g.Table.Rules(), g.Table.Options()
	begun := game.Clone(g.Table)
	game.Reset(begun)
	parts := []string{what, string(form), style.Theme.Name, string(style.Design), fmt.Sprint(style.RomanNames, style.Width), rules.Name, begun.PositionText()}
	for i := range rules.Options {
		parts = append(parts, options[rules.Options[i].Name])
	}
	sum := sha256.Sum256([]byte(strings.Join(append(parts, g.Turns...), "\n")))
	return string(sum[:])
}
