package page

import (
	"os"
	"regexp"
	"testing"
)

// reason is the first cell of a line of the table of endings.
var reason = regexp.MustCompile("(?m)^\\| `([a-z-]+)` \\|")

// endingTable is the table of endings in a rules page.
var endingTable = regexp.MustCompile(`(?s)\n## Endings\n.*?\n## `)

// reasonsIn are the reasons for which a game ends, as its rules page has them.
func reasonsIn(t *testing.T, page string) (list []string) {
	t.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	for _, found := range reason.FindAllStringSubmatch(endingTable.FindString(string(text)), -1) {
		list = append(list, found[1])
	}
	if len(list) == 0 {
		t.Fatalf("%s has no table of endings", page)
	}
	return list
}
