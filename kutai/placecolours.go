package kutai

import (
	"github.com/teahouse-games/teahouse/board"
	"github.com/teahouse-games/teahouse/kutai/messages"
	"github.com/teahouse-games/teahouse/message"
)

// colours is a set of the colours red, white and yellow.
type colours uint8

const (
	red colours = 1 << iota
	white
	yellow
)

// list returns the colours as messages.
func (c colours) list() (list message.List) {
	for i, name := range [...]func() message.Message{messages.Red, messages.White, messages.Yellow} {
		if c>>i&1 != 0 {
			list = append(list, name())
		}
	}
	return list
}

// ground is where a kind of tile may be placed; four grounds cover all kinds.
type ground uint8

const (
	redGround    ground = iota // red flowers: red or yellow
	whiteGround                // white flowers: white or yellow
	yellowGround               // Wheel, Cup, Spade, Twig: yellow
	lotusGround                // White Lotus: red or white
	grounds
)

var groundColours = [grounds]colours{red | yellow, white | yellow, yellow, red | white}

// groundOf is the ground of each kind, groundKinds the kinds of each ground.
var groundOf, groundKinds = func() (of [Kinds]ground, kinds [grounds]kindSet) {
	for k := range Kinds {
		switch {
		case k == Lotus:
			of[k] = lotusGround
		case !k.isColoured():
			of[k] = yellowGround
		case k.flower().colour == white:
			of[k] = whiteGround
		}
		kinds[of[k]] |= k.bit()
	}
	return of, kinds
}()

// placeIndex is where a tile can stand, a point or a square, by its number in a layout.
type placeIndex uint8

const noPlace = -1

// placeTable is the static table of the places that tiles stand on: the valid
// points, or the squares (option places).
type placeTable struct {
	places  int // how many there are
	x, y    [256]int8
	colours [256]colours
	names   [256]string
	next    [256][4]int16 // orthogonal neighbours, or noPlace
	ways    [8][256]int16 // the next place in each direction, or noPlace; the orthogonal ones first
	allowed [256]kindSet  // what may stand there
	centre  placeIndex
	numbers [18][18]int16         // the place with x-9, y-9 by y and x, or noPlace
	homes   [grounds][]placeIndex // the places of each ground
	at      map[string]placeIndex // by name
}

var layouts = [2]*placeTable{points: pointLayout(), squares: squareLayout()}

// pointLayout holds the points all of whose four adjoining squares are on the
// board ("valid intersections").
func pointLayout() *placeTable {
	l := new(placeTable)
	for p := range board.Point(board.Points) {
		x, y := p.XY()
		valid := true
		for _, corner := range [4][2]int{{x - 1, y - 1}, {x, y - 1}, {x - 1, y}, {x, y}} {
			_, ok := board.SquareAt(corner[0], corner[1])
			valid = valid && ok
		}
		if valid {
			l.add(x, y, p.Regions(), p.String())
		}
	}
	l.complete()
	return l
}

// squareLayout holds all squares, each at its south-west corner.
func squareLayout() *placeTable {
	l := new(placeTable)
	for i := range board.Squares {
		s := board.Square(i)
		x, y := s.XY()
		l.add(x, y, s.Regions(), s.String())
	}
	l.complete()
	return l
}

func (l *placeTable) add(x, y int, regions board.RegionSet, name string) {
	p := l.places
	l.x[p], l.y[p], l.names[p] = int8(x), int8(y), name
	if regions.Meets(board.Reds | board.Gates) {
		l.colours[p] |= red
	}
	if regions.Meets(board.Whites) {
		l.colours[p] |= white
	}
	if regions.Meets(board.Yellows) {
		l.colours[p] |= yellow
	}
	l.places++
}

func (l *placeTable) complete() {
	l.at = make(map[string]placeIndex, l.places)
	byXY := make(map[[2]int8]int16, l.places)
	for p := range l.places {
		l.at[l.names[p]] = placeIndex(p)
		byXY[[2]int8{l.x[p], l.y[p]}] = int16(p)
		for g := range grounds {
			if l.colours[p]&groundColours[g] != 0 {
				l.homes[g] = append(l.homes[g], placeIndex(p))
				l.allowed[p] |= groundKinds[g]
			}
		}
	}
	for p := range l.places {
		for i, d := range [8][2]int8{{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}} {
			q, ok := byXY[[2]int8{l.x[p] + d[0], l.y[p] + d[1]}]
			if !ok {
				q = noPlace
			}
			l.ways[i][p] = q
			if i < len(l.next[p]) {
				l.next[p][i] = q
			}
		}
	}
	for y := range l.numbers {
		for x := range l.numbers[y] {
			p, ok := byXY[[2]int8{int8(x - 9), int8(y - 9)}]
			if !ok {
				p = noPlace
			}
			l.numbers[y][x] = p
		}
	}
	l.centre = placeIndex(byXY[[2]int8{0, 0}])
}
