package page_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/rules/puzzles"
	"github.com/teahouse-games/teahouse/puzzle"
)

// Each tag has a name.
func TestThemesHaveNames(t *testing.T) {
	b := newHarness(t).browser()
	page := b.get("/puzzles")
	for _, tag := range puzzle.Tags {
		if strings.Contains(page.text, ">"+tag+"</a>") {
			t.Errorf("%s has no name", tag)
		}
	}
}

// Each game leads to a puzzle, whose page says without script what is asked, and shows the position.
func TestPuzzlePages(t *testing.T) {
	b := newHarness(t).browser()
	for _, lang := range languages.Tags() {
		if page := b.in(lang, "/puzzles"); page.status != http.StatusOK || !strings.Contains(page.text, "data-puzzles") {
			t.Errorf("the overview in %s: %d", lang, page.status)
		}
	}
	for _, rules := range games.All() {
		set, err := puzzles.Of(rules.Name)
		if err != nil {
			t.Fatal(err)
		}
		if len(set) == 0 {
			continue
		}
		page := b.get("/puzzles/" + rules.Name + "?near=1500")
		path := page.url.Path
		if page.status != http.StatusOK || !strings.HasPrefix(path, "/puzzles/"+rules.Name+"/") {
			t.Fatalf("%s leads to %s: %d", rules.Name, path, page.status)
		}
		for _, part := range []string{"<svg", "Find ", `property="og:title"`, `href="/puzzles/` + rules.Name + `?after=`} {
			if !strings.Contains(page.text, part) {
				t.Errorf("%s has no %s", path, part)
			}
		}
		if other := b.get("/puzzles/" + rules.Name + "?near=1500&after=" + path[strings.LastIndexByte(path, '/')+1:]); len(set) > 1 && other.url.Path == path {
			t.Errorf("after %s comes the same puzzle", path)
		}
		first := b.get("/puzzles/" + rules.Name).url.Path
		if p, _ := set.Find(first[strings.LastIndexByte(first, '/')+1:]); len(p.Options) > 0 {
			t.Errorf("the first puzzle of %s has the options %v", rules.Name, p.Options)
		}
		theme := set[0].Tags[0]
		if page := b.get("/puzzles/" + rules.Name + "?theme=" + theme); page.url.Query().Get("theme") != theme {
			t.Errorf("the theme %s leads to %s", theme, page.url)
		}
		for _, lang := range languages.Tags() {
			if page := b.in(lang, path); page.status != http.StatusOK {
				t.Errorf("%s in %s: %d", path, lang, page.status)
			}
		}
	}
	for _, path := range []string{"/puzzles/chess", "/puzzles/ki-shogi?theme=mate", "/puzzles/ki-shogi/00000000", "/puzzles/chess/00000000"} {
		if page := b.get(path); page.status != http.StatusNotFound {
			t.Errorf("%s: %d", path, page.status)
		}
	}
}
