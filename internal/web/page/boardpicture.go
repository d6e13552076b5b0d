package page

import (
	"fmt"
	"html/template"
	"math"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/internal/i18n/messages"
	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/svg"
)

// unit is how many units of the picture are a step of the board, as package svg has it.
const unit = 100

// maxCells is how many cells of an open field can be asked about: beyond that only
// those that may be picked are links.
const maxCells = 900

// matchBoard is a board and what is to be shown on it.
type matchBoard struct {
	words   *messages.Messages
	rules   *game.Rules
	table   game.Game
	turned  bool // as Second sees it
	entry   *turnEntry
	reasons []game.Reason
	refused bool // the reasons are why not
}

// boardPicture is a picture with the spots that can be clicked.
type boardPicture struct {
	Picture template.HTML
	ViewBox string
	Spots   []clickArea
}

// clickArea is a place in the picture that can be clicked or asked about.
type clickArea struct {
	Href    string // empty: there is nothing to click
	ID      string // of the pick, if it is offered
	Title   string
	Offered bool
	Square  bool
	X, Y, R int // the middle, and how far it goes to each side
}

// Left and Top are a corner, and Side is the length, of a square spot.
func (s clickArea) Left() int { return s.X - s.R }

// Top is where a square spot begins.
func (s clickArea) Top() int { return s.Y - s.R }

// Side is how long a square spot is.
func (s clickArea) Side() int { return 2 * s.R }

// render paints a sight.
func (s *matchBoard) render() boardPicture {
	surface, situation := s.table.Surface(), s.table.Situation()
	style := paint.BoardStyle{
		Theme: look.PageDay, Design: look.DesignPictures, Title: s.rules.Title, Players: s.rules.RoleNames,
		Coordinates: true, Reasons: s.reasons, Refused: s.refused,
	}
	s.pick(&style)
	if surface.Open {
		style.Extent = s.extent(&situation)
	}
	spots := s.spots(surface, &situation, style.Extent)
	disc := surface.Kind == game.SurfaceDisc
	if s.turned && disc {
		surface, situation = turnedSurface(surface), turnedSituation(situation)
		style.Reasons = turnedReasons(style.Reasons)
	}
	picture := paint.Board(surface, situation, style)
	if s.turned && !disc {
		picture = turnedScene(picture)
	}
	picture.Background.A = 0 // it lies on the page
	picture.Title, picture.Description = s.rules.Title+": "+s.progress(), translateRules(s.words, picture.Description)
	return boardPicture{
		Picture: drawing(&picture, 720),
		ViewBox: viewBox(&picture),
		Spots:   spots,
	}
}

// progress says how far the game is, without a full stop.
func (s *matchBoard) progress() string {
	status := s.table.Situation().Caption
	said := s.words.Text("site.said.move", "who", roleOf(s.words, s.rules, status.ToMove))
	if status.Outcome.Over() {
		said = endingText(s.words, s.rules, [2]match.SeatState{}, status.Outcome)
	}
	return strings.TrimSuffix(said, ".")
}

// drawing is a scene as a part of a page.
func drawing(s *scene.Scene, width int) template.HTML {
	return template.HTML(svg.String(s, width)) //nolint:gosec // package svg escapes what people have written
}

func viewBox(s *scene.Scene) string {
	return fmt.Sprintf("%g %g %g %g", math.Round(s.Min.X*unit), math.Round(s.Min.Y*unit),
		math.Round((s.Max.X-s.Min.X)*unit), math.Round((s.Max.Y-s.Min.Y)*unit))
}

// pick shows what has been picked and what may be picked next.
func (s *matchBoard) pick(style *paint.BoardStyle) {
	if s.entry == nil {
		return
	}
	for _, pick := range s.entry.Path {
		if pick.Kind == game.PickPlace {
			style.Picked = append(style.Picked, pick.Place)
		}
	}
	if len(s.entry.Path) == 0 {
		return // all that may begin a turn would be too much to mark
	}
	for _, pick := range s.entry.Next {
		if pick.Kind == game.PickPlace {
			style.Targets = append(style.Targets, paint.TargetMark{Place: pick.Place, Captures: pick.Captures})
		}
	}
}

