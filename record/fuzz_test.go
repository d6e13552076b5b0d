package record

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/record/messages"
)

// Whatever is read is written, and read back the same; so is it by way of JSON.
func FuzzRead(f *testing.F) {
	f.Add([]byte(sample))
	files, err := filepath.Glob("../testdata/records/*.game")
	if err != nil || len(files) == 0 {
		f.Fatalf("records %v, %v", files, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Add([]byte("1.a!?(b;c\n(d{\\}\n\n\\\\}))"))
	f.Add([]byte("Event:x\r\nX:\t y \n\n{}a"))
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := Read(text)
		if err != nil {
			mustHavePlace(t, err)
			return
		}
		written := mustWrite(t, r)
		back := mustRead(t, written)
		if !back.Equal(r) {
			t.Fatalf("%q is written as %q, which is another game", text, written)
		}
		if again := mustWrite(t, back); again != written {
			t.Fatalf("%q is written as %q and then as %q", text, written, again)
		}
		asJSON, err := WriteJSON(r)
		if err != nil {
			if !strings.Contains(err.Error(), messages.JsonTooLong().String()) {
				t.Fatal(err)
			}
			return
		}
		if back, err := ReadJSON(asJSON); err != nil || !back.Equal(r) {
			t.Fatalf("%q is written as %s, which is another game (%v)", text, asJSON, err)
		}
	})
}

func FuzzJSON(f *testing.F) {
	asJSON, err := WriteJSON(&Record{Comment: "\\}", Headers: []Header{{"A", " b"}}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(asJSON)
	f.Add([]byte(`{"notes":[{"variations":[{"turns":["b"]}],"turn":1,"mark":"?","comment":"c\n\n\td"}],"turns":["a"]}`))
	f.Add([]byte(`{"game":"x","options":{"a":"b"},"turns":["a"],"rules":3,"result":{"winner":"draw","reason":"agreement"},"legal":"count"}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		r, err := ReadJSON(text)
		if err != nil {
			mustHavePlace(t, err)
			return
		}
		written, err := WriteJSON(r)
		if err != nil {
			t.Fatal(err)
		}
		back, err := ReadJSON(written)
		if err != nil || !back.Equal(r) {
			t.Fatalf("%q is written as %s, which is another game (%v)", text, written, err)
		}
		if !mustRead(t, mustWrite(t, r)).Equal(r) {
			t.Fatalf("%q is another game as text", text)
		}
	})
}

// mustHavePlace requires that an error of reading has a position and a reason.
func mustHavePlace(t *testing.T, err error) {
	t.Helper()
	var syntax *SyntaxError
	if !errors.As(err, &syntax) || syntax.Line < 1 || syntax.Column < 1 || syntax.Mistake.String() == "" {
		t.Fatalf("error %#v", err)
	}
}
