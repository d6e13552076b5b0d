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

	gamemessages "github.com/teahouse-games/teahouse/game/messages"
	"github.com/teahouse-games/teahouse/message/fluent"
	"github.com/teahouse-games/teahouse/message/messagetest"
)

// sources are the files that use messages.
var sources = map[string]bool{".go": true, ".html": true, ".ts": true, ".svelte": true}

// unread are folders that use none; package message has messages of its own.
var unread = map[string]bool{"message": true, "node_modules": true, "dist": true, "testdata": true, ".git": true, "e2e": true, "tools": true}

// ids returns the identifiers of catalogues.
func ids(t *testing.T, catalogues ...string) (list []string) {
	t.Helper()
	for _, text := range catalogues {
		resource, errs := fluent.Parse(text)
		for _, err := range errs {
			t.Error(err)
		}
		for _, m := range resource.Messages {
			list = append(list, m.ID)
		}
	}
	slices.Sort(list)
	return list
}

// areasOf are the first parts of identifiers.
func areasOf(ids []string) (areas []string) {
	for _, id := range ids {
		area, _, _ := strings.Cut(id, "-")
		if !slices.Contains(areas, area) {
			areas = append(areas, area)
		}
	}
	return areas
}

// uses finds the identifiers that are literals in the sources, each with a file, and those that
// are put together at run time and cannot be searched for. Names of classes in HTML are none.
func uses(tree fs.FS, areas []string) (used map[string]string, made []string, err error) {
	literal := regexp.MustCompile("(class=|class:|id=|href=)?([\"'`])((?:" + strings.Join(areas, "|") + `)-[A-Za-z0-9_-]*)(["'` + "`" + `]\s*\+|["'` + "`" + `]|\$\{)`)
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
			id := found[3]
			switch {
			case found[1] != "":
			case found[4] == found[2]:
				used[id] = name
			default:
				made = append(made, fmt.Sprintf("%s: an identifier that begins with %s is put together at run time", name, id))
			}
		}
		return nil
	})
	return used, made, err
}

// lost lists the identifiers that are used but not defined, and those that are defined but not
// used.
func lost(defined []string, used map[string]string) (complaints []string) {
	for id, name := range used {
		if !slices.Contains(defined, id) {
			complaints = append(complaints, fmt.Sprintf("%s: there is no %s", name, id))
		}
	}
	for _, id := range defined {
		if _, ok := used[id]; !ok {
			complaints = append(complaints, id+" is used nowhere")
		}
	}
	slices.Sort(complaints)
	return complaints
}

// Every language has the same messages with the same values, complete and translated.
func TestLanguagesAgree(t *testing.T) {
	names, err := fs.Glob(Files, English+"/*.ftl")
	if err != nil {
		t.Fatal(err)
	}
	for _, tag := range Tags() {
		for _, name := range names {
			english, err := fs.ReadFile(Files, name)
			if err != nil {
				t.Fatal(err)
			}
			text, err := fs.ReadFile(Files, path.Join(tag, path.Base(name)))
			if err != nil {
				t.Error(err)
				continue
			}
			shared, err := fs.ReadFile(gamemessages.Files, tag+".ftl")
			if err != nil {
				t.Error(err)
			}
			for _, fault := range messagetest.Faults("", tag, string(english), string(text), string(shared)) {
				t.Errorf("%s/%s: %s", tag, path.Base(name), fault)
			}
		}
	}
}

// Every message that is used is defined, and every message that is defined is used.
func TestKeys(t *testing.T) {
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	defined := ids(t, catalogue().English())
	used, made, err := uses(os.DirFS(root), areasOf(defined))
	if err != nil {
		t.Fatal(err)
	}
	for _, complaint := range append(made, lost(defined, used)...) {
		t.Error(complaint)
	}
}

// The script in the browser uses messages of browser.ftl only, which it can write: without functions.
func TestBrowserText(t *testing.T) {
	for _, tag := range Tags() {
		resource, _ := fluent.Parse(BrowserText(tag))
		if len(resource.Messages) == 0 {
			t.Errorf("%s has no texts for the browser", tag)
		}
		for _, m := range resource.Messages {
			m.Value.Walk(func(e fluent.Expression) {
				if _, ok := e.(fluent.FunctionReference); ok {
					t.Errorf("%s in %s calls a function", m.ID, tag)
				}
			})
		}
	}
	site, err := fs.ReadFile(Files, "en/site.ftl")
	if err != nil {
		t.Fatal(err)
	}
	used, _, err := uses(os.DirFS("../../../web/src"), areasOf(ids(t, string(site))))
	if err != nil {
		t.Fatal(err)
	}
	for id, name := range used {
		t.Errorf("%s uses %s, which is for the server", name, id)
	}
}

// The tests above find the mistakes that they are made for.
func TestComplaints(t *testing.T) {
	tree := fstest.MapFS{
		"a/a.go":                      {Data: []byte(`w.Text("tea-pour", "n", 3); names := map[int]string{1: "tea-old"}`)},
		"a/a_test.go":                 {Data: []byte(`w.Text("tea-gone")`)},
		"a/b.html":                    {Data: []byte(`{{say "tea-cup" "n" 3}}<p class="tea-leaf" id="tea-pot">`)},
		"web/a.svelte":                {Data: []byte("{t('tea-none')}{t(`tea-${kind}`)}")},
		"web/b.ts":                    {Data: []byte(`t('tea-' + kind)`)},
		"web/node_modules/x/index.ts": {Data: []byte(`t('tea-lid')`)},
	}
	defined := ids(t, "tea-pour = pour\ntea-cup = { $n } cups\ntea-old = old\ntea-lid = lid\n")
	expect(t, areasOf(defined), "tea")
	used, made, err := uses(tree, []string{"tea"})
	if err != nil {
		t.Fatal(err)
	}
	expect(t, made,
		"web/a.svelte: an identifier that begins with tea- is put together at run time",
		"web/b.ts: an identifier that begins with tea- is put together at run time")
	expect(t, lost(defined, used), "tea-lid is used nowhere", "web/a.svelte: there is no tea-none")
}

func expect(t *testing.T, got []string, want ...string) {
	t.Helper()
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
