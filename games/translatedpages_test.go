package games

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/teahouse-games/teahouse/game"
)

// translation is a language of the rules pages other than English. Its pages lie in a folder below
// docs/rules.
type translation struct {
	folder string
	name   string // in the language itself, as links to its pages say
}

// translations are the languages with a folder. Their names are in the texts of the site.
var translations = func() (list []translation) {
	folders, err := filepath.Glob(filepath.Join(pages, "*", "README.md"))
	if err != nil {
		panic(err) // the pattern is good
	}
	for _, file := range folders {
		folder := filepath.Base(filepath.Dir(file))
		texts, err := os.ReadFile(filepath.Join("..", "internal", "i18n", "messages", folder, "site.ftl"))
		if err != nil {
			panic(err)
		}
		_, name, _ := strings.Cut(string(texts), "\nsite-language-name = ")
		name, _, _ = strings.Cut(name, "\n")
		list = append(list, translation{folder, name})
	}
	return list
}()

// TestTranslatedPages: the page of a game in another language has the frame of the English one
// and names the same words of the program. Only the sentences differ.
func TestTranslatedPages(t *testing.T) {
	for _, language := range translations {
		for _, rules := range gamesTranslated(t, language) {
			english, translated := readPage(t, rules), readTranslation(t, language, rules.Name)
			page := language.folder + "/" + rules.Name + ".md"
			if diff := cmp.Diff(frame(english), frame(translated)); diff != "" {
				t.Errorf("%s has another frame (-English +%s):\n%s", page, language.name, diff)
			}
			for _, h := range rules.TurnRules {
				if strings.Contains(translated, "### `"+h.ID+"`: "+inEnglish.Title(rules.RuleTitle(h.ID))+"\n") {
					t.Errorf("%s: the heading of %s is English", page, h.ID)
				}
			}
			for _, o := range rules.Options {
				if diff := cmp.Diff(optionOf(english, o.Name), optionOf(translated, o.Name)); diff != "" {
					t.Errorf("%s has another option %s (-English +%s):\n%s", page, o.Name, language.name, diff)
				}
			}
			for _, word := range wordsOf(t, rules) {
				if !strings.Contains(translated, "`"+word+"`") {
					t.Errorf("%s does not name `%s`", page, word)
				}
			}
		}
	}
}

// TestTranslationLinks: the page of a game links to its translations, and these to it and to
// each other.
func TestTranslationLinks(t *testing.T) {
	for _, language := range translations {
		for _, rules := range gamesTranslated(t, language) {
			file := rules.Name + ".md"
			requireLink(t, file, readPage(t, rules), language.name+": ["+rules.Title+"]("+language.folder+"/"+file+")")
			translated := readTranslation(t, language, rules.Name)
			requireLink(t, language.folder+"/"+file, translated, "English: ["+rules.Title+"](../"+file+")")
			for _, other := range translations {
				if other != language {
					requireLink(t, language.folder+"/"+file, translated, other.name+": ["+rules.Title+"](../"+other.folder+"/"+file+")")
				}
			}
		}
	}
}

// requireLink reports an error if no line of the page is the link.
func requireLink(t *testing.T, file, page, link string) {
	t.Helper()
	if !strings.Contains(page, "\n"+link+"\n") {
		t.Errorf("%s has no line %q", file, link)
	}
}

// optionOf are the words of the program in the row of an option: its values and
// its default.
func optionOf(page, name string) []string {
	row := regexp.MustCompile("(?m)^\\| `" + name + "` \\|(.*)\\|(.*)\\|.*\\|$")
	cells := row.FindStringSubmatch(page)
	if cells == nil {
		return nil
	}
	return code.FindAllString(cells[1]+cells[2], -1)
}

// TestTranslatedIndex: the index in another language leads to every page and says what its game is about. Its list of words
// has the ways in which games end, with the words that the pages use for them.
func TestTranslatedIndex(t *testing.T) {
	for _, language := range translations {
		index := readTranslation(t, language, "README")
		for _, rules := range gamesTranslated(t, language) {
			if link := "[" + rules.Title + "](" + rules.Name + ".md)"; !strings.Contains(index, link) {
				t.Errorf("%s/README.md lacks %s", language.folder, link)
			}
			if !introduces(index, rules) {
				t.Errorf("%s/README.md does not say what %s is about", language.folder, rules.Title)
			}
			translated := readTranslation(t, language, rules.Name)
			for _, ending := range endings[rules.Name] {
				_, row, _ := strings.Cut(index, "\n| `"+ending+"` | ")
				word, _, found := strings.Cut(row, " |\n")
				if cell := "\n| `" + ending + "` (" + word + ") | "; !found || !strings.Contains(translated, cell) {
					t.Errorf("%s/%s.md does not call the ending `%s` %q as the index does", language.folder, rules.Name, ending, word)
				}
			}
		}
	}
}

// TestAllTranslationsExist: the five games have a page in every language. A further game need not.
func TestAllTranslationsExist(t *testing.T) {
	for _, language := range translations {
		translated := gamesTranslated(t, language)
		for _, rules := range gamesWithPage(t) {
			if endings[rules.Name] != nil && !slices.Contains(translated, rules) {
				t.Errorf("docs/rules/%s/%s.md is missing", language.folder, rules.Name)
			}
		}
	}
}

// gamesTranslated returns the games with a page in the language.
func gamesTranslated(t *testing.T, language translation) (list []*game.Rules) {
	t.Helper()
	for _, rules := range gamesWithPage(t) {
		if _, err := os.Stat(filepath.Join(pages, language.folder, rules.Name+".md")); err == nil {
			list = append(list, rules)
		}
	}
	return list
}

func readTranslation(t *testing.T, language translation, name string) string {
	t.Helper()
	page, err := os.ReadFile(filepath.Join(pages, language.folder, name+".md"))
	if err != nil {
		t.Fatal(err)
	}
	return string(page)
}

var (
	numberOf = regexp.MustCompile(`^[0-9]+\. `)
	pictured = regexp.MustCompile(`^!\[.+\]\((.*)\)$`)
	code     = regexp.MustCompile("`[^`]*`")
	coded    = regexp.MustCompile("^\\| (`[^`]*`)")
)

// frame is what pages in different languages have in common: the levels of the
// headings and the ids of the rules, the examples, the diagrams, the numbers of
// lists, and of each row of a table how many cells it has and the word of the
// program with which it begins.
func frame(page string) (lines []string) {
	const fence = "```"
	open := false
	for line := range strings.Lines(page) {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, fence):
			open = !open
			lines = append(lines, line)
		case open || strings.HasPrefix(line, "<!--"):
			lines = append(lines, line)
		case strings.HasPrefix(line, "### `"):
			id, _, _ := strings.Cut(line, ":")
			lines = append(lines, id)
		case strings.HasPrefix(line, "#"):
			level, _, _ := strings.Cut(line, " ")
			lines = append(lines, level)
		case strings.HasPrefix(line, "- "):
			lines = append(lines, "-")
		case numberOf.MatchString(line):
			lines = append(lines, numberOf.FindString(line))
		case strings.HasPrefix(line, "|"):
			cells := strings.Count(strings.ReplaceAll(line, `\|`, ""), "|") - 1
			lines = append(lines, "row of "+strconv.Itoa(cells))
			if first := coded.FindStringSubmatch(line); first != nil {
				lines = append(lines, first[1])
			}
		default:
			if picture := pictured.FindStringSubmatch(line); picture != nil {
				lines = append(lines, path.Base(picture[1]))
			}
		}
	}
	return lines
}
