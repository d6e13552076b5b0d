package quaterno

import "github.com/teahouse-games/teahouse/board"

// lineOfSight is what a tile sees along its eight lines.
type lineOfSight struct {
	free   [board.Directions]uint8 // empty points before the first tile or the rim
	second [board.Directions]uint8 // points before the second tile or the rim, the first tile's included
	first  [board.Directions]tile  // the first tile, or noTile
}

// lineOfSight returns what t sees from where it stands.
func (p *Position) lineOfSight(t tile) lineOfSight {
	from := p.at[t&15]
	s := lineOfSight{free: lines.length[from], second: lines.length[from]}
	for d := range s.first {
		s.first[d] = noTile
	}
	toward, apart := &lines.toward[from], &lines.apart[from]
	for u, q := range p.at {
		d := toward[q]
		if d == noWay {
			continue
		}
		d &= 7
		if n := apart[q] - 1; n < s.free[d] {
			s.second[d], s.free[d], s.first[d] = s.free[d], n, tile(u)
		} else if n < s.second[d] {
			s.second[d] = n
		}
	}
	return s
}

// beyond returns how many points lie empty straight behind the first tile in
// direction d; there must be one.
func (s *lineOfSight) beyond(d board.Direction) uint8 { return s.second[d] - s.free[d] - 1 }
