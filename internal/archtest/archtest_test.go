package archtest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
)

// checks are the rules of the source tree. Each returns its complaints.
var checks = []struct {
	name  string
	check func(*sourceTree) []string
}{
	{"documented in doc.go", documented},
	{"imports point down", pointDown},
	{"rules know no clock, file or log", pure},
	{"names say something", named},
	{"files are short", short},
	{"nothing is left for later", finished},
	{"design names the folders", designed},
	{"the names of the glossary exist", inGlossary},
	{"names are standard words", useStandardNames},
	{"names in scripts are standard words", useStandardNamesInScripts},
	{"comments are plain", plain},
	{"games are named in their folders", nameGames},
	{"messages are used", useMessages},
}

func TestArchitecture(t *testing.T) {
	root, err := findRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	module, err := read(root)
	if err != nil {
		t.Fatal(err)
	}
	if names, _ := module.folders(); !slices.Contains(names, "internal/archtest") {
		t.Fatalf("the walk of %s does not come by here: %q", root, names)
	}
	for _, rule := range checks {
		t.Run(rule.name, func(t *testing.T) {
			for _, complaint := range rule.check(module) {
				t.Error(complaint)
			}
		})
	}
}

// source is a small tree: the text of each file by its path.
type source map[string]string

// expect writes a tree and compares what a rule has to say of it with patterns,
// one for each complaint, in order.
func expect(t *testing.T, check func(*sourceTree) []string, files source, want ...string) {
	t.Helper()
	root := t.TempDir()
	files["go.mod"] = "module example.org/inn\n"
	for name, text := range files {
		name = filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	module, err := read(root)
	if err != nil {
		t.Fatal(err)
	}
	got := check(module)
	if len(got) != len(want) {
		t.Fatalf("complaints %q, want %q", got, want)
	}
	for i := range got {
		if !regexp.MustCompile(want[i]).MatchString(got[i]) {
			t.Errorf("complaint %q, want %q", got[i], want[i])
		}
	}
}

// The walk passes over testdata, what is built, hidden folders and other modules.
func TestWalk(t *testing.T) {
	bad := "package util\n"
	expect(t, named, source{
		"game/testdata/a.go":      bad,
		"bin/a.go":                bad,
		".git/a.go":               bad,
		"_old/a.go":               bad,
		"web/node_modules/a/a.go": bad,
		"tools/lint/go.mod":       "module example.org/inn/tools/lint\n",
		"tools/lint/a.go":         bad,
		"game/notes.txt":          bad,
	})
	expect(t, named, source{"tools/lint/a.go": bad}, "tools/lint/a.go: .*util")
}

func TestFindRoot(t *testing.T) {
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	deep := filepath.Join(root, "a", "b")
	if err := os.MkdirAll(deep, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, "go.mod"), []byte("module m\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if got, err := findRoot(deep); got != root || err != nil {
		t.Errorf("findRoot: %q, %v, want %q", got, err, root)
	}
}
