package balance

import "github.com/teahouse-games/teahouse/game"

// PlacementClasses is the number of classes that [Position.PlacementClass] distinguishes.
const PlacementClasses = kinds * classesPerKind

const classesPerKind = 2*len(placeClasses) + 1

// PlacementClass returns the class of a placement: the kind of tile, the gardens it will belong
// to, whether it will stand on a square or a point, and whether on the Wheel.
// Placements of one class make the same balances. They differ in where tiles can move
// later, unless they are on points, and in which place they leave to others.
func (p *Position) PlacementClass(m game.Move) int {
	k, at := placementOf(m)
	class := 2 * int(placeClassOf[at])
	switch {
	case at == p.at[wheelTile]:
		class = classesPerKind - 1
	case at.isPoint():
		class++
	}
	return int(k)*classesPerKind + class
}

// GardenClass returns the class of a placement that Like returns for one on a square: whether on
// a square or a point, placements of one class make the same balances.
func (p *Position) GardenClass(m game.Move) int {
	like := p.PlacementClass(m)
	if OnPoint(m) {
		like--
	}
	return like
}

// WiderClasses returns the classes, as Bond returns them, of a tile of the same kind that will belong
// to the gardens of this class and to others. What completes the balance after a placement
// does so after one of a wider class too, unless that is on the very place.
func WiderClasses(bond int) []uint16 { return wider[bond] }

var wider = func() (list [PlacementClasses][]uint16) {
	for k := range flowerKinds {
		for i, narrow := range placeClasses {
			for j, wide := range placeClasses {
				if i != j && narrow.gardens&^wide.gardens == 0 {
					bond := k*classesPerKind + 2*i
					list[bond] = append(list[bond], uint16(k*classesPerKind+2*j))
				}
			}
		}
	}
	return list
}()

// OnPoint reports whether a placement is one on a point, where the tile will stay.
func OnPoint(m game.Move) bool {
	_, at := placementOf(m)
	return moveForm(m) == placing && at.isPoint()
}

// SamePlace reports whether two placements are on one place.
func SamePlace(a, b game.Move) bool {
	_, at := placementOf(a)
	_, also := placementOf(b)
	return at == also
}

// VisitGardenClasses yields a legal placement of every class that [Position.GardenClass]
// distinguishes, until yield refuses one. With must-balance, which depends on all placements, it
// yields nothing.
func (p *Position) VisitGardenClasses(yield func(game.Move) bool) {
	if p.mustBalance || p.Moving() || p.over() || !p.toMove.IsPlayer() {
		return
	}
	wheelAt := p.at[wheelTile]
	for k := range kind(kinds) {
		if p.hands[p.toMove][k] == 0 {
			continue
		}
		if at := p.wheelFree(); at != nowhere && !yield(placeMove(k, at)) {
			return
		}
		for i := range placesOf {
			for _, at := range placesOf[i] { // squares come first
				if k == wheel && at.isPoint() {
					break
				}
				if at != wheelAt && p.isFree(k, at) {
					if !yield(placeMove(k, at)) {
						return
					}
					break
				}
			}
		}
	}
}

// OnPlaceOf returns the placement of the tile of one placement on the place of another.
func OnPlaceOf(m, other game.Move) game.Move {
	k, _ := placementOf(m)
	_, at := placementOf(other)
	return placeMove(k, at)
}

// Placed returns the number of tiles on the board, of eleven.
func (p *Position) Placed() int { return int(p.placed) }

// Total returns the number of balances, summed over the gardens.
func (p *Position) Total() int { return int(p.total) }

// LastFlower returns the seat that places the last flower if who holds the Wheel keeps it for
// last: First, who places the last tile, unless that is the Wheel.
func (p *Position) LastFlower() game.Seat {
	if p.hands[game.First][wheel] > 0 {
		return game.Second
	}
	return game.First
}

// Flowers returns the number of flowers on the board, of ten.
func (p *Position) Flowers() int { return int(p.flowers) }

// MayPlace reports whether a placement is legal for the seat to move. With must-balance,
// which depends on all of them, it does not know and says no.
func (p *Position) MayPlace(m game.Move) bool {
	k, at := placementOf(m)
	return moveForm(m) == placing && !p.mustBalance && !p.Moving() && p.ending == none &&
		p.toMove.IsPlayer() && p.hands[p.toMove][k] > 0 && (k != wheel || at.isSquare()) && p.isFree(k, at)
}
