package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"github.com/teahouse-games/teahouse/internal/i18n/languages"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: rulestexts FOLDER")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "rulestexts:", err)
		os.Exit(1)
	}
}

// write writes the files of all languages but English.
func write(folder string) error {
	for _, tag := range languages.Tags() {
		if tag == languages.English {
			continue
		}
		text, err := languages.RulesText(tag)
		if err != nil {
			return err
		}
		file := filepath.Join(folder, "rules-"+tag+".ftl")
		if old, err := os.ReadFile(file); err == nil && bytes.Equal(old, []byte(text)) {
			continue
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}
