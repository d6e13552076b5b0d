package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The files in web/src are those of the Go source and the catalogue.
func TestUpToDate(t *testing.T) {
	root := filepath.Join("..", "..")
	for name, write := range outputs {
		want, err := write(root)
		if err != nil {
			t.Fatal(err)
		}
		kept, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		if string(kept) != want {
			t.Errorf("%s is not what the sources say: make wiretypes writes it", name)
		}
	}
}

// Every type stands there once, and every union has all its members.
func TestComplete(t *testing.T) {
	text, err := generate(filepath.Join("..", ".."))
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		if len(words) > 2 && words[0] == "export" {
			if seen[words[2]] {
				t.Errorf("there are two types %s", words[2])
			}
			seen[words[2]] = true
		}
		if strings.Contains(line, "kind: ''") || strings.Contains(line, "type: ''") {
			t.Errorf("a member of a union has no word: %s", line)
		}
	}
	for _, part := range []string{
		"export interface MatchState extends MatchUpdate {", "export type LinkKind = 'harmony' | 'ring'",
		"{ kind: 'rematched'; seq: number; at: string; uptime: number; match: string }", "  outcome: Outcome | null;", "  here: [boolean, boolean];",
	} {
		if !strings.Contains(text, part) {
			t.Errorf("%q is missing", part)
		}
	}
}
