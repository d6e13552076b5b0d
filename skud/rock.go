package skud

import "github.com/teahouse-games/teahouse/board"

// A Rock cancels all Harmonies along its row and its column, beyond other
// tiles and gates too.

// countRocks recomputes the rows and columns with a Rock.
func (p *Position) countRocks() {
	p.rockRows, p.rockColumns = 0, 0
	for _, at := range p.accents.all() {
		if p.tile[at].Kind() == Rock {
			p.rockRows |= 1 << rankOf[at]
			p.rockColumns |= 1 << fileOf[at]
		}
	}
}

func (p *Position) rockOnRow(at board.Point) bool { return p.rockRows>>rankOf[at]&1 != 0 }

func (p *Position) rockOnColumn(at board.Point) bool { return p.rockColumns>>fileOf[at]&1 != 0 }
