package games

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestGermanPages: the German page of a game has the frame of the English one
// and names the same words of the program. Only the sentences are others.
func TestGermanPages(t *testing.T) {
	for _, rules := range gamesWithPage(t, "de") {
		english, german := readPage(t, rules), readGerman(t, rules.Name)
		if diff := cmp.Diff(frame(english), frame(german)); diff != "" {
			t.Errorf("%s: the German page has another frame (-English +German):\n%s", rules.Name, diff)
		}
		for _, h := range rules.TurnRules {
			if strings.Contains(german, "### `"+h.ID+"`: "+h.Title+"\n") {
				t.Errorf("%s: the German heading of %s is English", rules.Name, h.ID)
			}
		}
		for _, o := range rules.Options {
			if diff := cmp.Diff(optionOf(english, o.Name), optionOf(german, o.Name)); diff != "" {
				t.Errorf("%s: the German page has another option %s (-English +German):\n%s", rules.Name, o.Name, diff)
			}
		}
		for _, word := range wordsOf(t, rules) {
			if !strings.Contains(german, "`"+word+"`") {
				t.Errorf("%s: the German page does not name `%s`", rules.Name, word)
			}
		}
		for _, link := range []struct{ page, to string }{
			{english, "\nDeutsch: [" + rules.Title + "](de/" + rules.Name + ".md)\n"},
			{german, "\nEnglish: [" + rules.Title + "](../" + rules.Name + ".md)\n"},
		} {
			if !strings.Contains(link.page, link.to) {
				t.Errorf("%s: one page does not lead to the other: it lacks %q", rules.Name, link.to)
			}
		}
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

// TestGermanIndex: the German index leads to every page, and its list of words
// has the ways in which games end, with the words that the pages use for them.
func TestGermanIndex(t *testing.T) {
	index := readGerman(t, "README")
	for _, rules := range gamesWithPage(t, "de") {
		if link := "[" + rules.Title + "](" + rules.Name + ".md)"; !strings.Contains(index, link) {
			t.Errorf("the German index lacks %s", link)
		}
		german := readGerman(t, rules.Name)
		for _, ending := range endings[rules.Name] {
			_, row, _ := strings.Cut(index, "\n| `"+ending+"` | ")
			word, _, found := strings.Cut(row, " |\n")
			if cell := "\n| `" + ending + "` (" + word + ") | "; !found || !strings.Contains(german, cell) {
				t.Errorf("%s: the German page does not call the ending `%s` %q as the index does", rules.Name, ending, word)
			}
		}
	}
}

func readGerman(t *testing.T, name string) string {
	t.Helper()
	page, err := os.ReadFile(filepath.Join(pages, "de", name+".md"))
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
