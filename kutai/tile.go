package kutai

// Kind is one of the 29 kinds of tile. Each player has one tile of each kind.
// The 24 kinds of flower come first, Day and Night in turn.
type Kind uint8

// The kinds that are not Day or Night flowers.
const (
	Wheel Kind = 2*flowers + iota
	Cup
	Spade
	Twig
	Lotus

	Kinds Kind = 2*flowers + iota
)

const flowers = 12

// Light is Day or Night.
type Light uint8

// The lights.
const (
	Day Light = iota
	Night
)

type season uint8

const (
	spring season = iota
	summer
	autumn
	winter
)

// flower is what the Day and the Night tile of one flower have in common.
type flower struct {
	code, name string
	colour     colours
	season     season
	points     uint8
}

var flowerTable = [flowers]flower{
	{"CB", "Cherry Blossom", red, spring, 2},
	{"CH", "Chrysanthemum", red, summer, 2},
	{"IR", "Iris", red, spring, 1},
	{"MA", "Maple", red, autumn, 3},
	{"PE", "Peony", red, summer, 1},
	{"RH", "Rhododendron", red, winter, 3},
	{"CL", "Clover", white, autumn, 1},
	{"JA", "Jasmine", white, winter, 2},
	{"LI", "Lily", white, summer, 3},
	{"PI", "Pine", white, winter, 1},
	{"WI", "Willow", white, autumn, 2},
	{"WS", "Wisteria", white, spring, 3},
}

// others are the kinds from Wheel on.
var others = [Kinds - Wheel]struct {
	code, name string
	points     uint8
}{
	{"WHEEL", "Wheel", 2},
	{"CUP", "Cup", 2},
	{"SPADE", "Spade", 1},
	{"TWIG", "Twig", 3},
	{"LOTUS", "White Lotus", 0},
}

// isColoured reports whether k is a flower with colour, light and season: every
// flower but the White Lotus.
func (k Kind) isColoured() bool { return k < Wheel }

// IsFlower reports whether k is a flower tile, which the White Lotus is too.
func (k Kind) IsFlower() bool { return k.isColoured() || k == Lotus }

// flower and light are only asked of coloured kinds.
func (k Kind) flower() *flower { return &flowerTable[k/2] }
func (k Kind) light() Light    { return Light(k % 2) }

// points returns the tile's own value; the White Lotus has none.
func (k Kind) points() uint8 {
	if k.isColoured() {
		return k.flower().points
	}
	return others[k-Wheel].points
}

// String returns the code of the notation: "CBd", "WHEEL".
func (k Kind) String() string { return kindCodes[k] }

var kindCodes = func() (t [Kinds]string) {
	for k := range Kinds {
		if k.isColoured() {
			t[k] = k.flower().code + "dn"[k%2:k%2+1]
		} else {
			t[k] = others[k-Wheel].code
		}
	}
	return t
}()

// Name returns the name for people: "Day Cherry Blossom", "White Lotus".
func (k Kind) Name() string {
	if !k.isColoured() {
		return others[k-Wheel].name
	}
	return [2]string{"Day ", "Night "}[k.light()] + k.flower().name
}

// short returns what three letters show of the code: all of a flower's, the beginning
// of another tile's.
func (k Kind) short() string { return k.String()[:3] }

var kindsByCode = func() map[string]Kind {
	t := make(map[string]Kind, Kinds)
	for k := range Kinds {
		t[k.String()] = k
	}
	return t
}()

// tile is one of the 58 tiles of both sets: twice its kind, and 1 more for the
// one of the two that was placed later. Whose it was does not matter.
type tile uint8

const tiles = 2 * tile(Kinds)

func (t tile) kind() Kind   { return Kind(t / 2) }
func (t tile) bit() tileSet { return 1 << t }

// tileSet is a set of tiles, one bit each.
type tileSet uint64

func (s tileSet) has(t tile) bool { return s>>t&1 != 0 }
