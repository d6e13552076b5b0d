package cli

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestParseSaved(t *testing.T) {
	tests := []struct {
		name, text string
		want       saved
	}{
		{"turns alone", " Gyoku*0,0\tGyoku*1,2\r\nCho*1,0 ", saved{turns: []string{"Gyoku*0,0", "Gyoku*1,2", "Cho*1,0"}}},
		{"a whole file", "# teahouse ki-shogi field=open ki=on\n# position a=1 b=2\n# a comment\n\nHi*1,0\n",
			saved{game: "ki-shogi", options: map[string]string{"field": "open", "ki": "on"}, position: "a=1 b=2", turns: []string{"Hi*1,0"}}},
		{"only the first line is one", "# teahouse a x=1\n# teahouse b\nturn\n# position p\n",
			saved{game: "a", options: map[string]string{"x": "1"}, turns: []string{"turn"}}},
		{"nothing", "", saved{}},
	}
	for _, test := range tests {
		if got := parseSaved(test.text); !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
	}
}

// What is written is read again.
func TestSavedRoundTrip(t *testing.T) {
	word := rapid.StringMatching(`[A-Za-z0-9*,<>=@+-]{1,12}`)
	rapid.Check(t, func(t *rapid.T) {
		g := saved{
			game:     rapid.StringMatching(`[a-z-]{1,12}`).Draw(t, "game"),
			options:  rapid.MapOf(rapid.StringMatching(`[a-z-]{1,8}`), rapid.StringMatching(`[a-z0-9]{1,8}`)).Draw(t, "options"),
			position: strings.Join(rapid.SliceOfN(word, 0, 4).Draw(t, "position"), " "),
			turns:    rapid.SliceOfN(word, 1, 9).Draw(t, "turns"),
		}
		if got := parseSaved(g.text()); !reflect.DeepEqual(got, g) {
			t.Fatalf("%q is read as %+v", g.text(), got)
		}
	})
}

// A save that fails leaves the file and the folder as they were.
func TestWriteIsAllOrNothing(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "game.txt")
	first := saved{game: "ki-shogi", turns: []string{"Gyoku*0,0"}}
	for _, g := range []saved{first, {game: "ki-shogi", turns: []string{"Gyoku*0,0", "Gyoku*1,2"}}, first} {
		if err := g.write(path); err != nil {
			t.Fatal(err)
		}
	}
	letter := filepath.Join(folder, "letter.txt")
	if err := os.WriteFile(letter, []byte("Dear aunt"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := first.write(letter); err == nil || !strings.Contains(err.Error(), "not a saved game") {
		t.Errorf("writing over a letter: %v", err)
	}
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, file := range files {
		text, err := os.ReadFile(filepath.Join(folder, file.Name()))
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, file.Name()+": "+string(text))
	}
	want := []string{"game.txt: # teahouse ki-shogi\nGyoku*0,0\n", "letter.txt: Dear aunt"}
	if !reflect.DeepEqual(names, want) {
		t.Errorf("in the folder there are %q, want %q", names, want)
	}
}
