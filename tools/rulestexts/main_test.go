package main

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/analysis"
)

// The texts are read as languages, and are not written again while they stay the same.
func TestWrite(t *testing.T) {
	folder := t.TempDir()
	if err := write(folder); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil || len(files) != len(languages.Tags())-1 {
		t.Fatalf("the files are %v, %v", files, err)
	}
	var loaded analysis.LoadedLanguages
	for _, tag := range languages.Tags()[1:] {
		file := filepath.Join(folder, "rules-"+tag+".ftl")
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := loaded.Add(tag, string(text)); err != nil {
			t.Errorf("%s: %v", tag, err)
		}
		for _, id := range []string{"game-over", "record-turn", "analysis-not-json", "kishogi-blurb"} {
			if !loaded.For(tag).Has(id) {
				t.Errorf("%s has no %s", tag, id)
			}
		}
		if err := os.Chtimes(file, time.Time{}, time.Unix(1e9, 0)); err != nil {
			t.Fatal(err)
		}
	}
	if err := write(folder); err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if info, err := os.Stat(file); err != nil || info.ModTime().Unix() != 1e9 {
			t.Errorf("%s is written again, %v", file, err)
		}
	}
}
