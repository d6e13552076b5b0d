package page

import (
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// TestHint says where the next pick is to be found, for each way in which it may be.
func TestHint(t *testing.T) {
	t.Parallel()
	hand, place, face := game.Pick{Kind: game.PickHand}, game.Pick{Kind: game.PickPlace}, game.Pick{Kind: game.PickFace}
	for _, c := range []struct {
		path, next []game.Pick
		turn, want string
	}{
		{next: []game.Pick{hand, place}, want: "Begin with something in your hand or on the board."},
		{next: []game.Pick{hand}, want: "Begin with something in your hand."},
		{next: []game.Pick{place}, want: "Begin on the board."},
		{next: []game.Pick{face}, want: "Choose one of these."},
		{path: []game.Pick{hand}, next: []game.Pick{face}, want: "Choose one of these."},
		{path: []game.Pick{hand, face}, next: []game.Pick{place}, want: "Now pick a place on the board."},
		{path: []game.Pick{place}, next: []game.Pick{hand}, want: "Now pick from your hand."},
		{path: []game.Pick{place}, next: []game.Pick{hand, place}, want: "Now pick from your hand or on the board."},
		{path: []game.Pick{hand, place}, next: []game.Pick{place}, turn: "Gyoku*0,0"},
		{path: []game.Pick{hand, place}, turn: "Gyoku*0,0"},
	} {
		if got := (&turnEntry{words: english, Path: c.path, Next: c.next, Turn: c.turn}).Hint(); got != c.want {
			t.Errorf("after %v, before %v: %q, not %q", c.path, c.next, got, c.want)
		}
	}
}
