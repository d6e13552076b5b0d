package page

import (
	"net/http"
	"regexp"
	"strings"
	"sync"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/svg"
	"github.com/teahouse-games/teahouse/render/themes"
	"github.com/teahouse-games/teahouse/render/tiles"
)

// pieceImage is one kind of piece of an owner, in a set.
type pieceImage struct {
	owner game.Seat
	kind  string
	set   themes.TileDesign // empty: pictures
}

// paint draws a small picture of a piece. An unknown kind is an empty tile.
func (p pieceImage) paint() []byte {
	s := scene.Scene{Min: scene.Point{X: -0.5, Y: -0.5}, Max: scene.Point{X: 0.5, Y: 0.5}}
	style := tiles.PieceStyle{Set: games.Pieces(), Theme: themes.Light, Design: themes.DesignPictures}
	if p.set != "" {
		style.Design = p.set
	}
	s.Shapes = tiles.Piece(game.Piece{Owner: p.owner, Kind: p.kind, Name: p.kind, Code: p.kind}, style)
	return []byte(svg.String(&s, 40))
}

// pieceImages are the addresses of those that pages have shown: as many as there are kinds.
var pieceImages sync.Map

// address returns where a small picture of a piece is that a game knows.
func (p pieceImage) address() string {
	if kept, ok := pieceImages.Load(p); ok {
		return kept.(string)
	}
	made := "/static/tiles/" + p.owner.String() + "-" + p.kind
	if p.set == themes.DesignLetters {
		made += "-" + string(themes.DesignLetters)
	}
	made += ".svg?v=" + contentTag(p.paint())
	pieceImages.Store(p, made)
	return made
}

// pictureOf returns the address of a small picture of a piece that a game knows.
func pictureOf(owner game.Seat, kind string) string {
	return pieceImage{owner: owner, kind: kind}.address()
}

// isKind is what kinds look like.
var isKind = regexp.MustCompile(`^[A-Za-z0-9]{1,12}$`)

// portrait sends the small picture of a piece.
func (p *Pages) portrait(w http.ResponseWriter, r *http.Request) error {
	owner, rest, _ := strings.Cut(strings.TrimSuffix(r.PathValue("picture"), ".svg"), "-")
	kind, set, other := strings.Cut(rest, "-")
	one := pieceImage{kind: kind, set: themes.TileDesign(set)}
	if err := one.owner.UnmarshalText([]byte(owner)); err != nil || !isKind.MatchString(kind) || other && one.set != themes.DesignLetters {
		return p.notFound(w, r)
	}
	serveCacheable(w, r, "tile.svg", one.paint())
	return nil
}
