package record_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/record"
)

// There is a record of each game to read for pleasure. Its form is that of Write, it
// keeps the rules, and it has everything that a record can have.
func TestRecordsToRead(t *testing.T) {
	for _, rules := range games.All() {
		path := filepath.Join("..", "testdata", "records", rules.Name+".game")
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		r, err := record.Read(text)
		if err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		if written, err := record.Write(r); err != nil || !bytes.Equal(written, text) {
			t.Errorf("%s is written as\n%s%v", path, written, err)
		}
		if err := r.Validate(rules); err != nil {
			t.Errorf("%s: %v", path, err)
			continue
		}
		table, err := r.Replay(rules)
		if err != nil {
			t.Errorf("%s: %v", path, err)
		} else if r.Game != rules.Name || !r.Result.Over() || r.Result != table.Outcome() {
			t.Errorf("%s is a game of %s that is said to end with %q and ends with %q", path, r.Game, r.Result, table.Outcome())
		}
		comments, variations := 0, 0
		for _, turn := range r.Turns {
			variations += len(turn.Variations)
			if turn.Comment != "" {
				comments++
			}
		}
		if r.Comment == "" || comments < 5 || variations < 1 {
			t.Errorf("%s has %d comments and %d variations", path, comments, variations)
		}
	}
}

// A file is replaced whole or not at all, and only if a record was there.
func TestWriteFile(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "a.game")
	first := &record.Record{Game: "ki-shogi", Turns: []record.AnnotatedTurn{{Text: "Gyoku*0,0"}}}
	for _, r := range []*record.Record{first, {Game: "ki-shogi", First: "Ann"}, first} {
		if err := record.WriteFile(path, r); err != nil {
			t.Fatal(err)
		}
		if back, err := record.ReadFile(path); err != nil || !back.Equal(r) {
			t.Fatalf("read back as %+v, %v", back, err)
		}
	}
	letter := filepath.Join(folder, "letter.txt")
	if err := os.WriteFile(letter, []byte("Dear aunt"), 0o600); err != nil {
		t.Fatal(err)
	}
	empty := filepath.Join(folder, "empty")
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	guarded := filepath.Join(folder, "guarded")
	if err := os.WriteFile(guarded, nil, 0o400); err != nil {
		t.Fatal(err)
	}
	expectError(t, "over nothing", record.WriteFile(empty, first), "")
	expectError(t, "over what is protected", record.WriteText(guarded, nil), "cannot save "+guarded+": it is protected")
	expectError(t, "over a letter", record.WriteFile(letter, first), "cannot save "+letter+": the file there is not a record of a game")
	expectError(t, "over a folder", record.WriteFile(folder, first), "it is a directory")
	expectError(t, "text over a folder", record.WriteText(folder, nil), "it is a directory")
	expectError(t, "text over a device", record.WriteText(os.DevNull, nil), "it is not a file")
	expectError(t, "into no folder", record.WriteFile(filepath.Join(folder, "no", "x"), first), "no such file or directory")
	expectError(t, "what cannot be written", record.WriteFile(path, &record.Record{First: " "}), "the record cannot be written")
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if name := file.Name(); name != "a.game" && name != "letter.txt" && name != "empty" && name != "guarded" {
			t.Errorf("left behind: %s", name)
		}
	}
	if text, err := os.ReadFile(letter); err != nil || string(text) != "Dear aunt" {
		t.Errorf("the letter is now %q, %v", text, err)
	}
}

// A file that is written again keeps its permissions, and a link stays a link.
func TestWriteThroughLink(t *testing.T) {
	folder := t.TempDir()
	secret, link := filepath.Join(folder, "secret"), filepath.Join(folder, "link")
	if err := os.WriteFile(secret, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("secret", link); err != nil {
		t.Fatal(err)
	}
	if err := record.WriteText(link, []byte("new")); err != nil {
		t.Fatal(err)
	}
	if to, err := os.Readlink(link); err != nil || to != "secret" {
		t.Errorf("the link leads to %q, %v", to, err)
	}
	text, err := os.ReadFile(secret)
	if err != nil || string(text) != "new" {
		t.Errorf("the file has %q, %v", text, err)
	}
	if info, err := os.Stat(secret); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the file is %v, %v", info, err)
	}
}

func TestReadFileWrong(t *testing.T) {
	folder := t.TempDir()
	_, err := record.ReadFile(filepath.Join(folder, "none"))
	expectError(t, "no file", err, "no such file or directory")
	_, err = record.ReadFile(folder)
	expectError(t, "a folder", err, "cannot read "+folder)
	large := filepath.Join(folder, "large")
	if err := os.WriteFile(large, bytes.Repeat([]byte("a\n"), record.MaxBytes/2+1), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err = record.ReadFile(large)
	expectError(t, "a large file", err, "it has more than 1048576 bytes, too many for a record")
	wrong := filepath.Join(folder, "wrong")
	if err := os.WriteFile(wrong, []byte("a\n)"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err = record.ReadFile(wrong)
	expectError(t, "a slip", err, wrong+": line 2, column 1: a variation ends here")
}
