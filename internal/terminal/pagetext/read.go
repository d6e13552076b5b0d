package pagetext

import (
	"errors"
	"fmt"
	"io/fs"
)

// Read returns the page of a game in a language, or in English if the language has none.
func Read(pages fs.FS, language, name string) (string, error) {
	for _, file := range []string{language + "/" + name + ".md", name + ".md"} {
		text, err := fs.ReadFile(pages, file)
		if err == nil {
			return string(text), nil
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return "", fmt.Errorf("cannot read the rules of %s: %w", name, err)
		}
	}
	return "", fmt.Errorf("there is no page about %s: its author has the rules", name)
}
