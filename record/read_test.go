package record

import (
	"errors"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

const sample = `Game: ki-shogi
Rules: 1
Options: field=open ki=on
First: Ann
Second: Bob
Date: 2026-05-01
Clock: 5+3
Result: second, no-legal-turn
Event:  Tea, and more: "tea"

{A game.

With two paragraphs and a \} and a \\ in it.}

1. Gyoku*0,0
2. Gyoku*1,2!? {The usual place.}
   (2. Gyoku*2,2 {Seldom seen, because it is so far away from everything that
       happens later.}
    3. Cho*1,0
       (3. Hi*-1,0)
       (3. Ki*0,-2?!
        4. Ki*1,4))
3. Cho*1,0
`

func mustRead(t *testing.T, text string) *Record {
	t.Helper()
	r, err := Read([]byte(text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return r
}

func mustWrite(t *testing.T, r *Record) string {
	t.Helper()
	text, err := Write(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestReadSample(t *testing.T) {
	want := &Record{
		Game: "ki-shogi", Version: 1, Options: game.Options{"field": "open", "ki": "on"},
		First: "Ann", Second: "Bob", Date: "2026-05-01", Clock: "5+3",
		Result:  game.Win(game.Second, "no-legal-turn"),
		Headers: []Header{{"Event", ` Tea, and more: "tea"`}},
		Comment: "A game.\n\nWith two paragraphs and a } and a \\ in it.",
		Turns: []AnnotatedTurn{
			{Text: "Gyoku*0,0"},
			{Text: "Gyoku*1,2", Mark: "!?", Comment: "The usual place.", Variations: [][]AnnotatedTurn{{
				{Text: "Gyoku*2,2", Comment: "Seldom seen, because it is so far away from everything that happens later."},
				{Text: "Cho*1,0", Variations: [][]AnnotatedTurn{
					{{Text: "Hi*-1,0"}},
					{{Text: "Ki*0,-2", Mark: "?!"}, {Text: "Ki*1,4"}},
				}},
			}}},
			{Text: "Cho*1,0"},
		},
	}
	if got := mustRead(t, sample); !got.Equal(want) {
		t.Errorf("read as %+v\nwant %+v", got, want)
	}
	if got := mustWrite(t, want); got != sample {
		t.Errorf("written as\n%s\nwant\n%s", got, sample)
	}
}

// What may be written otherwise is read, and written as it should be.
func TestReadLenient(t *testing.T) {
	tests := []struct{ name, text, want string }{
		{"nothing", "", ""},
		{"blank lines", "\n \n\t\n", ""},
		{"turns alone", "Gyoku*0,0 Gyoku*1,2\tCho*1,0", "1. Gyoku*0,0\n2. Gyoku*1,2\n3. Cho*1,0\n"},
		{"some numbers", "1.a 2. b\nc 4.\nd", "1. a\n2. b\n3. c\n4. d\n"},
		{"CRLF and trailing blanks", "Game: x\t \r\nEvent:\r\n \r\n1. a \r\n", "Game: x\nEvent:\n\n1. a\n"},
		{"byte order mark", "\ufeffGame: x\r\n", "Game: x\n"},
		{"order of headers", "Zeta: z\nSecond: s\nAlpha: a\nFirst: f\n", "First: f\nSecond: s\nZeta: z\nAlpha: a\n"},
		{"a note to the end of the line", "a ; so {it} is ) \nb;\n; more \\", "1. a {so {it\\} is )}\n2. b {more \\\\}\n"},
		{"comments in a row", "{x} ; y\na{p}{q}", "{x\n\ny}\n\n1. a {p\n\n   q}\n"},
		{"a comment behind a variation", "a {x} (b) {y}", "1. a {x\n\n   y}\n   (1. b)\n"},
		{"close parentheses", "a(b(c)d(e))", "1. a\n   (1. b\n       (1. c)\n    2. d\n       (2. e))\n"},
		{"an empty comment", "a { \n } b", "1. a\n2. b\n"},
	}
	for _, test := range tests {
		r, err := Read([]byte(test.text))
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
		} else if got := mustWrite(t, r); got != test.want {
			t.Errorf("%s: written as %q, want %q", test.name, got, test.want)
		}
	}
}

func TestReadWrong(t *testing.T) {
	deep := strings.Repeat("a(", MaxDepth+1)
	var many strings.Builder
	for i := range MaxHeaders + 1 {
		many.WriteString("H" + strings.Repeat("x", i%60) + string(rune('a'+i/60)) + ": v\n")
	}
	tests := []struct {
		text         string
		line, column int
		want         string
	}{
		{"1. a\n3. b", 2, 1, "the turn is numbered 3, but it is turn 2"},
		{"1. a (2. b)", 1, 7, "the turn is numbered 2, but it is turn 1"},
		{"1. 1. a", 1, 1, "there is no turn after the number 1"},
		{"a\n2.", 2, 1, "there is no turn after the number 2"},
		{"a (1. ) b", 1, 4, "there is no turn after the number 1"},
		{"a\n 99999999999999999999. b", 2, 2, "the turn is numbered 999999999…, but it is turn 2"},
		{"(a)", 1, 1, "there is none before it"},
		{"a ((b))", 1, 4, "there is none before it"},
		{"a ()", 1, 3, "the variation is empty"},
		{"a (b", 1, 3, "the variation that begins here has no end"},
		{"a ) b", 1, 3, "a variation ends here that has not begun"},
		{"a {b", 1, 3, "the comment that begins here has no end"},
		{"a } b", 1, 3, "a comment ends here that has not begun"},
		{`a {b \n}`, 1, 6, `write \\ for a \`},
		{`a {b \`, 1, 6, `write \\ for a \`},
		{"1. {x} a", 1, 4, "not its number"},
		{"a 2. (b)", 1, 6, "not its number"},
		{"a ({x} b)", 1, 4, "in a variation a comment follows a turn"},
		{"a !?", 1, 3, "the mark !? is separate"},
		{"a!!!", 1, 2, `there is no mark "!!!": the marks are ! ? !! ?? !? ?!`},
		{"a b!c", 1, 3, `"!" cannot be in the text of a turn`},
		{"a\n\n  → b", 3, 3, `"→" cannot be in the text of a turn`},
		{"1... a", 1, 3, `"." cannot be in the text of a turn`},
		{"a " + strings.Repeat("x", MaxTurn+1), 1, 3, "more than 256 bytes"},
		{"a\nGame: x", 2, 1, "the header Game is among the turns"},
		{"Game: x\n1. a", 2, 1, `between headers there is "1. a"`},
		{"Game: x\nOn the way: y", 2, 1, "the name of a header has only letters"},
		{"Game: x\n" + strings.Repeat("N", MaxName+1) + ": y", 2, 1, "more than 64 letters"},
		{"Game: x\nGame: x", 2, 1, "the header Game occurs twice, first on line 1"},
		{"Game: x\nOn: x\nOn: y", 3, 1, "the header On occurs twice, first on line 2"},
		{"game: x", 1, 1, "the header game is written Game"},
		{"Game:  ", 1, 6, "the header Game is empty"},
		{"Game: Ki Shogi", 1, 7, "has only small letters, digits and hyphens"},
		{"Rules: 1.0", 1, 8, "a whole number, 1 or more, not \"1.0\""},
		{"Rules: 01", 1, 8, "a whole number"},
		{"Options: ki on", 1, 10, "options are written name=value"},
		{"Options: ki=on ki=off", 1, 10, "the option \"ki\" occurs twice"},
		{"Date: 1.5.2026", 1, 7, "written year-month-day"},
		{"Date:  2026-02-30", 1, 8, "an existing day"},
		{"Result: Ann", 1, 9, "a result is the winner and the reason"},
		{"Result: Ann, resign", 1, 9, `begins with first, second or draw, not "Ann"`},
		{"Result: first, no legal turn", 1, 9, "the reason of a result has only small letters"},
		{"Result: first,", 1, 9, "the reason of a result is missing"},
		{"Result: draw, resign", 1, 9, "the other has won"},
		{"Result: first, agreement", 1, 9, "draw, agreement"},
		{"Position: " + strings.Repeat("x", 8193), 1, 11, "at most 8192 are read"},
		{many.String(), MaxHeaders + 1, 1, "more than 100 headers"},
		{"a\nb\xff", 2, 2, "the byte 0xff is not UTF-8"},
		{"a {\x1b[31m}", 1, 4, "the control character U+001B"},
		{"a\rb", 1, 2, "the control character U+000D"},
		{"a\n" + strings.Repeat("x ", MaxLine), 2, 1, "more than 16384 bytes"},
		{strings.Repeat("a\n", MaxBytes/2+1), 1, 1, "more than 1048576 bytes, the most"},
		{strings.Repeat("a\n", MaxTurns+1), MaxTurns + 1, 1, "more than 100000 turns"},
		{strings.Repeat(strings.Repeat("a", 8)+"\n", MaxTurns-1), 1, 1, "with one turn a line"},
		{deep, 1, 2*MaxDepth + 2, "more than 16 deep"},
	}
	for _, test := range tests {
		_, err := Read([]byte(test.text))
		var syntax *SyntaxError
		if !errors.As(err, &syntax) {
			t.Errorf("%.40q: error %v", test.text, err)
		} else if syntax.Line != test.line || syntax.Column != test.column || !strings.Contains(syntax.Mistake.String(), test.want) {
			t.Errorf("%.40q: %v, want line %d, column %d: %s", test.text, err, test.line, test.column, test.want)
		}
	}
}

// A record that no text can represent is not written.
func TestWriteWrong(t *testing.T) {
	for name, r := range map[string]*Record{
		"a line break in a name":   {First: "Ann\nSecond: Bob"},
		"space around a name":      {First: " Ann"},
		"a version below 1":        {Version: -1},
		"a winner who cannot win":  {Result: game.Win(game.Chance, "luck")},
		"a turn of two words":      {Turns: []AnnotatedTurn{{Text: "a b"}}},
		"a turn with a number":     {Turns: []AnnotatedTurn{{Text: "1.a"}}},
		"a turn with a mark in it": {Turns: []AnnotatedTurn{{Text: "a!"}}},
		"a turn without text":      {Turns: []AnnotatedTurn{{}}},
		"a mark that is none":      {Turns: []AnnotatedTurn{{Text: "a", Mark: "#"}}},
		"an empty variation":       {Turns: []AnnotatedTurn{{Text: "a", Variations: [][]AnnotatedTurn{{}}}}},
		"a known header unknown":   {Headers: []Header{{"Game", "x"}}},
		"a header twice":           {Headers: []Header{{"X", "1"}, {"X", "2"}}},
		"a header without name":    {Headers: []Header{{"", "x"}}},
		"an option with a space":   {Options: game.Options{"a": "b c"}},
		"a bell":                   {Comment: "\a"},
	} {
		if text, err := Write(r); err == nil {
			t.Errorf("%s is written as %q", name, text)
		}
		if text, err := WriteJSON(r); err == nil {
			t.Errorf("%s is written as %s", name, text)
		}
	}
}

func TestTidy(t *testing.T) {
	for text, want := range map[string]string{
		"":                          "",
		" a \t b\nc ":               "a b c",
		"\n\n a\n \n\n\t\nb\nc\n\n": "a\n\nb c",
		"no\u00a0break":             "no\u00a0break",
	} {
		if got := NormalizeComment(text); got != want || NormalizeComment(got) != got {
			t.Errorf("Tidy(%q) = %q, want %q", text, got, want)
		}
	}
}
