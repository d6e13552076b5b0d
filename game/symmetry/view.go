package symmetry

import (
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/coord"
)

// view is one way to see a position: a symmetry with a shift.
type view struct {
	matrix [2][2]int
	shift  point
	seats  bool
	pieces map[string]string
}

// upright is the view that changes nothing.
var upright = view{matrix: game.Upright.Matrix()}

// viewOf returns the view of a symmetry.
func viewOf(s *game.Symmetry) view {
	v := view{matrix: s.Orientation.Matrix(), seats: s.Seats, pieces: s.Pieces}
	if v.matrix[0][0]+v.matrix[0][1] < 0 {
		v.shift.x = 2 * max(s.Width-1, 0)
	}
	if v.matrix[1][0]+v.matrix[1][1] < 0 {
		v.shift.y = 2 * max(s.Height-1, 0)
	}
	return v
}

// back returns the view that undoes it.
func (v *view) back() view {
	m := v.matrix
	b := *v
	b.matrix = [2][2]int{{m[0][0], m[1][0]}, {m[0][1], m[1][1]}} // of such a matrix the inverse is the transpose
	b.shift = point{}
	b.shift = b.at(point{-v.shift.x, -v.shift.y})
	return b
}

// at returns where a place is seen.
func (v *view) at(p point) point {
	return point{
		v.matrix[0][0]*p.x + v.matrix[0][1]*p.y + v.shift.x,
		v.matrix[1][0]*p.x + v.matrix[1][1]*p.y + v.shift.y,
	}
}

// piece returns what a piece is seen as.
func (v *view) piece(text string) string {
	if other, ok := v.pieces[text]; ok {
		return other
	}
	return text
}

// cutPlace reads the name of a place from the beginning of text.
func (k *Keys) cutPlace(text string) (p point, rest string, ok bool) {
	end := wordEnd(text)
	if end == 0 {
		x, y, rest, ok := coord.CutXY(text)
		if !ok {
			return point{}, text, false
		}
		if k.points == nil {
			return point{2 * x, 2 * y}, rest, true
		}
		end = len(text) - len(rest)
	}
	p, ok = k.points[text[:end]]
	return p, text[end:], ok
}

// appendPlace appends the name of a place. It reports false if there is none.
func (k *Keys) appendPlace(dst []byte, p point) ([]byte, bool) {
	if k.points == nil {
		return coord.AppendXY(dst, p.x/2, p.y/2), true
	}
	name, ok := k.names[p]
	return append(dst, name...), ok
}

// wordEnd returns the length of the letters, and digits behind them, with which a text begins.
func wordEnd(text string) int {
	end := letterEnd(text)
	if end == 0 {
		return 0
	}
	for end < len(text) && text[end] >= '0' && text[end] <= '9' {
		end++
	}
	return end
}

func letterEnd(text string) int {
	end := 0
	for end < len(text) && (text[end]|0x20) >= 'a' && (text[end]|0x20) <= 'z' {
		end++
	}
	return end
}

// appendTurn appends the text of a turn as it is seen. It reports false if a place is seen where there is none.
func (k *Keys) appendTurn(dst []byte, v *view, text string) ([]byte, bool) {
	afterPlace := false // a hyphen there is none of a number
	for text != "" {
		if !afterPlace || text[0] != '-' {
			if p, rest, ok := k.cutPlace(text); ok {
				if dst, ok = k.appendPlace(dst, v.at(p)); !ok {
					return dst, false
				}
				text, afterPlace = rest, true
				continue
			}
		}
		afterPlace = false
		end := wordEnd(text)
		if other, ok := v.pieces[text[:end]]; ok {
			dst, text = append(dst, other...), text[end:]
			continue
		}
		end = max(letterEnd(text), 1)
		dst, text = append(dst, text[:end]...), text[end:]
	}
	return dst, true
}
