package quaterno

import "github.com/teahouse-games/teahouse/game"

// Kind is one of the seven kinds of tile; each player has one of each.
type Kind uint8

// The kinds. Those from Fan on are placed by the players and make figures.
const (
	Sun Kind = iota
	Moon
	Fan
	Anchor
	Stick
	Compass
	Soldier
)

// Kinds is the number of kinds.
const Kinds = 7

// players are the names of First and Second.
var players = [2]string{"Guest", "Host"}

var kindNames = [Kinds]string{"Sun", "Moon", "Fan", "Anchor", "Stick", "Compass", "Soldier"}

// kindCodes are for boards made of text.
var kindCodes = [Kinds]string{"Sun", "Mn", "Fan", "Anc", "Stk", "Cmp", "Sld"}

func (k Kind) String() string { return kindNames[k] }

// kindNamed returns the kind with this name.
func kindNamed(name string) (Kind, bool) {
	for k, n := range kindNames {
		if n == name {
			return Kind(k), true
		}
	}
	return 0, false
}

// kindSet is a set of kinds, one bit each.
type kindSet uint8

// placed are the kinds that players place, the ones that make figures.
const placed kindSet = 1<<Fan | 1<<Anchor | 1<<Stick | 1<<Compass | 1<<Soldier

func (s kindSet) has(k Kind) bool { return s>>k&1 != 0 }

// tile is one of the fourteen tiles: 8·seat + kind, so that it indexes an array of sixteen.
type tile uint8

const (
	tiles       = 16 // slots for tiles; two of them stay empty
	noTile tile = 7  // an empty slot
)

func tileOf(seat game.Seat, k Kind) tile { return tile(seat)<<3 | tile(k) }

func (t tile) seat() game.Seat { return game.Seat(t >> 3 & 1) }
func (t tile) kind() Kind      { return Kind(t & 7) }

// counterpart returns the other player's tile of the same kind; noTile if t is none.
func (t tile) counterpart() tile {
	if t == noTile {
		return noTile
	}
	return t ^ 8
}

// String returns e.g. "Guest's Fan".
func (t tile) String() string { return players[t.seat()] + "'s " + t.kind().String() }
