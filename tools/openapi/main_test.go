package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

var description = filepath.Join("..", "..", "docs", "openapi.json")

func TestDescription(t *testing.T) {
	problems, err := check(description)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range problems {
		t.Error(p)
	}
}

// TestWhatIsWrongIsFound breaks the description in ways that the check must find.
func TestWhatIsWrongIsFound(t *testing.T) {
	good, err := os.ReadFile(description)
	if err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string][2]string{
		"a reference to nothing": {`"#/components/schemas/NextPicks"`, `"#/components/schemas/Nothing"`},
		"a place there is not":   {`"in": "path"`, `"in": "pocket"`},
		"no title":               {`"title": "Teahouse"`, `"titel": "Teahouse"`},
		"a type there is not":    {`"type": "boolean"`, `"type": "perhaps"`},
		"no JSON":                {`{`, `[`},
	} {
		t.Run(name, func(t *testing.T) {
			bad := bytes.Replace(good, []byte(change[0]), []byte(change[1]), 1)
			if bytes.Equal(bad, good) {
				t.Fatalf("%s is not in the description", change[0])
			}
			path := filepath.Join(t.TempDir(), "bad.json")
			if err := os.WriteFile(path, bad, 0o600); err != nil {
				t.Fatal(err)
			}
			problems, err := check(path)
			if err == nil && len(problems) == 0 {
				t.Error("nothing was found")
			}
		})
	}
}
