package tiles

import "github.com/teahouse-games/teahouse/game"

// letters draws a piece as its code.
func (b *brush) letters(p *game.Piece, cube bool) {
	turn := 0.0
	if p.Owner == game.Second {
		turn = 180
	}
	if cube {
		b.pentagon(turn)
	} else {
		b.disc()
	}
	b.code(p, 0.7)
}
