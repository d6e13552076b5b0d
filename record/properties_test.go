package record

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/game"
)

// Any record is read back as it was written, in both forms, with either line end, and
// with all turns on as few lines as comments allow.
func TestRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		r := drawRecord(t)
		text, err := Write(r)
		if err != nil {
			t.Fatalf("%+v: %v", r, err)
		}
		asJSON, err := WriteJSON(r)
		if err != nil {
			t.Fatalf("%+v: %v", r, err)
		}
		fromJSON, err := ReadJSON(asJSON)
		if err != nil || !fromJSON.Equal(r) {
			t.Fatalf("%s is read as %+v, %v", asJSON, fromJSON, err)
		}
		head, turns, _ := strings.Cut(string(text), "\n\n")
		for _, text := range []string{
			string(text),
			strings.ReplaceAll(string(text), "\n", " \t\r\n"),
			head + "\n\n" + strings.ReplaceAll(strings.ReplaceAll(turns, "\n\n", "\x00"), "\n", " "),
		} {
			text = strings.ReplaceAll(text, "\x00", "\n\n")
			back, err := Read([]byte(text))
			if err != nil || !back.Equal(r) {
				t.Fatalf("%q is read as %+v, %v", text, back, err)
			}
		}
	})
}

func drawRecord(t *rapid.T) *Record {
	name := rapid.StringMatching(`|[!-~]([ -~]{0,20}[!-~])?|[а-я茶道]{1,9}`)
	r := &Record{
		Game:     "x" + rapid.StringMatching(`[a-z0-9-]{0,9}`).Draw(t, "game"),
		Version:  rapid.IntRange(0, 9).Draw(t, "version"),
		Options:  rapid.MapOfN(rapid.StringMatching(`[a-z-]{1,9}`), rapid.StringMatching(`[!-~]{1,9}`), 0, 3).Draw(t, "options"),
		Position: name.Draw(t, "position"),
		First:    name.Draw(t, "first"),
		Second:   name.Draw(t, "second"),
		Date:     rapid.SampledFrom([]string{"", "2024-02-29", "1999-12-31"}).Draw(t, "date"),
		Clock:    name.Draw(t, "clock"),
		Result: rapid.SampledFrom([]game.Outcome{
			{}, game.Win(game.First, "ring"), game.Win(game.Second, "resign"), game.Draw("agreement"),
		}).Draw(t, "result"),
		Comment: drawComment(t),
		Turns:   drawTurns(t, 0, 0),
	}
	for _, name := range rapid.SliceOfNDistinct(rapid.StringMatching(`X[A-Za-z0-9-]{0,9}`), 0, 3, rapid.ID).Draw(t, "headers") {
		r.Headers = append(r.Headers, Header{name, rapid.StringMatching(`([ -~]{0,20}[!-~])?`).Draw(t, "value")})
	}
	return r
}

func drawTurns(t *rapid.T, least, depth int) []AnnotatedTurn {
	turns := make([]AnnotatedTurn, rapid.IntRange(least, 4).Draw(t, "turns"))
	for i := range turns {
		turns[i] = AnnotatedTurn{
			Text:    rapid.StringMatching(`[A-Za-z0-9@*,=<>+-]{1,20}`).Draw(t, "text"),
			Mark:    rapid.SampledFrom(append([]string{""}, annotationMarks...)).Draw(t, "mark"),
			Comment: drawComment(t),
		}
		if depth < 3 {
			for range rapid.IntRange(0, 6).Draw(t, "variations") - 4 {
				turns[i].Variations = append(turns[i].Variations, drawTurns(t, 1, depth+1))
			}
		}
	}
	return turns
}

func drawComment(t *rapid.T) string {
	words := rapid.SampledFrom([]string{
		"", "tea", "{", "}", `\`, `\}`, "(2.", ";", "no\u00a0break", "\n\n", "\n", "  ", "茶", "Game:", strings.Repeat("long", 30), `"`, "\u2028",
	})
	return strings.Join(rapid.SliceOfN(words, 0, 12).Draw(t, "comment"), " ")
}
