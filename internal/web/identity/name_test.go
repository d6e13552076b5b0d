package identity_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"github.com/teahouse-games/teahouse/internal/service/match"
	"github.com/teahouse-games/teahouse/internal/web/identity"
)

func TestNames(t *testing.T) {
	for name, want := range map[string]string{
		"Ann":                   "Ann",
		"  Ann  Lee ":           "Ann Lee",
		"お茶":                    "お茶",
		"Computer Fan":          "Computer Fan",
		"e\u0301":               "é",
		"Zoë (2) ♟":             "Zoë (2) ♟",
		strings.Repeat("茶", 40): strings.Repeat("茶", 40),

		"👨\u200d👩\u200d👧\u200d👦 Lee": "👨\u200d👩\u200d👧\u200d👦 Lee",
	} {
		if got, err := identity.NormalizeName(name); got != want || err != nil {
			t.Errorf("CheckName(%q) = %q, %v, want %q", name, got, err, want)
		}
	}
	for what, name := range map[string]string{
		"nothing":           "",
		"spaces":            " \t\n ",
		"41 characters":     strings.Repeat("a", 41),
		"very many":         strings.Repeat("a", 1_000_000),
		"control":           "a\x00b",
		"escape":            "\x1b[31mred",
		"override":          "\u202egnat",
		"isolate":           "a\u2066b",
		"no width":          "\u200b",
		"joined to nothing": "a\u200d",
		"no text":           "\xff\xfe",
		"replacement":       "a\ufffd",
		"filler":            "\u3164",
		"accents":           "\u0301\u0301",
		"a tower":           "a" + strings.Repeat("\u0307\u0323", 4),
		"private":           "\ue000",
		"a tag":             "a\U000e0041",
		"the computer":      "Computer (level 8)",
		"in Spanish":        "ordenador  (nivel 3)",
		"in wide letters":   "Ｃomputer",
		"with a number":     "COMPUTER 8",
	} {
		var wrong *identity.NameError
		if got, err := identity.NormalizeName(name); !errors.As(err, &wrong) {
			t.Errorf("%s: CheckName = %q, %v, want a *NameError", what, got, err)
		}
	}
}

// TestNamesThatAreTaken: an accepted name is accepted again unchanged.
func TestNamesThatAreTaken(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		name, err := identity.NormalizeName(rapid.String().Draw(t, "name"))
		if err != nil {
			return
		}
		if n := utf8.RuneCountInString(name); n < 1 || n > match.MaxName {
			t.Errorf("%q has %d characters", name, n)
		}
		if again, err := identity.NormalizeName(name); again != name || err != nil {
			t.Errorf("%q became %q, %v", name, again, err)
		}
	})
}

func TestLoadKey(t *testing.T) {
	folder := t.TempDir()
	keys := make([][]byte, 8)
	var group sync.WaitGroup
	for i := range keys {
		group.Go(func() { keys[i], _ = identity.LoadKey(folder) })
	}
	group.Wait()
	for _, k := range keys {
		if len(k) != identity.KeyLength || string(k) != string(keys[0]) {
			t.Errorf("the keys of one folder differ: %x, %x", k, keys[0])
		}
	}
	files, err := os.ReadDir(folder)
	if err != nil || len(files) != 1 {
		t.Fatalf("in the folder are %v, %v", files, err)
	}
	path := filepath.Join(folder, files[0].Name())
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the file of the key is %v, %v", info.Mode(), err)
	}
	if other, err := identity.LoadKey(t.TempDir()); err != nil || string(other) == string(keys[0]) {
		t.Errorf("another folder has the key %x, %v", other, err)
	}
	if err := os.WriteFile(path, []byte("short"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := identity.LoadKey(folder); err == nil || !strings.Contains(err.Error(), "5 bytes") {
		t.Errorf("a key that is too short: %v", err)
	}
	if _, err := identity.LoadKey(filepath.Join(folder, "nowhere")); err == nil {
		t.Error("a folder that is not there has a key")
	}
}