// extent is what is seen of an open field: what the situation says, and all that is spoken of.
func (s *matchBoard) extent(situation *game.Situation) game.Extent {
	e := situation.Extent
	var names []string
	if s.entry != nil {
		for _, pick := range s.entry.Next {
			names = append(names, pick.Place)
		}
	}
	for _, reason := range s.reasons {
		names = append(names, reason.Places...)
	}
	for _, name := range names {
		if x, y, rest, ok := coord.CutXY(name); ok && rest == "" {
			e.MinX, e.MaxX = min(e.MinX, float64(x)), max(e.MaxX, float64(x))
			e.MinY, e.MaxY = min(e.MinY, float64(y)), max(e.MaxY, float64(y))
		}
	}
	return squareExtent(e)
}

// leastCells is how many cells of an open field are seen along each side, at least.
const leastCells = 7

// squareExtent is an extent with more around it, so that it is about as wide as high: the
// picture keeps its size while the play goes on.
func squareExtent(e game.Extent) game.Extent {
	wide, high := e.MaxX-e.MinX+1, e.MaxY-e.MinY+1
	side := max(wide, high, leastCells)
	left, below := math.Floor((side-wide)/2), math.Floor((side-high)/2)
	return game.Extent{MinX: e.MinX - left, MaxX: e.MinX - left + side - 1, MinY: e.MinY - below, MaxY: e.MinY - below + side - 1}
}

// spots are the places of a board. Where turns can be entered, each is a link: those
// that are offered pick, the others tell why not.
func (s *matchBoard) spots(surface *game.Surface, situation *game.Situation, extent game.Extent) (list []clickArea) {
	standing := s.standing(situation)
	offered := map[string]game.Pick{}
	if s.entry != nil {
		for _, pick := range s.entry.Next {
			if _, again := offered[pick.Place]; !again && pick.Kind == game.PickPlace {
				offered[pick.Place] = pick
			}
		}
	}
	for _, place := range placesOf(surface, extent, offered) {
		at := place.Centre
		if s.turned {
			at = rotated(at)
		}
		one := clickArea{Title: standing[place.Name], X: int(math.Round(at.X * unit)), Y: int(math.Round(-at.Y * unit)), R: radius(surface, place)}
		one.Square = place.Shape == game.ShapeCell
		if s.entry != nil {
			pick, ok := offered[place.Name]
			if one.Offered = ok; ok {
				one.Title, one.ID = capitalize(translateRules(s.words, pick.SpokenLabel)), pick.ID
			} else if one.Title == "" {
				one.Title = place.Name
			}
			one.Href = s.entry.href(pick, ok, place.Name)
		}
		if one.Title != "" {
			list = append(list, one)
		}
	}
	return list
}

// radius is how large the spot of a place is.
func radius(surface *game.Surface, place game.Place) int {
	switch {
	case place.Shape == game.ShapeCell:
		return unit / 2
	case hasPointsAndSquares(surface):
		return 35 // points and squares touch
	}
	return unit / 2
}

// hasPointsAndSquares reports whether points and squares are places.
func hasPointsAndSquares(surface *game.Surface) bool {
	var points, squares bool
	for i := range surface.Places {
		points = points || surface.Places[i].Shape == game.ShapePoint
		squares = squares || surface.Places[i].Shape == game.ShapeSquare
	}
	return points && squares
}

// placesOf are the places that are seen of a surface.
func placesOf(surface *game.Surface, extent game.Extent, offered map[string]game.Pick) []game.Place {
	if !surface.Open {
		return surface.Places
	}
	var list []game.Place
	all := (extent.MaxX-extent.MinX+1)*(extent.MaxY-extent.MinY+1) <= maxCells
	for y := extent.MaxY; y >= extent.MinY; y-- {
		for x := extent.MinX; x <= extent.MaxX; x++ {
			name := string(coord.AppendXY(nil, int(x), int(y)))
			if _, ok := offered[name]; ok || all {
				list = append(list, game.Place{Name: name, Shape: game.ShapeCell, Centre: game.XY{X: x, Y: y}})
			}
		}
	}
	return list
}

// standing says what stands where.
func (s *matchBoard) standing(situation *game.Situation) map[string]string {
	said := map[string]string{}
	for i := range situation.Pieces {
		piece := &situation.Pieces[i]
		text := s.words.Text("site.piece", "piece", translateRules(s.words, piece.Name), "place", piece.Place)
		if piece.Owner.IsPlayer() {
			text = s.words.Text("site.piece.of", "owner", roleOf(s.words, s.rules, piece.Owner), "piece", translateRules(s.words, piece.Name), "place", piece.Place)
		}
		if piece.Note != "" {
			text += " (" + translateRules(s.words, piece.Note) + ")"
		}
		if below := said[piece.Place]; below != "" {
			text = below + "; " + text
		}
		said[piece.Place] = capitalize(text)
	}
	return said
}
