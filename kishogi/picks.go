package kishogi

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/kishogi/messages"
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
	to := cellXY{x, y}
	place := placePick(to)
	switch formOf(m) {
	case formPlace:
		place.Becomes = Gyoku.String()
		place.SpokenLabel = messages.FaceOn(Gyoku.piece(), to.place())
		return []game.Pick{place}
	case formDrop:
		face, cube := FaceAfter(m), FaceAfter(m).Cube()
		place.Becomes = face.String()
		place.SpokenLabel = messages.PickDrop(face.piece(), to.place())
		return []game.Pick{
			{Kind: game.PickHand, ID: cube.String(), Label: messages.Face(cube.piece()), SpokenLabel: messages.PickHand(cube.piece())},
			{Kind: game.PickFace, ID: face.String(), Label: messages.Face(face.piece()), SpokenLabel: messages.PickAs(face.piece(), face.describeMoves())},
			place,
		}
	}
	slot := slotOf(m)
	face, next := p.face[slot], FaceAfter(m)
	from := placePick(p.cell(slot))
	from.SpokenLabel = messages.FaceOn(face.piece(), p.cell(slot).place())
	if formOf(m) == formMove {
		place.Becomes = next.String()
		place.SpokenLabel = messages.PickTo(to.place())
		if face != face.Opposite() {
			place.SpokenLabel = messages.PickToBecomes(to.place(), face.Opposite().piece())
		}
		return []game.Pick{from, place}
	}
	place.Captures = true
	place.SpokenLabel = messages.PickTakes(to.place(), p.face[p.at(x, y)].piece())
	if p.choices(m) == 1 {
		place.Becomes = next.String()
		return []game.Pick{from, place}
	}
	return []game.Pick{from, place, {Kind: game.PickFace, ID: next.String(), Label: messages.Face(next.piece()), SpokenLabel: messages.PickBecomes(next.piece(), next.describeMoves())}}
}

func placePick(c cellXY) game.Pick {
	return game.Pick{Kind: game.PickPlace, ID: c.String(), Place: c.String(), Label: messages.Cell(c.place())}
}
