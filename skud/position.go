package skud

import (
	"math/bits"

	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/game"
)

// stage is where in the game or in a turn a position stands.
type stage uint8

const (
	stageHostAccents stage = iota
	stageGuestAccents
	stageGuestFlower // Guest plants the first flower
	stageHostFlower  // Host answers it
	stageTurn        // plant or arrange
	stageBonus       // the Arrange is made and has earned a Harmony Bonus
)

// Position is the board, the hands and the seat to move. It has no pointers:
// copying it by assignment copies the position. Between turns equal positions
// are equal values. The zero Position is not one; see [Rules].
type Position struct {
	tile          [256]Tile // by point; nothing stands on NoPoint
	rows, columns PointSet  // tiles, gates and all beyond the rim: what stops a line
	flowers       [2]pointList
	accents       pointList
	lotus, orchid [2]board.Point // NoPoint when not in play
	rockRows      uint32         // ranks with a Rock
	rockColumns   uint32         // files with a Rock
	knotweeds     uint8          // on the board
	hands         [2]hand
	tilesKey      uint64 // of the tiles on the board

	stage  stage
	seat   game.Seat
	passes uint8    // in a row
	formed relation // whose Harmonies have been formed in this turn
	ending ending   // what the last turn brought about

	siteEdition bool // edition=garden-gate
	hostAccents bool // accents=host
	clash       bool // opening=clash
}

// pointList is the places of some tiles, in the order of points.
type pointList struct {
	at [20]board.Point
	n  uint8
}

func (l *pointList) all() []board.Point { return l.at[:l.n] }

func (l *pointList) add(p board.Point) {
	i := l.n
	for ; i > 0 && l.at[i-1] > p; i-- {
		l.at[i] = l.at[i-1]
	}
	l.at[i] = p
	l.n++
}

func (l *pointList) remove(p board.Point) {
	i := uint8(0)
	for l.at[i] != p {
		i++
	}
	l.n--
	for ; i < l.n; i++ {
		l.at[i] = l.at[i+1]
	}
	l.at[l.n] = 0
}

// begin returns the position before the first turn.
func begin(o game.Options) Position {
	p := Position{
		rows: noTiles, columns: noTiles,
		lotus:       [2]board.Point{board.NoPoint, board.NoPoint},
		orchid:      [2]board.Point{board.NoPoint, board.NoPoint},
		hands:       [2]hand{fullFlowerHand, fullFlowerHand},
		stage:       stageHostAccents,
		seat:        game.Second,
		siteEdition: o[optionEdition] == editionGardenGate,
		hostAccents: o[optionAccents] == accentsHost,
		clash:       o[optionOpening] == openingClash,
	}
	return p
}

// Tile returns what stands on at, or NoTile.
func (p *Position) Tile(at board.Point) Tile { return p.tile[at] }

// ToMove returns the seat to act, also when the game has ended here.
func (p *Position) ToMove() game.Seat { return p.seat }

// MidTurn reports whether an Arrange has been made whose bonus is open.
func (p *Position) MidTurn() bool { return p.stage == stageBonus }

// EndsTurn reports whether m ends the turn: all do but an Arrange whose bonus is open.
func (p *Position) EndsTurn(m game.Move) bool {
	if p.MidTurn() {
		return true
	}
	next := *p
	next.Do(m)
	return !next.MidTurn()
}

// bloomingLotus reports whether s has a White Lotus in bloom.
func (p *Position) bloomingLotus(s game.Seat) bool {
	return p.lotus[s] != board.NoPoint && !p.lotus[s].IsGate()
}

// putTile sets t on the empty point at.
func (p *Position) putTile(at board.Point, t Tile) {
	p.tile[at] = t
	f, r := fileOf[at], rankOf[at]
	p.rows[r] |= 1 << f
	p.columns[f] |= 1 << r
	p.tilesKey ^= tileKey(at, t)
	k, s := t.Kind(), t.Owner()
	if k.Accent() {
		p.accents.add(at)
		p.countRocks()
		p.countKnotweeds()
		return
	}
	p.flowers[s].add(at)
	switch k {
	case WhiteLotus:
		p.lotus[s] = at
	case Orchid:
		p.orchid[s] = at
	}
}

// removeTile lifts the tile on at.
func (p *Position) removeTile(at board.Point) Tile {
	t := p.tile[at]
	p.tile[at] = NoTile
	if !at.IsGate() {
		f, r := fileOf[at], rankOf[at]
		p.rows[r] &^= 1 << f
		p.columns[f] &^= 1 << r
	}
	p.tilesKey ^= tileKey(at, t)
	k, s := t.Kind(), t.Owner()
	if k.Accent() {
		p.accents.remove(at)
		p.countRocks()
		p.countKnotweeds()
		return t
	}
	p.flowers[s].remove(at)
	switch k {
	case WhiteLotus:
		p.lotus[s] = board.NoPoint
	case Orchid:
		p.orchid[s] = board.NoPoint
	}
	return t
}

// openPoints sets free to the points a flower can walk over: those without a tile,
// open gates included.
func (p *Position) openPoints(free *PointSet) {
	for r := range free {
		free[r] = ^p.rows[r]
	}
	for _, g := range gates {
		if p.tile[g] == NoTile {
			free.add(g)
		}
	}
}

// openGates returns the number of gates without a tile.
func (p *Position) openGates() int {
	n := 0
	for _, g := range gates {
		if p.tile[g] == NoTile {
			n++
		}
	}
	return n
}

// hasGrowing reports whether s has a flower in a gate.
func (p *Position) hasGrowing(s game.Seat) bool {
	for _, g := range gates {
		if t := p.tile[g]; t != NoTile && t.Owner() == s {
			return true
		}
	}
	return false
}

// countEmpty returns the number of points without a tile, gates not counted.
func (p *Position) countEmpty() int {
	n := 0
	for _, row := range p.rows {
		n += bits.OnesCount32(^row)
	}
	return n
}
