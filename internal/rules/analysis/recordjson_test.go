package analysis_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

const pastedText = `Game: ki-shogi
Options: ki=on
First: Ann
Result: second, resign

Gyoku*0,0! {the middle} Gyoku*1,2 (Gyoku*0,2)
`

func TestPaste(t *testing.T) {
	p, err := analysis.ParseRecord(games.All(), analysis.PasteRequest{Text: pastedText}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if p.Game != "ki-shogi" || p.Options["ki"] != "on" || p.Options["field"] != "open" || p.First != "Ann" ||
		p.Result == nil || p.Result.Winner != "second" || len(p.Turns) != 2 || p.Turns[0].Mark != "!" || p.Warnings == nil {
		t.Errorf("pasted: %+v", p)
	}
	for form, again := range map[string]analysis.PasteRequest{
		analysis.FormRecord: {}, analysis.FormJSON: {}, analysis.FormNotation: {Game: "ki-shogi", Options: map[string]string{"ki": "on"}},
	} {
		w, err := analysis.FormatRecord(games.All(), p.RecordJSON, form)
		if err != nil {
			t.Fatalf("%s: %v", form, err)
		}
		again.Text = w.Text
		back, err := analysis.ParseRecord(games.All(), again, nil)
		if err != nil {
			t.Fatalf("%s: %v\n%s", form, err, w.Text)
		}
		if form != analysis.FormNotation && !reflect.DeepEqual(back.RecordJSON, p.RecordJSON) {
			t.Errorf("%s came back as %+v, was %+v", form, back.RecordJSON, p.RecordJSON)
		}
		if len(back.Turns) != 2 || back.Turns[1].Turn != p.Turns[1].Turn {
			t.Errorf("%s came back with the turns %+v", form, back.Turns)
		}
	}
}

func TestPasteWrong(t *testing.T) {
	for text, want := range map[string]struct{ field, rule, text string }{
		"":                                    {field: "text", text: "does not name its game"},
		"nonsense":                            {field: "text", text: "does not name its game"},
		"Game: chess\n\ne4":                   {field: "text", text: "chess"},
		"Game: ki-shogi\nDate: soon":          {field: "text", text: "Line 2"},
		"Game: ki-shogi\n\nGyoku*0,0 Cho*9,9": {rule: "placement", text: "Line 3, column 11"},
		`{"game":"ki-shogi","turns":[1]}`:     {field: "text", text: "column"},
		"Game: ki-shogi\nOptions: x=y":        {field: "text", text: "option"},
	} {
		_, err := analysis.ParseRecord(games.All(), analysis.PasteRequest{Text: text}, nil)
		if err == nil {
			t.Errorf("%q is read", text)
			continue
		}
		e := refused(t, err)
		if e.Field != want.field || e.Rule != want.rule || !strings.Contains(e.Text(nil), want.text) {
			t.Errorf("%q: %+v, want %+v", text, e, want)
		}
	}
	if _, err := analysis.ParseRecord(games.All(), analysis.PasteRequest{Text: "Gyoku*0,0", Game: "ki-shogi"}, nil); err != nil {
		t.Errorf("turns of a named game: %v", err)
	}
}

// Errors and warnings about a text are in the language of the sender.
func TestPasteInGerman(t *testing.T) {
	for text, want := range map[string]string{
		"nonsense":                             "Der Text sagt nicht, welches Spiel",
		"Game: chess\n\ne4":                    `Unbekanntes Spiel "chess"`,
		"Game: ki-shogi\nDate: soon":           "Zeile 2, Spalte 7: Ein Datum",
		"Game: ki-shogi\n\nGyoku*0,0 Cho*9,9":  `Zeile 3, Spalte 11: Zug 2, "Cho*9,9": `,
		`{"game":"ki-shogi","turns":[1]}`:      "Erwartet wird der Text eines Zugs",
		"Game: ki-shogi\nOptions: x=y":         `Das Spiel ki-shogi hat keine Option "x"`,
		"Game: ki-shogi\nPosition: to-move=no": "Zeile 2, Spalte 11: Unmögliche Stellung von ki-shogi: ",
	} {
		_, err := analysis.ParseRecord(games.All(), analysis.PasteRequest{Text: text}, nil)
		if got := refused(t, err).Text(languages.For("de")); !strings.Contains(got, want) {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
	p, err := analysis.ParseRecord(games.All(), analysis.PasteRequest{Game: "ki-shogi", Text: "*gyoku *Gyoku nne"}, languages.For("de"))
	if err != nil || len(p.Warnings) == 0 {
		t.Fatalf("%+v, %v", p, err)
	}
	if got := p.Warnings[0]; !strings.Contains(got, "Zeile 1, Spalte 1: Man schreibt den Zug *Gyoku") {
		t.Errorf("the warning is %s", got)
	}
}

func TestWriteWrong(t *testing.T) {
	deep := []analysis.TurnJSON{{Turn: "Gyoku*0,0"}}
	for range 20 {
		deep = []analysis.TurnJSON{{Turn: "Gyoku*0,0", Variations: [][]analysis.TurnJSON{deep}}}
	}
	for name, wrong := range map[string]analysis.RecordJSON{
		"an illegal turn":    {Game: "ki-shogi", Turns: []analysis.TurnJSON{{Turn: "Cho*0,0"}}},
		"too deep":           {Game: "ki-shogi", Turns: deep},
		"an empty variation": {Game: "ki-shogi", Turns: []analysis.TurnJSON{{Turn: "Gyoku*0,0", Variations: [][]analysis.TurnJSON{{}}}}},
		"another result":     {Game: "ki-shogi", Result: &analysis.ResultJSON{Winner: "nobody", Reason: "resign"}},
		"too long":           {Game: "ki-shogi", Turns: make([]analysis.TurnJSON, analysis.MaxTurns+1)},
		"another date":       {Game: "ki-shogi", Date: "a\nb"},
	} {
		if w, err := analysis.FormatRecord(games.All(), wrong, analysis.FormRecord); err == nil {
			t.Errorf("%s is written: %q", name, w.Text)
		} else {
			_ = refused(t, err)
		}
	}
	_, err := analysis.FormatRecord(games.All(), analysis.RecordJSON{Game: "ki-shogi"}, "poem")
	if e := refused(t, err); e.Field != "form" {
		t.Errorf("a poem: %+v", e)
	}
}

// Of many warnings the first are reported, with the number of the others.
func TestManyWarnings(t *testing.T) {
	rules, _ := games.ByName("quaterno")
	table, err := rules.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 15))
	var entries []string
	for len(entries) < analysis.MaxWarnings+30 && !table.Outcome().Over() {
		m, _ := game.SampleMove(table, r)
		turn := string(table.AppendMoveText(nil, m))
		entry, err := rules.Notation.WriteTurn(table, turn)
		if err != nil {
			t.Fatal(err)
		}
		entries = append(entries, strings.ToLower(entry))
		table.Do(m)
	}
	p, err := analysis.ParseRecord(games.All(), analysis.PasteRequest{Game: rules.Name, Text: rules.Notation.JoinEntries(entries)}, nil)
	if err != nil || len(entries) <= analysis.MaxWarnings+1 {
		t.Fatalf("%d entries: %v", len(entries), err)
	}
	if n := len(p.Warnings); n != analysis.MaxWarnings+1 || !strings.HasPrefix(p.Warnings[n-1], "And ") {
		t.Errorf("there are %d warnings, the last is %s", n, p.Warnings[n-1])
	}
	german, err := analysis.ParseRecord(games.All(), analysis.PasteRequest{Game: rules.Name, Text: rules.Notation.JoinEntries(entries)}, languages.For("de"))
	if err != nil {
		t.Fatal(err)
	}
	if warnings := german.Warnings; !strings.HasPrefix(warnings[analysis.MaxWarnings], "Und noch ") || warnings[0] == p.Warnings[0] {
		t.Errorf("in German: %s … %s", warnings[0], warnings[analysis.MaxWarnings])
	}
}
