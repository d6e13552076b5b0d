package main

import (
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	for _, folder := range os.Args[1:] {
		if err := generate(folder); err != nil {
			fmt.Fprintf(os.Stderr, "messages: %s: %v\n", folder, err)
			os.Exit(1)
		}
	}
}

func generate(folder string) error {
	text, err := os.ReadFile(filepath.Join(folder, "en.ftl"))
	if err != nil {
		return err
	}
	source, err := Constructors(string(text))
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, "constructors.go"), source, 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, "english.go"), English(string(text)), 0o644)
}
