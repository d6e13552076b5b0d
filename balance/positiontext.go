package balance

import (
	"slices"
	"strconv"
)

// The fields of a position text, in the order in which they are written:
//
//	to-move=second first=LOY second=RYY tiles=Wheel@j10;Rose@j10;Lotus@0,3 last=- passes=0 stalled=0
//
// Hands are letters as in the deal; last is the move that no-undo forbids to take
// back, e.g. j10-j14; "-" is none. Before the deal everything is none.
const (
	fieldToMove  = "to-move"
	fieldFirst   = "first"
	fieldSecond  = "second"
	fieldTiles   = "tiles"
	fieldLast    = "last"
	fieldPasses  = "passes"
	fieldStalled = "stalled"
)

const nothing = "-"

var handFields = [2]string{fieldFirst, fieldSecond}

func (p *Position) appendText(dst []byte) []byte {
	field := func(name string) {
		if len(dst) > 0 {
			dst = append(dst, ' ')
		}
		dst = append(append(dst, name...), '=')
	}
	field(fieldToMove)
	dst = append(dst, p.toMove.String()...)
	for seat, name := range handFields {
		field(name)
		if p.hands[seat].size() == 0 {
			dst = append(dst, nothing...)
		}
		dst = p.hands[seat].append(dst)
	}
	field(fieldTiles)
	dst = p.appendTiles(dst)
	field(fieldLast)
	if p.moved {
		dst = p.to.Append(append(p.from.Append(dst), '-'))
	} else {
		dst = append(dst, nothing...)
	}
	field(fieldPasses)
	dst = strconv.AppendInt(dst, int64(p.passes), 10)
	field(fieldStalled)
	return strconv.AppendInt(dst, int64(p.stalled), 10)
}

// appendTiles appends the placements of the tiles on the board, by kind and place.
func (p *Position) appendTiles(dst []byte) []byte {
	if p.placed == 0 {
		return append(dst, nothing...)
	}
	o, _ := p.normalized()
	first := true
	for tile, at := range o.at {
		if at == nowhere {
			continue
		}
		if !first {
			dst = append(dst, ';')
		}
		first = false
		dst = o.appendMoveText(dst, placeMove(o.inventory().kind[tile], at))
	}
	return dst
}

// normalized returns the position with the tiles of each kind numbered by place,
// whatever the order in which they came to the board, and the numbers they had.
func (p *Position) normalized() (o Position, numbers [tiles]int) {
	o = *p
	for tile := range numbers {
		numbers[tile] = tile
	}
	s := p.inventory()
	for k, first := range s.first {
		slices.SortFunc(numbers[first:first+s.number[k]], func(a, b int) int { return int(p.at[a]) - int(p.at[b]) })
	}
	for tile, number := range numbers {
		o.at[tile] = p.at[number]
	}
	return o, numbers
}
