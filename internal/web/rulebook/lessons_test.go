package rulebook_test

import (
	"encoding/json"
	"html"
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/docs/learn"
	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/games"
	"github.com/teahouse-games/teahouse/internal/i18n/languages"
	"github.com/teahouse-games/teahouse/internal/web/rulebook"
	"github.com/teahouse-games/teahouse/render/themes"
)

var (
	tag     = regexp.MustCompile(`(?s)<svg.*?</svg>|<[^>]*>`)
	caption = regexp.MustCompile(`(?s)<figcaption>(.*?)</figcaption>`)
	piece   = regexp.MustCompile(`<span class="piece" role="img" aria-label="([^"]*)">`)
	picture = regexp.MustCompile(`!\[([^\]]*)\]\(([^)]*)\)`)
	// technical is what newcomers need not see: code, commands, texts of turns and positions.
	technical = regexp.MustCompile("`|teahouse|<code|\\w[@*]-?\\w|\\d,-?\\d|\\w=\\w| --?[a-z]")
	// frame is what all languages of a lesson have in common.
	frame = regexp.MustCompile(`(?m)^#+ |^- |^\| |<!--.*?-->|\]\((?:\.\./)?(?:pictures|rules)/[^)]*\)`)
	// upwards is where the pages of other languages lie deeper.
	upwards = strings.NewReplacer("(../pictures/", "(pictures/", "(../../rules/de/", "(../rules/", "(../../rules/es/", "(../rules/")
)

// A lesson names and shows every kind of piece, its first game is legal and comes to an end, and
// nothing in it is written for programs. It is the same in all languages.
func TestLessons(t *testing.T) {
	book := rulebook.Open(games.All(), files, themes.Light)
	for _, r := range games.All() {
		english, err := fs.ReadFile(learn.Pages, r.Name+".md")
		if err != nil {
			t.Error(err)
			continue
		}
		for _, language := range languages.Tags() {
			t.Run(r.Name+"/"+language, func(t *testing.T) {
				t.Parallel()
				page, err := book.Page(rulebook.Lesson, r.Name, language)
				if err != nil {
					t.Fatal(err)
				}
				if page.Kind != rulebook.Lesson || page.Language != language {
					t.Fatalf("it is page %d in %s", page.Kind, page.Language)
				}
				source := english
				if language != languages.English {
					if source, err = fs.ReadFile(learn.Pages, language+"/"+r.Name+".md"); err != nil {
						t.Fatal(err)
					}
				}
				body := string(page.Body)
				checkWords(t, body)
				checkKinds(t, r, language, body, string(source))
				checkFirstGame(t, r, body, string(source))
				checkFrame(t, string(english), string(source))
				if !strings.Contains(body, `href="/rules/`+r.Name+`/reference"`) {
					t.Error("no link leads to the reference")
				}
				if strings.Contains(body, "raw HTML") || strings.Contains(body, "<img") || strings.Contains(body, ".md") {
					t.Error("a comment, a picture or a link was left as it is")
				}
			})
		}
	}
}

// checkWords looks for what is no plain text.
func checkWords(t *testing.T, body string) {
	t.Helper()
	visible := html.UnescapeString(tag.ReplaceAllString(body, " "))
	if found := technical.FindString(visible); found != "" {
		at := strings.Index(visible, found)
		t.Errorf("%q is not for newcomers: …%s…", found, visible[max(0, at-30):min(len(visible), at+30)])
	}
	if n := len(strings.Fields(visible)); n < 500 || n > 1300 {
		t.Errorf("%d words", n)
	}
	for _, match := range caption.FindAllStringSubmatch(body, -1) {
		if strings.TrimSpace(match[1]) == "" {
			t.Error("a picture has no caption")
		}
	}
}

// checkKinds expects a picture of each kind of piece under its name.
func checkKinds(t *testing.T, r *game.Rules, language, body, source string) {
	t.Helper()
	names := map[string]string{}
	for _, match := range picture.FindAllStringSubmatch(source, -1) {
		if name, ok := strings.CutPrefix(match[2][strings.LastIndexByte(match[2], '/')+1:], "tile-"); ok {
			names[strings.TrimSuffix(name, ".svg")] = match[1]
		}
	}
	shown := map[string]bool{}
	for _, match := range piece.FindAllStringSubmatch(body, -1) {
		shown[html.UnescapeString(match[1])] = true
	}
	for _, kind := range r.PieceSet.Kinds {
		if !shown[names[kind]] {
			t.Errorf("%s has no picture", kind)
		}
		if want := r.PieceNameIn(languages.For(language), kind, ""); r.Messages != nil && names[kind] != want {
			t.Errorf("the picture of %s is named %q, want %q", kind, names[kind], want)
		}
	}
}

// checkFirstGame plays the game whose pictures are named first-1, first-2 …
func checkFirstGame(t *testing.T, r *game.Rules, body, source string) {
	t.Helper()
	var steps []int // which of the diagrams they are
	n := 0
	for _, match := range picture.FindAllStringSubmatch(source, -1) {
		switch name := match[2][strings.LastIndexByte(match[2], '/')+1:]; {
		case strings.HasPrefix(name, r.Name+"-first-"):
			steps = append(steps, n)
			n++
		case strings.HasPrefix(name, r.Name+"-"):
			n++
		}
	}
	shown := diagram.FindAllStringSubmatch(body, -1)
	if len(shown) != n || len(steps) < 8 || len(steps) > 12 {
		t.Fatalf("%d diagrams, want %d; %d of a first game", len(shown), n, len(steps))
	}
	var before rulebook.GameLine
	for i, step := range steps {
		var line rulebook.GameLine
		if err := json.Unmarshal([]byte(html.UnescapeString(shown[step][1])), &line); err != nil {
			t.Fatal(err)
		}
		if line.Position != "" || !strings.HasPrefix(strings.Join(line.Turns, " ")+" ", strings.TrimSpace(strings.Join(before.Turns, " "))) || i > 0 && len(line.Turns) <= len(before.Turns) {
			t.Errorf("picture %d does not go on from the one before: %q", i+1, line.Turns)
		}
		before = line
	}
	table, err := r.New(before.Options)
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range before.Turns {
		if err := game.PlayTurn(table, turn); err != nil {
			t.Fatal(err)
		}
	}
	if table.Outcome() == (game.Outcome{}) {
		t.Error("the first game does not end")
	}
}

// checkFrame compares headings, tables, lists, pictures and links.
func checkFrame(t *testing.T, english, source string) {
	t.Helper()
	want, got := frame.FindAllString(english, -1), frame.FindAllString(upwards.Replace(source), -1)
	for i := range max(len(want), len(got)) {
		if i >= len(want) || i >= len(got) || got[i] != want[i] {
			t.Fatalf("part %d of the page differs: %q, in English %q", i+1, got[min(i, len(got)):min(i+1, len(got))], want[min(i, len(want)):min(i+1, len(want))])
		}
	}
}
