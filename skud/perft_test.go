package skud

import (
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// TestPerft counts the first turns: 19 choices of Accents, six kinds for the
// first flower, one answer.
func TestPerft(t *testing.T) {
	tests := []struct {
		options map[string]string
		want    []uint64 // by depth from 1
	}{
		{nil, []uint64{19, 361, 2166, 2166, 75810}},
		{map[string]string{"edition": "garden-gate"}, []uint64{19, 361, 2166, 2166, 75810}},
		{map[string]string{"opening": "clash"}, []uint64{19, 361, 2166, 2166, 75810}},
		{map[string]string{"accents": "host"}, []uint64{19, 114, 114, 3990}},
	}
	for _, test := range tests {
		table, err := Rules.New(test.options)
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range test.want {
			if got := game.Perft(table, i+1); got != want {
				t.Errorf("%v: perft %d is %d, want %d", test.options, i+1, got, want)
			}
		}
	}
}

// TestCountTurns compares counted with listed turns along random games.
func TestCountTurns(t *testing.T) {
	for _, p := range middleGames(24) {
		g := newGame(game.Options{}, p)
		if p.MidTurn() {
			continue
		}
		listed := 0
		game.VisitLegalTurns(g, func([]byte) bool { listed++; return true })
		if counted := p.CountLegalTurns(); counted != listed {
			t.Errorf("%s: %d turns counted, %d listed", p.Setup(), counted, listed)
		}
	}
}
