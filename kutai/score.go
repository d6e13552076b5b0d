package kutai

import "github.com/teahouse-games/teahouse/game"

// Score estimates how well seat stands.
func (g *Game) Score(seat game.Seat) int { return 0 }
