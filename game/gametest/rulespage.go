package gametest

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/teahouse-games/teahouse/game"
)

// CheckPageNotation plays the games that the rules pages of a game show in its
// notation, in English and in German, and writes them again: a page must show what
// is written. It returns the games where they end.
//
// A game stands in a block of the page that is marked as notation. Options may
// follow the mark; a last line may have the outcome; entries may stand in lines of
// their own behind the turn that they mean:
//
//	```notation accents=host
//	0H.R,W,K,B;0G.R,W,K,B
//	1G.R3(0,-8)
//	ends first: ring
//	```
//
//	```notation
//	Gyoku*0,0    *Gyoku
//	Gyoku*1,2    *Gyoku NNE
//	```
func CheckPageNotation(t *testing.T, rules *game.Rules) (played []game.Game) {
	t.Helper()
	for _, folder := range []string{"../docs/rules/", "../docs/rules/de/"} {
		page := folder + rules.Name + ".md"
		data, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		blocks := strings.Split(string(data), "\n```notation")[1:]
		if len(blocks) == 0 {
			t.Errorf("%s shows no game in the notation", page)
		}
		for i, block := range blocks {
			block, _, _ = strings.Cut(block, "\n```")
			table, err := replayBlock(rules, block)
			if err != nil {
				t.Fatalf("%s: the %d-th game: %v", page, i+1, err)
			}
			played = append(played, table)
		}
	}
	return played
}

// replayBlock plays the game of a block, which begins behind the mark.
func replayBlock(rules *game.Rules, block string) (game.Game, error) {
	n := rules.Notation
	mark, text, _ := strings.Cut(block, "\n")
	text, ending, ends := strings.Cut(text, "\nends ")
	options := make(map[string]string)
	if n.ImpliedOptions != nil {
		options = n.ImpliedOptions(text)
	}
	for field := range strings.FieldsSeq(mark) {
		option, value, _ := strings.Cut(field, "=")
		options[option] = value
	}
	table, err := rules.New(options)
	if err != nil {
		return nil, err
	}
	reported, text := turnColumn(table, text)
	entries, err := n.SplitEntries(text)
	if err != nil {
		return nil, err
	}
	var turns, written []string
	for _, entry := range entries {
		turn, warning, err := n.ReadEntry(table, entry.Text)
		if err != nil {
			return nil, fmt.Errorf("%q cannot be read: %w", entry.Text, err)
		}
		if !warning.IsZero() {
			return nil, fmt.Errorf("%q is read with the warning %q", entry.Text, warning)
		}
		if turn == "" {
			continue
		}
		again, err := n.WriteTurn(table, turn)
		if err != nil {
			return nil, err
		}
		turns, written = append(turns, turn), append(written, again)
		if err := game.PlayTurn(table, turn); err != nil {
			return nil, err
		}
	}
	again := n.JoinEntries(written)
	if reported != nil {
		again = strings.Join(written, "\n")
	}
	switch {
	case reported != nil && !slices.Equal(turns, reported):
		return nil, fmt.Errorf("the turns are %q, the page says %q", turns, reported)
	case inLines(again) != inLines(text):
		return nil, fmt.Errorf("the page shows\n%s\nwhich is written\n%s", text, again)
	case ends && table.Outcome().String() != ending:
		return nil, fmt.Errorf("the game ends %q, the page says %q", table.Outcome(), ending)
	}
	return table, nil
}

// turnColumn divides lines that begin with the turns which their entries mean; it
// leaves a text without that column as it is.
func turnColumn(g game.Playable, text string) (turns []string, entries string) {
	first, _, _ := strings.Cut(text, " ")
	if _, err := g.ParseTurn(first); err != nil {
		return nil, text
	}
	var list []string
	for line := range strings.Lines(text) {
		turn, entry, _ := strings.Cut(line, " ")
		turns, list = append(turns, turn), append(list, strings.TrimSpace(entry))
	}
	return turns, strings.Join(list, "\n")
}

// inLines makes line breaks of the semicolons between entries: a page breaks long lines there.
func inLines(text string) string {
	return strings.ReplaceAll(strings.TrimSpace(text), ";", "\n")
}
