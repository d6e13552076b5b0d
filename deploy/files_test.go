package deploy_test

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

// read returns the text of a file, named from the folder deploy.
func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// deployed returns the files for operators.
func deployed(t *testing.T) (names []string) {
	t.Helper()
	err := fs.WalkDir(os.DirFS("."), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && path.Ext(name) != ".go" && name != "README.md" {
			names = append(names, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(names) < 10 {
		t.Fatalf("there are %d files", len(names))
	}
	return names
}

// The page of this folder lists each file.
func TestFilesAreListed(t *testing.T) {
	readme := read(t, "README.md")
	for _, name := range deployed(t) {
		if !strings.Contains(readme, "]("+name+")") {
			t.Errorf("README.md does not list %s", name)
		}
	}
}

var deployPath = regexp.MustCompile(`\.?\./deploy/[A-Za-z0-9_./-]*[A-Za-z0-9]`)

// Links in docs/operating.md lead to files that exist.
func TestLinkedFilesExist(t *testing.T) {
	links := deployPath.FindAllString(read(t, "../docs/operating.md"), -1)
	if len(links) < 5 {
		t.Errorf("docs/operating.md has %d links to files", len(links))
	}
	for _, link := range links {
		if _, err := os.Stat(path.Join("../docs", link)); err != nil {
			t.Error(err)
		}
	}
}
