package balance

import "github.com/teahouse-games/teahouse/game"

// kind is a kind of tile.
type kind uint8

// The kinds, in the order of the deal's letters.
const (
	rose kind = iota
	lotus
	orchid
	lily
	wheel // the Wheel of Life
)

const (
	kinds       = 5
	flowerKinds = 4 // the kinds before the Wheel
	tiles       = 11
	roseTile    = 0         // the Rose's number among the tiles
	wheelTile   = tiles - 1 // the Wheel's; flowers have the numbers before it
)

const letters = "RLOYW"

var kindNames = [kinds]string{"Rose", "Lotus", "Orchid", "Lily", "Wheel"}

func (k kind) String() string { return kindNames[k] }

func (k kind) letter() byte { return letters[k] }

// matching is which kinds balance each other.
type matching uint8

const (
	classic   matching = iota // Lotus with Rose, Orchid with Lily
	opposites                 // Rose and Lotus with Orchid and Lily
)

// tileInventory is the set of eleven tiles that both players share. Tiles are numbered
// by kind; those of one kind cannot be distinguished.
type tileInventory struct {
	number [kinds]uint8 // how many there are of each kind
	first  [kinds]uint8 // the number of the first tile of each kind
	kind   [tiles]kind
}

var inventories = [...]tileInventory{
	classic:   newTileInventory([kinds]uint8{rose: 1, lotus: 2, orchid: 3, lily: 4, wheel: 1}),
	opposites: newTileInventory([kinds]uint8{rose: 1, lotus: 4, orchid: 2, lily: 3, wheel: 1}),
}

func newTileInventory(number [kinds]uint8) tileInventory {
	s := tileInventory{number: number}
	tile := uint8(0)
	for k := range kind(kinds) {
		s.first[k] = tile
		for range number[k] {
			s.kind[tile] = k
			tile++
		}
	}
	return s
}

func matchingOf(o game.Options) matching {
	if o["matching"] == "opposites" {
		return opposites
	}
	return classic
}

// hand is how many tiles of each kind a seat holds.
type hand [kinds]uint8

func (h *hand) size() int {
	n := 0
	for _, number := range h {
		n += int(number)
	}
	return n
}

// append appends the letters of the tiles in the order R L O Y W.
func (h *hand) append(dst []byte) []byte {
	for k, number := range h {
		for range number {
			dst = append(dst, kind(k).letter())
		}
	}
	return dst
}

func (h *hand) String() string { return string(h.append(nil)) }
