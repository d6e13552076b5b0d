package gamelist

import (
	"fmt"
	"strings"

	"github.com/teahouse-games/teahouse/game"
	"github.com/teahouse-games/teahouse/game/wording"
)

// Games is the games there are, in the order in which they are listed.
type Games []*game.Rules

// ByName returns the game with this name. The error lists the names, the nearest one first.
func (c Games) ByName(name string) (*game.Rules, error) {
	var names []string
	for _, rules := range c {
		if rules.Name == name {
			return rules, nil
		}
		names = append(names, rules.Name)
	}
	list := "the games are " + strings.Join(names, ", ")
	if name == "" {
		return nil, fmt.Errorf("no game named: %s", list)
	}
	if near, ok := Closest(name, names); ok {
		return nil, fmt.Errorf("unknown game %s: did you mean %s? (%s)", wording.QuoteShort(name), near, list)
	}
	return nil, fmt.Errorf("unknown game %s: %s", wording.QuoteShort(name), list)
}

// Closest returns the word that was probably meant: one that begins with typed, or the
// one in which the fewest letters differ, if those are few.
func Closest(typed string, words []string) (nearest string, ok bool) {
	if len(typed) > 64 {
		return "", false
	}
	typed = strings.ToLower(typed)
	least := len(typed)/3 + 2
	for _, word := range words {
		if typed != "" && strings.HasPrefix(word, typed) {
			return word, true
		}
		if d := editDistance(typed, word); d < least {
			nearest, least = word, d
		}
	}
	return nearest, nearest != ""
}

// editDistance returns the number of bytes to put in, take out or change to make a into b.
func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, diagonal+1)
		}
	}
	return row[len(b)]
}
