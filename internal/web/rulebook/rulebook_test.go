package rulebook_test

import (
	"encoding/json"
	"errors"
	"html"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/teahouse-games/teahouse/docs/learn"
	"github.com/teahouse-games/teahouse/docs/rules"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/web/rulebook"
	"github.com/teahouse-games/teahouse/render/themes"
)

// files are the pages of the repository.
var files = rulebook.Files{Lessons: learn.Pages, References: rules.Pages}

var (
	diagram = regexp.MustCompile(`<figure class="diagram" data-line="([^"]*)">`)
	id      = regexp.MustCompile(` id="([^"]*)"`)
	link    = regexp.MustCompile(`href="([^"]*)"`)
)

// Every page exists in all languages, has every rule under its id, and the positions of
// its pictures can be played on.
func TestPages(t *testing.T) {
	book := rulebook.Open(games.All(), files, themes.Light)
	for _, r := range games.All() {
		for _, language := range languages.Tags() {
			t.Run(r.Name+"/"+language, func(t *testing.T) {
				t.Parallel()
				page, err := book.Page(rulebook.Reference, r.Name, language)
				if err != nil {
					t.Fatal(err)
				}
				if page.Language != language {
					t.Errorf("it is in %s", page.Language)
				}
				body := string(page.Body)
				if page.Lead == "" || !strings.HasSuffix(page.Lead, ".") || len(strings.Fields(page.Lead)) < 6 || len(page.Sections) < 4 {
					t.Errorf("lead %q, %d sections", page.Lead, len(page.Sections))
				}
				ids := map[string]bool{}
				for _, match := range id.FindAllStringSubmatch(body, -1) {
					ids[match[1]] = true
				}
				for _, heading := range r.TurnRules {
					if !ids[heading.ID] {
						t.Errorf("no heading has the id %s", heading.ID)
					}
				}
				for _, match := range link.FindAllStringSubmatch(body, -1) {
					to, err := url.PathUnescape(html.UnescapeString(match[1]))
					if err != nil {
						t.Fatal(err)
					}
					if to, ok := strings.CutPrefix(to, "#"); ok && !ids[to] {
						t.Errorf("a link leads to #%s, which is not there", to)
					}
					if strings.Contains(match[1], ".md") {
						t.Errorf("a link leads to %s", match[1])
					}
				}
				shown := diagram.FindAllStringSubmatch(body, -1)
				if len(shown) < 5 {
					t.Errorf("%d pictures", len(shown))
				}
				for _, match := range shown {
					var line rulebook.GameLine
					if err := json.Unmarshal([]byte(html.UnescapeString(match[1])), &line); err != nil {
						t.Fatal(err)
					}
					table, err := r.New(line.Options)
					if line.Position != "" {
						table, err = r.NewFromPosition(line.Options, line.Position)
					}
					if err != nil {
						t.Fatal(err)
					}
					for _, turn := range line.Turns {
						if err := game.PlayTurn(table, turn); err != nil {
							t.Fatal(err)
						}
					}
				}
				if strings.Contains(body, "raw HTML") || strings.Contains(body, "<img") || strings.Contains(body, "style=") {
					t.Error("a comment or a picture was left as it is")
				}
			})
		}
	}
}

func TestNoPage(t *testing.T) {
	book := rulebook.Open(games.All(), files, themes.Light)
	for _, asked := range [][2]string{{"chess", "en"}, {"chess", "fr"}, {"../ki-shogi", "en"}} {
		if _, err := book.Page(rulebook.Lesson, asked[0], asked[1]); !errors.Is(err, rulebook.ErrNoPage) {
			t.Errorf("%v: %v", asked, err)
		}
	}
}

// A page that is not translated is the English one.
func TestUntranslated(t *testing.T) {
	page, err := rulebook.Open(games.All(), files, themes.Light).Page(rulebook.Reference, "ki-shogi", "fr")
	if err != nil || page.Language != "en" {
		t.Errorf("the page is %+v, %v", page, err)
	}
	english := rulebook.Files{Lessons: fstest.MapFS{}, References: fstest.MapFS{"ki-shogi.md": {Data: []byte("# Ki Shogi\n\nA game.\n")}}}
	for _, kind := range []rulebook.Kind{rulebook.Reference, rulebook.Lesson} {
		page, err := rulebook.Open(games.All(), english, themes.Light).Page(kind, "ki-shogi", "de")
		if err != nil || page.Language != "en" || page.Kind != rulebook.Reference {
			t.Errorf("the page is %+v, %v", page, err)
		}
	}
}

// A mistake in a comment is found when the page is made.
func TestWrongComments(t *testing.T) {
	for _, tt := range []struct{ comment, want string }{
		{`-p "Gyoku*0,0 Gyoku*0,1"`, "Gyoku*0,1"},
		{`--pick "Hou"`, "Hou"},
		{`--caption yes`, "--caption is not known"},
		{`-o ki=maybe`, "maybe"},
		{`-p`, "no value"},
	} {
		files := fstest.MapFS{"ki-shogi.md": {Data: []byte("# Ki Shogi\n\nA game.\n\n<!-- draw: " + tt.comment + " -->\n![A picture.](pictures/a.svg)\n")}}
		_, err := rulebook.Open(games.All(), rulebook.Files{Lessons: files, References: files}, themes.Light).Page(rulebook.Reference, "ki-shogi", "en")
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v", tt.comment, err)
		}
	}
}

// Pictures in a line are pieces of the game and how they move.
func TestWrongPictures(t *testing.T) {
	for name, want := range map[string]string{
		"tile-Hou.svg":  "",
		"moves-Hou.svg": "",
		"tile-R3.svg":   "Ki Shogi has no piece R3",
		"moves-R3.svg":  "Ki Shogi has no piece R3",
		"tile-Hou.png":  "no comment says how to draw tile-Hou.png",
		"something.svg": "no comment says how to draw something.svg",
	} {
		files := fstest.MapFS{"ki-shogi.md": {Data: []byte("# Ki Shogi\n\nA game.\n\nThis is a ![Hou](pictures/" + name + ").\n")}}
		_, err := rulebook.Open(games.All(), rulebook.Files{Lessons: files, References: files}, themes.Light).Page(rulebook.Lesson, "ki-shogi", "en")
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
