package kishogi

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/message"
)

// A path of picks is: the cube to move, the cell it goes to and, when there is a
// choice, the face it takes; or the cube in hand, the face it shows and the cell.
// The first turns are a cell.

// Picks returns what may be picked after path.
func (g *Game) Picks(path []string) (game.Picks, error) {
	if g.Outcome().Over() {
		return game.PicksAfterEnd(g, path)
	}
	routes := g.routes()
	for depth := 0; ; depth++ {
		offer := picksAt(routes, depth)
		if depth == len(path) {
			return offer, nil
		}
		pick, ok := offer.PickByID(path[depth])
		if !ok {
			return game.Picks{}, g.explainRefusal(offer, path[:depth+1])
		}
		routes = pathsThrough(routes, depth, pick.ID)
	}
}

// pickPath is the picks that lead to one turn.
type pickPath struct {
	picks []game.Pick
	turn  string
}

func picksAt(routes []pickPath, depth int) game.Picks {
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

func pathsThrough(routes []pickPath, depth int, id string) []pickPath {
	var left []pickPath
	for _, r := range routes {
		if r.picks[depth].ID == id {
			left = append(left, r)
		}
	}
	return left
}

func (g *Game) routes() []pickPath {
	p := &g.Pos
	var routes []pickPath
	for _, m := range g.AppendMoves(nil) {
		routes = append(routes, pickPath{p.route(m), string(p.appendText(nil, m))})
	}
	return routes
}

func (p *Position) route(m game.Move) []game.Pick {
	x, y := p.target(m)
	to := cellXY{x, y}.String()
	place := game.Pick{Kind: game.PickPlace, ID: to, Place: to, Label: message.Plain(to)}
	switch formOf(m) {
	case formPlace:
		place.SpokenLabel = message.Plain("Gyoku on " + to)
		return []game.Pick{place}
	case formDrop:
		face := FaceAfter(m)
		place.SpokenLabel = message.Plain(fmt.Sprintf("drop %s on %s", face, to))
		return []game.Pick{
			{Kind: game.PickHand, ID: face.Cube().String(), Label: message.Plain(face.Cube().String()), SpokenLabel: message.Plain(face.Cube().String() + " cube from the hand")},
			{Kind: game.PickFace, ID: face.String(), Label: message.Plain(face.String()), SpokenLabel: message.Plain(fmt.Sprintf("as %s, which %s", face, face.describeMoves()))},
			place,
		}
	}
	slot := slotOf(m)
	from, face := p.cell(slot).String(), p.face[slot]
	picks := []game.Pick{{Kind: game.PickPlace, ID: from, Place: from, Label: message.Plain(from), SpokenLabel: message.Plain(fmt.Sprintf("%s on %s", face, from))}}
	if formOf(m) == formMove {
		spoken := "to " + to
		if face != face.Opposite() {
			spoken += ", becomes " + face.Opposite().String()
		}
		place.SpokenLabel = message.Plain(spoken)
		return append(picks, place)
	}
	place.Captures = true
	place.SpokenLabel = message.Plain(fmt.Sprintf("takes %s on %s", p.face[p.at(x, y)], to))
	picks = append(picks, place)
	if slot > 1 && p.choices(m) > 1 {
		next := FaceAfter(m)
		picks = append(picks, game.Pick{Kind: game.PickFace, ID: next.String(), Label: message.Plain(next.String()), SpokenLabel: message.Plain(fmt.Sprintf("becomes %s, which %s", next, next.describeMoves()))})
	}
	return picks
}
