package quaterno

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Axes is the number of main diagonals; an Outlook is for the one y=x or y=-x.
const Axes = int(noAxis)

// TooFar is what an Outlook says where one turn is not enough, or where it cannot say.
const TooFar = 2

// FigureDistance is how far seat is from figures across one main diagonal: how many of its
// own turns it takes, 0, 1 or Far, if the opponent does nothing.
type FigureDistance struct {
	Sun, Moon uint8        // until it stands on the diagonal
	Pairs     [Kinds]uint8 // until the two tiles of a kind mirror each other; Far if used up or in a hand
}

// FigureDistances returns seat's for each main diagonal, y=x first. A Swap, which moves two
// tiles, is not thought of. g must be seat's.
func (g *Reachability) FigureDistances() (list [Axes]FigureDistance) {
	p := g.pos
	used := p.made[0] | p.made[1] | p.hand[0] | p.hand[1]
	for a := rising; a <= falling; a++ {
		o := &list[a]
		o.Sun, o.Moon = g.fromAxis(Sun, a), g.fromAxis(Moon, a)
		for k := range o.Pairs {
			o.Pairs[k] = TooFar
		}
		for k := Fan; k <= Soldier; k++ {
			if used.has(k) {
				continue
			}
			one, other := p.At(game.First, k), p.At(game.Second, k)
			switch image := mirrors[a][one]; {
			case image == other:
				o.Pairs[k] = 0
			case g.CanBring(game.Second, k, image), g.CanBring(game.First, k, mirrors[a][other]):
				o.Pairs[k] = 1
			}
		}
	}
	return list
}

// fromAxis returns how many turns seat's tile of kind k is from a main diagonal.
func (g *Reachability) fromAxis(k Kind, a diagonal) uint8 {
	at := g.pos.At(g.seat, k)
	if mirrors[a][at] == at {
		return 0
	}
	t := tileOf(g.seat, k)
	by := g.senders(t)
	if by == 0 && (k == Sun || !g.freeKinds.has(k)) {
		return TooFar
	}
	found := false
	for _, to := range diagonals[a] {
		if g.visitBringingBy(by, t, to, func(game.Move) bool { found = true; return false }); found {
			return 1
		}
	}
	return TooFar
}

// FigureMade reports whether either player has made a figure of kind k.
func (p *Position) FigureMade(k Kind) bool { return (p.made[0] | p.made[1]).has(k) }

// MirrorImages returns the mirror images of a point across the main diagonals, y=x first.
func MirrorImages(q board.Point) [Axes]board.Point {
	return [Axes]board.Point{mirrors[rising][q], mirrors[falling][q]}
}

// Placement returns what the move m places and where; false if it is no placement.
func Placement(m game.Move) (k Kind, to board.Point, ok bool) {
	return moveTile(m).kind(), moveTo(m), moveAction(m) == actionPlace
}
