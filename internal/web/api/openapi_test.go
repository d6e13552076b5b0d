package api_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/web/account"
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

// Each tag of an operation is described, and each tag that is described has an operation.
func TestTagsAreDescribed(t *testing.T) {
	h := open(t)
	used := map[string]bool{}
	for _, item := range h.described.Paths {
		for _, op := range operations(item) {
			if op == nil {
				continue
			}
			for _, tag := range op.Tags {
				used[tag] = true
			}
		}
	}
	for _, tag := range h.described.Tags {
		if !used[tag.Name] || tag.Description == "" {
			t.Errorf("the tag %s is of no operation, or has no description", tag.Name)
		}
		delete(used, tag.Name)
	}
	for tag := range used {
		t.Errorf("the tag %s is not described", tag)
	}
}

// The description of the deletion of an account says when that is, and what it needs.
func TestDeletionIsDescribed(t *testing.T) {
	text := open(t).described.Paths["/api/account"].Delete.Description
	for _, want := range []string{fmt.Sprintf("After %d days", account.EraseAfter/(24*time.Hour)), "a login until then cancels", "a login of the last ten minutes"} {
		if !strings.Contains(text, want) {
			t.Errorf("it does not say %q: %s", want, text)
		}
	}
}
