package record_test

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/gametest"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/message"
	"github.com/teahouse-games/teahouse/record"
)

// Every game of the vectors is the same after conversion to its notation and back, and after
// both forms of a record.
func TestVectorsSurvive(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(gametest.VectorsDir, "*.jsonl"))
	if err != nil || len(files) == 0 {
		t.Fatalf("vectors %v, %v", files, err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			for i, v := range gametest.VectorGames(t, filepath.Base(file)) {
				if err := survives(rulesOf(t, v.Game), v.Options, v.Turns); err != nil {
					t.Errorf("game %d: %v", i, err)
				}
			}
		})
	}
}

func survives(rules *game.Rules, given map[string]string, turns []string) error {
	options, err := rules.CompleteOptions(given)
	if err != nil {
		return err
	}
	r := &record.Record{Game: rules.Name, Options: options}
	for _, turn := range turns {
		r.Turns = append(r.Turns, record.AnnotatedTurn{Text: turn})
	}
	text, err := record.FormatNotation(rules, r)
	if err != nil {
		return err
	}
	back, warnings, err := record.ParseNotation(rules, options, []byte(text))
	if err != nil {
		return err
	}
	if len(warnings) > 0 {
		return errors.New(warnings[0].String())
	}
	if !back.Equal(r) {
		return errors.New("another game behind its notation: " + text)
	}
	written, err := record.Write(r)
	if err != nil {
		return err
	}
	if back, err = record.Read(written); err != nil || !back.Equal(r) {
		return errors.Join(errors.New("another game behind its text"), err)
	}
	if written, err = record.WriteJSON(r); err != nil {
		return err
	}
	if back, err = record.ReadJSON(written); err != nil || !back.Equal(r) {
		return errors.Join(errors.New("another game behind its JSON"), err)
	}
	return nil
}

// The examples of people's notations play to their last turn.
func TestExamples(t *testing.T) {
	tests := []struct {
		file, game string
		turns      int
		outcome    string
	}{
		{"skud-site-notation.txt", "skud-pai-sho", 31, ""},
		{"ki-shogi-smith.txt", "ki-shogi", 30, "second: no-legal-turn"},
	}
	for _, test := range tests {
		text, err := os.ReadFile(filepath.Join("..", "testdata", "examples", test.file))
		if err != nil {
			t.Fatal(err)
		}
		rules := rulesOf(t, test.game)
		for _, text := range []string{string(text), strings.ReplaceAll(string(text), "\n", "\r\n")} {
			r, _, err := record.ParseNotation(rules, nil, []byte(text))
			if err != nil {
				t.Fatalf("%s: %v", test.file, err)
			}
			table, err := r.Replay(rules)
			if err != nil {
				t.Fatalf("%s: %v", test.file, err)
			}
			if table.TurnCount() != test.turns || table.Outcome().String() != test.outcome {
				t.Errorf("%s: %d turns, outcome %q", test.file, table.TurnCount(), table.Outcome())
			}
		}
	}
}

// spelled is Ki Shogi with a notation of its own: entries separated by &, turn texts
// backwards; "again" changes nothing, capitals give a warning, "# …" cannot be cut.
func spelled(t *testing.T) *game.Rules {
	rules := *rulesOf(t, "ki-shogi")
	rules.Notation = &game.Notation{
		Name: "backwards",
		ImpliedOptions: func(text string) map[string]string {
			if strings.Contains(text, "iK") {
				return map[string]string{"ki": "on"}
			}
			return nil
		},
		SplitEntries: func(text string) (entries []game.NotationEntry, err error) {
			at := 0
			for part := range strings.SplitSeq(text, "&") {
				entry := strings.TrimSpace(part)
				if strings.HasPrefix(entry, "#") {
					return entries, &game.NotationError{Offset: at + strings.Index(part, "#"), Message: message.Plain("want no #")}
				}
				entries = append(entries, game.NotationEntry{Text: entry, Offset: at + strings.Index(part, entry)})
				at += len(part) + 1
			}
			return entries, nil
		},
		JoinEntries: func(entries []string) string { return strings.Join(entries, " &\n") },
		WriteTurn:   func(_ game.Playable, turn string) (string, error) { return backwards(turn), nil },
		ReadEntry: func(_ game.Playable, entry string) (turn string, warning message.Message, err error) {
			if entry == "again" {
				return "", message.Plain("said again"), nil
			}
			return backwards(entry), message.Message{}, nil
		},
	}
	return &rules
}

