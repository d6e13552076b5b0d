package page

import "github.com/teahouse-games/teahouse/game"

// Hint says where the next pick is to be found; empty once the turn is complete.
func (e *entry) Hint() string {
	if e.Turn != "" || len(e.Next) == 0 {
		return ""
	}
	var hand, place bool
	for _, pick := range e.Next {
		hand = hand || pick.Kind == game.PickHand
		place = place || pick.Kind == game.PickPlace
	}
	first := len(e.Path) == 0
	switch {
	case hand && place && first:
		return "Begin with something in your hand or on the board."
	case hand && first:
		return "Begin with something in your hand."
	case place && first:
		return "Begin on the board."
	case hand && place:
		return "Now pick from your hand or on the board."
	case hand:
		return "Now pick from your hand."
	case place:
		return "Now pick a place on the board."
	}
	return "Choose one of these."
}
