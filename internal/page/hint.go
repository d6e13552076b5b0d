package page

import "github.com/teahouse-games/teahouse/game"

// Hint says where the next pick is to be found; empty once the turn is complete.
func (e *turnEntry) Hint() string {
	w := e.words
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
		return w.Text("site.hint.begin.both")
	case hand && first:
		return w.Text("site.hint.begin.hand")
	case place && first:
		return w.Text("site.hint.begin.place")
	case hand && place:
		return w.Text("site.hint.next.both")
	case hand:
		return w.Text("site.hint.next.hand")
	case place:
		return w.Text("site.hint.next.place")
	}
	return w.Text("site.hint.choose")
}