func backwards(text string) string {
	b := []byte(text)
	for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
		b[i], b[j] = b[j], b[i]
	}
	return string(b)
}

// A game of the site's computer has bonuses that were not earned: they are left out with a warning,
// and the game goes on. A single turn with one is refused.
func TestUnearnedBonus(t *testing.T) {
	const text = "0H.R,W,K,B;0G.R,R,B,B;1G.R3(0,-8);1H.R3(0,8)\n2G.(0,-8)-(1,-7)+R(2,2);2H.(0,8)-(1,7)+K(3,3);3G.R4(0,-8)"
	rules := rulesOf(t, "skud-pai-sho")
	r, warnings, err := record.ParseNotation(rules, nil, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var turns []string
	for _, turn := range r.Turns {
		turns = append(turns, turn.Text)
	}
	if want := []string{"accents=BKRW", "accents=BBRR", "R3@0,-8", "R3@0,8", "0,-8-1,-7", "0,8-1,7", "R4@0,-8"}; !slices.Equal(turns, want) {
		t.Errorf("read as %q, want %q", turns, want)
	}
	if len(warnings) != 2 || warnings[0].String() != "line 2, column 1: the bonus +R(2,2) was not earned and is left out, as on the site" {
		t.Errorf("warnings %v", warnings)
	}
	table, err := rules.New(r.Options)
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range turns[:4] {
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatal(err)
		}
	}
	if turn, _, err := record.ParseTyped(rules, table, "(0,-8)-(1,-7)+R(2,2)"); err == nil {
		t.Errorf("typed, it is %q", turn)
	}
}

func TestFromNotation(t *testing.T) {
	rules := spelled(t)
	r, warnings, err := record.ParseNotation(rules, nil, []byte("0,0*ukoyG & 2,1*ukoyG &\r\n  again&\n2-,0*iK"))
	if err != nil {
		t.Fatal(err)
	}
	want := &record.Record{
		Game: "ki-shogi", Options: game.Options{"field": "open", "ki": "on"},
		Turns: []record.AnnotatedTurn{{Text: "Gyoku*0,0"}, {Text: "Gyoku*1,2"}, {Text: "Ki*0,-2"}},
	}
	if !r.Equal(want) {
		t.Errorf("read as %+v, want %+v", r, want)
	}
	if len(warnings) != 1 || warnings[0].String() != "line 2, column 3: said again" {
		t.Errorf("warnings %v", warnings)
	}
	text, err := record.FormatNotation(rules, r)
	if want := "0,0*ukoyG &\n2,1*ukoyG &\n2-,0*iK"; text != want || err != nil {
		t.Errorf("written as %q, %v, want %q", text, err, want)
	}
	r, _, err = record.ParseNotation(rules, map[string]string{"field": "7x7"}, []byte("0,0*ukoyG"))
	if err != nil || !maps.Equal(r.Options, game.Options{"field": "7x7", "ki": "off"}) {
		t.Errorf("read as %+v, %v", r, err)
	}
}

