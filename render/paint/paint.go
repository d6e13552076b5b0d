package paint

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/themes"
)

// BoardStyle is how a view is painted. Only the Theme must be there.
type BoardStyle struct {
	Theme      themes.Theme
	Design     themes.TileDesign // how tiles are drawn
	RomanNames bool              // the names of faces next to the kanji
	Title      string            // of the game
	Players    [2]string         // the game's names of First and Second, in the language
	Rules      *game.Rules       // has the names of pieces; nil for those of the view
	Language   *message.Language // of titles and descriptions; nil for English

	Coordinates bool // at the edges
	Hands       bool // above and below the board
	Caption     bool // below everything: the title, and who is to move or how it ended

	Targets []TargetMark // where the next pick may go
	Picked  []string     // places that have been picked for a turn
	Ringed  []string     // places to look at
	Reasons []game.Reason
	Refused bool // the Reasons are why a turn is not legal

	// Extent is what is seen of an open field; its zero value is what the
	// situation says.
	Extent game.Extent
	// Window is the part of the page that is seen; its zero value is all there is.
	Window Window
}

// TargetMark is a place that may be picked.
type TargetMark struct {
	Place    string
	Captures bool // the piece there is captured
}

// Window is a part of a page, as a scene has it.
type Window struct{ Min, Max scene.Point }

// Join returns the smallest window that shows both.
func (w Window) Join(other Window) Window {
	if w == (Window{}) {
		return other
	}
	return Window{
		scene.Point{X: min(w.Min.X, other.Min.X), Y: min(w.Min.Y, other.Min.Y)},
		scene.Point{X: max(w.Max.X, other.Max.X), Y: max(w.Max.Y, other.Max.Y)},
	}
}

// Board paints what stands on a surface.
func Board(surface *game.Surface, situation game.Situation, style BoardStyle) scene.Scene {
	p := newPainter(surface, &situation, &style)
	p.board()
	p.markBelow()
	p.links()
	p.pieces()
	p.markAbove()
	if style.Coordinates {
		p.coordinates()
	}
	if p.handsShown() {
		p.hands()
	}
	if style.Caption {
		p.caption()
	}
	return scene.Scene{
		Min: p.window.Min, Max: p.window.Max,
		Background: style.Theme.Paper,
		Title:      p.title(), Description: p.text(),
		Shapes: p.shapes,
	}
}

// painter puts shapes over shapes.
type painter struct {
	surface   *game.Surface
	situation *game.Situation
	style     *BoardStyle
	theme     *themes.Theme
	places    map[string]game.XY
	stands    map[string]bool // places where a piece stands
	extent    game.Extent     // what is seen of the surface, without its rim
	edge      Window          // the board with its rim
	window    Window          // the page
	shapes    []scene.Shape
}

func newPainter(surface *game.Surface, s *game.Situation, style *BoardStyle) *painter {
	p := &painter{
		surface: surface, situation: s, style: style, theme: &style.Theme,
		places: map[string]game.XY{}, stands: map[string]bool{},
	}
	for i := range surface.Places {
		p.places[surface.Places[i].Name] = surface.Places[i].Centre
	}
	for i := range s.Pieces {
		p.places[s.Pieces[i].Place] = s.Pieces[i].At
		p.stands[s.Pieces[i].Place] = true
	}
	p.measure()
	return p
}

func (p *painter) add(shapes ...scene.Shape) { p.shapes = append(p.shapes, shapes...) }

func (p *painter) disc() bool { return p.surface.Kind == game.SurfaceDisc }

// at returns where a place of the surface is on the page.
func at(xy game.XY) scene.Point { return scene.Point{X: xy.X, Y: 0 - xy.Y} }

// placeCentre returns where the place with this name is.
func (p *painter) placeCentre(name string) (game.XY, bool) {
	if xy, ok := p.places[name]; ok {
		return xy, true
	}
	return p.cellCentre(name)
}

// cellCentre reads the name of a cell of an open field.
func (p *painter) cellCentre(name string) (game.XY, bool) {
	x, y, rest, ok := coord.CutXY(name)
	return game.XY{X: float64(x), Y: float64(y)}, ok && rest == "" && p.surface.Open
}

// IsPlace reports whether a name is that of a place of the surface; of an open field
// only the cells of the situation's extent are in the picture.
func IsPlace(surface *game.Surface, situation game.Situation, name string) bool {
	xy, ok := newPainter(surface, &situation, &BoardStyle{}).placeCentre(name)
	e := situation.Extent
	return ok && (!surface.Open || xy.X >= e.MinX && xy.X <= e.MaxX && xy.Y >= e.MinY && xy.Y <= e.MaxY)
}

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

// extentOf returns what of an open field is seen in a film. It is nearer to the cubes than
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

// SurfaceShapes paints a surface alone. Of an open field there is nothing: its ground goes on
// as far as it is seen.
func SurfaceShapes(surface *game.Surface, theme themes.Theme) []scene.Shape {
	if surface.Open {
		return nil
	}
	p := newPainter(surface, &game.Situation{}, &BoardStyle{Theme: theme})
	p.board()
	return p.shapes
}
