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

// portrait is one kind of piece of an owner, in a set.
type portrait struct {
	owner game.Seat
	kind  string
	set   look.Set // empty: pictures
}

// paint draws a small picture of a piece. One of a kind that there is not is an empty tile.
func (p portrait) paint() []byte {
	s := scene.Scene{Min: scene.Point{X: -0.5, Y: -0.5}, Max: scene.Point{X: 0.5, Y: 0.5}}
	style := tiles.Style{Theme: look.Light, Set: look.Pictures}
	if p.set != "" {
		style.Set = p.set
	}
	s.Shapes = tiles.Piece(game.Piece{Owner: p.owner, Kind: p.kind, Name: p.kind, Code: p.kind}, style)
	return []byte(svg.Text(&s, 40))
}

// portraits are the addresses of those that pages have shown: as many as there are kinds.
var portraits sync.Map

// address is where a small picture of a piece is that a game knows.
func (p portrait) address() string {
	if kept, ok := portraits.Load(p); ok {
		return kept.(string)
	}
	made := "/static/tiles/" + p.owner.String() + "-" + p.kind
	if p.set == look.Letters {
		made += "-" + string(look.Letters)
	}
	made += ".svg?v=" + tagOf(p.paint())
	portraits.Store(p, made)
	return made
}

// pictureOf is the address of a small picture of a piece that a game knows.
func pictureOf(owner game.Seat, kind string) string {
	return portrait{owner: owner, kind: kind}.address()
}

// isKind is what kinds look like.
var isKind = regexp.MustCompile(`^[A-Za-z0-9]{1,12}$`)

// portrait sends the small picture of a piece.
func (p *Pages) portrait(w http.ResponseWriter, r *http.Request) error {
	owner, rest, _ := strings.Cut(strings.TrimSuffix(r.PathValue("picture"), ".svg"), "-")
	kind, set, other := strings.Cut(rest, "-")
	one := portrait{kind: kind, set: look.Set(set)}
	if err := one.owner.UnmarshalText([]byte(owner)); err != nil || !isKind.MatchString(kind) || other && one.set != look.Letters {
		return p.nowhere(w, r)
	}
	send(w, r, "tile.svg", one.paint())
	return nil
}
