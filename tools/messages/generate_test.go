package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestConstructorsAreCurrent compares the constructors of every package with its English catalogue.
func TestConstructorsAreCurrent(t *testing.T) {
	root := filepath.Join("..", "..")
	folders := 0
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && (entry.Name() == "node_modules" || strings.HasPrefix(entry.Name(), ".") && path != root) {
			return fs.SkipDir
		}
		if entry.Name() != "constructors.go" {
			return nil
		}
		folders++
		catalogue, err := os.ReadFile(filepath.Join(filepath.Dir(path), "en.ftl"))
		if err != nil {
			return err
		}
		want, err := Constructors(string(catalogue))
		if err != nil {
			t.Errorf("%s: %v", filepath.Dir(path), err)
			return nil
		}
		if got, err := os.ReadFile(filepath.Join(filepath.Dir(path), "english.go")); err != nil || string(got) != string(English(string(catalogue))) {
			t.Errorf("the english.go beside %s is not what its catalogue says (%v)", path, err)
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != string(want) {
			t.Errorf("%s is not what its catalogue says (%v): run go run ./tools/messages %s", path, err, strings.TrimPrefix(filepath.Dir(path), root+"/"))
		}
		return nil
	})
	if err != nil || folders == 0 {
		t.Errorf("%d folders, %v", folders, err)
	}
}

// TestConstructors makes constructors with parameters of all types, and refuses wrong catalogues.
func TestConstructors(t *testing.T) {
	source, err := Constructors("# $tile (piece) of $by (seat) goes to $to (place) $n (number) times.\ntoy-moves-to = { $tile } { $by } { $to } { $n }\n## By key: pieces\ntoy-piece-R = Rose\n")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"func MovesTo(tile message.Piece, by game.Seat, to message.Place, n int) message.Message {",
		`Catalogue.Make("toy-moves-to", "tile by to n", tile, message.SeatOf(by), to, message.Number(n))`, `"github.com/teahouse-games/teahouse/game"`,
	} {
		if !strings.Contains(string(source), want) {
			t.Errorf("there is no %s in\n%s", want, source)
		}
	}
	if strings.Contains(string(source), "PieceR") {
		t.Error("a message by key has a constructor")
	}
	for catalogue, want := range map[string]string{
		"toy-a = { $x }\n":                         "toy-a: $x has no type in the comment",
		"# $x (number)\ntoy-a = a\n":               "toy-a: $x is not used",
		"# $x (colour)\ntoy-a = { $x }\n":          "there is no type colour",
		"# $x (text), $x (text)\ntoy-a = { $x }\n": "$x is declared twice",
		"a = b\n":     "a has no prefix",
		"toy-a = {\n": "an expression is missing",
	} {
		if _, err := Constructors(catalogue); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", catalogue, err, want)
		}
	}
}
