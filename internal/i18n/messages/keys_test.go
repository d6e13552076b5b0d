package messages

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// placeholder matches the place of a value.
var placeholder = regexp.MustCompile(`\{\w+\}`)

// compare lists the differences of a language from the first one: keys, and the names in
// the texts.
func compare(first, other *Messages) (complaints []string) {
	for key, text := range first.texts {
		translated, ok := other.texts[key]
		if !ok {
			complaints = append(complaints, fmt.Sprintf("%s is not said in %s", key, other.Lang))
			continue
		}
		for _, pair := range [2][2]string{{text, translated}, {translated, text}} {
			for _, name := range placeholder.FindAllString(pair[0], -1) {
				if !strings.Contains(pair[1], name) {
					complaints = append(complaints, fmt.Sprintf("%s has %s in one of %s and %s only", key, name, first.Lang, other.Lang))
				}
			}
		}
		if translated == "" || text == "" {
			complaints = append(complaints, key+" says nothing")
		}
	}
	for key := range other.texts {
		if _, ok := first.texts[key]; !ok {
			complaints = append(complaints, fmt.Sprintf("%s is not said in %s", key, first.Lang))
		}
	}
	slices.Sort(complaints)
	return complaints
}

// sources are the files that use words.
var sources = map[string]bool{".go": true, ".html": true, ".ts": true, ".svelte": true}

// unread are folders that use none.
var unread = map[string]bool{"node_modules": true, "dist": true, "testdata": true, ".git": true, "e2e": true, "tools": true}

// uses finds the keys and stems that are literals in the sources, each with a file, and
// the keys that are built at run time and cannot be searched for.
func uses(tree fs.FS, areas []string) (used map[string]string, made []string, err error) {
	literal := regexp.MustCompile("([\"'`])((?:" + strings.Join(areas, "|") + `)\.[A-Za-z0-9_.-]*)(["'` + "`" + `]\s*\+|["'` + "`" + `]|\$\{)`)
	used = map[string]string{}
	err = fs.WalkDir(tree, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && unread[entry.Name()] {
			return fs.SkipDir
		}
		if entry.IsDir() || !sources[path.Ext(name)] || strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, ".test.ts") {
			return nil
		}
		text, err := fs.ReadFile(tree, name)
		if err != nil {
			return err
		}
		for _, found := range literal.FindAllStringSubmatch(string(text), -1) {
			key := found[2]
			if found[3] == found[1] {
				used[key] = name
			} else {
				made = append(made, fmt.Sprintf("%s: a key that begins with %s is put together at run time", name, key))
			}
		}
		return nil
	})
	return used, made, err
}

// isFile reports whether a text that looks like a key is the name of a file.
func isFile(text string) bool {
	return slices.Contains([]string{".html", ".js", ".ts", ".css", ".json", ".svg", ".svelte", ".png", ".gif", ".go", ".wasm"}, path.Ext(text))
}

// lost lists the keys that are used but not defined, and those that are defined but not
// used.
func lost(w *Messages, used map[string]string) (complaints []string) {
	needed := map[string]bool{}
	for key, name := range used {
		_, one := w.texts[key+".one"]
		_, other := w.texts[key+".other"]
		if _, ok := w.texts[key]; ok {
			needed[key] = true
		} else if one && other {
			needed[key+".one"], needed[key+".other"] = true, true
		} else if !isFile(key) {
			complaints = append(complaints, fmt.Sprintf("%s: there is no %s", name, key))
		}
	}
	for key := range w.texts {
		if !needed[key] && !strings.HasPrefix(key, gamePrefix) {
			complaints = append(complaints, key+" is used nowhere")
		}
	}
	slices.Sort(complaints)
	return complaints
}

// areasOf are the first parts of the keys.
func areasOf(t *testing.T, files fs.FS) (areas []string) {
	t.Helper()
	names, err := fs.Glob(files, English+"/*.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		areas = append(areas, strings.TrimSuffix(path.Base(name), ".json"))
	}
	return areas
}

// Every language has the same keys with the same names in their texts.
func TestLanguagesAgree(t *testing.T) {
	for _, lang := range Languages[1:] {
		for _, complaint := range compare(For(English), For(lang)) {
			t.Error(complaint)
		}
	}
}

// Every key that is used is defined, and every key that is defined is used.
func TestKeys(t *testing.T) {
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	used, made, err := uses(os.DirFS(root), areasOf(t, files))
	if err != nil {
		t.Fatal(err)
	}
	for _, complaint := range append(made, lost(For(English), used)...) {
		t.Error(complaint)
	}
}

// The tests above find the mistakes that they are made for.
func TestComplaints(t *testing.T) {
	catalogues := fstest.MapFS{
		"en/tea.json": {Data: []byte(`{"tea.pour": "pour {n}", "tea.cup.one": "{n} cup", "tea.cup.other": "{n} cups", "tea.old": "old", "tea.lid": "lid"}`)},
		"de/tea.json": {Data: []byte(`{"tea.pour": "{m} gießen", "tea.cup.one": "{n} Tasse", "tea.cup.other": "{n} Tassen", "tea.old": "", "tea.neu": "neu"}`)},
	}
	en, err := read(catalogues, "en")
	if err != nil {
		t.Fatal(err)
	}
	de, err := read(catalogues, "de")
	if err != nil {
		t.Fatal(err)
	}
	expect(t, compare(en, de),
		"tea.lid is not said in de", "tea.neu is not said in en", "tea.old says nothing",
		"tea.pour has {m} in one of en and de only", "tea.pour has {n} in one of en and de only")
	expect(t, compare(en, en))
	tree := fstest.MapFS{
		"a/a.go":                      {Data: []byte(`w.Say("tea.pour", "n", 3); names := map[int]string{1: "tea.old"}; open("tea.json")`)},
		"a/a_test.go":                 {Data: []byte(`w.Say("tea.gone")`)},
		"a/b.html":                    {Data: []byte(`{{count "tea.cup" 3}}`)},
		"web/a.svelte":                {Data: []byte("{t('tea.none')}{t(`tea.${kind}`)}")},
		"web/b.ts":                    {Data: []byte(`t('tea.' + kind)`)},
		"web/node_modules/x/index.ts": {Data: []byte(`t('tea.lid')`)},
	}
	used, made, err := uses(tree, []string{"tea"})
	if err != nil {
		t.Fatal(err)
	}
	expect(t, made,
		"web/a.svelte: a key that begins with tea. is put together at run time",
		"web/b.ts: a key that begins with tea. is put together at run time")
	expect(t, lost(en, used), "tea.lid is used nowhere", "web/a.svelte: there is no tea.none")
}

func expect(t *testing.T, got []string, want ...string) {
	t.Helper()
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("the complaints are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
