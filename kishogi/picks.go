package kishogi

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// A path of picks is: the cube to move, the cell it goes to and, when there is a
// choice, the face it takes; or the cube in hand, the face it shows and the cell.
// The first turns are a cell.

// Picks says what may be picked after path.
func (g *Game) Picks(path []string) (game.Picks, error) {
	if o := g.Outcome(); o.Over() {
		if len(path) > 0 {
			return game.Picks{}, game.BrokenOver(g.Verdict())
		}
		return game.Picks{}, nil
	}
	routes := g.routes()
	for depth := 0; ; depth++ {
		offer := offered(routes, depth)
		if depth == len(path) {
			return offer, nil
		}
		pick, ok := offer.Offers(path[depth])
		if !ok {
			return game.Picks{}, g.notOffered(offer, path[:depth+1])
		}
		routes = through(routes, depth, pick.ID)
	}
}

// route is the picks that lead to one turn.
type route struct {
	picks []game.Pick
	turn  string
}

func offered(routes []route, depth int) game.Picks {
	if len(routes) == 1 && len(routes[0].picks) == depth {
		return game.Picks{Turn: routes[0].turn}
	}
	var offer game.Picks
	seen := map[string]bool{}
	for _, r := range routes {
		if pick := r.picks[depth]; !seen[pick.ID] {
			seen[pick.ID] = true
			offer.Next = append(offer.Next, pick)
		}
	}
	return offer
}

func through(routes []route, depth int, id string) []route {
	var left []route
	for _, r := range routes {
		if r.picks[depth].ID == id {
			left = append(left, r)
		}
	}
	return left
}

func (g *Game) routes() []route {
	p := &g.Pos
	var routes []route
	for _, m := range g.AppendMoves(nil) {
		routes = append(routes, route{p.route(m), string(p.appendText(nil, m))})
	}
	return routes
}

func (p *Position) route(m game.Move) []game.Pick {
	x, y := p.target(m)
	to := xy{x, y}.String()
	place := game.Pick{Kind: game.PickPlace, ID: to, Place: to, Label: to}
	switch formOf(m) {
	case formPlace:
		place.Spoken = "Gyoku on " + to
		return []game.Pick{place}
	case formDrop:
		face := faceAfter(m)
		place.Spoken = fmt.Sprintf("drop %s on %s", face, to)
		return []game.Pick{
			{Kind: game.PickHand, ID: face.Cube().String(), Label: face.Cube().String(), Spoken: face.Cube().String() + " cube from the hand"},
			{Kind: game.PickFace, ID: face.String(), Label: face.String(), Spoken: fmt.Sprintf("as %s, which %s", face, face.moves())},
			place,
		}
	}
	slot := slotOf(m)
	from, face := p.cell(slot).String(), p.face[slot]
	picks := []game.Pick{{Kind: game.PickPlace, ID: from, Place: from, Label: from, Spoken: fmt.Sprintf("%s on %s", face, from)}}
	if formOf(m) == formMove {
		place.Spoken = "to " + to
		if face != face.Opposite() {
			place.Spoken += ", becomes " + face.Opposite().String()
		}
		return append(picks, place)
	}
	place.Takes = true
	place.Spoken = fmt.Sprintf("takes %s on %s", p.face[p.at(x, y)], to)
	picks = append(picks, place)
	if slot > 1 && p.choices(m) > 1 {
		next := faceAfter(m)
		picks = append(picks, game.Pick{Kind: game.PickFace, ID: next.String(), Label: next.String(), Spoken: fmt.Sprintf("becomes %s, which %s", next, next.moves())})
	}
	return picks
}
