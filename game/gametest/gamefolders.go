package gametest

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

var recordGame = regexp.MustCompile(`(?m)^Game: (\S+)$`)

// GameFolder returns the folder of a game in the module at root, e.g. "../kishogi". It finds the
// folder by the sample record of the game's registration, and is empty for a game without one.
func GameFolder(t testing.TB, root, name string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, "*", "registration", "sample.game"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if found := recordGame.FindSubmatch(text); found != nil && string(found[1]) == name {
			return filepath.Dir(filepath.Dir(file))
		}
	}
	return ""
}

// HasExplanationCases reports whether the folder of a game has an [ExplanationFile].
func HasExplanationCases(folder string) bool {
	_, err := os.Stat(filepath.Join(folder, ExplanationFile))
	return folder != "" && err == nil
}
