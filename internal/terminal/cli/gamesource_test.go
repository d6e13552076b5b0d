package cli

import (
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
)

func TestFindForm(t *testing.T) {
	tests := []struct{ name, text, game, want string }{
		{"headers", "\n Game: ki-shogi\n", "", "record"},
		{"turns", "Gyoku*0,0", "ki-shogi", "record"},
		{"a comment", "{Tea.} 1. Gyoku*0,0", "ki-shogi", "record"},
		{"an object", "\ufeff\n{ \"game\":\"x\"}", "", "json"},
		{"an empty object", "{}", "", "json"},
		{"the site's", "0H.R,W,K,B;0G.R,W,K,B", "", "site"},
		{"the site's with a slip", "0H.R,W,K,B\n7G.R3(0,-8)", "", "site"},
		{"garbage", "\xff\x00", "", "record"},
		{"nothing", "", "", "record"},
		{"an unknown game", "Gyoku*0,0", "chess", "record"},
	}
	for _, test := range tests {
		text := gameSource{path: "file", text: []byte(test.text), game: test.game}
		if got := text.detectForm(&invocation{Program: Program{games.All()}}); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

// Every notation is found out by its own first words.
func TestFindNotation(t *testing.T) {
	s := &invocation{Program: Program{games.All()}}
	for _, rules := range games.All() {
		table, err := rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		text, err := rules.Notation.WriteTurn(table, firstTurn(t, table))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"", rules.Name} {
			written := gameSource{path: "file", text: []byte(rules.Notation.JoinEntries([]string{text})), game: name}
			if got := written.detectForm(s); got != rules.Notation.Name {
				t.Errorf("%s (game %q): %s, want %s", written.text, name, got, rules.Notation.Name)
			}
		}
	}
}

func firstTurn(t *testing.T, table game.Game) string {
	t.Helper()
	turns := game.LegalTurns(table)
	if len(turns) == 0 {
		t.Fatalf("%s has no first turn", table.Rules().Name)
	}
	return turns[0]
}

func TestSeatPlayers(t *testing.T) {
	rules, _ := games.ByName("ki-shogi")
	tests := []struct{ called, recorded, player, name string }{
		{"", "", "human", "human"},
		{"", "Ann", "human", "Ann"},
		{"", "greedy", "greedy", "greedy"},
		{"human", "greedy", "human", "human"},
		{"human", "Ann", "human", "Ann"},
		{"random", "Ann", "random", "random"},
		{"random", "greedy", "random", "random"},
		{"", "level 5", "5", "level 5"},
		{"", "5", "human", "5"}, // a person who is called so
		{"", "level 9", "human", "level 9"},
		{"7", "level 5", "7", "level 7"},
		{"7", "Ann", "7", "level 7"},
		{"human", "level 5", "human", "human"},
	}
	for _, test := range tests {
		if player, name := seatPlayer(rules, test.called, test.recorded); player != test.player || name != test.name {
			t.Errorf("called %q, recorded %q: %s as %s, want %s as %s", test.called, test.recorded, player, name, test.player, test.name)
		}
	}
}
