package kishogi

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/message"
)

// authorEntry is what an entry in the author's notation says, taken apart before
// anyone asks whether it fits a turn.
type authorEntry struct {
	drop          bool
	face          Face
	place         relativePlace // of a drop; of a move which cube it is, as seen from the own Gyoku
	becomes       Face
	becomesPhrase bool // becomes is said
	capture       bool
	taken         Face
	way           relativePlace // of a move; of a capture, if said
	check         bool
}

// relativePlace is a displacement, said by a compass word and a number or in brackets.
type relativePlace struct {
	given  bool
	dx, dy int32
	word   int   // in ring, or none
	n      int32 // cells in the direction of the word, 0 when it is not said
}

const noWord = -1

// ring is the cells at distance 2, clockwise from north, by the author's words.
var ring = [16]struct {
	word   string
	dx, dy int32
}{
	{"N", 0, 2}, {"NNE", 1, 2}, {"NE", 2, 2}, {"ENE", 2, 1}, {"E", 2, 0}, {"ESE", 2, -1}, {"SE", 2, -2}, {"SSE", 1, -2},
	{"S", 0, -2}, {"SSW", -1, -2}, {"SW", -2, -2}, {"WSW", -2, -1}, {"W", -2, 0}, {"WNW", -2, 1}, {"NW", -2, 2}, {"NNW", -1, 2},
}

// wordOf returns the word of ring that a compass word is, whatever its case.
func wordOf(text string) int {
	for i := range ring {
		if strings.EqualFold(ring[i].word, text) {
			return i
		}
	}
	return noWord
}

// compassPlace is n cells in direction d of the compass, or the leap of a knight.
func compassPlace(d int, n int32) relativePlace {
	if d < compass {
		return relativePlace{given: true, dx: n * delta[d][0], dy: n * delta[d][1], word: 2 * d, n: n}
	}
	return onRing(delta[d][0], delta[d][1])
}

// neighbourPlace returns a displacement by a word of 8 when it is to a neighbour.
func neighbourPlace(dx, dy int32) relativePlace {
	if d, n, ok := directionTo(dx, dy); ok && n == 1 {
		return compassPlace(d, 1)
	}
	return relativePlace{given: true, dx: dx, dy: dy, word: noWord}
}

// onRing returns one of the 16 cells at distance 2 by its word.
func onRing(dx, dy int32) relativePlace {
	for i := range ring {
		if ring[i].dx == dx && ring[i].dy == dy {
			return relativePlace{given: true, dx: dx, dy: dy, word: i}
		}
	}
	panic("kishogi: a cell that is not on the ring")
}

func (s relativePlace) String() string {
	switch {
	case s.word == noWord:
		return fmt.Sprintf("(%d,%d)", s.dx, s.dy)
	case s.n > 1:
		return fmt.Sprintf("%s%d", ring[s.word].word, s.n)
	}
	return ring[s.word].word
}

// String writes the entry as the author does.
func (e *authorEntry) String() string {
	var out strings.Builder
	if e.drop {
		fmt.Fprintf(&out, "*%s", e.face)
		if e.place.given {
			fmt.Fprintf(&out, " %s", e.place)
		}
		return out.String()
	}
	fmt.Fprint(&out, e.face)
	if e.place.given {
		fmt.Fprintf(&out, "@%s", e.place)
	}
	if e.becomesPhrase {
		fmt.Fprintf(&out, "(%s)", e.becomes)
	}
	if e.capture {
		fmt.Fprintf(&out, " x %s", e.taken)
	}
	if e.way.given {
		fmt.Fprintf(&out, " %s", e.way)
	}
	if e.check {
		out.WriteByte('+')
	}
	return out.String()
}

// turn is the entry in a message.
func (e *authorEntry) turn() message.Turn { return message.Turn(e.String()) }
