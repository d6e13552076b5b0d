package api_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", false, "write docs/openapi.json anew")

// kept is the copy of the description that can be read without a server.
var kept = filepath.Join("..", "..", "..", "docs", "openapi.json")

func TestDescriptionIsKept(t *testing.T) {
	c := open(t).client()
	_, data := c.send("GET", "/api/openapi.json", nil, nil)
	var indented bytes.Buffer
	if err := json.Indent(&indented, data, "", "\t"); err != nil {
		t.Fatal(err)
	}
	indented.WriteByte('\n')
	if *update {
		if err := os.WriteFile(kept, indented.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	old, err := os.ReadFile(kept)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(old, indented.Bytes()) {
		t.Errorf("docs/openapi.json is not what the server says; go test ./internal/web/api -run Kept -update writes it anew")
	}
}
