package study_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/record"
	"github.com/teahouse-games/teahouse/study"
)

const example = `Game: ki-shogi
Options: field=open ki=off
First: Ann
Result: first, resign

{[shapes green:0,0] The beginning.}

1. Gyoku*0,0
2. Gyoku*1,2
3. Cho*1,0!? {[shapes red:0,0>1,2 blue:1,0] Black goes round to the east.}
   (3. Hi*-1,0 {This keeps the centre.}
    4. Myou*2,2)
4. Myou*2,2
`

// rulesOf returns the rules of the game of a chapter.
func rulesOf(t testing.TB, name string) *game.Rules {
	t.Helper()
	for _, rules := range games.All() {
		if rules.Name == name {
			return rules
		}
	}
	t.Fatalf("there is no game %s", name)
	return nil
}

func read(t testing.TB, text string) *study.Chapter {
	t.Helper()
	c, err := study.ReadChapter([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func write(t testing.TB, c *study.Chapter) string {
	t.Helper()
	text, err := c.Write()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestChaptersAreReadAsTheyAreWritten(t *testing.T) {
	c := read(t, example)
	if got := write(t, c); got != example {
		t.Errorf("written:\n%s", got)
	}
	if shapes := c.At([]string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"}).Shapes; len(shapes) != 2 || shapes[0].To != "1,2" {
		t.Errorf("shapes %v", shapes)
	}
	if size := c.Size(); size.Turns != 6 || size.Depth != 1 {
		t.Errorf("size %+v", size)
	}
}

func TestOperations(t *testing.T) {
	rules := rulesOf(t, "ki-shogi")
	two := []string{"Gyoku*0,0", "Gyoku*1,2"}
	third, variation := []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"}, []string{"Gyoku*0,0", "Gyoku*1,2", "Hi*-1,0"}
	for _, tt := range []struct {
		name     string
		op       study.Operation
		has, not string
		code     study.OperationCode
	}{
		{"a variation is played", study.Operation{Kind: study.AddTurns, Path: variation[:2], Turns: []string{"Hi*-1,0", "Myou*2,2", "Kaku*-1,-1"}}, "5. Kaku*-1,-1)", "", ""},
		{"a turn that is there stays", study.Operation{Kind: study.AddTurns, Path: two, Turns: []string{"Cho*1,0"}}, "Result: first, resign", "", ""},
		{"the main line goes on", study.Operation{Kind: study.AddTurns, Path: []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0", "Myou*2,2"}, Turns: []string{"Kaku*0,-1"}}, "5. Kaku*0,-1", "Result", ""},
		{"an illegal turn", study.Operation{Kind: study.AddTurns, Path: two, Turns: []string{"Cho*0,0"}}, "", "", study.Illegal},
		{"a turn after one that is gone", study.Operation{Kind: study.AddTurns, Path: []string{"Cho*1,0"}, Turns: []string{"Cho*0,0"}}, "", "", study.Gone},
		{"a variation moves up", study.Operation{Kind: study.Promote, Path: variation}, "3. Hi*-1,0 {This", "Result", ""},
		{"the main line stays the first", study.Operation{Kind: study.Promote, Path: third}, "Result: first, resign", "", ""},
		{"a turn is deleted", study.Operation{Kind: study.DeleteTurn, Path: third, Digest: read(t, example).At(third).Digest()}, "3. Hi*-1,0 {This", "Cho", ""},
		{"a changed turn is not deleted", study.Operation{Kind: study.DeleteTurn, Path: third, Digest: "0"}, "", "", study.Changed},
		{"a comment is changed", study.Operation{Kind: study.SetComment, Path: variation, Text: "Another.", Was: "This keeps the centre."}, "{Another.}", "centre", ""},
		{"a comment of two people", study.Operation{Kind: study.SetComment, Path: variation, Text: "Another."}, "{This keeps the centre.\n\n       Another.}", "", ""},
		{"a comment is deleted", study.Operation{Kind: study.SetComment, Path: variation, Was: "This keeps the centre."}, "3. Hi*-1,0\n", "", ""},
		{"a comment that cannot be printed", study.Operation{Kind: study.SetComment, Text: "\x07"}, "", "", study.Invalid},
		{"a long comment", study.Operation{Kind: study.SetComment, Text: strings.Repeat("tea ", study.MaxComment/4)}, "", "", study.Full},
		{"a mark", study.Operation{Kind: study.SetMark, Path: third, Mark: "??"}, "Cho*1,0??", "!?", ""},
		{"no mark", study.Operation{Kind: study.SetMark, Path: third, Mark: "#"}, "", "", study.Invalid},
		{"a shape", study.Operation{Kind: study.SetShape, Path: variation, Shape: &study.BoardShape{Color: "green", From: "1,1"}, On: true}, "{[shapes green:1,1] This", "", ""},
		{"a shape is taken away", study.Operation{Kind: study.SetShape, Shape: &study.BoardShape{Color: "green", From: "0,0"}}, "{The beginning.}", "", ""},
		{"no shape", study.Operation{Kind: study.SetShape, Shape: &study.BoardShape{Color: "green", From: "0 0"}, On: true}, "", "", study.Invalid},
		{"no kind", study.Operation{Kind: "sing"}, "", "", study.Invalid},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c := read(t, example)
			err := c.Apply(rules, tt.op)
			var refused *study.OperationError
			if tt.code != "" {
				if !errors.As(err, &refused) || refused.Code != tt.code {
					t.Fatalf("error %v", err)
				}
				if got := write(t, c); got != example {
					t.Errorf("a refused change has made:\n%s", got)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			got := write(t, c)
			if !strings.Contains(got, tt.has) || tt.not != "" && strings.Contains(got, tt.not) {
				t.Errorf("want %q and not %q in\n%s", tt.has, tt.not, got)
			}
			if err := c.Record().Validate(rules); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestCommentsAreMerged(t *testing.T) {
	for _, tt := range []struct{ current, was, text, want string }{
		{"", "", "a", "a"},
		{"a", "a", "b", "b"},
		{"b", "", "a", "b\n\na"},
		{"x\n\nb", "b", "c", "x\n\nc"},
		{"x\n\nb\n\ny", "b\n\ny", "c\n\nd\n\ny", "x\n\nc\n\nd\n\ny"},
		{"x", "b", "", "x"},
		{"a", "b", "a", "a"},
	} {
		if got := study.MergeComments(tt.current, tt.was, tt.text); got != tt.want {
			t.Errorf("%q, %q to %q: %q, want %q", tt.current, tt.was, tt.text, got, tt.want)
		}
	}
}

// Lines of records are broken at spaces and have a limit: a comment that cannot be written is refused, and the chapter stays.
func TestCommentWithoutSpaces(t *testing.T) {
	c := read(t, example)
	op := study.Operation{Kind: study.SetComment, Path: []string{"Gyoku*0,0"}, Text: strings.Repeat("x", 20_000)}
	var refused *study.OperationError
	if err := c.Apply(rulesOf(t, "ki-shogi"), op); !errors.As(err, &refused) || refused.Code != study.Full {
		t.Errorf("%v", err)
	}
	if got := write(t, c); got != example {
		t.Errorf("the chapter has changed:\n%s", got)
	}
	op.Text = strings.Repeat(strings.Repeat("x", 1_000)+" ", 20)
	if err := c.Apply(rulesOf(t, "ki-shogi"), op); err != nil {
		t.Error(err)
	}
	write(t, c)
}

// Headers count: a comment for which they leave no room is refused, and the chapter can still be written.
func TestCommentBesideLongHeaders(t *testing.T) {
	c := read(t, example)
	for n := range 69 {
		c.Headers.Headers = append(c.Headers.Headers, record.Header{Name: fmt.Sprint("X", n), Value: strings.Repeat("x", 15_000)})
	}
	op := study.Operation{Kind: study.SetComment, Path: []string{"Gyoku*0,0"}, Text: strings.Repeat("tea ", 5_000)}
	var refused *study.OperationError
	if err := c.Apply(rulesOf(t, "ki-shogi"), op); !errors.As(err, &refused) || refused.Code != study.Full {
		t.Errorf("%v", err)
	}
	write(t, c)
}

func TestRecordsAreSplit(t *testing.T) {
	tricky := "Game: ki-shogi\nEvent: {\n\n{A comment\n\nGame: over}\n\n1. Gyoku*0,0 ; {\n"
	for _, tt := range []struct {
		text string
		want []string
	}{
		{example + "\n" + tricky + "\n" + example, []string{example + "\n", tricky + "\n", example}},
		{"\ufeff" + strings.ReplaceAll(example, "\n", "\r\n"), []string{example}},
		{`{"game":"ki-shogi","turns":[]}` + "\n" + `{"game":"quaterno","turns":[]}` + "\n", []string{`{"game":"ki-shogi","turns":[]}`, `{"game":"quaterno","turns":[]}`}},
		{"{\n\"game\":\"ki-shogi\",\n\"turns\":[]}", []string{"{\n\"game\":\"ki-shogi\",\n\"turns\":[]}"}},
		{"Gyoku*0,0 Gyoku*1,2", []string{"Gyoku*0,0 Gyoku*1,2"}},
	} {
		got := study.SplitRecords(tt.text)
		if strings.Join(got, "|") != strings.Join(tt.want, "|") {
			t.Errorf("%q is split into %q", tt.text, got)
		}
	}
}

func TestTitlesAreWritten(t *testing.T) {
	text, err := read(t, example).WriteTitled("Openings", "To the east")
	if err != nil {
		t.Fatal(err)
	}
	c := read(t, string(text))
	if s, title := study.Titles(&c.Headers); s != "Openings" || title != "To the east" || write(t, c) != example {
		t.Errorf("%q and %q are the titles of\n%s", s, title, write(t, c))
	}
}

// A chapter that has no room for titles is written all the same, and can be read again.
func TestFullChapterIsWritten(t *testing.T) {
	c := read(t, example)
	for n := 0; ; n++ {
		c.Headers.Headers = append(c.Headers.Headers, record.Header{Name: fmt.Sprint("X", n), Value: strings.Repeat("x", 1000)})
		if _, err := c.Write(); err != nil {
			c.Headers.Headers = c.Headers.Headers[:n]
			break
		}
	}
	text, err := c.WriteTitled(strings.Repeat("O", 600), strings.Repeat("T", 600))
	if err != nil || string(text) != write(t, c) {
		t.Errorf("%d bytes, %v; want the chapter without titles", len(text), err)
	}
	read(t, string(text))
}

func TestOutline(t *testing.T) {
	o := study.Outline{}
	for _, op := range []study.Operation{
		{Kind: study.SetStudyTitle, Title: " Openings "},
		{Kind: study.AddChapter, Chapter: "a", Title: "One"},
		{Kind: study.AddChapter, Chapter: "b", Title: "Two"},
		{Kind: study.AddChapter, Chapter: "c", Title: "Three", Before: "a"},
		{Kind: study.AddChapter, Chapter: "a", Title: "One again"},
		{Kind: study.MoveChapter, Chapter: "c"},
		{Kind: study.MoveChapter, Chapter: "b", Before: "a"},
		{Kind: study.MoveChapter, Chapter: "b", Before: "b"},
		{Kind: study.SetChapterTitle, Chapter: "a", Title: "First"},
		{Kind: study.DeleteChapter, Chapter: "c"},
	} {
		if err := o.Apply(op); err != nil {
			t.Fatalf("%+v: %v", op, err)
		}
	}
	if o.Title != "Openings" || len(o.Chapters) != 2 || o.Chapters[0].ID != "b" || o.Chapters[1].Title != "First" {
		t.Errorf("%+v", o)
	}
	for _, op := range []study.Operation{
		{Kind: study.SetStudyTitle}, {Kind: study.AddChapter, Chapter: "A", Title: "x"}, {Kind: study.AddChapter, Chapter: "x"},
		{Kind: study.DeleteChapter, Chapter: "c"}, {Kind: study.SetChapterTitle, Chapter: "a", Title: "\x00"}, {Kind: study.AddTurns, Chapter: "a"},
	} {
		var refused *study.OperationError
		if err := o.Apply(op); !errors.As(err, &refused) {
			t.Errorf("%+v: %v", op, err)
		}
	}
}
