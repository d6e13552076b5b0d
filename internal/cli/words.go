package cli

import (
	"fmt"

	"github.com/teahouse-games/teahouse/game"
)

// count is a number with its noun, e.g. "1 legal turn", "16 legal turns".
func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// seatName is what people call a seat, e.g. "Black".
func seatName(rules *game.Rules, seat game.Seat) string {
	if seat.IsPlayer() {
		return rules.Players[seat]
	}
	return "Chance"
}
