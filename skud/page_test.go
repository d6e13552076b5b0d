package skud

import (
	"os"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// TestPageNotation replays the blocks of the rules page that are marked
// notation, with the options behind the mark. The last line of a block is the
// outcome.
func TestPageNotation(t *testing.T) {
	page, err := os.ReadFile("../docs/rules/" + name + ".md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := strings.Split(string(page), "\n```notation")[1:]
	if len(blocks) == 0 {
		t.Fatal("the page has no example of the notation")
	}
	for _, block := range blocks {
		block, _, _ = strings.Cut(block, "\n```")
		mark, text, _ := strings.Cut(block, "\n")
		text, ending, _ := strings.Cut(text, "\nends ")
		options := Rules.Notation.Options(text)
		for _, field := range strings.Fields(mark) {
			option, value, _ := strings.Cut(field, "=")
			options[option] = value
		}
		turns := readSiteGame(t, options, text)
		if got, want := writeSiteGame(t, options, turns), strings.ReplaceAll(text, "\n", ";"); got != want {
			t.Errorf("written again:\n%s\nwant\n%s", got, want)
		}
		table, err := Rules.New(options)
		if err != nil {
			t.Fatal(err)
		}
		for _, turn := range turns {
			if err := game.PlayTurn(table, turn); err != nil {
				t.Fatal(err)
			}
		}
		if got := table.Outcome().String(); got != ending {
			t.Errorf("the outcome is %q, want %q", got, ending)
		}
	}
}
