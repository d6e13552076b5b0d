package page

import (
	"html/template"
	"math"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/svg"
	"github.com/teahouse-games/teahouse/render/themes"
)

// matchBoard is a board and what its picture shows.
type matchBoard struct {
	words   *messages.Messages
	rules   *game.Rules
	state   game.Game
	turned  bool          // as Second sees it
	reasons []game.Reason // places and lines to show
	refused bool          // the reasons are why a turn is refused
}

// picture paints the board as a part of a page.
func (b *matchBoard) picture() template.HTML {
	surface, situation := b.state.Surface(), b.state.Situation()
	style := paint.BoardStyle{
		Theme: themes.Page, Design: themes.DesignPictures, Title: b.rules.Title, Players: rolesOf(b.words, b.rules), Rules: b.rules, Language: b.words.Language,
		Coordinates: true, Reasons: b.reasons, Refused: b.refused,
	}
	if surface.Open {
		style.Extent = b.extent(situation.Extent)
	}
	disc := surface.Kind == game.SurfaceDisc
	if b.turned && disc {
		surface, situation = turnedSurface(surface), turnedSituation(situation)
		style.Reasons = turnedReasons(style.Reasons)
	}
	scene := paint.Board(surface, situation, style)
	if b.turned && !disc {
		scene = turnedScene(scene)
	}
	scene.Background.A = 0 // the page is the background
	scene.Title = b.rules.Title + ": " + b.progress()
	return template.HTML(svg.String(&scene, 720)) //nolint:gosec // package svg escapes texts
}

// progress returns how far the game is, without a full stop.
func (b *matchBoard) progress() string {
	status := b.state.Situation().Caption
	text := b.words.Text("site-said-move", "who", roleOf(b.words, b.rules, status.ToMove))
	if status.Outcome.Over() {
		text = endingText(b.words, b.rules, [2]match.SeatState{}, status.Outcome)
	}
	return strings.TrimSuffix(text, ".")
}

// extent returns the visible part of an open field: that of the situation, with all places of the
// reasons.
func (b *matchBoard) extent(e game.Extent) game.Extent {
	for _, reason := range b.reasons {
		for _, name := range reason.Places {
			if x, y, rest, ok := coord.CutXY(name); ok && rest == "" {
				e.MinX, e.MaxX = min(e.MinX, float64(x)), max(e.MaxX, float64(x))
				e.MinY, e.MaxY = min(e.MinY, float64(y)), max(e.MaxY, float64(y))
			}
		}
	}
	return squareExtent(e)
}

// minCells is the smallest number of cells of an open field along each side.
const minCells = 7

// squareExtent adds cells around an extent so that it is about as wide as high: the picture
// keeps its size during a game.
func squareExtent(e game.Extent) game.Extent {
	width, height := e.MaxX-e.MinX+1, e.MaxY-e.MinY+1
	side := max(width, height, minCells)
	left, below := math.Floor((side-width)/2), math.Floor((side-height)/2)
	return game.Extent{MinX: e.MinX - left, MaxX: e.MinX - left + side - 1, MinY: e.MinY - below, MaxY: e.MinY - below + side - 1}
}
