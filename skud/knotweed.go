package skud

import "github.com/teahouse-games/teahouse/board"

// IsKnotted reports whether a Knotweed surrounds at: its tile forms no Harmony.
func (p *Position) IsKnotted(at board.Point) bool {
	if p.knotweeds == 0 {
		return false
	}
	for _, a := range p.accents.all() {
		if p.tile[a].Kind() == Knotweed && isAround(a, at) {
			return true
		}
	}
	return false
}

// countKnotweeds recounts the Knotweeds on the board.
func (p *Position) countKnotweeds() {
	p.knotweeds = 0
	for _, at := range p.accents.all() {
		if p.tile[at].Kind() == Knotweed {
			p.knotweeds++
		}
	}
}
