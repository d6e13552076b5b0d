package analysis

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/rules/analysis/messages"
	"github.com/teahouse-games/teahouse/internal/rules/gamelist"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/svg"
	"github.com/teahouse-games/teahouse/render/themes"
	"github.com/teahouse-games/teahouse/render/tiles"
)

// Drawings is drawings, as parts of an SVG in which 1 is a step of the board and y goes down.
// Colours are CSS variables of themes.Stylesheet with the colours of the day as fallback.
type Drawings struct {
	Surface string            `json:"ground" doc:"The board without pieces and coordinates; empty for an open field."`
	Pieces  map[string]string `json:"pieces" doc:"By owner and kind, e.g. \"first R3\"; around 0,0."`
	Notes   map[string]string `json:"notes" doc:"By a piece's note: drawn over the piece."`
}

// DrawRequest selects what to draw.
type DrawRequest struct {
	Game    string
	Options map[string]string
	Set     string // of the pieces: pictures or letters; empty for pictures
	Names   bool   // the names of Ki Shogi's faces below their kanji
}

// DrawAll draws a game's board and all pieces that can ever be on it or in a hand. The
// error is an *[QuestionError].
func DrawAll(list gamelist.Games, d DrawRequest) (Drawings, error) {
	rules, options, err := ResolveGame(list, d.Game, d.Options, "")
	if err != nil {
		return Drawings{}, err
	}
	style := tiles.PieceStyle{Set: games.Pieces(), Theme: themes.Page, Design: themes.DesignPictures, RomanNames: d.Names}
	switch set := themes.TileDesign(d.Set); set {
	case "", themes.DesignPictures:
	case themes.DesignLetters:
		style.Design = set
	default:
		return Drawings{}, fieldError("set", messages.PieceSets(message.Text(themes.DesignPictures), message.Text(themes.DesignLetters)))
	}
	art := Drawings{
		Surface: svg.Fragment(paint.SurfaceShapes(rules.MustNew(options).Surface(), themes.Page)),
		Pieces:  map[string]string{}, Notes: map[string]string{},
	}
	owners := []game.Seat{game.First, game.Second}
	if rules.PieceSet.Shared {
		owners = append(owners, game.None)
	}
	for _, kind := range rules.PieceSet.Kinds {
		for _, owner := range owners {
			piece := game.Piece{Owner: owner, Kind: kind, Name: kind, Code: kind}
			art.Pieces[owner.String()+" "+kind] = svg.Fragment(tiles.Piece(piece, style))
		}
	}
	for _, note := range rules.PieceSet.Notes {
		art.Notes[note] = svg.Fragment(tiles.Note(note, games.Pieces(), themes.Page))
	}
	return art, nil
}
