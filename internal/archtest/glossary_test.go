package archtest

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// glossaryName is a name with its package in docs/glossary.md, e.g. `room.Registry`.
var glossaryName = regexp.MustCompile("`([a-z][a-z0-9]*)\\.([A-Z]\\w*)`")

// inGlossary: the exported names of docs/glossary.md exist.
func inGlossary(t *sourceTree) (complaints []string) {
	glossary, err := os.ReadFile(filepath.Join(t.root, "docs", "glossary.md"))
	if err != nil {
		return []string{err.Error()}
	}
	folders, files := t.folders()
	for _, found := range glossaryName.FindAllStringSubmatch(string(glossary), -1) {
		word := regexp.MustCompile(`\b` + found[2] + `\b`)
		declared := slices.ContainsFunc(folders, func(folder string) bool {
			return path.Base(folder) == found[1] && slices.ContainsFunc(files[folder], func(f file) bool {
				return !f.test() && word.MatchString(strings.Join(f.lines, "\n"))
			})
		})
		if !declared {
			complaints = append(complaints, fmt.Sprintf("docs/glossary.md: there is no %s.%s", found[1], found[2]))
		}
	}
	return complaints
}

func TestInGlossary(t *testing.T) {
	files := source{"docs/glossary.md": "| pot | a vessel | `tea.Pot` |\n| cup | a small vessel | `tea.Cup`, `worker.run` |\n", "tea/pot.go": "package tea\n\ntype Pot struct{}\n"}
	expect(t, inGlossary, files, `no tea\.Cup$`)
}