func TestFromNotationWrong(t *testing.T) {
	rules := spelled(t)
	tests := []struct{ text, want string }{
		{"0,0*ukoyG &\n 1,1*ukoyG", `line 2, column 2: turn 2, "1,1*ukoyG": `},
		{"0,0*ukoyG & again & 1,1*ukoyG", `line 1, column 21: turn 2, "1,1*ukoyG": `},
		{"0,0*ukoyG &\r\n\t # no", "line 2, column 3: want no #"},
		{"\a", "line 1, column 1: the control character U+0007"},
		{strings.Repeat("&", record.MaxTurns), "line 1, column 100001: the game has more than 100000 turns"},
	}
	for _, test := range tests {
		_, _, err := record.ParseNotation(rules, nil, []byte(test.text))
		expectError(t, test.text[:min(len(test.text), 20)], err, test.want)
	}
	_, _, err := record.ParseNotation(rules, map[string]string{"ki": "maybe"}, nil)
	var option *game.OptionError
	if !errors.As(err, &option) {
		t.Errorf("an option that there is not: error %v", err)
	}
}

func TestToNotationWrong(t *testing.T) {
	rules := spelled(t)
	for text, want := range map[string]string{
		"Gyoku*0,0 Gyoku*1,1": `line 1, column 11: turn 2, "Gyoku*1,1": `,
		"Game: quaterno":      "line 1, column 7: the record is of a game of quaterno",
		"Position: x=y":       "line 1, column 11: ",
		"Result: first, ring": "line 1, column 9: the result is given as first, ring",
	} {
		_, err := record.FormatNotation(rules, read(t, text))
		expectError(t, text, err, want)
	}
}

// The format of a text is recognized by its first turn.
func TestBegins(t *testing.T) {
	rules := rulesOf(t, "skud-pai-sho")
	for text, want := range map[string]bool{
		"0H.R,W,K,B; 0G.nonsense": true,
		"0H.R,W,K,B\n9G.R,W,K,B":  true,
		"\ufeff0H.R,W,K,B":        true,
		"0H.R,W,K":                false,
		"Gyoku*0,0":               false,
		"":                        false,
		"0H.R,W,K,B\a":            false,
	} {
		if got := record.StartsWithTurn(rules, nil, []byte(text)); got != want {
			t.Errorf("Begins(%q) = %v", text, got)
		}
	}
	if record.StartsWithTurn(rules, map[string]string{"edition": "none"}, []byte("0H.R,W,K,B")) {
		t.Error("it begins with an option that there is not")
	}
}

// Every game has a notation, with a name that convert knows.
func TestNotations(t *testing.T) {
	want := map[string]string{
		"skud-pai-sho": "site", "ki-shogi": "smith",
		"quaterno": "words", "kutai-pai-sho": "words", "balance-pai-sho": "words",
	}
	got := map[string]string{}
	for _, rules := range games.All() {
		got[rules.Name] = rules.Notation.Name
	}
	if !maps.Equal(got, want) {
		t.Errorf("notations %v, want %v", got, want)
	}
}

// A turn is read as its text and as the game's notation; of two errors, the one of the
// form that fits is returned.
func TestReadTurn(t *testing.T) {
	for _, test := range []struct{ game, text, want, rule string }{
		{"ki-shogi", "Cho*1,0", "Cho*1,0", ""},
		{"ki-shogi", "*Cho E", "Cho*1,0", ""},
		{"ki-shogi", "Cho*9,9", "", "drop-zone"},
		{"ki-shogi", "hello", "", game.RuleText},
		{"quaterno", "Fan to 5,-3", "Fan@5,-3", ""},
		{"quaterno", "Fan to 0,0", "", "distance"},
	} {
		rules, _ := games.ByName(test.game)
		table, err := rules.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		if test.game == "ki-shogi" {
			if err := errors.Join(game.PlayTurn(table, "Gyoku*0,0"), game.PlayTurn(table, "Gyoku*1,2")); err != nil {
				t.Fatal(err)
			}
		}
		turn, _, err := record.ParseTyped(rules, table, test.text)
		broken := new(game.RuleError)
		if errors.As(err, &broken); turn != test.want && err == nil || broken.Rule != test.rule {
			t.Errorf("%s: %q, %v; want %q, %q", test.text, turn, err, test.want, test.rule)
		}
	}
}
