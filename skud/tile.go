package skud

import "github.com/teahouse-games/teahouse/game"

// Kind is what a tile is. The six basic flowers come first, in the order of
// the circle of Harmony; the Accents come last, in the order of their letters.
type Kind uint8

// The kinds.
const (
	Rose Kind = iota
	Chrysanthemum
	Rhododendron
	Jasmine
	Lily
	WhiteJade
	WhiteLotus
	Orchid
	Boat
	Knotweed
	Rock
	Wheel
)

// Numbers of kinds: basic flowers, flowers, all.
const (
	basicKinds  = 6
	flowerKinds = 8
	Kinds       = 12
)

var (
	kindCodes = [Kinds]string{"R3", "R4", "R5", "W3", "W4", "W5", "L", "O", "B", "K", "R", "W"}
	kindReach = [flowerKinds]int{3, 4, 5, 3, 4, 5, 2, 6}
	// kindCount is how many of a kind a player has in the box.
	kindCount = [Kinds]int{3, 3, 3, 3, 3, 3, 1, 1, 2, 2, 2, 2}
)

// keptAccents is how many Accents each player takes into the game.
const keptAccents = 4

// String returns the code of the notation, e.g. "R3".
func (k Kind) String() string { return kindCodes[k] }

// Name returns the English name for people, e.g. "Rose".
func (k Kind) Name() string { return kindNames()[k] }

// Basic reports whether k is a basic flower.
func (k Kind) Basic() bool { return k < basicKinds }

// Flower reports whether k is a flower, basic or special.
func (k Kind) Flower() bool { return k < flowerKinds }

// Accent reports whether k is an Accent tile.
func (k Kind) Accent() bool { return k >= flowerKinds }

// Reach returns how many steps a flower can go in one Arrange.
func (k Kind) Reach() int { return kindReach[k] }

// opposite returns the kind in Disharmony with a basic flower.
func (k Kind) opposite() Kind { return (k + basicKinds/2) % basicKinds }

// neighbours reports whether two basic flowers stand side by side in the circle.
func (k Kind) neighbours(other Kind) bool {
	return (k+1)%basicKinds == other || (other+1)%basicKinds == k
}

// cutKind reads a kind's code from the beginning of text.
func cutKind(text string) (k Kind, rest string, ok bool) {
	for k := range Kind(Kinds) {
		code := kindCodes[k]
		if len(text) >= len(code) && text[:len(code)] == code {
			return k, text[len(code):], true
		}
	}
	return 0, text, false
}

// Tile is one tile of a player, or no tile (the zero Tile).
type Tile uint8

// NoTile stands on an empty point.
const NoTile Tile = 0

// tiles is one more than the largest Tile.
const tiles = 32

const secondTile Tile = 16

func tileOf(k Kind, owner game.Seat) Tile { return Tile(k) + 1 + secondTile*Tile(owner) }

// Kind returns what the tile is; t must not be NoTile.
func (t Tile) Kind() Kind { return Kind(t&(secondTile-1)) - 1 }

// Owner is whose tile it is; t must not be NoTile.
func (t Tile) Owner() game.Seat { return game.Seat(t / secondTile) }

// relation is how two tiles in line stand to each other: whose Harmony it is, or
// that it is a Disharmony. Several bonds make a set.
type relation uint8

const (
	firstHarmony  relation = 1 << game.First
	secondHarmony relation = 1 << game.Second
	anyHarmony             = firstHarmony | secondHarmony
	disharmony    relation = 4
)

func harmonyOf(s game.Seat) relation { return 1 << s }

var relations = func() (t [tiles][tiles]relation) {
	for _, s := range [2]game.Seat{game.First, game.Second} {
		for _, o := range [2]game.Seat{game.First, game.Second} {
			for k := range Kind(basicKinds) {
				for l := range Kind(basicKinds) {
					switch {
					case k.opposite() == l:
						t[tileOf(k, s)][tileOf(l, o)] = disharmony
					case s == o && k.neighbours(l):
						t[tileOf(k, s)][tileOf(l, o)] = harmonyOf(s)
					}
				}
				t[tileOf(k, s)][tileOf(WhiteLotus, o)] = harmonyOf(s)
				t[tileOf(WhiteLotus, o)][tileOf(k, s)] = harmonyOf(s)
			}
		}
	}
	return t
}()

// relationOf returns the bond of two tiles in line, Rocks and Knotweeds aside.
func relationOf(a, b Tile) relation { return relations[a%tiles][b%tiles] }
