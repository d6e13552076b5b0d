package rulebook

import (
	"fmt"
	"html/template"
	"path"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/svg"
	"github.com/teahouse-games/teahouse/render/themes"
	"github.com/teahouse-games/teahouse/render/tiles"
)

// Pictures of pieces in a line of text have names of these forms: tile-KIND.svg is the piece, and
// moves-KIND.svg is how it moves.
const (
	pieceName = "tile-"
	movesName = "moves-"
)

// writePiece writes a picture within a line of text.
func (w *pageBuilder) writePiece(out util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	image := node.(*ast.Image)
	name := path.Base(string(image.Destination))
	kind, isSVG := strings.CutSuffix(name, ".svg")
	var drawn string
	var err error
	piece, isPiece := strings.CutPrefix(kind, pieceName)
	moving, isMoves := strings.CutPrefix(kind, movesName)
	switch {
	case isSVG && isPiece:
		drawn, err = drawPiece(w.rules, piece, w.theme)
	case isSVG && isMoves:
		drawn, err = drawMoves(w.rules, moving, w.theme)
	default:
		err = fmt.Errorf("no comment says how to draw %s", name)
	}
	if err != nil {
		return ast.WalkStop, err
	}
	w.drawn[name] = drawn
	drawn = strings.Replace(drawn, ` role="img"`, ` aria-hidden="true"`, 1) // the span has the name
	fmt.Fprintf(out, "<span class=\"piece\" role=\"img\" aria-label=\"%s\">%s</span>", template.HTMLEscapeString(nodeText(image, source)), drawn)
	return ast.WalkSkipChildren, nil
}

const (
	pieceWidth = 48 // pixels
	movesWidth = 120
)

func pieceOf(rules *game.Rules, kind string) (game.Piece, error) {
	if !slices.Contains(rules.PieceSet.Kinds, kind) {
		return game.Piece{}, fmt.Errorf("%s has no piece %s", rules.Title, kind)
	}
	return game.Piece{Owner: game.First, Kind: kind, Name: kind, Code: kind}, nil
}

func drawPiece(rules *game.Rules, kind string, theme themes.Theme) (string, error) {
	piece, err := pieceOf(rules, kind)
	if err != nil {
		return "", err
	}
	s := scene.Scene{Min: scene.Point{X: -0.5, Y: -0.5}, Max: scene.Point{X: 0.5, Y: 0.5}}
	s.Shapes = tiles.Piece(piece, tiles.PieceStyle{Set: games.Pieces(), Theme: theme, Design: themes.DesignPictures})
	return svg.String(&s, pieceWidth), nil
}

// drawMoves draws a piece in the middle of five rows of five cells, and marks those it can go to.
func drawMoves(rules *game.Rules, kind string, theme themes.Theme) (string, error) {
	piece, err := pieceOf(rules, kind)
	if err != nil {
		return "", err
	}
	d, ok := games.Definition(rules.Name)
	if !ok || d.Reach == nil {
		return "", fmt.Errorf("%s does not say how a %s moves", rules.Title, kind)
	}
	const edge = 2.5
	surface := &game.Surface{Kind: game.SurfaceField, Extent: game.Extent{MinX: -edge, MinY: -edge, MaxX: edge, MaxY: edge}}
	for at := -edge; at <= edge; at++ {
		surface.Lines = append(surface.Lines,
			game.Segment{From: game.XY{X: at, Y: -edge}, To: game.XY{X: at, Y: edge}},
			game.Segment{From: game.XY{X: -edge, Y: at}, To: game.XY{X: edge, Y: at}})
	}
	style := paint.BoardStyle{Theme: theme, Design: themes.DesignPictures}
	piece.Place = placeName(game.XY{})
	surface.Places = append(surface.Places, game.Place{Name: piece.Place, Shape: game.ShapeCell})
	for _, cell := range d.Reach(kind) {
		name := placeName(cell)
		surface.Places = append(surface.Places, game.Place{Name: name, Shape: game.ShapeCell, Centre: cell})
		style.Targets = append(style.Targets, paint.TargetMark{Place: name})
	}
	drawn := paint.Board(surface, game.Situation{Pieces: []game.Piece{piece}, Extent: surface.Extent}, style)
	drawn.Background.A, drawn.Title, drawn.Description = 0, "", "" // the text beside it says what it is
	return svg.String(&drawn, movesWidth), nil
}

func placeName(at game.XY) string { return fmt.Sprintf("%g,%g", at.X, at.Y) }
