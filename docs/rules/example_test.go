package rules_test

import (
	"bytes"
	"fmt"

	"github.com/teahouse-games/teahouse/docs/rules"
)

// The rules page of a game, in English and German.
func Example() {
	for _, name := range []string{"ki-shogi.md", "de/ki-shogi.md"} {
		page, err := rules.Pages.ReadFile(name)
		if err != nil {
			panic(err)
		}
		title, _, _ := bytes.Cut(page, []byte("\n"))
		fmt.Println(string(title))
	}
	// Output:
	// # Ki Shogi
	// # Ki Shogi
}
