package study

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/internal/catalog"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/paint"
	"github.com/teahouse-games/teahouse/render/svg"
	"github.com/teahouse-games/teahouse/render/tiles"
)

// Art is drawings, as parts of an SVG in which 1 is a step of the board and y goes down,
// in the colours of the day.
type Art struct {
	Ground string            `json:"ground" doc:"The board without pieces and coordinates; empty for an open field."`
	Pieces map[string]string `json:"pieces" doc:"By owner and kind, e.g. \"first R3\"; around 0,0."`
	Notes  map[string]string `json:"notes" doc:"By a piece's note: drawn over the piece."`
}

// Drawn is what is to be drawn.
type Drawn struct {
	Game    string
	Options map[string]string
	Set     string // of the pieces: pictures or letters; empty for pictures
	Names   bool   // the names of Ki Shogi's faces below their kanji
}

// Draw draws a game's board and all pieces that can ever be on it or in a hand. The
// error is an *[Error].
func Draw(games catalog.Catalog, d Drawn) (Art, error) {
	rules, options, err := Find(games, d.Game, d.Options, "")
	if err != nil {
		return Art{}, err
	}
	style := tiles.Style{Theme: look.Day, Set: look.Pictures, Romaji: d.Names}
	switch set := look.Set(d.Set); set {
	case "", look.Pictures:
	case look.Letters:
		style.Set = set
	default:
		return Art{}, wrong("set", fmt.Sprintf("the sets of pieces are %s and %s", look.Pictures, look.Letters))
	}
	art := Art{
		Ground: svg.Fragment(paint.Ground(rules.Begin(options).Surface(), look.Day)),
		Pieces: map[string]string{}, Notes: map[string]string{},
	}
	owners := []game.Seat{game.First, game.Second}
	if rules.Pieces.Shared {
		owners = append(owners, game.None)
	}
	for _, kind := range rules.Pieces.Kinds {
		for _, owner := range owners {
			piece := game.Piece{Owner: owner, Kind: kind, Name: kind, Code: kind}
			art.Pieces[owner.String()+" "+kind] = svg.Fragment(tiles.Piece(piece, style))
		}
	}
	for _, note := range rules.Pieces.Notes {
		art.Notes[note] = svg.Fragment(tiles.Note(note, look.Day))
	}
	return art, nil
}
