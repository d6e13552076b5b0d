package page

import (
	"net/http"
	"regexp"
	"strings"
	"sync"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/render/look"
	"github.com/teahouse-games/teahouse/render/scene"
	"github.com/teahouse-games/teahouse/render/svg"
	"github.com/teahouse-games/teahouse/render/tiles"
)

// portrait is one kind of piece of an owner.
type portrait struct {
	owner game.Seat
	kind  string
}

// paint draws a small picture of a piece. One of a kind that there is not is an empty tile.
func (p portrait) paint() []byte {
	s := scene.Scene{Min: scene.Point{X: -0.5, Y: -0.5}, Max: scene.Point{X: 0.5, Y: 0.5}}
	s.Shapes = tiles.Piece(game.Piece{Owner: p.owner, Kind: p.kind, Name: p.kind, Code: p.kind}, tiles.Style{Theme: look.Light, Set: look.Pictures})
	return []byte(svg.Text(&s, 40))
}

// portraits are the addresses of those that pages have shown: as many as there are kinds.
var portraits sync.Map

// pictureOf is the address of a small picture of a piece that a game knows.
func pictureOf(owner game.Seat, kind string) string {
	p := portrait{owner, kind}
	if kept, ok := portraits.Load(p); ok {
		return kept.(string)
	}
	made := "/static/tiles/" + owner.String() + "-" + kind + ".svg?v=" + tagOf(p.paint())
	portraits.Store(p, made)
	return made
}

// isKind is what kinds look like.
var isKind = regexp.MustCompile(`^[A-Za-z0-9]{1,12}$`)

// portrait sends the small picture of a piece.
func (p *Pages) portrait(w http.ResponseWriter, r *http.Request) error {
	owner, kind, _ := strings.Cut(strings.TrimSuffix(r.PathValue("picture"), ".svg"), "-")
	one := portrait{kind: kind}
	if err := one.owner.UnmarshalText([]byte(owner)); err != nil || !isKind.MatchString(kind) {
		return p.nowhere(w, r)
	}
	send(w, r, "tile.svg", one.paint())
	return nil
}
