package archtest

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// folderName is a folder in the first column of the table of docs/design.md.
var folderName = regexp.MustCompile("[a-z0-9/]+/")

// designed: the table of docs/design.md names each folder at the top that has Go files.
func designed(t *sourceTree) (complaints []string) {
	design, err := os.ReadFile(filepath.Join(t.root, "docs", "design.md"))
	if err != nil {
		return []string{err.Error()}
	}
	known := map[string]bool{}
	for line := range strings.Lines(string(design)) {
		cells := strings.Split(line, "|")
		if len(cells) < 3 || cells[0] != "" {
			continue
		}
		for _, name := range folderName.FindAllString(cells[1], -1) {
			top, _, _ := strings.Cut(name, "/")
			known[top] = true
		}
	}
	names, _ := t.folders()
	for _, folder := range names {
		top, _, _ := strings.Cut(folder, "/")
		if slices.Contains(names, top+"/registration") {
			continue // a game
		}
		if !known[top] {
			known[top] = true
			complaints = append(complaints, fmt.Sprintf("docs/design.md: its table of folders does not name %s/", top))
		}
	}
	return complaints
}

func TestDesigned(t *testing.T) {
	tea := "package a\n"
	design := "# Design\n\nIn pot/ we brew.\n\n| folder | what |\n| --- | --- |\n| `tea/` | see cup/ |\n| `black/ green/` | |\n| `cmd/inn/` | |\n"
	expect(t, designed, source{"docs/design.md": design, "tea/a.go": tea, "tea/leaf/a.go": tea, "black/a.go": tea, "green/a.go": tea, "cmd/x/a.go": tea})
	expect(t, designed, source{"docs/design.md": design, "cup/a.go": tea, "cup/saucer/a.go": tea, "pot/a.go": tea},
		"does not name cup/", "does not name pot/")
	expect(t, designed, source{"tea/a.go": tea}, "docs/design.md")
}
