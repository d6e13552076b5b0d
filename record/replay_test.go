package record_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/record"
)

func read(t *testing.T, text string) *record.Record {
	t.Helper()
	r, err := record.Read([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func rulesOf(t *testing.T, name string) *game.Rules {
	t.Helper()
	rules, ok := games.ByName(name)
	if !ok {
		t.Fatalf("there is no game %s", name)
	}
	return rules
}

func TestPlay(t *testing.T) {
	r := read(t, "Options: ki=on\nResult: first, resign\n\nGyoku*0,0 Gyoku*1,2 (Gyoku*2,2 Cho*1,0 (Hi*-1,0)) Ki*0,-2")
	rules := rulesOf(t, "ki-shogi")
	table, err := r.Replay(rules)
	if err != nil {
		t.Fatal(err)
	}
	if table.TurnCount() != 3 || table.Options()["ki"] != "on" {
		t.Errorf("played %d turns with %v", table.TurnCount(), table.Options())
	}
	if err := r.Validate(rules); err != nil {
		t.Error(err)
	}
	from := &record.Record{Game: "ki-shogi", Position: table.PositionText(), Options: table.Options()}
	begun, err := from.Replay(rules)
	if err != nil || begun.PositionText() != table.PositionText() {
		t.Errorf("begins at %v, %v", begun, err)
	}
}

func TestPlayWrong(t *testing.T) {
	const ended = "Gyoku*0,0 Gyoku*1,2 Cho*1,0 Myou*2,2 1,0-1,-1 1,2-2,1 Myou*0,-1 Cho*2,0 0,-1-1,0 2,0x1,0=Ou 1,-1x1,0=Chuu Zou*1,2 Cho*1,-1 2,2-3,1 1,0-1,1 3,1x1,-1=Ga 1,1x1,-1=Shu 1,2x1,-1=Kaku 0,0x1,-1 2,1-1,1 Zou*2,-1 1,1-0,1 Ken*0,-2 0,1--1,1 0,-2-0,-1 Cho*-1,2 0,-1-1,-2 -1,2-0,2 2,-1-2,0 Hi*-1,0"
	tests := []struct{ name, text, want, inCheck string }{
		{"an illegal turn", "Gyoku*0,0\n\n Gyoku*1,1", `line 3, column 2: turn 2, "Gyoku*1,1": `, ""},
		{"a variation", "Gyoku*0,0\nGyoku*1,2\n (Gyoku*2,2 Hi*9,9)", "", `line 3, column 13: turn 3, "Hi*9,9": `},
		{"a newer version", "Rules: 99\n", "line 1, column 8: the game was played under version 99 of the rules of ki-shogi, and only those up to version ", ""},
		{"another game", "\nGame: quaterno\n", "line 2, column 7: the record is of a game of quaterno, not of ki-shogi", ""},
		{"an option", "Date: 2026-01-01\nOptions: ki=maybe\n", "line 2, column 10: option ki=maybe of ki-shogi: valid values are off, on", ""},
		{"a position", "Position: to-move=first\n", "line 1, column 11: impossible position of ki-shogi: ", ""},
		{"not over yet", "Result: first, no-legal-turn\n\nGyoku*0,0", "line 1, column 9: the result is given as first, no-legal-turn, but turn 1 does not end the game", ""},
		{"another result", "Result: first, resign\n\n" + ended, "but turn 30 has ended the game: second, no-legal-turn", ""},
		{"a turn too many", ended + " Hi*1,0", "column 286: turn 31, ", ""},
		{"the right result", "Result: second, no-legal-turn\n\n" + ended, "", ""},
		{"an agreement", "Result: draw, agreement\n\nGyoku*0,0", "", ""},
	}
	rules := rulesOf(t, "ki-shogi")
	for _, test := range tests {
		r := read(t, test.text)
		_, err := r.Replay(rules)
		expectError(t, test.name+", played", err, test.want)
		if test.inCheck == "" {
			test.inCheck = test.want
		}
		expectError(t, test.name+", checked", r.Validate(rules), test.inCheck)
	}
	_, err := read(t, "Gyoku*5,5").Replay(rules)
	var turn *record.TurnError
	if !errors.As(err, &turn) || turn.Number != 1 || turn.Err.Rule == "" {
		t.Errorf("error %#v", err)
	}
}

func expectError(t *testing.T, name string, err error, want string) {
	t.Helper()
	switch {
	case want == "" && err != nil:
		t.Errorf("%s: %v", name, err)
	case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
		t.Errorf("%s: error %v, want %s", name, err, want)
	}
}
