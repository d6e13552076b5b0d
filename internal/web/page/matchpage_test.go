package page_test

import "testing"

// A rated game that ends before both have played says so, and why, and that it is not rated.
func TestAbortedRatedGame(t *testing.T) {
	h := newHarness(t)
	ann, bob := h.browser(), h.browser()
	ann.logIn("Ann", h.account("Ann")[0])
	bob.logIn("Bob", h.account("Bob")[0])
	at := h.begin(ann, bob, "ki-shogi", "clock", "5+5", "rated", "rated")
	ann.press("Yes, cancel the game")
	text := "The game was cancelled. Nobody has won. At least one player had not played a turn yet. A player cancelled the game, or did not begin in time. The game does not count for the ratings."
	if p := bob.get(at); !p.has(text) {
		t.Errorf("the other player reads\n%s", p.text)
	}
}
