package balance

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// Position is a position of Balance Pai Sho with its options. Copying it copies
// the position. Begin one with [Rules].
type Position struct {
	capacity [flowerKinds]gardenCounts // of the flowers on the board, by kind
	key      uint64                    // of tiles and hands
	lines    [lines]uint32             // the squares with tiles; bits off the board are set
	points   [4]uint64                 // the points with tiles
	at       [tiles]placeIndex         // where each tile stands, or nowhere
	hands    [2]hand

	toMove   game.Seat
	placed   uint8 // tiles on the board
	flowers  uint8 // flowers on the board
	mounted  bool  // a flower stands on the Wheel
	total    uint8 // the number of balances, summed over the gardens
	moved    bool  // the last turn moved a tile, from and to; kept with no-undo only
	from, to board.Square
	passes   uint8 // in a row
	stalled  uint8 // turns of the moving stage in a row without a change in total
	ending   ending

	matching    matching
	noUndo      bool
	mustBalance bool
}

// begin returns the position before the deal.
func begin(o game.Options) Position {
	p := Position{
		toMove:      game.Chance,
		lines:       emptyLines,
		matching:    matchingOf(o),
		noUndo:      o["no-undo"] == "on",
		mustBalance: o["must-balance"] == "on",
	}
	for i := range p.at {
		p.at[i] = nowhere
	}
	return p
}

func (p *Position) inventory() *tileInventory { return &inventories[p.matching] }

// ToMove returns the seat to act, Chance before the deal.
func (p *Position) ToMove() game.Seat { return p.toMove }

// MidTurn is always false: every turn is one move.
func (p *Position) MidTurn() bool { return false }

// EndsTurn is always true.
func (p *Position) EndsTurn(game.Move) bool { return true }

// Moving reports whether all tiles are placed and the moving stage has begun.
func (p *Position) Moving() bool { return p.placed == tiles }

// AppendMoves appends every legal move.
func (p *Position) AppendMoves(dst []game.Move) []game.Move {
	switch {
	case p.over():
		return dst
	case p.toMove == game.Chance:
		return p.appendDeals(dst)
	case p.Moving():
		return p.appendSlides(dst)
	}
	return p.appendPlacements(dst)
}

// CountLegalTurns returns the number of legal turns.
func (p *Position) CountLegalTurns() int {
	switch {
	case p.over():
		return 0
	case p.toMove == game.Chance:
		return len(deals[p.matching])
	case p.Moving():
		var list [tiles]lineSquares
		return max(p.legalSlides(&list), 1)
	}
	var list legalPlacements
	return p.placements(&list)
}

// Do makes a legal move.
func (p *Position) Do(m game.Move) {
	switch moveForm(m) {
	case dealing:
		p.deal(m)
		return
	case placing:
		p.place(m)
	case sliding:
		p.slide(m)
	case passing:
		p.moved = false
		p.passes++
		p.stalled++
	}
	p.toMove = p.toMove.Opponent()
	p.judgeEnding()
}

// putTile places a tile that is nowhere.
func (p *Position) putTile(tile int, at placeIndex) {
	k := p.inventory().kind[tile]
	p.at[tile] = at
	p.key ^= placeKeys[k][at]
	p.occupy(at, true)
	if k == wheel {
		return
	}
	p.mounted = p.mounted || at == p.at[wheelTile]
	p.capacity[k] += p.contribution(tile)
}

// removeTile takes a tile off the board; not the Wheel while a flower stands on it.
func (p *Position) removeTile(tile int) {
	k, at := p.inventory().kind[tile], p.at[tile]
	p.key ^= placeKeys[k][at]
	if k != wheel {
		p.capacity[k] -= p.contribution(tile)
	}
	if k != wheel && at == p.at[wheelTile] {
		p.mounted = false
	} else {
		p.occupy(at, false)
	}
	p.at[tile] = nowhere
}

// occupy notes whether a tile stands on a place.
func (p *Position) occupy(at placeIndex, taken bool) {
	if at.isPoint() {
		n := at.point()
		p.points[n/64] &^= 1 << (n % 64)
		if taken {
			p.points[n/64] |= 1 << (n % 64)
		}
		return
	}
	l := lineOf[at]
	rank, file := &p.lines[l.rankLine()], &p.lines[l.fileLine()]
	*rank, *file = *rank&^l.onRank(), *file&^l.onFile()
	if taken {
		*rank, *file = *rank|l.onRank(), *file|l.onFile()
	}
}

// wheelFree returns the place of the Wheel while no flower stands on it, else nowhere.
func (p *Position) wheelFree() placeIndex {
	if p.mounted {
		return nowhere
	}
	return p.at[wheelTile]
}

// isFree reports whether a tile of kind k may be put on a place: no tile is there,
// or it is a flower and the Wheel is there alone.
func (p *Position) isFree(k kind, at placeIndex) bool {
	if at.isPoint() {
		n := at.point()
		return p.points[n/64]>>(n%64)&1 == 0
	}
	l := lineOf[at]
	return p.lines[l.rankLine()]&l.onRank() == 0 || k != wheel && at == p.wheelFree()
}

// topTile returns the number of the tile on a place, the flower when one stands on the
// Wheel, or -1.
func (p *Position) topTile(at placeIndex) int {
	for tile, q := range p.at {
		if q == at {
			return tile
		}
	}
	return -1
}
