package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
)

// A call whose --postgres has no value, as with an unset variable in a script, is refused and does
// not use another database.
func TestEmptyPostgresIsRefused(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("TEAHOUSE_DATA", folder)
	t.Setenv(postgresVariable, "")
	database := filepath.Join(folder, "teahouse.db")
	if err := os.WriteFile(database, []byte("untouched"), 0o600); err != nil {
		t.Fatal(err)
	}
	for call, want := range map[string]string{
		"restore --postgres= x.db":                 "--postgres: want a DSN, e.g. postgres://teahouse@db1/teahouse, and it is empty",
		"restore --postgres  x.db":                 "--postgres: want a DSN",
		"admin erase Bob --sure --postgres ":       "--postgres: want a DSN",
		"admin erase Bob --sure --postgres":        "--postgres: missing value",
		"ratings recompute --postgres":             "--postgres: missing value",
		"explorer import game.txt --postgres":      "--postgres: missing value",
		"admin mute Bob --reason Rude --postgres=": "--postgres: want a DSN",
	} {
		var out, errs bytes.Buffer
		code := Program{games.All()}.Main(strings.Split(call, " "), strings.NewReader(""), &out, &errs)
		if code != exitCall || !strings.Contains(errs.String(), want) {
			t.Errorf("%q ends with %d: %s; want %s", call, code, errs.String(), want)
		}
	}
	if text, err := os.ReadFile(database); err != nil || string(text) != "untouched" {
		t.Errorf("the database is %q, %v", text, err)
	}
	if files, err := os.ReadDir(folder); err != nil || len(files) != 1 {
		t.Errorf("the folder has %v, %v", files, err)
	}
}
